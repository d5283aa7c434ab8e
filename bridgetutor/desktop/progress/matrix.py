"""What was taken for what: a row for each call that was wanted, a column for each that was given instead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy

from bridgetutor.desktop.progress.mark import Board, Mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from bridgetutor.desktop.look import Look


@dataclass(frozen=True, slots=True)
class Mistaken:
    """One field: so many times; `depth` is from 0 to 1."""

    says: str
    row: int
    column: int
    number: str
    depth: float


class MistakeMark(Mark):
    """One field."""

    def __init__(self, mistaken: Mistaken, look: Look) -> None:
        super().__init__(mistaken.says, look)
        self.mistaken = mistaken

    def draw(self, painter: QPainter) -> None:
        """The more often the darker; the number says it exactly."""
        colours = self._look.theme.colours
        ground = QColor(colours.wrong)
        ground.setAlpha(round(30 + 90 * self.mistaken.depth))
        painter.setBrush(ground)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 6, 6)
        painter.setFont(self.font_of(15, bold=True))
        painter.setPen(QColor(colours.ink))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.mistaken.number)


class Matrix(Board):
    """`wanted` and `given` are the words of the rows and columns; what never happened is left empty."""

    def __init__(
        self,
        name: str,
        fields: Sequence[Mistaken],
        wanted: Sequence[str],
        given: Sequence[str],
        heads: tuple[str, str],
        look: Look,
    ) -> None:
        super().__init__(name)
        self._look, self._wanted, self._given, self._heads = look, tuple(wanted), tuple(given), heads
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for field in fields:
            self.add(MistakeMark(field, look))

    @property
    def _cell_size(self) -> QSize:
        px = self._look.theme.px
        metrics = QFontMetrics(self._font(bold=True))
        widest = max(map(metrics.horizontalAdvance, (*self._given, "00")))
        return QSize(max(44, px(56), widest + 16), max(40, px(40)))

    def _font(self, *, bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(self._look.theme.px(15 if bold else 14))
        font.setBold(bold)
        return font

    @property
    def _side(self) -> int:
        metrics = QFontMetrics(self._font(bold=True))
        head = QFontMetrics(self._font()).horizontalAdvance(self._heads[0])
        return max(head, *map(metrics.horizontalAdvance, self._wanted)) + 20

    def sizeHint(self) -> QSize:
        """All fields, and the words around them."""
        cell = self._cell_size
        return QSize(self._side + cell.width() * len(self._given), cell.height() * (len(self._wanted) + 2))

    def minimumSizeHint(self) -> QSize:
        """No field is smaller."""
        return self.sizeHint()

    def _cell(self, row: int, column: int) -> QRect:
        cell = self._cell_size
        x = self._side + column * cell.width()
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            x = self.width() - x - cell.width()
        return QRect(x, (row + 2) * cell.height(), cell.width(), cell.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Each field to its place."""
        super().resizeEvent(event)
        for mark in self.marks:
            if isinstance(mark, MistakeMark):
                mark.setGeometry(self._cell(mark.mistaken.row, mark.mistaken.column))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The calls along both sides, with what they are."""
        painter = QPainter(self)
        colours = self._look.theme.colours
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        cell = self._cell_size
        painter.setPen(QColor(colours.soft))
        painter.setFont(self._font())
        head = QRect(0, 0, self.width(), cell.height())
        trailing = head.adjusted(0, 0, -self._side, 0) if mirrored else head.adjusted(self._side, 0, 0, 0)
        painter.drawText(trailing, side | Qt.AlignmentFlag.AlignVCenter, self._heads[1])
        beside = QRect(self.width() - self._side if mirrored else 0, cell.height(), self._side, cell.height())
        painter.drawText(beside, side | Qt.AlignmentFlag.AlignVCenter, self._heads[0])
        painter.setPen(QColor(colours.ink))
        painter.setFont(self._font(bold=True))
        for column, words in enumerate(self._given):
            painter.drawText(self._cell(-1, column), Qt.AlignmentFlag.AlignCenter, words)
        for row, words in enumerate(self._wanted):
            place = QRect(beside.x(), self._cell(row, 0).y(), self._side, cell.height())
            painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, words)
        painter.end()
