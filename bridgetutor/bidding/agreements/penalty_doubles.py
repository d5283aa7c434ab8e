"""Penalty doubles: trumps and the balance of strength against a part score, tricks against a game.

Every double that no agreement makes takeout is for penalties once partner has bid (SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import Condition, asked_by_double, i_showed, partner_showed, they_bid
from bridgetutor.bidding.ladder import bids_of, by_them, others, over
from bridgetutor.bidding.relative import fit, likely, more_than_shown
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.bidding.turns import SPOKE, WE_OPENED, passed_to_us
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import length, points, quality, quick_tricks
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Suit


def part_scores(spoke: Condition) -> Iterator[Rule]:
    """Against three of a suit where partner has spoken: four trumps, or three with an honour and more strength."""
    for suit in Suit:
        three = length(suit, 3, 3) & quality(suit, 4) & points(9) & quick_tricks(1.5)
        for before in (f"... (3{suit})", f"... (3{suit}) P -"):
            yield rule(f"{before} X", FOUR[suit] & likely(21), when=spoke & they_bid(suit), rung=Rung.QUIET)
            yield rule(f"{before} X", three & likely(22), when=spoke & they_bid(suit), rung=Rung.LAST)


FOUR = {suit: length(suit, 4) & quality(suit, 6) & quick_tricks(1) for suit in Suit}


def _low() -> Iterator[Rule]:
    for suit in Suit:
        low, when = bids_of(suit, 1, 2), SPOKE & they_bid(suit)
        for before in (f"... {by_them(low)}", *passed_to_us(low)):
            yield rule(f"{before} X", FOUR[suit] & likely(22), when=when, rung=Rung.QUIET)
        # Too strong to sell out, and nothing better to bid; partner takes it out with shortness and a suit.
        strong = likely(25) & points(9) & length(suit, 2, 4) & quick_tricks(1.5)
        bids = bids_of(suit, 1, 3)
        for before in (f"... {by_them(bids)}", *passed_to_us(bids)):
            yield rule(f"{before} X", strong, when=when, rung=Rung.LAST)
    yield rule("... (1N) X", likely(23) & points(8), when=SPOKE, rung=Rung.QUIET)


def _games() -> Iterator[Rule]:
    for suit in Suit:
        bids, named = bids_of(suit, 4, 7), WE_OPENED & they_bid(suit)
        trumps = length(suit, 4) & quality(suit, 6) & points(7) & quick_tricks(1.5)
        for before in (f"... {by_them(bids)}", *passed_to_us(bids)):
            yield rule(f"{before} X", trumps, when=named, rung=Rung.QUIET)
    for before in ("... (3N)", "... (3N) P -"):
        yield rule(f"{before} X", likely(23) & points(9) & quick_tricks(2), when=SPOKE, rung=Rung.QUIET)


def games_by_strength(spoke: Condition) -> Iterator[Rule]:
    """The balance of strength, and two quick tricks among it."""
    for suit in Suit:
        bids, strong = bids_of(suit, 4, 7), likely(22) & quick_tricks(2) & length(suit, 1)
        for before in (f"... {by_them(bids)}", *passed_to_us(bids)):
            yield rule(f"{before} X", strong, when=spoke & they_bid(suit), rung=Rung.LAST)


def _taken_out() -> Iterator[Rule]:
    """A void, or one of theirs at the three level, with a fit or a suit longer than partner knows: a hand to play."""
    for theirs in Suit:
        for level, most in ((2, 0), (3, 1)):
            doubled = Bid(level, theirs.strain)
            for suit in others(theirs):
                call = f"... ({doubled}) X - {over(doubled, suit)}"
                short, when = length(theirs, 0, most), WE_OPENED & ~asked_by_double & they_bid(theirs)
                known = when & (partner_showed(suit, 3) | i_showed(suit, 5))
                yield rule(call, short & fit(suit) & length(suit, 3), when=known, rung=Rung.QUIET)
                yield rule(call, short & more_than_shown(suit), when=when & ~they_bid(suit), rung=Rung.QUIET)


def _left_in() -> Rule:
    """Partner's double stands."""
    return rule("... X - P", ALWAYS, when=WE_OPENED & ~asked_by_double, rung=Rung.QUIET)


PENALTY_DOUBLES = Agreement(
    "penalty_doubles",
    phrase("Penalty doubles"),
    (*_games(), *games_by_strength(SPOKE), *part_scores(SPOKE), *_low(), *_taken_out(), _left_in()),
)
