"""Drury: by a passed hand two clubs over partner's one of a major is a limit raise, and asks for a full opening bid.

Opener who was light bids two of the major, with a full opening two diamonds, with enough for game the game (Douglas
Drury; the reverse form, in which the weak answer is the major itself).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import passed_hand
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import MAJORS
from bridgetutor.hands.claims import dummy_points, length, losers, points, total_points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

ASKS = phrase("a limit raise, asks for a full opening bid")
FULL = phrase("a full opening bid")
ENOUGH = total_points(16) | (points(12) & losers(0, 6))


def _drury(major: Suit) -> Iterator[Rule]:
    asked = f"1{major} - 2C"
    support = points(7, 12) & dummy_points(major, 10) & length(major, 3)
    yield rule(asked, support, when=passed_hand, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=ASKS)
    yield rule(f"{asked} - 4{major}", ENOUGH, rung=Rung.ANSWER)
    yield rule(f"{asked} - 2D", points(13, 16), rung=Rung.ANSWER, forcing=Forcing.ROUND, asks=FULL)
    yield rule(f"{asked} - 2{major}", points(10, 15), rung=Rung.ANSWER)
    most = dummy_points(major, 12)
    yield rule(f"{asked} - 2D - 4{major}", most & length(major, 4), rung=Rung.ANSWER)
    yield rule(f"{asked} - 2D - 3{major}", most & length(major, 3, 3), rung=Rung.ANSWER)
    yield rule(f"{asked} - 2D - 2{major}", dummy_points(major, 10, 11), rung=Rung.ANSWER)
    yield rule(f"{asked} - 2D - 3{major} - 4{major}", points(14), rung=Rung.ANSWER)
    yield rule(f"{asked} - 2D - 2{major}|3{major} - P", points(10, 16), rung=Rung.QUIET)
    yield rule(f"{asked} - 2{major} - P", points(7, 12), rung=Rung.ANSWER)
    yield rule(f"{asked} - 4{major} - P", points(7, 12), rung=Rung.ANSWER)
    yield rule(f"{asked} - 2D - 4{major} - P", points(10, 16), rung=Rung.ANSWER)


DRURY = Agreement("drury", phrase("Drury"), tuple(each for major in MAJORS for each in _drury(major)))
