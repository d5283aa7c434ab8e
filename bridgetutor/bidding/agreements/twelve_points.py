"""Twelve points open: a suit of five in a major, else the longer minor, 1♦ with four of each, 1♣ with three of each.

The first rule that a course teaches. Two grains of judgement go with it: twelve points with queens and jacks in short
suits may be passed, and ten or eleven with a good six-card suit open by the rule of 20 (standard beginners' texts).
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
from bridgetutor.hands.claim import some
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    adjusted_points,
    good_suit,
    length,
    points,
    rule_of_20,
)
from bridgetutor.phrase import phrase

SOUND = points(13, 21) | (points(12, 12) & adjusted_points(11))
LIGHT = points(10, 11) & rule_of_20()
SUITS = (
    ("1S", SPADES, SPADES_FIRST),
    ("1H", HEARTS, HEARTS_FIRST),
    ("1D", DIAMONDS, some(DIAMONDS_FIRST)),
    ("1C", CLUBS, some(CLUBS_FIRST)),
)


def _rules() -> Iterator[Rule]:
    for call, suit, first in SUITS:
        yield rule(call, SOUND & first)
        long = length(suit, 6) & good_suit(suit)
        yield rule(call, LIGHT & long & first, when=seat(1, 2, 3))
    yield rule("P", points(0, 12), rung=Rung.LAST)


TWELVE_POINTS = Agreement("twelve_points", phrase("Twelve points open"), tuple(_rules()))
