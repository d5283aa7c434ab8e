"""Raises of one of a major: single 6–9, limit 10–12, both on three trumps; a game on five trumps and a short suit.

Points are those in support of the major, shortness counted (SAYC booklet: 6–10 and 10–12 points; 4♥ and 4♠ "usually
five or more trumps, a singleton or void, and fewer than ten high-card points").
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import passed_hand
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import MAJORS, others
from bridgetutor.hands.claim import some
from bridgetutor.hands.claims import dummy_points, length, losers, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


def _raises(major: Suit) -> Iterator[Rule]:
    support = length(major, 3)
    short = some(length(suit, 0, 1) for suit in others(major))
    yield rule(f"1{major} - 4{major}", points(2, 9) & length(major, 5) & short, rung=Rung.FIT)
    yield rule(f"1{major} - 2{major}", points(3) & dummy_points(major, 6, 9) & support, rung=Rung.FIT)
    limit = points(6) & dummy_points(major, 10, 12)
    yield rule(f"1{major} - 3{major}", support & limit, when=~passed_hand, rung=Rung.FIT)
    # With a void or two short suits a hand comes to more, and is still no opening bid.
    freak = support & points(6, 11) & dummy_points(major, 13)
    yield rule(f"1{major} - 3{major}", freak, when=~passed_hand, rung=Rung.QUIET)
    passed = points(6, 12) & dummy_points(major, 10)
    yield rule(f"1{major} - 3{major}", support & passed, when=passed_hand, rung=Rung.FIT)


def _after_game(major: Suit) -> Iterator[Rule]:
    """Opener, after a jump to game that was meant to shut out: only a great hand goes on."""
    great = points(19) & losers(0, 4)
    asks = phrase("asks for aces")
    yield rule(f"1{major} - 4{major} - 4N", great, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=asks)
    yield rule(f"1{major} - 4{major} - P", points(10, 21) & ~great)


MAJOR_RAISES = Agreement(
    "major_raises",
    phrase("Raises of a major"),
    tuple(each for major in MAJORS for part in (_raises, _after_game) for each in part(major)),
)
