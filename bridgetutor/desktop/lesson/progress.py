"""The bar that shows how far the lesson is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from bridgetutor.desktop.theme import Theme


class ProgressBar(QWidget):
    """Steps from 1; hidden from the screen reader, which has the same in the words above."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._step, self._steps = 0, 1
        self.setFixedHeight(6)

    def show_step(self, step: int, steps: int) -> None:
        """So far."""
        self._step, self._steps = step, max(1, steps)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A rounded line, filled from where lines begin."""
        colours = self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.line))
        painter.drawRoundedRect(QRectF(self.rect()), 3, 3)
        done = self.rect()
        done.setWidth(round(self.width() * min(self._step, self._steps) / self._steps))
        painter.setBrush(QColor(colours.accent))
        painter.drawRoundedRect(QRectF(QStyle.visualRect(self.layoutDirection(), self.rect(), done)), 3, 3)
        painter.end()
