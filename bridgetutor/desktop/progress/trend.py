"""How one skill went, week by week: points joined by a line, between nothing right and all right."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from bridgetutor.desktop.progress.mark import Board, Mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from bridgetutor.desktop.look import Look


@dataclass(frozen=True, slots=True)
class Point:
    """`place` counts the weeks from 0, `share` is what was right, from 0 to 1."""

    says: str
    place: int
    share: float


class PointMark(Mark):
    """One week."""

    def __init__(self, point: Point, look: Look) -> None:
        super().__init__(point.says, look)
        self.point = point

    @property
    def dot(self) -> QPointF:
        """Where the point lies in the mark."""
        margin = 10
        return QPointF(self.width() / 2, margin + (self.height() - 2 * margin) * (1 - self.point.share))

    def draw(self, painter: QPainter) -> None:
        """A disc."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.colours.accent))
        painter.drawEllipse(self.dot, 5, 5)


class Trend(Board):
    """`weeks` have room; those without an answer have no point."""

    def __init__(self, name: str, points: Sequence[Point], weeks: int, look: Look) -> None:
        super().__init__(name)
        self._look, self._weeks = look, weeks
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for point in points:
            self.add(PointMark(point, look))
        if self.marks:
            self.hold(self.marks[-1])

    def sizeHint(self) -> QSize:
        """A strip; each week is wide enough to click."""
        return QSize(44 * self._weeks, max(56, self._look.theme.px(60)))

    def minimumSizeHint(self) -> QSize:
        """No week is narrower."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Each week to its place."""
        super().resizeEvent(event)
        width = self.width() / self._weeks
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for mark in self.marks:
            if isinstance(mark, PointMark):
                place = self._weeks - 1 - mark.point.place if mirrored else mark.point.place
                mark.setGeometry(round(place * width), 0, round(width), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lines for nothing, half and all, and the line through the points."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._look.theme.colours
        painter.setPen(QPen(QColor(colours.line), 1))
        for share in (0.0, 0.5, 1.0):
            y = 10 + (self.height() - 20) * (1 - share)
            painter.drawLine(QPointF(0, y), QPointF(self.width(), y))
        dots = [mark.dot + QPointF(mark.pos()) for mark in self.marks if isinstance(mark, PointMark)]
        painter.setPen(QPen(QColor(colours.accent), 2))
        for one, other in itertools.pairwise(dots):
            painter.drawLine(one, other)
        painter.end()
