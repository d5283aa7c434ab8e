"""The days of the last weeks: a column a week, in each field the number of answers, darker the more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from bridgetutor.desktop.progress.mark import Board, Mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from bridgetutor.desktop.look import Look

CELL = 44, 40
"""Width and height of a day."""


@dataclass(frozen=True, slots=True)
class Day:
    """`week` counts the columns from 0, `weekday` from Monday; `depth` is from 0 to 1."""

    says: str
    week: int
    weekday: int
    number: str
    depth: float
    is_today: bool = False


class DayMark(Mark):
    """One day."""

    def __init__(self, day: Day, look: Look) -> None:
        super().__init__(day.says, look)
        self.day = day
        self.setEnabled(bool(day.number))

    def draw(self, painter: QPainter) -> None:
        """The more answers the darker; the number says it exactly. Today has an edge."""
        colours = self._look.theme.colours
        place = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        ground = QColor(colours.accent if self.day.number else colours.line)
        ground.setAlpha(round(50 + 120 * self.day.depth) if self.day.number else 90)
        painter.setBrush(ground)
        pen = QPen(QColor(colours.ink), 2)
        painter.setPen(pen if self.day.is_today else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(place, 6, 6)
        painter.setFont(self.font_of(13))
        painter.setPen(QColor(colours.ink))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.day.number)


class Calendar(Board):
    """`rows` are the names of the weekdays, `columns` those of the weeks, empty for most."""

    def __init__(
        self, name: str, days: Sequence[Day], rows: Sequence[str], columns: Sequence[str], look: Look
    ) -> None:
        super().__init__(name)
        self._look, self._rows, self._columns = look, tuple(rows), tuple(columns)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for day in days:
            self.add(DayMark(day, look))
        latest = next((mark for mark in reversed(self.marks) if mark.isEnabled()), None)
        if latest is not None:
            self.hold(latest)

    def sizeHint(self) -> QSize:
        """Seven rows under a head."""
        return QSize(
            self._side + CELL[0] * len(self._columns), self._head + max(CELL[1], self._look.theme.px(36)) * 7
        )

    def minimumSizeHint(self) -> QSize:
        """No field is smaller."""
        return self.sizeHint()

    @property
    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(self._look.theme.px(13))
        return font

    @property
    def _side(self) -> int:
        return max(map(QFontMetrics(self._font).horizontalAdvance, self._rows)) + 12

    @property
    def _head(self) -> int:
        return QFontMetrics(self._font).height() + 6

    def _cell(self, week: int, weekday: int) -> QRect:
        width = min(self._look.theme.px(64), (self.width() - self._side) // max(1, len(self._columns)))
        height = (self.height() - self._head) // 7
        x = self._side + week * width
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            x = self.width() - x - width
        return QRect(x, self._head + weekday * height, width, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Each day to its field."""
        super().resizeEvent(event)
        for mark in self.marks:
            if isinstance(mark, DayMark):
                mark.setGeometry(self._cell(mark.day.week, mark.day.weekday))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The names of weekdays and months."""
        painter = QPainter(self)
        painter.setFont(self._font)
        painter.setPen(QColor(self._look.theme.colours.soft))
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for weekday, name in enumerate(self._rows):
            place = self._cell(0, weekday)
            place.setX(self.width() - self._side + 12 if mirrored else 0)
            place.setWidth(self._side - 12)
            side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
            painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, name)
        for week, name in enumerate(self._columns):
            place = self._cell(week, 0)
            wide = QRect(place.x() - place.width(), 0, place.width() * 3, self._head - 4)
            painter.drawText(wide, Qt.AlignmentFlag.AlignCenter, name)
        painter.end()
