"""Preempts: seven good cards at the three level, eight at four, nine at five of a minor, less than an opening.

The rule of two and three: vulnerable the hand may be two tricks short of its bid, else three. In third seat the suit
may be less good; in fourth nobody needs to be shut out. Six good clubs will do, as two clubs is not weak.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import Condition, seat, vulnerable
from bridgetutor.bidding.ladder import MAJORS, MINORS
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    good_suit,
    length,
    losers,
    points,
    quality,
    top_honours,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

SUITS = (SPADES, HEARTS, DIAMONDS, CLUBS)
FIRST_SEATS, THIRD_SEAT = seat(1, 2), seat(3)


def _three(suit: Suit, good: Claim, cards: Claim, when: Condition) -> Iterator[Rule]:
    bid = f"3{suit}"
    yield rule(bid, points(4, 10) & cards & good, when=when & ~vulnerable, rung=Rung.QUIET)
    two_short = points(5, 10) & (losers(0, 6) | points(7))
    yield rule(bid, two_short & cards & good, when=when & vulnerable, rung=Rung.QUIET)


def _threes() -> Iterator[Rule]:
    for suit in SUITS:
        seven = length(suit, 7, 7)
        yield from _three(suit, top_honours(suit, 2), seven, FIRST_SEATS)
        yield from _three(suit, good_suit(suit) | quality(suit, 9), seven, THIRD_SEAT)
    six_clubs = length(CLUBS, 6, 6) & length(HEARTS, 0, 3) & length(SPADES, 0, 3)
    yield from _three(CLUBS, top_honours(CLUBS, 2), six_clubs, seat(1, 2, 3))


def _higher() -> Iterator[Rule]:
    three_seats = seat(1, 2, 3)
    for minor in MINORS:
        nine = points(4, 11) & length(minor, 9)
        yield rule(f"5{minor}", nine, when=three_seats & ~vulnerable, rung=Rung.QUIET)
        yield rule(f"5{minor}", nine & losers(0, 4), when=three_seats & vulnerable, rung=Rung.QUIET)
    for suit in (*MAJORS, *MINORS):
        eight = points(4, 11) & length(suit, 8)
        fair = eight & quality(suit, 10)
        yield rule(f"4{suit}", fair, when=three_seats & ~vulnerable, rung=Rung.QUIET)
        yield rule(f"4{suit}", fair & losers(0, 6), when=three_seats & vulnerable, rung=Rung.QUIET)


PREEMPTS = Agreement("preempts", phrase("Preemptive openings"), (*_higher(), *_threes()))
