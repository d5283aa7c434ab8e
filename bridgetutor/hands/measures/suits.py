"""Measures of one suit: its length, honours, points, quality, stopper, control; and single cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bridgetutor.hands.facts import points, suits
from bridgetutor.hands.facts.tables import SUIT_BITS
from bridgetutor.hands.measures.measure import Measure, Values, amount, greatest, least, runs
from bridgetutor.hands.region import EVERYWHERE, MOST_POINTS, Range, Region, box, region
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand


@dataclass(frozen=True, slots=True)
class Length(Measure):
    """The number of cards in a suit."""

    suit: Suit
    most: ClassVar[int] = 13

    def of(self, hand: Hand) -> int:
        return (hand.bits & SUIT_BITS[self.suit]).bit_count()

    def describe(self, values: Values) -> Phrase:
        said, n = amount(values, self.most), greatest(values)
        match self.suit:
            case Suit.CLUBS:
                return counted("{amount} club", "{amount} clubs", n=n, amount=said)
            case Suit.DIAMONDS:
                return counted("{amount} diamond", "{amount} diamonds", n=n, amount=said)
            case Suit.HEARTS:
                return counted("{amount} heart", "{amount} hearts", n=n, amount=said)
            case Suit.SPADES:
                return counted("{amount} spade", "{amount} spades", n=n, amount=said)

    def region(self, values: Values) -> Region:
        return region(box(lengths={self.suit: Range(low, high)}) for low, high in runs(values))


@dataclass(frozen=True, slots=True)
class SuitPoints(Measure):
    """High-card points in a suit."""

    suit: Suit
    most: ClassVar[int] = 10

    def of(self, hand: Hand) -> int:
        return points.suit_points(hand, self.suit)

    def describe(self, values: Values) -> Phrase:
        return counted(
            "{amount} point in {suit}",
            "{amount} points in {suit}",
            n=greatest(values),
            amount=amount(values, self.most),
            suit=self.suit,
        )

    def region(self, values: Values) -> Region:
        return region([box(Range(least(values), MOST_POINTS))])


@dataclass(frozen=True, slots=True)
class TopHonours(Measure):
    """How many of ace, king and queen of a suit."""

    suit: Suit
    most: ClassVar[int] = 3

    def of(self, hand: Hand) -> int:
        return suits.top_honours(hand, self.suit)

    def describe(self, values: Values) -> Phrase:
        if values == 1:
            return phrase("none of the three top honours in {suit}", suit=self.suit)
        return phrase(
            "{amount} of the three top honours in {suit}", amount=amount(values, self.most), suit=self.suit
        )

    def region(self, values: Values) -> Region:
        held = least(values)
        return region([box(Range((0, 2, 5, 9)[held], MOST_POINTS), {self.suit: Range(held, 13)})])


@dataclass(frozen=True, slots=True)
class GoodSuit(Measure):
    """1 for a suit with two of the top three honours or three of the top five, else 0."""

    suit: Suit
    most: ClassVar[int] = 1

    def of(self, hand: Hand) -> int:
        return suits.is_good_suit(hand, self.suit)

    def describe(self, values: Values) -> Phrase:
        if values == 0b01:
            return phrase("neither two of the top three {suit} nor three of the top five", suit=self.suit)
        return phrase("two of the top three {suit} or three of the top five", suit=self.suit)

    def region(self, values: Values) -> Region:
        # The cheapest are QJT, three points, and KQ, five.
        return (
            EVERYWHERE if values & 0b01 else region([box(Range(3, MOST_POINTS), {self.suit: Range(2, 13)})])
        )


@dataclass(frozen=True, slots=True)
class Quality(Measure):
    """Klinger's suit quality: length and honours."""

    suit: Suit
    most: ClassVar[int] = 18

    def of(self, hand: Hand) -> int:
        return suits.suit_quality(hand, self.suit)

    def describe(self, values: Values) -> Phrase:
        return phrase(
            "a suit quality of {amount} in {suit}", amount=amount(values, self.most), suit=self.suit
        )

    def region(self, values: Values) -> Region:
        # Honours are five at most, and never more than the cards.
        low, high = least(values), greatest(values)
        return region([box(lengths={self.suit: Range(max(low - 5, -(-low // 2)), high)})])


@dataclass(frozen=True, slots=True)
class Stopped(Measure):
    """How well a suit is stopped; the values are those of `Stopper`."""

    suit: Suit
    most: ClassVar[int] = 2

    def of(self, hand: Hand) -> int:
        return suits.stopper(hand, self.suit)

    def describe(self, values: Values) -> Phrase:
        match values:
            case 0b001:
                return phrase("no stopper in {suit}", suit=self.suit)
            case 0b010:
                return phrase("half a stopper in {suit}", suit=self.suit)
            case 0b011:
                return phrase("at most half a stopper in {suit}", suit=self.suit)
            case 0b100:
                return phrase("a stopper in {suit}", suit=self.suit)
            case 0b101:
                return phrase("a stopper in {suit} or none", suit=self.suit)
            case _:
                return phrase("at least half a stopper in {suit}", suit=self.suit)

    def region(self, values: Values) -> Region:
        return EVERYWHERE if values & 0b001 else region([box(_ONE_HONOUR, {self.suit: Range(1, 13)})])


@dataclass(frozen=True, slots=True)
class Controlled(Measure):
    """How soon a suit is controlled; the values are those of `Control`."""

    suit: Suit
    most: ClassVar[int] = 2

    def of(self, hand: Hand) -> int:
        return suits.control(hand, self.suit)

    def describe(self, values: Values) -> Phrase:
        match values:
            case 0b001:
                return phrase("no control of {suit}", suit=self.suit)
            case 0b010:
                return phrase("the king or a singleton in {suit}", suit=self.suit)
            case 0b011:
                return phrase("neither the ace nor a void in {suit}", suit=self.suit)
            case 0b100:
                return phrase("the ace or a void in {suit}", suit=self.suit)
            case 0b101:
                return phrase("the ace, a void or no control in {suit}", suit=self.suit)
            case _:
                return phrase("first- or second-round control of {suit}", suit=self.suit)

    def region(self, values: Values) -> Region:
        # Without a control of some kind there is neither void nor singleton, without the first-round one no void.
        shortest = {0b001: 2, 0b010: 1, 0b011: 1}.get(values, 0)
        return region([box(lengths={self.suit: Range(shortest, 13)})])


@dataclass(frozen=True, slots=True)
class Holds(Measure):
    """1 where the hand has a card, else 0."""

    card: Card
    most: ClassVar[int] = 1

    def of(self, hand: Hand) -> int:
        return hand.bits >> self.card.index & 1

    def describe(self, values: Values) -> Phrase:
        return phrase("{card}", card=self.card) if values == 0b10 else phrase("no {card}", card=self.card)

    def region(self, values: Values) -> Region:
        if values != 0b10:
            return region([box(lengths={self.card.suit: Range(0, 12)})])
        least_points = max(0, self.card.rank - Rank.TEN)
        return region([box(Range(least_points, MOST_POINTS), {self.card.suit: Range(1, 13)})])


_ONE_HONOUR = Range(1, MOST_POINTS)
