"""Natural defence to their 1NT, an option in place of Cappelletti: suits are suits, two notrump shows both minors.

Source: the ACBL's SAYC booklet, which names no convention here. A double is for penalties.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.cappelletti import BOTH_MINORS, THEIR_NOTRUMP
from bridgetutor.bidding.ladder import MAJORS, MINORS
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    at_least_as_long,
    dummy_points,
    good_suit,
    length,
    longer,
    longest,
    points,
    quality,
)
from bridgetutor.phrase import phrase


def _calls() -> Iterator[Rule]:
    for before in THEIR_NOTRUMP:
        minors = points(8, 14) & length(CLUBS, 5) & length(DIAMONDS, 5)
        yield rule(f"{before} 2N", minors, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=BOTH_MINORS)
        yield rule(f"{before} X", points(15))
        for suit in (*MAJORS, *MINORS):
            yield rule(f"{before} 3{suit}", points(5, 12) & length(suit, 7) & quality(suit, 9))
            own = points(9, 14) & length(suit, 5) & good_suit(suit) & longest(suit)
            yield rule(f"{before} 2{suit}", own & (length(suit, 6) | quality(suit, 8)))
        yield rule(f"{before} P", points(0, 14), rung=Rung.LAST)


def _advances() -> Iterator[Rule]:
    for start in THEIR_NOTRUMP:
        yield rule(f"{start} 2N - 3D", longer(DIAMONDS, CLUBS))
        yield rule(f"{start} 2N - 3C", at_least_as_long(CLUBS, DIAMONDS))
        for suit in MAJORS:
            before = f"{start} 2{suit} -"
            yield rule(f"{before} 4{suit}", length(suit, 3) & dummy_points(suit, 14), rung=Rung.FIT)
            yield rule(f"{before} 3{suit}", length(suit, 3) & dummy_points(suit, 11, 13), rung=Rung.FIT)
        for suit in (*MAJORS, *MINORS):
            yield rule(f"{start} 2{suit} - P", points(0, 15), rung=Rung.LAST)
            yield rule(f"{start} X - 2{suit}", points(0, 5) & length(suit, 5) & longest(suit))
        yield rule(f"{start} X - P", points(0, 25), rung=Rung.LAST)


NATURAL_OVER_NOTRUMP = Agreement(
    "natural_over_notrump",
    phrase("Natural overcalls of their notrump"),
    (*_calls(), *_advances()),
)
