"""All the ways of sharing cards between two places, counted and numbered."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

from bridgetutor.cardplay.sampling.places import FULL_HAND, Place, mirrored
from bridgetutor.cardplay.sampling.ways import OfOneSuit, OneOf, Together, Ways, counts, fields, total
from bridgetutor.cardplay.solver import Bits
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand

Boxes = int
"""Bit n for the box of number n of a place."""


class _Length(NamedTuple):
    """So many cards of a suit in the one hand: the boxes of either hand that allow it, and the cards."""

    length: int
    mine: Boxes
    theirs: Boxes
    ways: OfOneSuit


class _Half(NamedTuple):
    """Two suits, in lengths that the same boxes allow."""

    mine: Boxes
    theirs: Boxes
    ways: Ways


class _Whole(NamedTuple):
    """Four suits, and the counts by points that both hands allow."""

    minors: Ways
    majors: Ways
    packed: int


class Split:
    """The ways of giving `one` its number of the cards and `other` the rest, as both are believed to be.

    Lengths that the same boxes allow go together: with one box a hand there are but fourteen products to form.
    """

    __slots__ = ("_cards", "_one", "_other", "_picked", "_sums", "_wholes", "total")

    def __init__(self, cards: Bits, one: Place, other: Place) -> None:
        self._cards, self._one, self._other = cards, one, other
        self._wholes: list[_Whole] = []
        self._sums: list[int] = []
        self._picked: dict[int, tuple[Together, list[int], list[int]]] = {}
        self.total = 0
        self._count()

    def __getitem__(self, index: int) -> Bits:
        """The cards of `one` in the way of that number, from 0."""
        place = bisect_right(self._sums, index)
        if place:
            index -= self._sums[place - 1]
        known = self._picked.get(place)
        if known is None:
            known = self._picked[place] = self._by_points(self._wholes[place])
        ways, sums, points = known
        place = bisect_right(sums, index)
        return ways.pick(points[place], index - sums[place - 1] if place else index)

    def _by_points(self, whole: _Whole) -> tuple[Together, list[int], list[int]]:
        """The cards; the running counts; the points of each."""
        sums: list[int] = []
        points: list[int] = []
        found = 0
        for each, count in counts(whole.packed):
            found += count
            sums.append(found)
            points.append(each)
        return Together(whole.minors, whole.majors), sums, points

    def _count(self) -> None:
        most = high_card_points(Hand(self._cards))
        majors = self._halves(Suit.HEARTS, Suit.SPADES)
        for length, minors in self._halves(Suit.CLUBS, Suit.DIAMONDS).items():
            for low, high in product(minors, majors.get(self._one.size - length, ())):
                mine = self._one.points(low.mine & high.mine)
                theirs = mirrored(self._other.points(low.theirs & high.theirs), most)
                packed = low.ways.packed * high.ways.packed & fields(mine & theirs)
                if packed:
                    self.total += total(packed)
                    self._sums.append(self.total)
                    self._wholes.append(_Whole(low.ways, high.ways, packed))

    def _halves(self, first: Suit, second: Suit) -> Mapping[int, list[_Half]]:
        """By the number of cards in the two suits."""
        kinds: dict[tuple[int, Boxes, Boxes], list[Ways]] = {}
        others = list(self._lengths(second))
        for length, mine, theirs, ways in self._lengths(first):
            for more, allowed, left, others_ways in others:
                if mine & allowed and theirs & left:
                    key = length + more, mine & allowed, theirs & left
                    kinds.setdefault(key, []).append(Together(ways, others_ways))
        halves: dict[int, list[_Half]] = {}
        for (length, mine, theirs), found in kinds.items():
            halves.setdefault(length, []).append(_Half(mine, theirs, OneOf(found)))
        return halves

    def _lengths(self, suit: Suit) -> Iterator[_Length]:
        """Each length of the suit that the one may have."""
        holding = self._cards >> 13 * suit & (1 << FULL_HAND) - 1
        count = holding.bit_count()
        least = count if suit in self._other.voids else max(0, count - self._other.size)
        most = 0 if suit in self._one.voids else min(count, self._one.size)
        mine, theirs = self._one.by_length[suit], self._other.by_length[suit]
        for length in range(least, most + 1):
            if mine[length] and theirs[count - length]:
                yield _Length(length, mine[length], theirs[count - length], OfOneSuit(suit, holding, length))
