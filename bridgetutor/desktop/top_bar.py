"""The row at the top: the name, the places there are, where the learner is, and the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QStyle, QWidget

from bridgetutor.desktop import enter, icons
from bridgetutor.desktop.actions import DRILLS, LESSONS, PLAY, SETTINGS, Command
from bridgetutor.desktop.elided import Elided
from bridgetutor.desktop.page import label
from bridgetutor.desktop.style import RADIUS

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.theme import Theme


CROWDED = 130
"""Above this size of type, in percent, the row has no room for the program's name and the keys of the places."""

ENTRIES = (LESSONS, DRILLS, PLAY)
"""The places that exist, each by the command that leads there; each further part of the program adds its own."""


class BarButton(QPushButton):
    """Enter presses it where it has the focus, as it does everywhere."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter as Space."""
        if not enter.presses(self, event):
            super().keyPressEvent(event)


class EntryButton(BarButton):
    """A place of the program and its key; the one shown is bold and underlined."""

    def __init__(self, text: str, key: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self._key = key
        self.setAccessibleDescription(key)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _font(self, *, bold: bool) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(self._theme.px(16))
        font.setBold(bold)
        return font

    def sizeHint(self) -> QSize:
        """Room for the bold letters, so that nothing shifts."""
        px = self._theme.px
        key = px(6) + QFontMetrics(self._key_font()).horizontalAdvance(self._key) if self._key else 0
        width = self._word_width + key
        return QSize(max(44, width + px(20)), max(56, px(56)))

    @property
    def _word_width(self) -> int:
        return QFontMetrics(self._font(bold=True)).horizontalAdvance(self.text())

    def _key_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(13, self._theme.px(13)))
        font.setBold(False)
        return font

    def minimumSizeHint(self) -> QSize:
        """As its size: a place is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The name, a line under the place that is shown, and a frame where the keyboard is."""
        colours = self._theme.colours
        painter = QPainter(self)
        lit = self.isChecked() or self.underMouse()
        painter.setFont(self._font(bold=self.isChecked()))
        painter.setPen(QColor(colours.ink if lit else colours.soft))
        margin = self._theme.px(10)
        word = self.rect().adjusted(margin, 0, 0, 0)
        word.setWidth(self._word_width)
        painter.drawText(self._mirrored(word), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.setFont(self._key_font())
        painter.setPen(QColor(colours.soft))
        rest = self.rect().adjusted(margin + self._word_width + self._theme.px(6), 0, 0, 0)
        rest.setWidth(QFontMetrics(self._key_font()).horizontalAdvance(self._key))
        painter.drawText(self._mirrored(rest), Qt.AlignmentFlag.AlignCenter, self._key)
        if self.isChecked():
            line = self.rect().adjusted(self._theme.px(8), self.height() - 4, -self._theme.px(8), -1)
            painter.fillRect(line, QColor(colours.accent))
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawRoundedRect(self.rect().adjusted(2, 8, -2, -8), RADIUS, RADIUS)
        painter.end()

    def _mirrored(self, rect: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)


class TopBar(QFrame):
    """Signals: a place was chosen (its name), and the settings were asked for."""

    chosen = Signal(str)
    settings_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self._is_crowded = look.settings.type_size > CROWDED
        px = look.theme.px
        self.setFixedHeight(max(56, px(56)))
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 0, 16, 0)
        row.setSpacing(8 if self._is_crowded else px(12))
        brand = label("♠" if self._is_crowded else "♠ bridgetutor", "brand", wraps=False)
        brand.setAccessibleName("bridgetutor")
        row.addWidget(brand)
        row.addSpacing(0 if self._is_crowded else px(16))
        self.entries = {entry.name: self._entry(entry, look) for entry in ENTRIES}
        for button in self.entries.values():
            row.addWidget(button)
        row.addStretch()
        self._context = Elided(Qt.AlignmentFlag.AlignTrailing)
        row.addWidget(self._context, 1)
        self.gear = self._gear(look)
        row.addWidget(self.gear)

    def show_context(self, text: str) -> None:
        """Say where the learner is."""
        self._context.show_text(text)

    def show_place(self, name: str) -> None:
        """Mark the place where the learner is."""
        self.entries[name].setChecked(True)

    def _entry(self, entry: Command, look: Look) -> EntryButton:
        key = "" if self._is_crowded else entry.cap
        button = EntryButton(look.wording.render(entry.label), key, look.theme, self)
        button.setObjectName(entry.name)
        button.setToolTip(entry.tip(look.wording))
        button.clicked.connect(lambda: self.chosen.emit(entry.name))
        return button

    def _gear(self, look: Look) -> QPushButton:
        button = BarButton(self)
        button.setObjectName("gear")
        button.setProperty("role", "icon")
        size = look.theme.px(20)
        button.setIcon(icons.drawn(look.icon_text("settings", look.theme.colours.ink), size))
        button.setIconSize(QSize(size, size))
        button.setFixedSize(max(44, look.theme.px(44)), max(44, look.theme.px(44)))
        button.setAccessibleName(look.wording.render(SETTINGS.label))
        button.setToolTip(SETTINGS.tip(look.wording))
        button.clicked.connect(self.settings_wanted)
        return button
