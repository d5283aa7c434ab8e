"""Twelve points open: a suit of five in a major, else the longer minor, 1♦ with four of each, 1♣ with three of each.

The first rule that a course teaches. Two grains of judgement go with it: twelve points with queens and jacks in short
suits may be passed, and eleven with a good six-card suit open by the rule of 20 (standard beginners' texts).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.suit_openings import (
    CLUBS_FIRST,
    DIAMONDS_FIRST,
    HEARTS_FIRST,
    SPADES_FIRST,
)
from bridgetutor.bidding.condition import seat
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claim import every, some
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    adjusted_points,
    good_suit,
    length,
    longest,
    points,
    rule_of_20,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

FULL = points(12, 21)
LIGHT = points(11, 11) & rule_of_20()
POOR = points(12, 12) & adjusted_points(0, 10)
"""Two points or more go off for honours that will fall under higher ones."""
SUITS = (
    ("1S", SPADES, SPADES_FIRST),
    ("1H", HEARTS, HEARTS_FIRST),
    ("1D", DIAMONDS, some(DIAMONDS_FIRST)),
    ("1C", CLUBS, some(CLUBS_FIRST)),
)


def _rules() -> Iterator[Rule]:
    for call, suit, first in SUITS:
        yield rule(call, FULL & first)
        long = length(suit, 6) & good_suit(suit) & longest(suit)
        yield rule(call, LIGHT & long, when=seat(1, 2, 3))
    yield rule("P", POOR & every(length(suit, 0, 5) for suit in Suit), rung=Rung.SPECIAL)
    yield rule("P", points(0, 11), rung=Rung.LAST)


TWELVE_POINTS = Agreement("twelve_points", phrase("Twelve points open"), tuple(_rules()))
