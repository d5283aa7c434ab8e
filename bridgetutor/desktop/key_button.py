"""A button that shows the key that presses it, on a small key cap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter, QWidget

from bridgetutor.desktop import enter

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from bridgetutor.desktop.theme import Theme

LEAST_WIDTH, LEAST_HEIGHT = 44, 40
"""Nothing to click is smaller: old hands."""


class KeyButton(QPushButton):
    """`role` is "plain", "main" (one a page) or "quiet". `key` is shown, and told to a screen reader.

    `snug` stands closer round its words, where many buttons share a narrow column.
    """

    def __init__(
        self,
        text: str,
        key: str,
        theme: Theme,
        *,
        role: str = "plain",
        snug: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self._pad, self._gap = (theme.px(10), theme.px(7)) if snug else (theme.px(15), theme.px(9))
        self._key = key
        self._capped = True
        self.setProperty("role", role)
        self.setAccessibleDescription(key)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def has_cap(self) -> bool:
        """Whether the key stands on it."""
        return bool(self._key) and self._capped

    def show_cap(self, *, shown: bool) -> None:
        """With its key on it, or without where there is no room; the key works all the same."""
        if shown != self._capped:
            self._capped = shown
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Text, gap and key cap inside the padding."""
        self.ensurePolished()
        px = self._theme.px
        width = 2 * self._pad + self._text_metrics().horizontalAdvance(self.text())
        if self.has_cap:
            width += self._gap + self._cap_width()
        return QSize(max(LEAST_WIDTH, width), max(LEAST_HEIGHT, px(40)))

    def minimumSizeHint(self) -> QSize:
        """A button is never squeezed: half a word helps nobody."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, as Space does."""
        if not enter.presses(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground as the style sheet says, then text and cap."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        self._paint_words(painter)
        painter.end()

    def _paint_words(self, painter: QPainter) -> None:
        inner = self.rect().adjusted(self._pad, 0, -self._pad, 0)
        text_width = self._text_metrics().horizontalAdvance(self.text())
        total = text_width + (self._gap + self._cap_width() if self.has_cap else 0)
        start = inner.x() + max(0, (inner.width() - total) // 2)
        painter.setPen(QColor(self._ink()))
        painter.setFont(self._text_font())
        text = QRect(start, inner.y(), text_width + 1, inner.height())
        painter.drawText(self._mirrored(text), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.has_cap:
            x = start + text_width + self._gap
            height = self._cap_metrics().height() + 2
            cap = QRect(x, inner.center().y() - height // 2 + 1, self._cap_width(), height)
            self._paint_cap(painter, self._mirrored(cap))

    def _paint_cap(self, painter: QPainter, cap: QRect) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._ink())
        painter.setPen(QPen(QColor(colour.red(), colour.green(), colour.blue(), 120), 1))
        painter.drawRoundedRect(cap, 4, 4)
        painter.setPen(colour)
        painter.setFont(self._cap_font())
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)

    def _ink(self) -> str:
        colours = self._theme.colours
        if not self.isEnabled():
            return colours.soft
        return colours.on_accent if self.property("role") == "main" else colours.ink

    def _mirrored(self, rect: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)

    def _text_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(self._theme.px(15))
        font.setBold(self.property("role") == "main")
        return font

    def _cap_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(11, self._theme.px(12)))
        font.setBold(False)
        return font

    def _text_metrics(self) -> QFontMetrics:
        return QFontMetrics(self._text_font())

    def _cap_metrics(self) -> QFontMetrics:
        return QFontMetrics(self._cap_font())

    def _cap_width(self) -> int:
        return self._cap_metrics().horizontalAdvance(self._key) + self._theme.px(10)
