"""Opener's takeout double while partner is silent: short in their suit and a good hand; and how partner answers.

Source: standard texts. A double by opener is for takeout as long as partner has not bid; at the one level it promises
fourteen points or so, higher a little more.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.competing_after_opening import WE_OPENED
from bridgetutor.bidding.condition import (
    asked_by_double,
    cheapest,
    forced,
    last_named,
    partner_promised,
    partner_showed,
    they_bid,
)
from bridgetutor.bidding.relative import fit, stopped
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import length, longest, points, quality
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import SUITS_DOWN, Strain, Suit

TAKEOUT = phrase("takeout: asks for the best suit")
SUIT_OPENED = "1C|1D|1H|1S"
LEAST = {1: 14, 2: 15, 3: 17}
"""The points for it by the level of their bid."""

ASKED = WE_OPENED & asked_by_double & forced


def _double() -> Iterator[Rule]:
    """They have come in behind partner's pass, or raised or answered each other."""
    for theirs in Suit:
        silent = ~partner_promised(1) & they_bid(theirs)
        for level, least in LEAST.items():
            hand = points(least) & length(theirs, 0, 2)
            for before in (f"{SUIT_OPENED} - P", f"{SUIT_OPENED} (*) P"):
                bid = f"{before} ({level}{theirs})"
                yield rule(f"{bid} X", hand, when=silent, forcing=Forcing.ROUND, asks=TAKEOUT)


def _leave_in() -> Iterator[Rule]:
    for theirs in Suit:
        five = points(5) & length(theirs, 5) & quality(theirs, 7)
        yield rule("... X - P", five, when=ASKED & last_named(theirs, 1, 2), rung=Rung.SPECIAL)
        four = points(6) & length(theirs, 4) & quality(theirs, 6)
        yield rule("... X - P", four, when=ASKED & last_named(theirs, 3, 4, 5), rung=Rung.SPECIAL)


def _answers() -> Iterator[Rule]:
    """Five cards, the suit opened, four cards, notrump; at last three cards of a suit."""
    for suit in SUITS_DOWN:
        for level in range(1, 6):
            bid = Bid(level, suit.strain)
            when = ASKED & ~they_bid(suit) & cheapest(bid)
            yield rule(f"... X - {bid}", length(suit, 5) & longest(suit), when=when)
            yield rule(f"... X - {bid}", fit(suit), when=when & partner_showed(suit, 4), rung=Rung.QUIET)
            yield rule(f"... X - {bid}", length(suit, 4), when=when, rung=Rung.QUIET)
            yield rule(f"... X - {bid}", length(suit, 3) & points(0, 21), when=when, rung=Rung.LAST)
            yield rule(f"... X - {bid}", length(suit, 2), when=when & partner_showed(suit, 4), rung=Rung.LAST)
    for level in (1, 2, 3):
        bid = Bid(level, Strain.NOTRUMP)
        enough = stopped & points(4 + 2 * level)
        yield rule(f"... X - {bid}", enough, when=ASKED & cheapest(bid))


TAKEOUT_BY_OPENER = Agreement(
    "takeout_by_opener",
    phrase("Opener's takeout double"),
    (*_double(), *_leave_in(), *_answers()),
)
