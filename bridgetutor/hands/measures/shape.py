"""Measures of shape: the pattern of the hand, and suits compared with each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from bridgetutor.hands.facts import points, shape
from bridgetutor.hands.facts.shape import PATTERNS, Pattern
from bridgetutor.hands.facts.tables import SUIT_BITS
from bridgetutor.hands.measures.measure import Measure, Values, members
from bridgetutor.hands.region import EVERYWHERE, Box, Range, Region, box, region
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand


def patterns_where(has: Callable[[Pattern], bool]) -> Values:
    """The patterns with a property, as values of `Shape`."""
    return sum(1 << index for index, each in enumerate(PATTERNS) if has(each))


BALANCED = patterns_where(shape.is_balanced)
SEMI_BALANCED = patterns_where(shape.is_semi_balanced)
REGULAR = patterns_where(shape.is_regular)
OBLIQUE = patterns_where(shape.is_oblique)
WITH_A_VOID = patterns_where(lambda pattern: 0 in pattern)
WITH_A_SINGLETON = patterns_where(lambda pattern: 1 in pattern)


@dataclass(frozen=True, slots=True)
class Shape(Measure):
    """The pattern of the hand; the values are places in `PATTERNS`."""

    most: ClassVar[int] = len(PATTERNS) - 1

    def of(self, hand: Hand) -> int:
        return shape.pattern_index(hand)

    def describe(self, values: Values) -> Phrase:
        return _SHAPE_WORDS.get(values) or _listed(values)

    def region(self, values: Values) -> Region:
        return region(_boxes_around([PATTERNS[index] for index in members(values)]))


@dataclass(frozen=True, slots=True)
class Compared(Measure):
    """A suit beside another one: 0 shorter, 1 as long, 2 longer."""

    suit: Suit
    other: Suit
    most: ClassVar[int] = 2

    def of(self, hand: Hand) -> int:
        margin = (hand.bits & SUIT_BITS[self.suit]).bit_count() - (
            hand.bits & SUIT_BITS[self.other]
        ).bit_count()
        return 1 + (margin > 0) - (margin < 0)

    def describe(self, values: Values) -> Phrase:
        suit, other = self.suit, self.other
        match values:
            case 0b001:
                return phrase("more {suit} than {other}", suit=other, other=suit)
            case 0b010:
                return phrase("as many {suit} as {other}", suit=suit, other=other)
            case 0b011:
                return phrase("at least as many {suit} as {other}", suit=other, other=suit)
            case 0b100:
                return phrase("more {suit} than {other}", suit=suit, other=other)
            case 0b101:
                return phrase("more or fewer {suit} than {other}", suit=suit, other=other)
            case _:
                return phrase("at least as many {suit} as {other}", suit=suit, other=other)

    def region(self, values: Values) -> Region:
        # The longer of two suits has at least one card, the shorter at most six.
        one, two = Range(0, 6), Range(1, 13)
        shorter = box(lengths={self.suit: one, self.other: two})
        equal = box(lengths={self.suit: one, self.other: one})
        longer = box(lengths={self.suit: two, self.other: one})
        return region(part for bit, part in enumerate((shorter, equal, longer)) if values >> bit & 1)


@dataclass(frozen=True, slots=True)
class Longest(Measure):
    """A suit beside all the others: 0 where one is longer, 1 where it is the longest with another, 2 alone."""

    suit: Suit
    most: ClassVar[int] = 2

    def of(self, hand: Hand) -> int:
        bits = hand.bits
        mine = (bits & SUIT_BITS[self.suit]).bit_count()
        most = max([(bits & others).bit_count() for others in SUIT_BITS if others != SUIT_BITS[self.suit]])
        return 1 + (mine > most) - (mine < most)

    def describe(self, values: Values) -> Phrase:
        match values:
            case 0b001:
                return phrase("a suit longer than {suit}", suit=self.suit)
            case 0b010:
                return phrase("{suit} and another suit equally long, none longer", suit=self.suit)
            case 0b011:
                return phrase("another suit at least as long as {suit}", suit=self.suit)
            case 0b100:
                return phrase("{suit} longer than any other suit", suit=self.suit)
            case 0b101:
                return phrase("{suit} not the longest with another suit", suit=self.suit)
            case _:
                return phrase("no suit longer than {suit}", suit=self.suit)

    def region(self, values: Values) -> Region:
        # The longest of four suits has four cards or more, any other six or fewer.
        if values & 0b001:
            return EVERYWHERE if values & 0b100 else region([box(lengths={self.suit: Range(0, 6)})])
        most = 13 if values & 0b100 else 6
        others = {suit: Range(0, 6) for suit in Suit if suit is not self.suit}
        return region([box(lengths={self.suit: Range(4, most), **others})])


@dataclass(frozen=True, slots=True)
class Stronger(Measure):
    """1 where a suit has at least `by` high-card points more than another, else 0."""

    suit: Suit
    other: Suit
    by: int
    most: ClassVar[int] = 1

    def of(self, hand: Hand) -> int:
        return points.suit_points(hand, self.suit) - points.suit_points(hand, self.other) >= self.by

    def describe(self, values: Values) -> Phrase:
        if values == 0b01:
            return phrase(
                "{suit} not {n} points stronger than {other}", suit=self.suit, n=self.by, other=self.other
            )
        return phrase(
            "{suit} at least {n} points stronger than {other}", suit=self.suit, n=self.by, other=self.other
        )


def _listed(values: Values) -> Phrase:
    if values.bit_count() > len(PATTERNS) // 2:
        return phrase("any shape but {patterns}", patterns=_names(_EVERY - values))
    return phrase("a {patterns} shape", patterns=_names(values))


def _names(values: Values) -> object:
    first, *others = (_name(PATTERNS[index]) for index in members(values))
    said: object = first
    for each in others:
        said = phrase("{first} or {rest}", first=said, rest=each)
    return said


def _name(lengths: Pattern) -> str:
    return ("" if max(lengths) < 10 else "-").join(map(str, lengths))


def _boxes_around(patterns: Iterable[Pattern]) -> Iterator[Box | None]:
    """Around all hands of these patterns: with a longest suit of four, of five, of six or more.

    Where the longest suit stands out, a box for each suit that it can be.
    """
    by_longest: dict[int, list[Pattern]] = {}
    for each in patterns:
        by_longest.setdefault(min(each[0], 6), []).append(each)
    for group in by_longest.values():
        longest = Range(min(each[0] for each in group), max(each[0] for each in group))
        rest = Range(min(each[3] for each in group), max(each[1] for each in group))
        if rest.high == longest.high:
            yield box(lengths=dict.fromkeys(Suit, rest))
        else:
            for suit in Suit:
                yield box(lengths={**dict.fromkeys(Suit, rest), suit: longest})


_EVERY = (1 << len(PATTERNS)) - 1

_SHAPE_WORDS = {
    BALANCED: phrase("balanced"),
    _EVERY - BALANCED: phrase("not balanced"),
    SEMI_BALANCED: phrase("semi-balanced"),
    _EVERY - SEMI_BALANCED: phrase("not semi-balanced"),
    BALANCED | SEMI_BALANCED: phrase("balanced or semi-balanced"),
    _EVERY - (BALANCED | SEMI_BALANCED): phrase("neither balanced nor semi-balanced"),
    REGULAR: phrase("no suit of five or more cards"),
    _EVERY - REGULAR: phrase("a suit of five or more cards"),
    OBLIQUE: phrase("nine or more cards in two suits"),
    _EVERY - OBLIQUE: phrase("at most eight cards in any two suits"),
    WITH_A_VOID: phrase("a void"),
    _EVERY - WITH_A_VOID: phrase("no void"),
    WITH_A_SINGLETON: phrase("a singleton"),
    _EVERY - WITH_A_SINGLETON: phrase("no singleton"),
    WITH_A_VOID | WITH_A_SINGLETON: phrase("a void or a singleton"),
    _EVERY - (WITH_A_VOID | WITH_A_SINGLETON): phrase("neither a void nor a singleton"),
}
