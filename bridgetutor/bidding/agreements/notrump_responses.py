"""Notrump in answer to one of a suit: one 6–10, over a minor two 13–15 and three 16–17, over a major three 15–17.

One notrump is not forcing (SAYC booklet); it denies a suit that could be shown at the one level. Over a major two
notrump is Jacoby's, but for a hand that has passed.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import passed_hand
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import MAJORS, MINORS
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    balanced,
    length,
    points,
    regular,
    shaped,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

NO_MAJOR = length(HEARTS, 0, 3) & length(SPADES, 0, 3)
NO_MAJOR_BUT_OPENERS = {HEARTS: length(SPADES, 0, 3), SPADES: length(HEARTS, 0, 3)}
HIGHER_SUITS = {
    CLUBS: NO_MAJOR & length(DIAMONDS, 0, 3),
    DIAMONDS: NO_MAJOR,
    HEARTS: length(SPADES, 0, 3) & length(HEARTS, 0, 2),
    SPADES: length(SPADES, 0, 2),
}


def _one_notrump() -> Iterator[Rule]:
    yield rule("1S - 1N", points(6, 10) & length(SPADES, 0, 2), rung=Rung.QUIET)
    yield rule("1H - 1N", points(6, 10) & length(HEARTS, 0, 2) & length(SPADES, 0, 3), rung=Rung.QUIET)
    yield rule("1D - 1N", points(6, 10) & NO_MAJOR, rung=Rung.QUIET)
    flat = balanced() & NO_MAJOR & length(DIAMONDS, 0, 3)
    yield rule("1C - 1N", points(6, 10) & flat, rung=Rung.QUIET)
    # Eleven or twelve with no suit to bid: a point or two too many, and no other bid is nearer.
    yield rule("1C - 1N", points(11, 12) & flat & length(CLUBS, 4, 4), when=~passed_hand, rung=Rung.QUIET)


def _by_a_passed_hand() -> Iterator[Rule]:
    """Two notrump is then natural; eleven points without the shape for it make do with one."""
    for opened in Suit:
        unfit = length(opened, 0, 4) & HIGHER_SUITS[opened]
        yield rule(f"1{opened} - 2N", points(11, 12) & balanced() & unfit, when=passed_hand)
        yield rule(f"1{opened} - 1N", points(6, 12) & unfit, when=passed_hand, rung=Rung.QUIET)


def _jumps_over_a_minor(minor: Suit) -> Iterator[Rule]:
    hand = balanced() & NO_MAJOR
    yield rule(
        f"1{minor} - 2N", points(13, 15) & hand, when=~passed_hand, rung=Rung.SPECIAL, forcing=Forcing.GAME
    )
    yield rule(f"1{minor} - 3N", points(16, 18) & hand, when=~passed_hand, rung=Rung.SPECIAL)
    # A flat hand with more has no suit to bid first.
    flat = hand & shaped("4333")
    yield rule(f"1{minor} - 3N", points(19, 20) & flat, when=~passed_hand, rung=Rung.SPECIAL)
    yield rule(f"1{minor} - 6N", points(21) & hand, when=~passed_hand, rung=Rung.SPECIAL)


def _jumps_over_a_major(major: Suit) -> Iterator[Rule]:
    hand = balanced() & regular() & length(major, 2, 2) & NO_MAJOR_BUT_OPENERS[major]
    yield rule(f"1{major} - 3N", points(15, 17) & hand, when=~passed_hand, rung=Rung.SPECIAL)


NOTRUMP_RESPONSES = Agreement(
    "notrump_responses",
    phrase("Notrump in answer to one of a suit"),
    (
        *_one_notrump(),
        *_by_a_passed_hand(),
        *(each for minor in MINORS for each in _jumps_over_a_minor(minor)),
        *(each for major in MAJORS for each in _jumps_over_a_major(major)),
    ),
)
