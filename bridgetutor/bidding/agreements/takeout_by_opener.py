"""Opener's takeout double while partner is silent: short in their suit and a good hand; and how partner answers.

Source: standard texts. A double by opener is for takeout as long as partner has not bid; at the one level it promises
fourteen points or so, higher a little more.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import (
    ALWAYS_SO,
    Condition,
    asked_by_double,
    forced,
    last_named,
    partner_promised,
    partner_showed,
    they_bid,
)
from bridgetutor.bidding.ladder import below, bids_of, by_them, others
from bridgetutor.bidding.relative import fit, stopped
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.turns import WE_OPENED
from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import length, longest, points, quality
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import SUITS_DOWN, Strain, Suit

TAKEOUT = phrase("takeout: asks for the best suit")
LEAST = {1: 14, 2: 15, 3: 16, 4: 16}
"""The points for it by the level of their bid."""

ASKED = WE_OPENED & asked_by_double & forced


def _double() -> Iterator[Rule]:
    """They have come in behind partner's pass, or raised or answered each other."""
    for theirs in Suit:
        silent = ~partner_promised(1) & they_bid(theirs)
        for opened in others(theirs):
            for bid in bids_of(theirs, 1 + (theirs < opened), 4):
                shape = length(theirs, 0, 2 - bid.level // 4) & length(opened, 0, 6 + bid.level // 4)
                for before in (f"1{opened} - P", f"1{opened} (*) P"):
                    call = f"{before} ({bid}) X"
                    yield _asks(call, points(LEAST[bid.level]) & shape, when=silent)
                    yield _asks(call, points(STRONG) & length(theirs, 0, 3), when=silent, rung=Rung.LAST)


def _asks(call: str, hand: Claim, *, when: Condition = ALWAYS_SO, rung: Rung = Rung.NATURAL) -> Rule:
    return rule(call, hand, when=when, rung=rung, forcing=Forcing.ROUND, artificial=False, asks=TAKEOUT)


def _after_a_balancing_double() -> Iterator[Rule]:
    """Partner has passed with less than six: a redouble says that the points are ours, a double the same again."""
    for opened in Suit:
        doubled = f"1{opened} - P (X)"
        yield rule(f"{doubled} XX", points(STRONG))
        for theirs in others(opened):
            for bid in bids_of(theirs, 1 + (theirs < opened), 3):
                shown = points(STRONG) & length(theirs, 0, 3)
                yield _asks(f"{doubled} P|XX ({bid}) P - X", shown)


STRONG = 18
"""The points with which opener doubles whatever the shape."""


def _leave_in() -> Iterator[Rule]:
    for theirs in Suit:
        five = points(5) & length(theirs, 5) & quality(theirs, 7)
        yield rule("... X - P", five, when=ASKED & last_named(theirs, 1, 2), rung=Rung.SPECIAL)
        four = points(6) & length(theirs, 4) & quality(theirs, 6)
        yield rule("... X - P", four, when=ASKED & last_named(theirs, 3, 4, 5), rung=Rung.SPECIAL)


def _answers() -> Iterator[Rule]:
    """Five cards, notrump, the suit opened, four cards; at last three cards, or two of the suit opened."""
    for bid in SUIT_CALLS:
        suit = Suit(bid.strain)
        when = ASKED & ~they_bid(suit)
        weak, opened = points(0, 11), when & partner_showed(suit, 4)
        for before in _doubled(below(bid)):
            call = f"{before} {bid}"
            yield rule(call, length(suit, 5) & longest(suit), when=when)
            yield rule(call, weak & fit(suit) & length(suit, 3), when=opened, rung=Rung.QUIET)
            yield rule(call, length(suit, 4), when=when, rung=Rung.QUIET)
            yield rule(call, weak & length(suit, 3, 3), when=when, rung=Rung.LAST)
            yield rule(call, length(suit, 2, 2), when=opened, rung=Rung.LAST)
    for bid in (Bid(level, Strain.NOTRUMP) for level in (1, 2, 3)):
        enough = stopped & points(4 + 2 * bid.level)
        for before in _doubled(below(bid)):
            yield rule(f"{before} {bid}", enough, when=ASKED)


def _doubled(bids: tuple[Bid, ...]) -> tuple[str, ...]:
    """Opener has doubled one of these, behind it or when it was passed round."""
    return f"... {by_them(bids)} X -", f"... {by_them(bids)} P - X -"


SUIT_CALLS = tuple(bid for suit in SUITS_DOWN for bid in bids_of(suit, 1, 5)[int(suit is Suit.CLUBS) :])

TAKEOUT_BY_OPENER = Agreement(
    "takeout_by_opener",
    phrase("Opener's takeout double"),
    (*_double(), *_after_a_balancing_double(), *_leave_in(), *_answers()),
)
