"""Teams of four: one pair sits North–South here, the other East–West there, and their two scores are put together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bridgetutor.phrase import phrase
from bridgetutor.rules.scoring.imps import imps
from bridgetutor.rules.scoring.score import Score, ScoreLine
from bridgetutor.rules.seats import Side

Counting = Callable[[int], int]
"""What a difference of points on a board counts in the match."""


def by_points(difference: int) -> int:
    """The plain difference."""
    return difference


by_imps: Counting = imps
"""International match points (Law 78B)."""


@dataclass(frozen=True, slots=True)
class TeamBoard:
    """A board played at both tables. The team sits North–South at the table of `here`, East–West at that of `there`."""

    number: int
    here: Score
    there: Score

    @property
    def lines(self) -> tuple[ScoreLine, ScoreLine]:
        """What the team scored at either table."""
        return (
            ScoreLine(phrase("North–South at the first table"), self.here.points(Side.NORTH_SOUTH)),
            ScoreLine(phrase("East–West at the second table"), self.there.points(Side.EAST_WEST)),
        )

    @property
    def difference(self) -> int:
        """What the team scored more than the other: the sum of the lines."""
        return sum(line.points for line in self.lines)

    @property
    def turned(self) -> TeamBoard:
        """The board as the other team sees it."""
        return replace(self, here=self.there, there=self.here)


@dataclass(frozen=True, slots=True)
class TeamMatch:
    """The boards of a match of two teams, counted by IMPs or by points."""

    boards: tuple[TeamBoard, ...]
    counting: Counting = by_imps

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """What each board counts for the team, with the difference it comes from."""
        return tuple(
            ScoreLine(
                phrase("Board {number}: {difference:+d}", number=board.number, difference=board.difference),
                self.counting(board.difference),
            )
            for board in self.boards
        )

    @property
    def total(self) -> int:
        """What the team has won the match by; below nothing, lost."""
        return sum(line.points for line in self.lines)
