"""Cards that move: from hand to trick, and a trick to the side that has won it.

Everything already is where it belongs when a glide begins; the glide only tells how it got there. So it can be ended at
any moment, and without it nothing is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPropertyAnimation,
    QRect,
    QSequentialAnimationGroup,
)
from PySide6.QtWidgets import QWidget

MILLISECONDS = 180


@dataclass(frozen=True, slots=True)
class Move:
    """A widget's way, after a delay in milliseconds; `unseen` until then where it comes from a hidden hand."""

    widget: QWidget
    start: QRect
    end: QRect
    delay: int = 0
    unseen: bool = False


class Glide(QObject):
    """At most one set of moves at a time."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._group: QParallelAnimationGroup | None = None
        self._moves: tuple[Move, ...] = ()
        self._done: Callable[[], None] | None = None

    @property
    def is_running(self) -> bool:
        """Whether something still moves."""
        return self._group is not None

    def run(self, moves: Iterable[Move], done: Callable[[], None]) -> None:
        """Begin; `done` is called once, when all has arrived or `finish` cuts it short."""
        self.finish()
        self._moves, self._done = tuple(moves), done
        if not self._moves:
            self.finish()
            return
        group = QParallelAnimationGroup(self)
        for move in self._moves:
            group.addAnimation(self._way(move))
        group.finished.connect(self.finish)
        self._group = group
        group.start()

    def finish(self) -> None:
        """Everything at its end, at once."""
        group, self._group = self._group, None
        moves, self._moves = self._moves, ()
        done, self._done = self._done, None
        if group is not None:
            group.stop()
            group.deleteLater()
        for move in moves:
            move.widget.setGeometry(move.end)
            move.widget.show()
        if done is not None:
            done()

    def _way(self, move: Move) -> QSequentialAnimationGroup:
        move.widget.setGeometry(move.start)
        way = QSequentialAnimationGroup()
        if move.delay:
            pause = QPauseAnimation(move.delay)
            pause.finished.connect(move.widget.show)
            move.widget.setVisible(not move.unseen)
            way.addAnimation(pause)
        glide = QPropertyAnimation(move.widget, b"geometry")
        glide.setDuration(MILLISECONDS)
        glide.setStartValue(move.start)
        glide.setEndValue(move.end)
        glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        way.addAnimation(glide)
        return way
