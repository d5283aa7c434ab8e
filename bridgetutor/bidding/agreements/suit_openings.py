"""One of a suit: five-card majors, the longer minor, 1♦ with four of each, 1♣ with three of each (SAYC booklet).

The rule of 20 decides what opens, in third seat a good major may be a little lighter, in fourth the rule of 15 says
whether to open at all.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import Condition, seat, vulnerable
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claim import Claim, some
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    at_least_as_long,
    good_suit,
    length,
    longer,
    longest,
    points,
    rule_of_15,
    rule_of_20,
)
from bridgetutor.phrase import phrase

FIRST_SEATS = points(10, 21) & rule_of_20()
"""Thirteen points always do, a flat twelve does not."""

FOURTH_SEAT = points(13, 21) | (points(10, 12) & rule_of_15())
"""With less than a full opening the side that has the spades wins the part score (Pearson)."""

SPADES_FIRST = length(SPADES, 5) & longest(SPADES)
HEARTS_FIRST = length(HEARTS, 5) & longest(HEARTS) & longer(HEARTS, SPADES)


NO_MAJOR = length(HEARTS, 0, 4) & length(SPADES, 0, 4)

DIAMONDS_FIRST = (
    length(DIAMONDS, 4) & at_least_as_long(DIAMONDS, CLUBS) & NO_MAJOR,
    length(DIAMONDS, 6) & longest(DIAMONDS, alone=True),
    length(DIAMONDS, 3, 3) & length(CLUBS, 2, 2) & NO_MAJOR,
)
CLUBS_FIRST = (
    length(CLUBS, 4) & longer(CLUBS, DIAMONDS) & NO_MAJOR,
    length(CLUBS, 6) & longest(CLUBS, alone=True),
    length(CLUBS, 3, 3) & length(DIAMONDS, 2, 3) & NO_MAJOR,
)


def _openings(strength: Claim, when: Condition) -> Iterator[Rule]:
    yield rule("1S", strength & SPADES_FIRST, when=when)
    yield rule("1H", strength & HEARTS_FIRST, when=when)
    yield rule("1D", strength & some(DIAMONDS_FIRST), when=when)
    yield rule("1C", strength & some(CLUBS_FIRST), when=when)


def _light() -> Iterator[Rule]:
    """A major that partner should lead, with a hand that will pass whatever partner answers."""
    for low, when in ((10, seat(3) & ~vulnerable), (11, seat(3) & vulnerable)):
        yield rule("1S", points(low, 12) & SPADES_FIRST & good_suit(SPADES), when=when, rung=Rung.QUIET)
        yield rule("1H", points(low, 12) & HEARTS_FIRST & good_suit(HEARTS), when=when, rung=Rung.QUIET)


SUIT_OPENINGS = Agreement(
    "suit_openings",
    phrase("Openings of one of a suit"),
    (*_openings(FIRST_SEATS, seat(1, 2, 3)), *_openings(FOURTH_SEAT, seat(4)), *_light()),
)
