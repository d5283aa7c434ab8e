"""Measures of the whole hand in tricks and honours: losers, quick tricks, controls, aces, kings, key cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import ClassVar

from bridgetutor.hands.facts import tricks
from bridgetutor.hands.measures.measure import Measure, Values, amount, greatest, least, members
from bridgetutor.hands.region import MOST_POINTS, Range, Region, box, region
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand


@dataclass(frozen=True, slots=True)
class Losers(Measure):
    """The losing-trick count."""

    most: ClassVar[int] = 12

    def of(self, hand: Hand) -> int:
        return tricks.losing_tricks(hand)

    def describe(self, values: Values) -> Phrase:
        return counted(
            "{amount} loser", "{amount} losers", n=greatest(values), amount=amount(values, self.most)
        )


@dataclass(frozen=True, slots=True)
class QuickTricks(Measure):
    """Quick tricks, in halves."""

    most: ClassVar[int] = 16

    def of(self, hand: Hand) -> int:
        return tricks.quick_half_tricks(hand)

    def describe(self, values: Values) -> Phrase:
        return counted(
            "{amount} quick trick",
            "{amount} quick tricks",
            n=greatest(values) // 2 + greatest(values) % 2,
            amount=amount(values, self.most, _halves),
        )

    def region(self, values: Values) -> Region:
        # Nothing is cheaper than AK: seven points for four halves.
        return region([box(Range(-(-7 * least(values) // 4), MOST_POINTS))])


@dataclass(frozen=True, slots=True)
class Controls(Measure):
    """Ace 2, king 1."""

    most: ClassVar[int] = 12

    def of(self, hand: Hand) -> int:
        return tricks.control_count(hand)

    def describe(self, values: Values) -> Phrase:
        return counted(
            "{amount} control", "{amount} controls", n=greatest(values), amount=amount(values, self.most)
        )

    def region(self, values: Values) -> Region:
        return _honours_region(_BY_CONTROLS, values)


@dataclass(frozen=True, slots=True)
class Aces(Measure):
    """The number of aces."""

    most: ClassVar[int] = 4

    def of(self, hand: Hand) -> int:
        return tricks.ace_count(hand)

    def describe(self, values: Values) -> Phrase:
        return counted("{amount} ace", "{amount} aces", n=greatest(values), amount=amount(values, self.most))

    def region(self, values: Values) -> Region:
        return _honours_region(_BY_ACES, values)


@dataclass(frozen=True, slots=True)
class Kings(Measure):
    """The number of kings."""

    most: ClassVar[int] = 4

    def of(self, hand: Hand) -> int:
        return tricks.king_count(hand)

    def describe(self, values: Values) -> Phrase:
        return counted(
            "{amount} king", "{amount} kings", n=greatest(values), amount=amount(values, self.most)
        )

    def region(self, values: Values) -> Region:
        return _honours_region(_BY_KINGS, values)


@dataclass(frozen=True, slots=True)
class AcesAndKings(Measure):
    """Ace 3, king 1: what the San Francisco convention asks for."""

    most: ClassVar[int] = 16

    def of(self, hand: Hand) -> int:
        return 3 * tricks.ace_count(hand) + tricks.king_count(hand)

    def describe(self, values: Values) -> Phrase:
        return phrase("{amount} for aces (3) and kings (1)", amount=amount(values, self.most))

    def region(self, values: Values) -> Region:
        return _honours_region(_BY_BOTH, values)


@dataclass(frozen=True, slots=True)
class KeyCards(Measure):
    """The aces and the king of trumps."""

    trumps: Suit
    most: ClassVar[int] = 5

    def of(self, hand: Hand) -> int:
        return tricks.key_card_count(hand, self.trumps)

    def describe(self, values: Values) -> Phrase:
        return counted(
            "{amount} key card", "{amount} key cards", n=greatest(values), amount=amount(values, self.most)
        )

    def region(self, values: Values) -> Region:
        # As many aces, or one ace fewer and the king.
        aces = {n for value in members(values) for n in (value - 1, value) if n in _BY_ACES}
        return region(box(_BY_ACES[n]) for n in aces)


def _halves(value: int) -> object:
    whole, half = divmod(value, 2)
    return f"{whole or ''}½" if half else whole


def _by(weigh: Callable[[int, int], int]) -> dict[int, Range]:
    """The high-card points that go with each value of a count of aces and kings."""
    found: dict[int, Range] = {}
    for aces, kings in product(range(5), repeat=2):
        known = 4 * aces + 3 * kings
        free = 13 - aces - kings
        queens = min(4, free)
        here = Range(known, known + 2 * queens + min(4, free - queens))
        value = weigh(aces, kings)
        found[value] = found.get(value, here).hull(here)
    return found


_BY_ACES = _by(lambda aces, _: aces)
_BY_KINGS = _by(lambda _, kings: kings)
_BY_CONTROLS = _by(lambda aces, kings: 2 * aces + kings)
_BY_BOTH = _by(lambda aces, kings: 3 * aces + kings)


def _honours_region(by_value: dict[int, Range], values: Values) -> Region:
    return region(box(by_value[value]) for value in members(values))
