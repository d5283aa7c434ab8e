"""The row at the top: the name, the places there are, where the learner is, and the settings."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QStyle, QWidget

from bridgetutor.desktop import enter, icons
from bridgetutor.desktop.actions import DRILLS, HOME, LESSONS, PLAY, SETTINGS, Command
from bridgetutor.desktop.elided import Elided
from bridgetutor.desktop.page import label
from bridgetutor.desktop.style import RADIUS

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.theme import Theme


ENTRIES = (HOME, LESSONS, DRILLS, PLAY)
"""The places that exist, each by the command that leads there; each further part of the program adds its own."""


class Crowd(Enum):
    """How little room there is in the row, from much to hardly any."""

    ROOMY = "roomy"
    CROWDED = "crowded"
    TIGHT = "tight"


SIGN, BRAND = "♠", "♠ bridgetutor"


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
        self._key = self._own_key = key
        self._margin = theme.px(10)
        self.setAccessibleDescription(key)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def fit(self, crowd: Crowd) -> None:
        """The key stands beside the name where there is room; a tool tip and a screen reader tell it always."""
        self._key = self._own_key if crowd is Crowd.ROOMY else ""
        self._margin = 5 if crowd is Crowd.TIGHT else self._theme.px(10)
        self.updateGeometry()

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
        return QSize(max(44, width + 2 * self._margin), max(56, px(56)))

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
        margin = self._margin
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
        px = look.theme.px
        self._gap = px(12)
        self.setFixedHeight(max(56, px(56)))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(24, 0, 16, 0)
        self._row.setSpacing(self._gap)
        self._brand = label(BRAND, "brand", wraps=False)
        self._brand.setAccessibleName("bridgetutor")
        self._row.addWidget(self._brand)
        self.entries = {entry.name: self._entry(entry, look) for entry in ENTRIES}
        for button in self.entries.values():
            self._row.addWidget(button)
        self._row.addStretch()
        self._context = Elided(Qt.AlignmentFlag.AlignTrailing)
        self._row.addWidget(self._context, 1)
        self.gear = self._gear(look)
        self._row.addWidget(self.gear)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where the row has no room for the program's name and the keys of the places, they give way."""
        super().resizeEvent(event)
        for crowd in Crowd:
            self._fit(crowd)
            if self._row.minimumSize().width() <= self.width():
                break

    def _fit(self, crowd: Crowd) -> None:
        self._brand.setText(BRAND if crowd is Crowd.ROOMY else SIGN)
        self._brand.setVisible(crowd is not Crowd.TIGHT)
        for button in self.entries.values():
            button.fit(crowd)
        self._row.setSpacing({Crowd.ROOMY: self._gap, Crowd.CROWDED: 8, Crowd.TIGHT: 0}[crowd])
        self._row.invalidate()

    def show_context(self, text: str) -> None:
        """Say where the learner is."""
        self._context.show_text(text)

    def show_place(self, name: str) -> None:
        """Mark the place where the learner is."""
        self.entries[name].setChecked(True)

    def _entry(self, entry: Command, look: Look) -> EntryButton:
        button = EntryButton(look.wording.render(entry.label), entry.cap, look.theme, self)
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
