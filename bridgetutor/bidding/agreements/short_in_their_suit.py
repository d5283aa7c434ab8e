"""Competing with one card of their suit at most: it is worth a trump more, as they win but one trick there.

The law of total tricks with the correction for shortness (Larry Cohen): nine trumps will then do for four.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import contested, i_showed, partner_showed, signed_off, they_bid
from bridgetutor.bidding.ladder import below, bids_of, by_them, others
from bridgetutor.bidding.relative import Promise, fit, likely_in
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.bidding.turns import passed_to_us
from bridgetutor.hands.claims import length
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import SUITS_DOWN, Suit

LEAST_TOGETHER = {3: 19, 4: 20, 5: 22}
"""The points of both hands, shortness counted, that make a level bearable."""
MOST_TOGETHER = 27
"""With more a game is bid for its own sake."""


def _rules() -> Iterator[Rule]:
    for suit in SUITS_DOWN:
        for level, least in LEAST_TOGETHER.items():
            law = fit(suit, level + 5) & likely_in(suit, least, MOST_TOGETHER) & length(suit, 3)
            for theirs in others(suit):
                yield from _over(theirs, Bid(level, suit.strain), law & length(theirs, 0, 1))
        # Over their four a void is worth two trumps; over their five they may be too high already.
        void = fit(suit, 9) & likely_in(suit, LEAST_TOGETHER[5]) & length(suit, 4)
        for theirs in others(suit):
            yield from _over(theirs, Bid(5, suit.strain), void & length(theirs, 0, 0), highest=4)


def _over(theirs: Suit, bid: Bid, promise: Promise, *, highest: int = 5) -> Iterator[Rule]:
    suit = Suit(bid.strain)
    known = (partner_showed(suit, 3) | i_showed(suit, 5)) & ~they_bid(suit)
    when = contested & ~signed_off & known & they_bid(theirs)
    last = tuple(sorted({*below(bid)} & {*bids_of(theirs, 1, highest)}))
    for before in (f"... {by_them(last)}", *passed_to_us(last)):
        yield rule(f"{before} {bid}", promise, when=when, rung=Rung.QUIET)


SHORT_IN_THEIR_SUIT = Agreement("short_in_their_suit", phrase("Short in their suit"), tuple(_rules()))
