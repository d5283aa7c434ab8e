"""What a layout weighs: less for fine print of a promise that it breaks, and by the likelihood of what was seen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import accumulate
from math import fsum, prod
from typing import TYPE_CHECKING, TypeVar

from bridgetutor.cardplay.sampling.likelihood import Likelihoods
from bridgetutor.cardplay.solver import Bits
from bridgetutor.hands.claim import Claim
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat

if TYPE_CHECKING:
    from random import Random

BROKEN = 0.05
"""What a promise weighs that the hand does not keep: players stretch, but not often."""

Item = TypeVar("Item")

_TINY = 1e-9


class Scales:
    """Weighs hands, seat by seat; a hand that comes again is not weighed again."""

    def __init__(self, claims: Mapping[Seat, Sequence[Claim]], likelihoods: Likelihoods) -> None:
        self._claims, self._likelihoods = claims, likelihoods
        self._known: dict[tuple[Seat, Bits], float] = {}

    @property
    def are_idle(self) -> bool:
        """Whether all hands weigh the same."""
        return not (self._likelihoods or any(self._claims.values()))

    def weight(self, seat: Seat, dealt: Bits) -> float:
        """Of one hand as dealt: 1 where it keeps what it promised and nothing speaks for or against it."""
        known = self._known.get((seat, dealt))
        if known is None:
            known = self._known[seat, dealt] = self._weighed(seat, dealt)
        return known

    def _weighed(self, seat: Seat, dealt: Bits) -> float:
        hand = Hand(dealt)
        broken = sum(not claim.holds(hand) for claim in self._claims[seat])
        return BROKEN**broken * prod(each(seat, dealt) for each in self._likelihoods)


def effective_size(weights: Collection[float]) -> float:
    """How many layouts of one weight would tell as much (Kish, "Survey Sampling", 1965)."""
    squares = fsum(weight * weight for weight in weights)
    return fsum(weights) ** 2 / squares if squares else 0.0


def worth(weights: Collection[float], count: int) -> float:
    """The effective size of what is left when so many are thinned to `count`."""
    if len(weights) <= count:
        return effective_size(weights)
    level = _level(weights, count)
    return fsum(weights) ** 2 / fsum(weight * max(weight, level) for weight in weights)


def thinned(pool: Mapping[Item, float], count: int, random: Random) -> dict[Item, float]:
    """At most `count` of the pool with weights of sum 1; on the average each weighs what it weighed before.

    The heavy ones are kept as they are, the others drawn and given one weight (Fearnhead and Clifford, "On-line
    inference for hidden Markov models via particle filters", 2003).
    """
    weights = list(pool.values())
    if len(weights) > count:
        weights = _evened(weights, count, random)
    whole = fsum(weights)
    return {item: weight / whole for item, weight in zip(pool, weights, strict=True) if weight}


def _evened(weights: list[float], count: int, random: Random) -> list[float]:
    """The new weights, all but `count` of them 0."""
    level = _level(weights, count)
    # Away from the ends, where rounding would decide how many are drawn.
    step = level * min(max(random.random(), _TINY), 1 - _TINY)
    evened = []
    for weight in weights:
        step -= weight if weight < level else 0.0
        if weight >= level:
            evened.append(weight)
        elif step < 0.0:
            step += level
            evened.append(level)
        else:
            evened.append(0.0)
    return evened


def _level(weights: Collection[float], count: int) -> float:
    """The level such that the heavier ones, and the sum of the others in shares of it, are `count` together."""
    lightest_first = sorted(weights)
    sums = list(accumulate(lightest_first))
    for heavy in range(count):
        light = -1 - heavy
        if lightest_first[light] * (count - heavy) <= sums[light]:
            return sums[light] / (count - heavy)
    raise AssertionError("fewer items than are wanted")
