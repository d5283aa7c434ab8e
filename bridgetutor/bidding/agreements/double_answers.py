"""Answers to any other takeout double: the longest suit they have not bid, a jump with values, trumps to leave it in.

Source: standard texts. It is for doubles after both opponents have bid and for a second double.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import (
    asked_by_double,
    cheapest,
    jump,
    last_named,
    partner_passed,
    they_bid,
    they_opened,
)
from bridgetutor.bidding.ladder import MAJORS
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import length, longest, points, quality, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import SUITS_DOWN, Strain, Suit

ASKED = they_opened & asked_by_double


def _undisturbed() -> Iterator[Rule]:
    for suit in Suit:
        low = points(6) & length(suit, 5) & quality(suit, 7)
        high = points(6) & length(suit, 4) & quality(suit, 6)
        yield rule("... X - P", low, when=ASKED & last_named(suit, 1, 2), rung=Rung.SPECIAL)
        yield rule("... X - P", high, when=ASKED & last_named(suit, 3, 4, 5), rung=Rung.SPECIAL)
    for suit in MAJORS:
        unbid = ASKED & ~they_bid(suit)
        yield rule(
            f"... X - 4{suit}",
            points(10) & length(suit, 5) | points(12) & length(suit, 4),
            when=unbid,
            rung=Rung.FIT,
        )
        for level in (2, 3):
            bid = Bid(level, suit.strain)
            yield rule(
                f"... X - {bid}", points(9, 11) & length(suit, 4), when=unbid & jump(bid), rung=Rung.FIT
            )
    for suit in Suit:
        for doubler, more in ((~partner_passed, 0), (partner_passed, 2)):
            asked = ASKED & last_named(suit) & doubler
            for level, least, most in ((1, 7, 10 + more), (2, 10 + more, 11 + more), (3, 12 + more, 18)):
                bid = Bid(level, Strain.NOTRUMP)
                yield rule(f"... X - {bid}", points(least, most) & stopper(suit), when=asked)
    yield from _suits("... X -")


def _suits(before: str) -> Iterator[Rule]:
    for suit in SUITS_DOWN:
        for level in range(1, 6):
            bid = Bid(level, suit.strain)
            when = ASKED & ~they_bid(suit) & cheapest(bid)
            yield rule(f"{before} {bid}", length(suit, 4) & longest(suit), when=when, rung=MAJOR_FIRST[suit])
            yield rule(f"{before} {bid}", length(suit, 4), when=when, rung=Rung.QUIET)
    yield from _for_want_of_four(before, 3)
    for suit in Suit:
        yield rule(f"{before} P", length(suit, 5), when=ASKED & last_named(suit), rung=Rung.LAST)
    yield from _for_want_of_four(before, 2)


def _for_want_of_four(before: str, cards: int) -> Iterator[Rule]:
    """So many cards in the suit that comes cheapest."""
    for level in range(1, 6):
        for suit in Suit:
            bid = Bid(level, suit.strain)
            when = ASKED & ~they_bid(suit) & cheapest(bid)
            yield rule(f"{before} {bid}", length(suit, cards, cards), when=when, rung=Rung.LAST)


MAJOR_FIRST = {
    Suit.SPADES: Rung.NATURAL,
    Suit.HEARTS: Rung.NATURAL,
    Suit.DIAMONDS: Rung.QUIET,
    Suit.CLUBS: Rung.QUIET,
}


def _disturbed() -> Iterator[Rule]:
    """The next hand has bid or redoubled: a bid is free."""
    for suit in MAJORS:
        game = (points(10) & length(suit, 5)) | (points(12) & length(suit, 4))
        yield rule(f"... X (*) 4{suit}", game, when=ASKED & ~they_bid(suit), rung=Rung.FIT)
    for suit in Suit:
        yield rule("... X (*) 3N", points(12, 18) & stopper(suit), when=ASKED & last_named(suit))
    for suit in SUITS_DOWN:
        for level, low in ((1, 5), (2, 6), (3, 8), (4, 10)):
            bid = Bid(level, suit.strain)
            when = ASKED & ~they_bid(suit) & cheapest(bid)
            yield rule(f"... X (*) {bid}", points(low, 13) & length(suit, 4) & longest(suit), when=when)
    for suit in Suit:
        # Too much to sell out to a raised preempt: the doubler passes or bids on, as his hand is.
        values = points(10) & length(suit, 0, 3)
        yield rule("... X (*) X", values, when=ASKED & last_named(suit, 4, 5), rung=Rung.QUIET)
    for suit in SUITS_DOWN:
        for level in (1, 2, 3):
            bid = Bid(level, suit.strain)
            when = ASKED & ~they_bid(suit) & cheapest(bid)
            yield rule(f"... X (XX) {bid}", points(0, 11) & length(suit, 4) & longest(suit), when=when)
            yield rule(f"... X (XX) {bid}", points(0, 11) & length(suit, 4), when=when, rung=Rung.QUIET)
    yield rule("... X (*) P", points(0, 16), when=ASKED, rung=Rung.LAST)


DOUBLE_ANSWERS = Agreement(
    "double_answers",
    phrase("Answers to other takeout doubles"),
    (*_undisturbed(), *_disturbed()),
)
