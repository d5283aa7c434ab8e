"""Columns side by side, each with its number above and its day or week below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy

from bridgetutor.desktop.progress.mark import Board, Mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from bridgetutor.desktop.look import Look


@dataclass(frozen=True, slots=True)
class Column:
    """`height` from 0 to 1; `number` stands above it, `below` under it; `is_last` is today or this week."""

    says: str
    height: float
    number: str
    below: str
    is_last: bool = False


class Bar(Mark):
    """One column."""

    def __init__(self, column: Column, look: Look) -> None:
        super().__init__(column.says, look)
        self._column = column

    def draw(self, painter: QPainter) -> None:
        """The last one full, the others in a paler tone: the words below tell them apart as well."""
        px, colours, column = self._look.theme.px, self._look.theme.colours, self._column
        line = QFontMetrics(self.font_of(13)).height() + 2
        room = self.rect().adjusted(0, line + px(2), 0, -line - px(4))
        painter.setPen(Qt.PenStyle.NoPen)
        height = round(room.height() * column.height)
        if height:
            width = min(px(40), self.width() - 8)
            bar = QRect(self.rect().center().x() - width // 2, room.bottom() + 1 - height, width, height)
            ground = QColor(colours.accent)
            ground.setAlpha(255 if column.is_last else 110)
            painter.setBrush(ground)
            painter.drawRoundedRect(QRectF(bar), 4, 4)
        painter.setFont(self.font_of(13))
        painter.setPen(QColor(colours.ink))
        above = QRect(0, room.bottom() + 1 - height - line - 1, self.width(), line)
        painter.drawText(above, Qt.AlignmentFlag.AlignCenter, column.number)
        painter.setPen(QColor(colours.soft))
        below = QRect(0, self.height() - line, self.width(), line)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, column.below)


class Bars(Board):
    """As many as fit, the last ones."""

    def __init__(self, name: str, columns: Sequence[Column], look: Look) -> None:
        super().__init__(name)
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for column in columns:
            self.add(Bar(column, look))

    def sizeHint(self) -> QSize:
        """Room for a column of some height."""
        return QSize(44 * len(self.marks), self._look.theme.px(150))

    def minimumSizeHint(self) -> QSize:
        """Some of the columns."""
        return QSize(44 * min(7, len(self.marks)), self._look.theme.px(150))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The columns share the width."""
        super().resizeEvent(event)
        fit = max(1, min(len(self.marks), self.width() // 44))
        width = min(self.width() // fit, self._look.theme.px(84))
        shown = self.marks[-fit:]
        for mark in self.marks[:-fit]:
            mark.hide()
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for n, mark in enumerate(shown):
            x = self.width() - (n + 1) * width if mirrored else n * width
            mark.setGeometry(x, 0, width, self.height())
            mark.show()
