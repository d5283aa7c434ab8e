"""Hands that players have a name for, whatever they play: a hand that can open, overcall, preempt."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.hands.claim import Broken, Claim
from bridgetutor.hands.claims import every, good_suit, length, points, rule_of_20, some, suit_points
from bridgetutor.hands.region import Region
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand


@dataclass(frozen=True, slots=True)
class Named(Claim):
    """A claim that is said by its name; `unsays` is the name of its opposite."""

    says: Phrase
    unsays: Phrase
    claim: Claim

    def holds(self, hand: Hand) -> bool:
        return self.claim.holds(hand)

    def describe(self) -> Phrase:
        return self.says

    def region(self) -> Region:
        return self.claim.region()

    def broken_by(self, hand: Hand) -> tuple[Broken, ...]:
        return self.claim.broken_by(hand)

    def __invert__(self) -> Named:
        return Named(self.unsays, self.says, ~self.claim)


OPENING = Named(
    phrase("can open"), phrase("cannot open"), every((points(10, 21), rule_of_20())) | points(12, 21)
)
"""Twelve points, or fewer by the rule of 20; no more than a bid of one in a suit is made on."""

OVERCALL = Named(
    phrase("can overcall"),
    phrase("cannot overcall"),
    some(every((points(8, 16), length(suit, 5), good_suit(suit))) for suit in Suit),
)
"""8 to 16 points and a good five-card suit (SAYC booklet: "8 to 16 points", at the one level)."""

PREEMPT = Named(
    phrase("can preempt"),
    phrase("cannot preempt"),
    some(every((points(5, 10), length(suit, 7, 8), suit_points(suit, 4))) for suit in Suit),
)
"""A seven- or eight-card suit, less than an opening, and some of the points in the suit."""

NAMED = (OPENING, OVERCALL, PREEMPT)
"""All of them."""
