"""A score: the points of one deal, with a line for each of its parts."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.phrase import Phrase
from bridgetutor.rules.seats import Side


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One entry of a score and what it is for; undertricks count below nothing."""

    what: Phrase
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one deal, seen from the declaring side; no side and no lines where it was passed out."""

    side: Side | None = None
    lines: tuple[ScoreLine, ...] = ()

    @property
    def total(self) -> int:
        """The points of the declaring side: the sum of the lines."""
        return sum(line.points for line in self.lines)

    def points(self, side: Side) -> int:
        """The points of either side: what one side wins, the other loses."""
        return self.total if side is self.side else -self.total

    @property
    def winner(self) -> Side | None:
        """The side with points to the good; None for a tie, which only a passed-out deal is."""
        if self.side is None or self.total == 0:
            return None
        return self.side if self.total > 0 else self.side.other
