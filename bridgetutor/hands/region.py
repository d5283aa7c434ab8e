"""What can be known of a hand from outside: between how many points, how many cards in each suit.

A region may admit hands that a claim would not, never the other way about: it is for drawing pictures and for
sampling, the claim itself is for judging. Everything here speaks of full hands of thirteen cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand

MOST_BOXES = 16
"""A region of more boxes than this is drawn more coarsely."""

MOST_POINTS = 37
"""The high-card points of AKQJ AKQ AKQ AKQ."""


class Range(NamedTuple):
    """From `low` to `high`, both included; empty where low is above high."""

    low: int
    high: int

    def meet(self, other: Range) -> Range:
        """What both allow."""
        return Range(max(self.low, other.low), min(self.high, other.high))

    def hull(self, other: Range) -> Range:
        """The shortest range around both."""
        return Range(min(self.low, other.low), max(self.high, other.high))

    def covers(self, other: Range) -> bool:
        """Whether the other lies within this."""
        return self.low <= other.low and other.high <= self.high


ANY_POINTS = Range(0, MOST_POINTS)
ANY_LENGTH = Range(0, 13)

Lengths = tuple[Range, Range, Range, Range]


@dataclass(frozen=True, slots=True, order=True)
class Box:
    """A range of high-card points, and of the length of each suit in the order of `Suit`. Never empty.

    Built by `box`, which draws the lengths in as far as their sum of thirteen allows.
    """

    points: Range = ANY_POINTS
    lengths: Lengths = (ANY_LENGTH,) * 4

    def length(self, suit: Suit) -> Range:
        """How many cards of a suit."""
        return self.lengths[suit]

    def admits(self, hand: Hand) -> bool:
        """Whether the hand lies within every range."""
        bits = hand.bits
        for low, high in self.lengths:
            if not low <= (bits & _SUIT).bit_count() <= high:
                return False
            bits >>= 13
        return self.points.low <= high_card_points(hand) <= self.points.high

    def meet(self, other: Box) -> Box | None:
        """The hands that both admit, None where there are none."""
        return _drawn_in(self.points.meet(other.points), _each(Range.meet, self, other))

    def narrowed(self, suit: Suit, length: Range) -> Box | None:
        """The hands in it with so many cards of a suit, None where there are none."""
        clubs, diamonds, hearts, spades = (
            length.meet(mine) if each is suit else mine for each, mine in zip(Suit, self.lengths, strict=True)
        )
        return _drawn_in(self.points, (clubs, diamonds, hearts, spades))

    def touches(self, other: Box) -> bool:
        """Whether no range of the two lies apart; hands that both admit there may be none."""
        low, high = self.points
        if other.points.low > high or other.points.high < low:
            return False
        for (low, high), (least, most) in zip(self.lengths, other.lengths, strict=True):
            if least > high or most < low:
                return False
        return True

    def hull(self, other: Box) -> Box:
        """The smallest box around both."""
        return Box(self.points.hull(other.points), _each(Range.hull, self, other))

    def covers(self, other: Box) -> bool:
        """Whether every hand that the other admits is admitted here."""
        if not self.points.covers(other.points):
            return False
        for (low, high), (least, most) in zip(self.lengths, other.lengths, strict=True):
            if least < low or most > high:
                return False
        return True


def box(points: Range = ANY_POINTS, lengths: Mapping[Suit, Range] | None = None) -> Box | None:
    """The box of these ranges, the suits that are not named being free; None where no hand fits."""
    named = lengths or {}
    clubs, diamonds, hearts, spades = (named.get(suit, ANY_LENGTH).meet(ANY_LENGTH) for suit in Suit)
    return _drawn_in(points.meet(ANY_POINTS), (clubs, diamonds, hearts, spades))


def _drawn_in(points: Range, lengths: Lengths) -> Box | None:
    """The box, each suit's range drawn in to what the others leave of the thirteen cards."""
    if points.low > points.high:
        return None
    least = most = 0
    for low, high in lengths:
        if low > high:
            return None
        least += low
        most += high
    if not least <= 13 <= most:
        return None
    more, less = 13 - least, 13 - most
    clubs, diamonds, hearts, spades = [
        Range(low if low > less + high else less + high, high if high < more + low else more + low)
        for low, high in lengths
    ]
    return Box(points, (clubs, diamonds, hearts, spades))


@dataclass(frozen=True, slots=True)
class Region:
    """A union of boxes, at most `MOST_BOXES`, none within another. `NOWHERE` alone has none.

    Built by `region`; a union or a meeting of too many boxes is covered by fewer and larger ones.
    """

    boxes: tuple[Box, ...]

    @property
    def is_empty(self) -> bool:
        """Whether it admits no hand at all: the claims it was drawn from contradict each other."""
        return not self.boxes

    @property
    def bounds(self) -> Box | None:
        """The smallest box around it all, None where it is empty."""
        if not self.boxes:
            return None
        around = self.boxes[0]
        for other in self.boxes[1:]:
            around = around.hull(other)
        return around

    def admits(self, hand: Hand) -> bool:
        """Whether some box admits the hand."""
        return any(inside.admits(hand) for inside in self.boxes)

    def meet(self, other: Region) -> Region:
        """The hands that both may admit."""
        return region(mine.meet(theirs) for mine in self.boxes for theirs in other.boxes)

    def join(self, other: Region) -> Region:
        """The hands that either admits."""
        return region((*self.boxes, *other.boxes))


def region(boxes: Iterable[Box | None]) -> Region:
    """The region of these boxes, None being an empty one."""
    kept: list[Box] = []
    for new in boxes:
        if new is None or any(other.covers(new) for other in kept):
            continue
        kept = [other for other in kept if not new.covers(other)]
        kept.append(new)
    return Region(tuple(kept) if len(kept) <= MOST_BOXES else _coarser(kept))


def _coarser(boxes: list[Box]) -> tuple[Box, ...]:
    """As few boxes as allowed around all of these: neighbours in order of points and lengths are put together."""
    boxes = sorted(boxes)
    together = -(-len(boxes) // MOST_BOXES)
    parts = (Region(tuple(boxes[i : i + together])).bounds for i in range(0, len(boxes), together))
    return region(parts).boxes


EVERYWHERE = Region((Box(),))
"""Every hand."""

NOWHERE = Region(())
"""No hand at all."""

_SUIT = (1 << 13) - 1


def _each(pair: Callable[[Range, Range], Range], one: Box, other: Box) -> Lengths:
    clubs, diamonds, hearts, spades = map(pair, one.lengths, other.lengths)
    return clubs, diamonds, hearts, spades
