"""What a card was worth: by what its player could know first, by what was there second."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import fsum, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

ALIKE = 0.1
"""Cards apart by less than this share of a trick are as good as each other: nobody at a table could tell them apart."""

WORSE = 0.25
"""A card is worse only from a quarter of a trick on (some 4 in 100 of a game contract at IMPs).

Double-dummy results over layouts are themselves off by that much: they let everybody guess right.
"""

ERRORS = 2.5
"""And only from so many standard errors on: the best of several cards is in part the luckiest, so two are not enough.

Of cards that are in truth as good as the best, fewer than one in a hundred then seems worse.
"""


class Grade(Enum):
    """How a card is to be judged. Nothing is said against a card for where the hidden cards happened to lie."""

    FORCED = "forced"
    """The only card that could be played."""
    EQUAL = "equal"
    """Only equal cards could be played."""
    RIGHT = "right"
    """No card was better by what could be known, and none turned out better."""
    UNLUCKY = "unlucky"
    """No card was better by what could be known; as the cards lay another one was. It deserves praise."""
    LUCKY = "lucky"
    """Another card was better by what could be known; as the cards lay it made no difference."""
    WRONG = "wrong"
    """Another card was better by what could be known, and as the cards lay."""
    CLOSE = "close"
    """Too close to call: what seems to be between the cards may be chance, or hangs on a later guess."""

    @property
    def is_worse(self) -> bool:
        """Whether another card was better by what could be known."""
        return self in {Grade.LUCKY, Grade.WRONG}


@dataclass(frozen=True, slots=True)
class Estimate:
    """An average over layouts, and its standard error: how far off it may be because they are not all there are."""

    mean: float
    error: float = 0.0

    @classmethod
    def of(cls, values: Sequence[float], weights: Sequence[float]) -> Estimate:
        """The average with these weights, whose sum is 1."""
        mean = fsum(value * weight for value, weight in zip(values, weights, strict=True))
        squares = fsum((weight * (value - mean)) ** 2 for value, weight in zip(values, weights, strict=True))
        return cls(mean, sqrt(squares))

    @property
    def is_certain(self) -> bool:
        """Whether it is more than chance, and enough to speak of even if it is one standard error too high."""
        return self.mean >= WORSE + self.error and self.mean >= ERRORS * self.error


def graded(behind: Estimate, cost: int, *, hangs_on_a_guess: bool) -> Grade:
    """The grade of a card that is so far behind the best by what could be known, in tricks, and cost so many."""
    if behind.is_certain and not hangs_on_a_guess:
        return Grade.WRONG if cost > 0 else Grade.LUCKY
    if behind.mean > ALIKE:
        return Grade.CLOSE
    return Grade.UNLUCKY if cost > 0 else Grade.RIGHT
