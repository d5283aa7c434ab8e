"""A line that gives way where the room ends."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle


class Elided(QLabel):
    """Soft print, cut with … where the room ends, and whole in its tool tip and for a screen reader.

    `side` is leading or trailing, by the direction of the window.
    """

    def __init__(self, side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeading) -> None:
        super().__init__()
        self._side = side
        self.setProperty("role", "soft")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def show_text(self, text: str) -> None:
        """Show this."""
        self.setText(text)
        self.setToolTip(text)

    def sizeHint(self) -> QSize:
        """The whole line."""
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self.text()) + 4, metrics.height() + 2)

    def minimumSizeHint(self) -> QSize:
        """Next to nothing."""
        return QSize(20, QFontMetrics(self.font()).height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """As much of the line as there is room for."""
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        text = QFontMetrics(self.font()).elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        side = QStyle.visualAlignment(self.layoutDirection(), self._side)
        painter.drawText(
            self.rect(), side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter, text
        )
        painter.end()
