"""The first bid: one of a suit, one and two notrump, the strong two clubs, weak twos and preempts."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import seat
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    at_least_as_long,
    balanced,
    good_suit,
    length,
    longer,
    longest,
    losers,
    points,
    rule_of_20,
)
from bridgetutor.phrase import phrase

OPENING = points(12, 21) | (points(10, 11) & rule_of_20())
"""Twelve points, or fewer with the length that makes up for them."""

LIGHT = points(10, 21)
"""In third seat a good suit may be opened with less."""


def _notrumps() -> Iterator[Rule]:
    yield rule("1N", points(15, 17) & balanced(), rung=Rung.SPECIAL)
    yield rule("2N", points(20, 21) & balanced(), rung=Rung.SPECIAL)
    yield rule("3N", points(25, 27) & balanced(), rung=Rung.SPECIAL)


def _strong() -> Iterator[Rule]:
    strong = points(22) | (points(18, 21) & losers(0, 3))
    yield rule(
        "2C", strong, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=phrase("strong, whatever the suits")
    )


def _suits() -> Iterator[Rule]:
    yield rule("1S", OPENING & length(SPADES, 5) & at_least_as_long(SPADES, HEARTS) & longest(SPADES))
    yield rule("1H", OPENING & length(HEARTS, 5) & longest(HEARTS) & longer(HEARTS, SPADES))
    yield rule("1D", OPENING & length(DIAMONDS, 4) & at_least_as_long(DIAMONDS, CLUBS))
    yield rule("1D", OPENING & length(DIAMONDS, 3) & longer(DIAMONDS, CLUBS))
    yield rule("1C", OPENING & length(CLUBS, 3))


def _weak() -> Iterator[Rule]:
    for suit in (SPADES, HEARTS, DIAMONDS):
        weak_two = points(5, 11) & length(suit, 6, 6) & good_suit(suit)
        yield rule(f"2{suit}", weak_two, when=seat(1, 2, 3), rung=Rung.QUIET)
    for suit in (SPADES, HEARTS, DIAMONDS, CLUBS):
        yield rule(f"3{suit}", points(4, 10) & length(suit, 7, 7), when=seat(1, 2, 3), rung=Rung.QUIET)
        yield rule(f"4{suit}", points(4, 10) & length(suit, 8), when=seat(1, 2, 3), rung=Rung.QUIET)


def _pass() -> Iterator[Rule]:
    yield rule("P", points(0, 12), rung=Rung.LAST)


OPENINGS = Agreement(
    "openings",
    phrase("Opening bids"),
    (*_notrumps(), *_strong(), *_suits(), *_weak(), *_pass()),
)
