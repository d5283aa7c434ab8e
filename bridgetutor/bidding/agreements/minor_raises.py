"""Raises of one of a minor: two 6–9, three a limit raise 10–12, both without a four-card major (SAYC booklet).

A minor has no forcing raise: with more one bids another suit or notrump first; four is left for the strong hand that
has neither, five for a weak one with length and a short suit.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import passed_hand
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import MINORS, others
from bridgetutor.hands.claim import Claim, every, some
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    at_least_as_long,
    balanced,
    dummy_points,
    length,
    longer,
    points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

NO_MAJOR = length(HEARTS, 0, 3) & length(SPADES, 0, 3)
WEAK = points(6, 9)
LIMIT = points(10, 12)

CLUB_RAISE = length(CLUBS, 5) & longer(CLUBS, DIAMONDS) & NO_MAJOR
DIAMOND_RAISE = (length(DIAMONDS, 5) | (length(DIAMONDS, 4) & ~balanced())) & NO_MAJOR
# Balanced hands of four diamonds answer 1NT with six to ten; there is no notrump bid for eleven and twelve.
FLAT_LIMIT = points(11, 12) & length(DIAMONDS, 4, 4) & length(CLUBS, 0, 3) & balanced() & NO_MAJOR


def _raises(minor: Suit, support: Claim, limit: Claim) -> Iterator[Rule]:
    sides = others(minor)
    short = some(length(suit, 0, 1) for suit in sides)
    barrage = points(2, 9) & length(minor, 7) & short & NO_MAJOR
    yield rule(f"1{minor} - 5{minor}", barrage, rung=Rung.FIT)
    yield rule(f"1{minor} - 2{minor}", WEAK & support, rung=Rung.FIT)
    light = points(4, 5) & dummy_points(minor, 6) & length(minor, 5) & NO_MAJOR
    yield rule(f"1{minor} - 2{minor}", light, rung=Rung.FIT)
    yield rule(f"1{minor} - 3{minor}", LIMIT & limit, rung=Rung.FIT)
    strong = points(13) & length(minor, 5) & every(length(suit, 0, 3) for suit in sides)
    yield rule(f"1{minor} - 4{minor}", strong, when=~passed_hand, rung=Rung.QUIET, forcing=Forcing.GAME)


def _after_four(minor: Suit) -> Iterator[Rule]:
    so_far = f"1{minor} - 4{minor} -"
    yield rule(f"{so_far} 6{minor}", points(19), rung=Rung.QUIET, forcing=Forcing.SIGN_OFF)
    yield rule(
        f"{so_far} 4N", points(16, 18), rung=Rung.QUIET, forcing=Forcing.ROUND, asks=phrase("asks for aces")
    )
    yield rule(f"{so_far} 5{minor}", points(10, 15), rung=Rung.QUIET)


MINOR_RAISES = Agreement(
    "minor_raises",
    phrase("Raises of a minor"),
    (
        *_raises(CLUBS, CLUB_RAISE, CLUB_RAISE),
        # Strong enough to show clubs first, responder does, where they are longer.
        *_raises(DIAMONDS, DIAMOND_RAISE, DIAMOND_RAISE & at_least_as_long(DIAMONDS, CLUBS)),
        rule("1D - 3D", FLAT_LIMIT, rung=Rung.QUIET),
        *(each for minor in MINORS for each in _after_four(minor)),
    ),
)
