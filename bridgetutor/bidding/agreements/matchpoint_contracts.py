"""At matchpoints ten points more beat everybody: notrump before the minors, at one level and at game.

Ten tricks in notrump score 430 and eleven in a minor 400; one notrump making two 120, two of a minor making three 110.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.placing import ALONE, GAME, NOTRUMP_IS_LEFT
from bridgetutor.bidding.condition import at_matchpoints, passed_hand
from bridgetutor.bidding.ladder import MINORS, others
from bridgetutor.bidding.relative import likely, unbid_half_stopped
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claim import every
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    balanced,
    half_stopper,
    length,
    losers,
    points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

NO_MAJOR = length(HEARTS, 0, 3) & length(SPADES, 0, 3)
DENIES = {CLUBS: NO_MAJOR & length(DIAMONDS, 0, 3), DIAMONDS: NO_MAJOR}


def _one_notrump(minor: Suit) -> Iterator[Rule]:
    """A balanced hand that would have raised."""
    flat = points(6, 10) & balanced() & DENIES[minor]
    yield rule(f"1{minor} - 1N", flat, when=at_matchpoints & ~passed_hand, rung=Rung.FIT)


def _three_notrump(minor: Suit) -> Iterator[Rule]:
    """Nine tricks with a hand that would bid for eleven, unless a suit is wide open."""
    guarded = every(length(suit, 2) | half_stopper(suit) for suit in others(minor))
    eleven = points(14) & losers(0, 5) & length(minor, 5)
    yield rule(f"1{minor} - 3{minor} - 3N", eleven & guarded, when=at_matchpoints)


def _placed() -> Iterator[Rule]:
    enough = likely(GAME) & unbid_half_stopped
    yield rule(f"... {NOTRUMP_IS_LEFT} - 3N", enough, when=at_matchpoints & ALONE, rung=Rung.QUIET)


MATCHPOINT_CONTRACTS = Agreement(
    "matchpoint_contracts",
    phrase("Contracts at matchpoints"),
    (
        *(each for minor in MINORS for part in (_one_notrump, _three_notrump) for each in part(minor)),
        *_placed(),
    ),
)
