"""Weak twos in diamonds, hearts and spades: a good six-card suit, 5–10 points (SAYC booklet: 5–11).

Not with a void or a four-card major beside it; in third seat the suit may be less good, in fourth the bid is stronger:
10–14 points that want to play there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.condition import seat, vulnerable
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    good_suit,
    length,
    points,
    quality,
    top_honours,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


class WeakTwo(NamedTuple):
    """The suit, and what the hand holds beside it."""

    suit: Suit
    beside: Claim


WEAK_TWOS = (
    WeakTwo(SPADES, length(HEARTS, 1, 3) & length(DIAMONDS, 1) & length(CLUBS, 1)),
    WeakTwo(HEARTS, length(SPADES, 1, 3) & length(DIAMONDS, 1) & length(CLUBS, 1)),
    WeakTwo(DIAMONDS, length(SPADES, 1, 3) & length(HEARTS, 1, 3) & length(CLUBS, 1)),
)


def _rules() -> Iterator[Rule]:
    for suit, beside in WEAK_TWOS:
        call, six = f"2{suit}", length(suit, 6, 6)
        yield rule(call, points(10, 14) & six & good_suit(suit) & beside, when=seat(4), rung=Rung.SPECIAL)
        good = six & good_suit(suit) & beside
        yield rule(call, points(5, 11) & good, when=seat(1, 2) & ~vulnerable, rung=Rung.QUIET)
        sound = good & (top_honours(suit, 2) | points(8))
        yield rule(call, points(6, 11) & sound, when=seat(1, 2) & vulnerable, rung=Rung.QUIET)
        fair = six & quality(suit, 8)
        yield rule(call, points(5, 11) & fair, when=seat(3) & ~vulnerable, rung=Rung.QUIET)
        yield rule(call, points(6, 11) & good, when=seat(3) & vulnerable, rung=Rung.QUIET)


WEAK_TWO_OPENINGS = Agreement("weak_twos", phrase("Weak twos"), tuple(_rules()))
