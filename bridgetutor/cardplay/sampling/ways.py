"""In how many ways some cards of a suit, of two suits or of four can have so many points, and which cards these are.

Counts by points are packed into one integer, a field of `FIELD` bits for each number of points: to put two sets of
suits together is then one multiplication.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from math import comb
from typing import Protocol

from bridgetutor.cardplay.solver import Bits

FIELD = 48
"""Bits for a count: the whole pack leaves 635,013,559,600 hands, which 40 bits hold."""

_COUNT = (1 << FIELD) - 1

_HONOURS = 9
"""The bit of the jack in a holding; queen, king and ace follow, worth a point more each."""


class Ways(Protocol):
    """Sets of cards, sorted by their points."""

    @property
    def packed(self) -> int:
        """How many there are with 0, 1, 2 … points."""

    def pick(self, points: int, index: int) -> Bits:
        """The one of that number, from 0, among those with so many points."""


def total(packed: int) -> int:
    """The counts together."""
    return packed % _COUNT  # each field stands for a power of 1 + _COUNT


def counts(packed: int) -> Iterator[tuple[int, int]]:
    """Points and count, where there are any."""
    points = 0
    while packed:
        count = packed & _COUNT
        if count:
            yield points, count
        packed >>= FIELD
        points += 1


@lru_cache(maxsize=1 << 12)
def fields(points: int) -> int:
    """A mask of the counts for these points, given as bits."""
    return sum(_COUNT << FIELD * each for each in range(points.bit_length()) if points >> each & 1)


class OfOneSuit:
    """So many cards of a holding."""

    __slots__ = ("_holding", "_length", "_shift", "packed")

    def __init__(self, suit: int, holding: int, length: int) -> None:
        spots = (holding & (1 << _HONOURS) - 1).bit_count()
        self.packed = _packed(holding >> _HONOURS, spots, length)
        self._shift, self._holding, self._length = 13 * suit, holding, length

    def pick(self, points: int, index: int) -> Bits:
        """See `Ways`."""
        return _subsets(self._holding, self._length)[points][index] << self._shift


class Together:
    """Cards of some suits, and of some others."""

    __slots__ = ("_one", "_other", "_shares", "packed")

    def __init__(self, one: Ways, other: Ways) -> None:
        self._one, self._other = one, other
        self.packed = one.packed * other.packed
        self._shares: dict[int, tuple[list[int], list[tuple[int, int]]]] = {}

    def pick(self, points: int, index: int) -> Bits:
        """See `Ways`."""
        known = self._shares.get(points)
        if known is None:
            known = self._shares[points] = self._shared(points)
        sums, shares = known
        place = bisect_right(sums, index)
        mine, theirs = shares[place]
        one, other = divmod(index - sums[place - 1] if place else index, theirs)
        return self._one.pick(mine, one) | self._other.pick(points - mine, other)

    def _shared(self, points: int) -> tuple[list[int], list[tuple[int, int]]]:
        """How the points may be shared: running counts; the first part's points and the ways of the second."""
        sums: list[int] = []
        shares: list[tuple[int, int]] = []
        found, others = 0, dict(counts(self._other.packed))
        for mine, ways in counts(self._one.packed):
            theirs = others.get(points - mine)
            if theirs:
                found += ways * theirs
                sums.append(found)
                shares.append((mine, theirs))
        return sums, shares


class OneOf:
    """Cards of one of several kinds, none of which has a set in common with another."""

    __slots__ = ("_kinds", "_sums", "packed")

    def __init__(self, kinds: Sequence[Ways]) -> None:
        self._kinds = kinds
        self.packed = sum(kind.packed for kind in kinds)
        self._sums: dict[int, list[int]] = {}

    def pick(self, points: int, index: int) -> Bits:
        """See `Ways`."""
        sums = self._sums.get(points)
        if sums is None:
            fields_down = FIELD * points
            sums = list(accumulate(kind.packed >> fields_down & _COUNT for kind in self._kinds))
            self._sums[points] = sums
        place = bisect_right(sums, index)
        return self._kinds[place].pick(points, index - sums[place - 1] if place else index)


@lru_cache(maxsize=1 << 12)
def _packed(honours: int, spots: int, length: int) -> int:
    packed = 0
    for subset in range(16):
        if subset & ~honours == 0:
            small = length - subset.bit_count()
            packed += (comb(spots, small) if small >= 0 else 0) << FIELD * _points(subset)
    return packed


@lru_cache(maxsize=1 << 13)
def _subsets(holding: int, length: int) -> dict[int, list[int]]:
    """So many cards of a holding, by their points."""
    singly = [1 << rank for rank in range(13) if holding >> rank & 1]
    found: dict[int, list[int]] = {}
    for chosen in combinations(singly, length):
        cards = sum(chosen)
        found.setdefault(_points(cards >> _HONOURS), []).append(cards)
    return found


def _points(honours: int) -> int:
    return (honours & 1) + (honours & 2) + 3 * (honours >> 2 & 1) + 4 * (honours >> 3)
