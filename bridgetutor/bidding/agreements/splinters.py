"""Splinters: a double jump in a new suit is a raise of partner's major to game with a singleton or void in the suit.

Opener goes on where little is wasted opposite the shortness, and else signs off (David Cliff and Dorothy Hayden, 1963).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import passed_hand
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import MAJORS, others
from bridgetutor.hands.claims import dummy_points, length, losers, points, suit_points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

RAISE = phrase("a raise to game with a singleton or void in the suit")
ACES = phrase("asks for aces")


def _double_jump(major: Suit, suit: Suit) -> str:
    return f"1{major} - {3 + (suit < major)}{suit}"


def _splinters(major: Suit) -> Iterator[Rule]:
    for suit in others(major):
        splinter = _double_jump(major, suit)
        strength = points(10, 13) & dummy_points(major, 13)
        hand = strength & length(major, 4) & length(suit, 0, 1)
        yield rule(splinter, hand, when=~passed_hand, rung=Rung.SPECIAL, forcing=Forcing.GAME, asks=RAISE)
        nothing_wasted = points(15) & suit_points(suit, 0, 4) & losers(0, 6)
        yield rule(f"{splinter} - 4N", nothing_wasted, rung=Rung.ANSWER, forcing=Forcing.ROUND, asks=ACES)
        yield rule(f"{splinter} - 4{major}", points(10, 21), rung=Rung.ANSWER)
        yield rule(f"{splinter} - 4{major} - P", points(10, 13))


SPLINTERS = Agreement(
    "splinters",
    phrase("Splinters"),
    tuple(each for major in MAJORS for each in _splinters(major)),
)
