"""Penalty doubles when we opened: trumps and the balance of strength against a part score, tricks against a game.

Every double that no agreement makes takeout is for penalties once partner has bid (SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import asked_by_double, they_bid
from bridgetutor.bidding.ladder import bids_of, by_them
from bridgetutor.bidding.relative import likely
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.bidding.turns import SPOKE, WE_OPENED, passed_to_us
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import length, points, quality, quick_tricks
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


def _part_scores() -> Iterator[Rule]:
    for suit in Suit:
        bids = bids_of(suit, 1, 3)
        trumps = length(suit, 4) & quality(suit, 6) & quick_tricks(1)
        for before in (f"... {by_them(bids)}", *passed_to_us(bids)):
            yield rule(f"{before} X", trumps & likely(21), when=SPOKE & they_bid(suit), rung=Rung.QUIET)
            # Too strong to sell out, and nothing better to bid.
            strong = likely(25) & points(9) & length(suit, 1, 4) & quick_tricks(1.5)
            yield rule(f"{before} X", strong, when=SPOKE & they_bid(suit), rung=Rung.LAST)
    yield rule("... (1N) X", likely(23) & points(8), when=SPOKE, rung=Rung.QUIET)


def _games() -> Iterator[Rule]:
    for suit in Suit:
        bids, named = bids_of(suit, 4, 7), WE_OPENED & they_bid(suit)
        trumps = length(suit, 4) & quality(suit, 6) & points(7) & quick_tricks(1.5)
        strong = likely(24) & quick_tricks(2) & length(suit, 1)
        for before in (f"... {by_them(bids)}", *passed_to_us(bids)):
            yield rule(f"{before} X", trumps, when=named, rung=Rung.QUIET)
            yield rule(f"{before} X", strong, when=named & SPOKE, rung=Rung.LAST)
    for before in ("... (3N)", "... (3N) P -"):
        yield rule(f"{before} X", likely(23) & points(9) & quick_tricks(2), when=SPOKE, rung=Rung.QUIET)


def _left_in() -> Rule:
    """Partner's double stands."""
    return rule("... X - P", ALWAYS, when=WE_OPENED & ~asked_by_double, rung=Rung.QUIET)


PENALTY_DOUBLES = Agreement(
    "penalty_doubles", phrase("Penalty doubles when we opened"), (*_games(), *_part_scores(), _left_in())
)
