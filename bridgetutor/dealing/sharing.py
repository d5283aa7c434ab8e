"""In how many ways cards of several kinds can be shared among four hands, and one of these ways at random.

The kinds may be the suits (thirteen cards each), or aces, kings, queens, jacks and the other 36. What a hand may hold
is a list of counts, one for each kind, that come to thirteen. All is counted exactly: two hands and two hands, and
then the two pairs put together, so that no deal that does not fit is ever looked at.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from itertools import accumulate
from math import comb, factorial, prod
from typing import TYPE_CHECKING, NamedTuple

from bridgetutor.rules.seats import Seat

if TYPE_CHECKING:
    from random import Random

Counts = tuple[int, ...]
"""How many cards of each kind."""

Packed = int
"""Counts as bytes of a number, so that those of two hands are added in one step."""

FULL_HAND = 13
_BYTE = 8


class Pair(NamedTuple):
    """Two seats, and whether what they have together is allowed."""

    one: Seat
    other: Seat
    allows: Callable[[Counts], bool]


PAIRINGS = (
    (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST),
    (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST),
    (Seat.NORTH, Seat.WEST, Seat.EAST, Seat.SOUTH),
)
"""The ways of taking the four hands two by two."""


class Sharing:
    """The ways of sharing kinds of cards of these sizes among the seats, each with the counts it may have.

    Of the pairs only those are heeded that leave two pairs; the others are left to whoever draws.
    """

    def __init__(
        self, sizes: Counts, allowed: Mapping[Seat, tuple[Counts, ...]], pairs: Sequence[Pair] = ()
    ) -> None:
        self._sizes = sizes
        self._whole = packed(sizes)
        weights = {seat: _weights(counts) for seat, counts in allowed.items()}
        self._seats = max(PAIRINGS, key=lambda seats: sum(_is_of(pair, seats) for pair in pairs))
        a, b, c, d = self._seats
        self._first = _Two(weights[a], weights[b], sizes, self._allowing(a, b, pairs))
        self._second = _Two(weights[c], weights[d], sizes, self._allowing(c, d, pairs))

    @cached_property
    def total(self) -> int:
        """The number of deals."""
        scale: int = factorial(FULL_HAND) ** (len(self._sizes) * len(Seat))
        return sum(weight for _, weight in self._joined) * prod(map(factorial, self._sizes)) // scale

    def drawn(self, random: Random) -> list[Counts]:
        """The counts by seat, each way as often as there are deals of it. There must be one."""
        here = self._joined[bisect_right(self._sums, random.randrange(self._sums[-1]))][0]
        counts: list[Counts] = [()] * 4
        shares = (*self._first.drawn(here, random), *self._second.drawn(self._whole - here, random))
        for seat, each in zip(self._seats, shares, strict=True):
            counts[seat] = unpacked(each, len(self._sizes))
        return counts

    @cached_property
    def _joined(self) -> list[tuple[Packed, int]]:
        """What the first two may have together, with the weight of all four hands."""
        theirs = self._second.weights
        found = (
            (here, weight, theirs.get(self._whole - here)) for here, weight in self._first.weights.items()
        )
        return [(here, weight * other) for here, weight, other in found if other]

    @cached_property
    def _sums(self) -> list[int]:
        return list(accumulate(weight for _, weight in self._joined))

    def _allowing(self, one: Seat, other: Seat, pairs: Sequence[Pair]) -> Callable[[Packed], bool]:
        kinds = len(self._sizes)
        checks = [each.allows for each in pairs if {each.one, each.other} == {one, other}]
        return lambda both: all(allows(unpacked(both, kinds)) for allows in checks)


Weights = dict[Packed, int]


class _Two:
    """Two hands: what they may have together, and how it may lie between them."""

    def __init__(self, one: Weights, other: Weights, sizes: Counts, allows: Callable[[Packed], bool]) -> None:
        self._one, self._other, self._allows = one, other, allows
        self._sizes = sizes
        self._shares: dict[Packed, tuple[list[int], list[Packed]]] = {}

    @cached_property
    def weights(self) -> Weights:
        """By what both have together."""
        anything = len(counts_of(self._sizes, FULL_HAND))
        is_free = len(self._one) == len(self._other) == anything
        found = _free(self._sizes) if is_free else self._summed()
        return {both: weight for both, weight in found.items() if self._allows(both)}

    def _summed(self) -> Weights:
        found: Weights = {}
        others = list(self._other.items())
        for mine, weight in self._one.items():
            for theirs, their_weight in others:
                both = mine + theirs
                found[both] = found.get(both, 0) + weight * their_weight
        return found

    def drawn(self, both: Packed, random: Random) -> tuple[Packed, Packed]:
        """How so much lies between the two."""
        known = self._shares.get(both)
        if known is None:
            known = self._shares[both] = self._shared(both)
        sums, mine = known
        one = mine[bisect_right(sums, random.randrange(sums[-1]))]
        return one, both - one

    def _shared(self, both: Packed) -> tuple[list[int], list[Packed]]:
        mine = [each for each in self._one if both - each in self._other]
        return list(accumulate(self._one[each] * self._other[both - each] for each in mine)), mine


@cache
def counts_of(sizes: Counts, number: int) -> tuple[Counts, ...]:
    """All counts of so many cards, of kinds of these sizes."""
    if len(sizes) == 1:
        return ((number,),) if number <= sizes[0] else ()
    most = range(min(sizes[0], number) + 1)
    return tuple((first, *rest) for first in most for rest in counts_of(sizes[1:], number - first))


@cache
def _free(sizes: Counts) -> Weights:
    """Of two hands that may have anything: thirteen of their 26 cards are the first one's."""
    scale = factorial(FULL_HAND) ** (2 * len(sizes)) * comb(2 * FULL_HAND, FULL_HAND)
    counts = counts_of(sizes, 2 * FULL_HAND)
    return {packed(both): scale // prod(map(factorial, both)) for both in counts}


def packed(counts: Sequence[int]) -> Packed:
    """The counts, a byte each."""
    return sum(count << _BYTE * kind for kind, count in enumerate(counts))


def unpacked(both: Packed, kinds: int) -> Counts:
    """The counts again."""
    return tuple(both.to_bytes(kinds, "little"))


@lru_cache(maxsize=1 << 6)
def _weights(allowed: tuple[Counts, ...]) -> Weights:
    """Of a deal there are as many as the factorials of the sizes over those of all counts: a factor for each hand."""
    whole = factorial(FULL_HAND)
    # A hand may hold more than thirteen cards of no kind, so this divides without a rest.
    return {packed(counts): prod(whole // factorial(count) for count in counts) for counts in allowed}


def _is_of(pair: Pair, seats: tuple[Seat, ...]) -> bool:
    return {pair.one, pair.other} in ({*seats[:2]}, {*seats[2:]})
