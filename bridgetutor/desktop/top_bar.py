"""The row at the top: the name, the places there are, where the learner is, and the settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from bridgetutor.desktop import icons
from bridgetutor.desktop.actions import SETTINGS
from bridgetutor.desktop.elided import Elided
from bridgetutor.desktop.page import label
from bridgetutor.desktop.style import RADIUS
from bridgetutor.phrase import Phrase, phrase

if TYPE_CHECKING:
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.theme import Theme


@dataclass(frozen=True, slots=True)
class Entry:
    """A place of the program."""

    name: str
    label: Phrase


ENTRIES = (Entry("lessons", phrase("Lessons")),)
"""The places that exist; each further part of the program adds its own."""


class EntryButton(QPushButton):
    """A place of the program; the one shown is bold and underlined."""

    def __init__(self, text: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._theme = theme
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
        width = QFontMetrics(self._font(bold=True)).horizontalAdvance(self.text())
        return QSize(max(44, width + self._theme.px(20)), max(56, self._theme.px(56)))

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
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.isChecked():
            line = self.rect().adjusted(self._theme.px(8), self.height() - 4, -self._theme.px(8), -1)
            painter.fillRect(line, QColor(colours.accent))
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawRoundedRect(self.rect().adjusted(2, 8, -2, -8), RADIUS, RADIUS)
        painter.end()


class TopBar(QFrame):
    """Signals: a place was chosen (its name), and the settings were asked for."""

    chosen = Signal(str)
    settings_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        px = look.theme.px
        self.setFixedHeight(max(56, px(56)))
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 0, 16, 0)
        row.setSpacing(px(12))
        row.addWidget(label("♠ bridgetutor", "brand", wraps=False))
        row.addSpacing(px(16))
        for entry in ENTRIES:
            row.addWidget(self._entry(entry, look))
        row.addStretch()
        self._context = Elided(Qt.AlignmentFlag.AlignTrailing)
        row.addWidget(self._context, 1)
        self.gear = self._gear(look)
        row.addWidget(self.gear)

    def show_context(self, text: str) -> None:
        """Say where the learner is."""
        self._context.show_text(text)

    def _entry(self, entry: Entry, look: Look) -> QPushButton:
        button = EntryButton(look.wording.render(entry.label), look.theme, self)
        button.setChecked(entry is ENTRIES[0])
        button.clicked.connect(lambda: self.chosen.emit(entry.name))
        return button

    def _gear(self, look: Look) -> QPushButton:
        button = QPushButton(self)
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
