"""A score: the points of one deal, with a line for each of its parts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from bridgetutor.phrase import Phrase
from bridgetutor.rules.seats import Side


class Place(Enum):
    """Where points are written on a sheet that has a line: only those below it count towards game."""

    ABOVE = "above"
    BELOW = "below"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One entry of a score and what it is for; undertricks count below nothing.

    `place` is None in forms of scoring whose sheets have no line.
    """

    what: Phrase
    points: int
    place: Place | None = None

    def at(self, place: Place) -> ScoreLine:
        """The same entry, written above or below the line."""
        return replace(self, place=place)

    @property
    def turned(self) -> ScoreLine:
        """The same entry as the opponents see it."""
        return replace(self, points=-self.points)


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

    def lines_for(self, side: Side) -> tuple[ScoreLine, ...]:
        """The lines as that side sees them; they add up to its points."""
        return self.lines if side is self.side else tuple(line.turned for line in self.lines)

    @property
    def winner(self) -> Side | None:
        """The side with points to the good; None for a tie, such as a passed-out deal."""
        if self.side is None or self.total == 0:
            return None
        return self.side if self.total > 0 else self.side.other
