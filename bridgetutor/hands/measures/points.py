"""Measures of the whole hand in points: plain, adjusted, with length, with shortness, and the rules of 20 and 15."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bridgetutor.hands.facts import points
from bridgetutor.hands.measures.measure import Measure, Values, amount, greatest, least, runs
from bridgetutor.hands.region import MOST_POINTS, Range, Region, box, region
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand


@dataclass(frozen=True, slots=True)
class Points(Measure):
    """High-card points."""

    most: ClassVar[int] = MOST_POINTS

    def of(self, hand: Hand) -> int:
        return points.high_card_points(hand)

    def describe(self, values: Values) -> Phrase:
        return counted(
            "{amount} point", "{amount} points", n=greatest(values), amount=amount(values, self.most)
        )

    def region(self, values: Values) -> Region:
        return region(box(Range(low, high)) for low, high in runs(values))


@dataclass(frozen=True, slots=True)
class AdjustedPoints(Measure):
    """High-card points less what short honours are overvalued by."""

    most: ClassVar[int] = MOST_POINTS

    def of(self, hand: Hand) -> int:
        return points.adjusted_points(hand)

    def describe(self, values: Values) -> Phrase:
        return counted(
            "{amount} adjusted point",
            "{amount} adjusted points",
            n=greatest(values),
            amount=amount(values, self.most),
        )

    def region(self, values: Values) -> Region:
        # At most three suits are short, and at most two honours in each fall.
        return region([box(Range(least(values), greatest(values) + 6))])


@dataclass(frozen=True, slots=True)
class TotalPoints(Measure):
    """High-card points and one for each card over four in a suit."""

    most: ClassVar[int] = MOST_POINTS + 9

    def of(self, hand: Hand) -> int:
        return points.total_points(hand)

    def describe(self, values: Values) -> Phrase:
        return counted(
            "{amount} point with length",
            "{amount} points with length",
            n=greatest(values),
            amount=amount(values, self.most),
        )

    def region(self, values: Values) -> Region:
        # Without a six-card suit length adds two at most (5521, 5530, 5431 …), with one it adds two to nine.
        low, high = least(values), greatest(values)
        level = box(Range(low - 2, high), dict.fromkeys(Suit, Range(0, 5)))
        return region(
            (level, *(box(Range(low - 9, high - 2), {suit: Range(6, 13)}) for suit in Suit)),
        )


@dataclass(frozen=True, slots=True)
class DummyPoints(Measure):
    """High-card points and what short suits are worth to the partner of the trump suit."""

    trumps: Suit
    most: ClassVar[int] = MOST_POINTS + 15

    def of(self, hand: Hand) -> int:
        return points.dummy_points(hand, self.trumps)

    def describe(self, values: Values) -> Phrase:
        return counted(
            "{amount} point in support of {suit}",
            "{amount} points in support of {suit}",
            n=greatest(values),
            amount=amount(values, self.most),
            suit=self.trumps,
        )

    def region(self, values: Values) -> Region:
        # Three doubletons add three; a singleton or a void adds three at least, and three voids fifteen.
        low, high = least(values), greatest(values)
        return _with_trumps(self.trumps, level=Range(low - 3, high), short=Range(low - 15, high - 3))


@dataclass(frozen=True, slots=True)
class FitPoints(Measure):
    """What a hand is worth once a suit is agreed, of which `told` cards have been promised."""

    trumps: Suit
    told: int
    most: ClassVar[int] = MOST_POINTS + 18

    def of(self, hand: Hand) -> int:
        return points.fit_points(hand, self.trumps, self.told)

    def describe(self, values: Values) -> Phrase:
        return counted(
            "{amount} point with {suit} as trumps",
            "{amount} points with {suit} as trumps",
            n=greatest(values),
            amount=amount(values, self.most),
            suit=self.trumps,
        )

    def region(self, values: Values) -> Region:
        # Aces and a trump more add three. Three doubletons add three, or lose three where all are of queen and jack;
        # a singleton adds two at least, so with two such doubletons nothing is lost, and three voids fifteen.
        low, high = least(values), greatest(values)
        return _with_trumps(self.trumps, level=Range(low - 6, high + 3), short=Range(low - 18, high))


@dataclass(frozen=True, slots=True)
class RuleOf20(Measure):
    """High-card points and the lengths of the two longest suits."""

    most: ClassVar[int] = MOST_POINTS + 13

    def of(self, hand: Hand) -> int:
        return points.rule_of_20(hand)

    def describe(self, values: Values) -> Phrase:
        return phrase(
            "{amount} for points and the two longest suits together", amount=amount(values, self.most)
        )

    def region(self, values: Values) -> Region:
        return region([box(Range(least(values) - 13, greatest(values) - 7))])


@dataclass(frozen=True, slots=True)
class RuleOf15(Measure):
    """High-card points and the number of spades."""

    most: ClassVar[int] = MOST_POINTS + 13

    def of(self, hand: Hand) -> int:
        return points.rule_of_15(hand)

    def describe(self, values: Values) -> Phrase:
        return phrase("{amount} for points and spades together", amount=amount(values, self.most))

    def region(self, values: Values) -> Region:
        low, high = least(values), greatest(values)
        spades = (Range(0, 2), Range(3, 4), Range(5, 13))
        return region(box(Range(low - n.high, high - n.low), {Suit.SPADES: n}) for n in spades)


def _with_trumps(trumps: Suit, *, level: Range, short: Range) -> Region:
    """The high-card points where no side suit is short, and where some are: a singleton or a void."""
    side_suits = [suit for suit in Suit if suit is not trumps]
    boxes = (box(short, {suit: Range(0, 1)}) for suit in side_suits)
    return region((box(level, dict.fromkeys(side_suits, Range(2, 13))), *boxes))
