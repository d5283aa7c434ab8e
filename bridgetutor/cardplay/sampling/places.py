"""The place of a hidden hand: how many cards it still holds, what it has played, and what it is believed to hold."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from bridgetutor.cardplay.solver import Bits
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.hands.facts.tables import SUIT_BITS
from bridgetutor.hands.promises import Promises
from bridgetutor.hands.region import Box, Range, Region
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat

ALL_POINTS = 40

ANYTHING = Box(Range(0, ALL_POINTS))
"""Holds of any number of cards."""

FULL_HAND = 13

LAST_DEGREE = 9
"""The degree at which nothing of what was promised is believed any more."""

POINTS_ALONE = 3
"""Up to this degree lengths are believed."""


@dataclass(frozen=True)
class Place:
    """A hidden hand, or two of them taken together."""

    size: int
    played: Bits = 0
    voids: frozenset[Suit] = frozenset()
    boxes: tuple[Box, ...] = (ANYTHING,)
    """What the dealt cards, the played ones included, are believed to be: in one of these, which may overlap."""

    def relaxed(self, degree: int) -> Place:
        """Believed less: points are 1, 2, 3 … off, from the fourth degree lengths too; at the last degree anything."""
        boxes = (ANYTHING,) if degree >= LAST_DEGREE else tuple(_wider(each, degree) for each in self.boxes)
        return Place(self.size, self.played, self.voids, boxes)

    def with_other(self, other: Place) -> Place:
        """Both hands as if they were one, in the box around all that they may have together."""
        mine, theirs = Region(self.boxes).bounds, Region(other.boxes).bounds
        boxes = () if mine is None or theirs is None else (_sum(mine, theirs),)
        return Place(self.size + other.size, self.played | other.played, self.voids & other.voids, boxes)

    @cached_property
    def by_length(self) -> tuple[tuple[int, ...], ...]:
        """By suit and number of cards still held, the boxes that fit: bit n for the box of number n."""
        return tuple(
            tuple(
                sum(1 << n for n, (low, high) in enumerate(ranges) if low <= length + gone <= high)
                for length in range(FULL_HAND + 1)
            )
            for ranges, gone in zip(self._lengths, map(self._gone, Suit), strict=True)
        )

    @property
    def _lengths(self) -> tuple[tuple[Range, ...], ...]:
        return tuple(tuple(each.lengths[suit] for each in self.boxes) for suit in Suit)

    def _gone(self, suit: Suit) -> int:
        return (self.played & SUIT_BITS[suit]).bit_count()

    @cached_property
    def _by_boxes(self) -> dict[int, int]:
        return {}

    def points(self, boxes: int) -> int:
        """The points still held that some of these boxes allow: bit p for p points."""
        found = self._by_boxes.get(boxes)
        if found is None:
            gone = high_card_points(Hand(self.played))
            found = 0
            for n, (low, high) in enumerate(each.points for each in self.boxes):
                if boxes >> n & 1 and high >= gone:
                    found |= (1 << high - gone + 1) - (1 << max(0, low - gone))
            self._by_boxes[boxes] = found
        return found


NOBODY = Place(0)
"""Holds no card, and makes two of one hidden hand."""


@lru_cache(maxsize=1 << 12)
def mirrored(points: int, most: int) -> int:
    """The points of one hand by those of the other, where the two have so many together."""
    return sum(1 << most - each for each in range(most + 1) if points >> each & 1)


def hidden_places(view: PlayView, promises: Promises) -> dict[Seat, Place]:
    """The hidden hands. Promises are about thirteen cards, so in an ending they tell nothing.

    Raises `ValueError` where the hidden hands and the unseen cards are not of one number.
    """
    play, played = view.play, played_by(view)
    places = {}
    for seat in Seat:
        if play.deal[seat] is None:
            boxes = promises.picture[seat].boxes if play.size == FULL_HAND else (ANYTHING,)
            size = play.size - played[seat].bit_count()
            places[seat] = Place(size, played[seat], play.shown_out(seat), boxes)
    if sum(place.size for place in places.values()) != len(view.unseen):
        raise ValueError("the hidden hands hold more or fewer cards than are unseen")
    return places


def played_by(view: PlayView) -> tuple[Bits, Bits, Bits, Bits]:
    """What each seat has played."""
    played = [0, 0, 0, 0]
    for trick in view.play.tricks:
        for seat, card in trick.plays:
            played[seat] |= 1 << card.index
    north, east, south, west = played
    return north, east, south, west


def _wider(box: Box, degree: int) -> Box:
    more = max(0, degree - POINTS_ALONE)
    clubs, diamonds, hearts, spades = (_around(length, more, FULL_HAND) for length in box.lengths)
    return Box(_around(box.points, degree, ALL_POINTS), (clubs, diamonds, hearts, spades))


def _around(span: Range, more: int, most: int) -> Range:
    return Range(max(0, span.low - more), min(most, span.high + more))


def _sum(one: Box, other: Box) -> Box:
    clubs, diamonds, hearts, spades = map(_added, one.lengths, other.lengths)
    return Box(_added(one.points, other.points), (clubs, diamonds, hearts, spades))


def _added(one: Range, other: Range) -> Range:
    return Range(one.low + other.low, one.high + other.high)
