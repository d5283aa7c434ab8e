"""Matchpoints: how many of the other pairs in the same seats a pair has beaten on a board (Law 78A)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

WIN, TIE = 2, 1


@dataclass(frozen=True, slots=True)
class Matchpoints:
    """What a pair has won on a board, and the most it could have won: two for each other pair."""

    won: int
    top: int

    @property
    def share(self) -> Fraction:
        """The part of the top that was won, 0 to 1; half where there was nobody to compare with."""
        return Fraction(self.won, self.top) if self.top else Fraction(1, 2)

    @property
    def percentage(self) -> float:
        """The share in per cent, not rounded."""
        return float(100 * self.share)

    @property
    def opponents(self) -> Matchpoints:
        """What the pair in the other seats at the same table has won: the rest."""
        return Matchpoints(self.top - self.won, self.top)


def matchpoints(scores: Sequence[int]) -> tuple[Matchpoints, ...]:
    """The matchpoints of each pair from the scores of all pairs in the same seats, in their order (Law 78A).

    Two for each score that is lower, one for each that is equal, its own left out.
    """
    top = WIN * (len(scores) - 1)
    return tuple(Matchpoints(_won(score, scores), top) for score in scores)


def _won(score: int, scores: Sequence[int]) -> int:
    beaten = sum(other < score for other in scores)
    level = sum(other == score for other in scores) - 1
    return WIN * beaten + TIE * level
