"""Promises that depend on what has been shown: "enough for game with partner", "a fit for partner's hearts".

In a given auction each of them is a plain claim, the same for everybody at the table: `settle` works it out. So the one
promise still chooses, explains, reveals and corrects.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bridgetutor.hands.claim import ALWAYS, NEVER, Claim, every, some
from bridgetutor.hands.claims import (
    dummy_points,
    fit_points,
    half_stopper,
    length,
    points,
    stopper,
    total_points,
)
from bridgetutor.rules.cards import Suit

if TYPE_CHECKING:
    from bridgetutor.bidding.situation import Situation

MOST = 60
"""More than any count of a hand: no upper bound."""


class Relative(ABC):
    """A promise that needs the situation to become a claim."""

    __slots__ = ()

    @abstractmethod
    def settle(self, situation: Situation) -> Claim:
        """The claim that it is in this situation."""

    def __and__(self, other: Promise) -> Promise:
        return AllOf((self, other))

    def __rand__(self, other: Promise) -> Promise:
        return AllOf((other, self))

    def __or__(self, other: Promise) -> Promise:
        return AnyOf((self, other))

    def __ror__(self, other: Promise) -> Promise:
        return AnyOf((other, self))

    def __invert__(self) -> Promise:
        return Not(self)


Promise: TypeAlias = Claim | Relative


def settled(promise: Promise, situation: Situation) -> Claim:
    """The promise as a plain claim."""
    return promise.settle(situation) if isinstance(promise, Relative) else promise


@dataclass(frozen=True, slots=True)
class AllOf(Relative):
    """All of these."""

    parts: tuple[Promise, ...]

    def settle(self, situation: Situation) -> Claim:
        return every(settled(part, situation) for part in self.parts)


@dataclass(frozen=True, slots=True)
class AnyOf(Relative):
    """At least one of these."""

    parts: tuple[Promise, ...]

    def settle(self, situation: Situation) -> Claim:
        return some(settled(part, situation) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Not(Relative):
    """The opposite."""

    of: Promise

    def settle(self, situation: Situation) -> Claim:
        return ~settled(self.of, situation)


@dataclass(frozen=True, slots=True)
class Together(Relative):
    """Points that make so many with the least that partner has shown.

    With `trumps` the hand that has shown more of them counts its length besides, the other its shortness. If
    `likely`, partner is reckoned with the middle of what has been shown instead.
    """

    low: int
    high: int
    trumps: Suit | None = None
    likely: bool = False

    def settle(self, situation: Situation) -> Claim:
        shown = situation.partner_likely if self.likely else situation.partner_points.low
        if self.high < shown:
            return NEVER
        low = max(0, self.low - shown)
        upper = None if self.high >= MOST else self.high - shown
        if self.trumps is None:
            return points(low, upper)
        is_longer = situation.my_length(self.trumps).low > situation.partner_length(self.trumps).low
        return total_points(low, upper) if is_longer else dummy_points(self.trumps, low, upper)


def together(low: int, high: int = MOST) -> Promise:
    """High-card points that make `low` to `high` with the least that partner has shown."""
    return Together(low, high)


def together_in(trumps: Suit, low: int, high: int = MOST) -> Promise:
    """The same in a suit that both hold: length or shortness counts as well."""
    return Together(low, high, trumps)


def likely(low: int, high: int = MOST) -> Promise:
    """High-card points that make `low` to `high` with the middle of what partner has shown."""
    return Together(low, high, likely=True)


def likely_in(trumps: Suit, low: int, high: int = MOST) -> Promise:
    """The same in a suit that both hold: length or shortness counts as well."""
    return Together(low, high, trumps, likely=True)


@dataclass(frozen=True, slots=True)
class WithFit(Relative):
    """Points that make so many with the middle of what partner has shown, in a suit that both hold.

    Short suits, aces and a trump more than the eight that are known count: see `fit_points`.
    """

    trumps: Suit
    low: int

    def settle(self, situation: Situation) -> Claim:
        told = max(situation.my_length(self.trumps).low, 8 - situation.partner_length(self.trumps).low)
        return fit_points(self.trumps, max(0, self.low - situation.partner_likely), told=told)


def with_fit(trumps: Suit, low: int) -> Promise:
    """Points, short suits and aces counted, that make `low` with the middle of what partner has shown."""
    return WithFit(trumps, low)


@dataclass(frozen=True, slots=True)
class Fit(Relative):
    """So many cards of a suit together with the least that partner has shown of it."""

    suit: Suit
    cards: int

    def settle(self, situation: Situation) -> Claim:
        needed = max(0, self.cards - situation.partner_length(self.suit).low)
        return length(self.suit, needed) if needed else ALWAYS


def fit(suit: Suit, cards: int = 8) -> Promise:
    """A fit of so many cards with what partner has shown."""
    return Fit(suit, cards)


@dataclass(frozen=True, slots=True)
class Stopped(Relative):
    """A stopper in each suit that the opponents have bid."""

    def settle(self, situation: Situation) -> Claim:
        return every(stopper(suit) for suit in Suit if suit in situation.their_suits)


stopped: Relative = Stopped()
"""Their suits are stopped."""


@dataclass(frozen=True, slots=True)
class Covered(Relative):
    """A stopper, or half of one, in each suit that neither of us has shown; none where one of us is for notrump."""

    half: bool

    def settle(self, situation: Situation) -> Claim:
        partners = {suit: situation.partner_length(suit).low for suit in Suit}
        if situation.i_bid_notrump or situation.partner_bid_notrump or min(partners.values()) >= 2:
            return ALWAYS
        claimed = half_stopper if self.half else stopper
        unbid = (s for s in Suit if partners[s] < 3 and situation.my_length(s).low < 4)
        return every(claimed(suit) for suit in unbid)


unbid_stopped: Promise = Covered(half=False)
"""The suits that neither of us has shown are stopped."""
unbid_half_stopped: Promise = Covered(half=True)
"""The suits that neither of us has shown are stopped, with some help from partner."""


@dataclass(frozen=True, slots=True)
class MoreThanShown(Relative):
    """So many cards more in a suit than our own calls have promised."""

    suit: Suit
    by: int
    least: int

    def settle(self, situation: Situation) -> Claim:
        return length(self.suit, max(self.least, situation.my_length(self.suit).low + self.by))


def more_than_shown(suit: Suit, by: int = 1, *, least: int = 5) -> Promise:
    """More cards in a suit than we have told of, and `least` at that."""
    return MoreThanShown(suit, by, least)


@dataclass(frozen=True, slots=True)
class StoppedBetweenUs(Relative):
    """A stopper in each suit that the opponents have bid, unless partner has shown them stopped by bidding notrump."""

    def settle(self, situation: Situation) -> Claim:
        return ALWAYS if situation.partner_bid_notrump else stopped.settle(situation)


stopped_between_us: Promise = StoppedBetweenUs()
"""Their suits are stopped, here or by partner's notrump."""
