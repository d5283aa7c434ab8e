"""Penalty doubles by the side that opened: trumps and the balance of strength against a part score, tricks against a game.

Every double that no agreement makes takeout is for penalties once partner has bid (SAYC booklet). Partner takes it out
only with a hand that has no defence and more shape than was told.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.competing_after_opening import AFTER_THEM, PASSED_TO_US, SPOKE, WE_OPENED
from bridgetutor.bidding.condition import asked_by_double, last_named, they_bid
from bridgetutor.bidding.relative import likely
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import length, points, quality, quick_tricks
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Strain, Suit

LAST_CALLS = (AFTER_THEM, PASSED_TO_US)


def _part_scores() -> Iterator[Rule]:
    for suit in Suit:
        low = SPOKE & last_named(suit, 1, 2, 3) & they_bid(suit)
        trumps = length(suit, 4) & quality(suit, 6) & quick_tricks(1)
        for before in LAST_CALLS:
            yield rule(f"{before} X", trumps & likely(21), when=low, rung=Rung.QUIET)
    for level, together in ((1, 22), (2, 22)):
        notrump = SPOKE & last_named(Strain.NOTRUMP, level)
        yield rule(f"{AFTER_THEM} X", likely(together) & points(7), when=notrump, rung=Rung.QUIET)


def _games() -> Iterator[Rule]:
    for suit in Suit:
        high = WE_OPENED & last_named(suit, 4, 5, 6, 7) & they_bid(suit)
        trumps = length(suit, 4) & quality(suit, 6) & points(7) & quick_tricks(1.5)
        strong = likely(24) & quick_tricks(2) & length(suit, 1)
        for before in LAST_CALLS:
            yield rule(f"{before} X", trumps, when=high, rung=Rung.QUIET)
            yield rule(f"{before} X", strong, when=high & SPOKE, rung=Rung.LAST)
    three_notrump = SPOKE & last_named(Strain.NOTRUMP, 3, 4)
    yield rule(f"{AFTER_THEM} X", likely(22) & points(8) & quick_tricks(2), when=three_notrump, rung=Rung.QUIET)


def _left_in() -> Rule:
    """Partner's double stands."""
    return rule("... X - P", ALWAYS, when=WE_OPENED & ~asked_by_double, rung=Rung.QUIET)


PENALTY_DOUBLES = Agreement(
    "penalty_doubles",
    phrase("Penalty doubles when we opened"),
    (*_games(), *_part_scores(), _left_in()),
)
