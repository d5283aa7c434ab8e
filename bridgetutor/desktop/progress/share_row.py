"""A skill on one line: its name, how far it is in words, and the same as a bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy, QStyle, QVBoxLayout

from bridgetutor.desktop.progress.mark import Board, Mark

if TYPE_CHECKING:
    from bridgetutor.desktop.look import Look


class ShareRow(Mark):
    """`share` from 0 to 1, None where there is nothing to show yet."""

    def __init__(self, name: str, standing: str, share: float | None, look: Look) -> None:
        super().__init__(f"{name}: {standing}", look)
        self._name, self._standing, self._share = name, standing, share
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A line and a bar."""
        line = QFontMetrics(self.font_of(15, bold=True)).height()
        return QSize(220, max(44, line + self._look.theme.px(26)))

    def minimumSizeHint(self) -> QSize:
        """The name may be cut; it is whole in the tool tip."""
        return QSize(160, self.sizeHint().height())

    def draw(self, painter: QPainter) -> None:
        """The name where lines begin, the words where they end, the bar below."""
        px, colours = self._look.theme.px, self._look.theme.colours
        side = px(8)
        line = QFontMetrics(self.font_of(15, bold=True)).height()
        inner = self.rect().adjusted(side, px(5), -side, 0)
        metrics = QFontMetrics(self.font_of(14))
        words = metrics.elidedText(self._standing, Qt.TextElideMode.ElideRight, inner.width() * 3 // 5)
        width = metrics.horizontalAdvance(words) + 2
        painter.setFont(self.font_of(14))
        painter.setPen(QColor(colours.soft))
        place = QRect(inner.right() + 1 - width, inner.y(), width, line)
        painter.drawText(self.mirrored(place), Qt.AlignmentFlag.AlignCenter, words)
        painter.setFont(self.font_of(15, bold=True))
        painter.setPen(QColor(colours.ink))
        place = QRect(inner.x(), inner.y(), inner.width() - width - px(12), line)
        name = QFontMetrics(painter.font()).elidedText(self._name, Qt.TextElideMode.ElideRight, place.width())
        leading = QStyle.visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeading)
        flags = leading | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.mirrored(place), flags, name)
        self._draw_bar(painter, QRect(inner.x(), inner.y() + line + px(5), inner.width(), px(8)))

    def _draw_bar(self, painter: QPainter, place: QRect) -> None:
        colours, radius = self._look.theme.colours, place.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.line))
        painter.drawRoundedRect(QRectF(self.mirrored(place)), radius, radius)
        if not self._share:
            return
        filled = QRect(place)
        filled.setWidth(max(place.height(), round(place.width() * min(1.0, self._share))))
        painter.setBrush(QColor(colours.accent))
        painter.drawRoundedRect(QRectF(self.mirrored(filled)), radius, radius)


class ShareRows(Board):
    """Such lines, one below the other."""

    def __init__(self, name: str, look: Look) -> None:
        super().__init__(name)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.theme.px(2))

    def add(self, mark: Mark) -> None:
        """Below the others."""
        super().add(mark)
        self._column.addWidget(mark)
