"""Partner has forced in an auction they have come into: support, a longer suit than told of, their suit stopped, a new suit.

Where nothing fits, their own suit asks for a stopper on a strong hand, and at last the cheapest suit told of is bid.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.competing_after_opening import AFTER_PARTNER, WE_OPENED
from bridgetutor.bidding.condition import (
    asked_by_double,
    cheapest,
    forced,
    game_forced,
    i_showed,
    partner_showed,
    they_bid,
)
from bridgetutor.bidding.ladder import MAJORS, bids_of
from bridgetutor.bidding.relative import fit, likely, more_than_shown, stopped
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import length, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Strain, Suit

STOPPER = phrase("game values: asks for a stopper or a better suit")
MUST = WE_OPENED & forced & ~asked_by_double
SUIT_CALLS = tuple(bid for suit in Suit for bid in bids_of(suit, 1, 5))
NOTRUMP_CALLS = tuple(Bid(level, Strain.NOTRUMP) for level in (1, 2, 3))


def _said() -> Iterator[Rule]:
    for major in MAJORS:
        shown = MUST & game_forced & partner_showed(major, 3)
        yield rule(f"{AFTER_PARTNER} 4{major}", fit(major) & likely(0, 28), when=shown, rung=Rung.QUIET)
    for bid in SUIT_CALLS:
        suit = Suit(bid.strain)
        when = MUST & cheapest(bid) & ~they_bid(suit)
        shown = partner_showed(suit, 3)
        yield rule(f"{AFTER_PARTNER} {bid}", fit(suit), when=when & shown, rung=Rung.QUIET)
        yield rule(f"{AFTER_PARTNER} {bid}", more_than_shown(suit), when=when & i_showed(suit, 3) & ~shown, rung=Rung.QUIET)
    for bid in NOTRUMP_CALLS:
        yield rule(f"{AFTER_PARTNER} {bid}", stopped & points(6), when=MUST & cheapest(bid), rung=Rung.QUIET)
    for bid in SUIT_CALLS:
        suit = Suit(bid.strain)
        new = MUST & cheapest(bid) & ~they_bid(suit) & ~i_showed(suit, 4) & ~partner_showed(suit, 3)
        yield rule(f"{AFTER_PARTNER} {bid}", length(suit, 4) & points(6), when=new, rung=Rung.QUIET)


def _for_want_of_better() -> Iterator[Rule]:
    for bid in SUIT_CALLS:
        suit = Suit(bid.strain)
        when = MUST & cheapest(bid) & ~they_bid(suit)
        yield rule(f"{AFTER_PARTNER} {bid}", fit(suit, 7) & length(suit, 2), when=when & partner_showed(suit, 3), rung=Rung.LAST)
        yield rule(f"{AFTER_PARTNER} {bid}", length(suit, 5), when=when & i_showed(suit, 3), rung=Rung.LAST)
    for bid in NOTRUMP_CALLS:
        yield rule(f"{AFTER_PARTNER} {bid}", points(11), when=MUST & cheapest(bid), rung=Rung.LAST)
    for bid in SUIT_CALLS:
        suit = Suit(bid.strain)
        when = MUST & cheapest(bid) & ~they_bid(suit)
        yield rule(f"{AFTER_PARTNER} {bid}", length(suit, 4), when=when, rung=Rung.LAST)
        yield rule(f"{AFTER_PARTNER} {bid}", length(suit, 2) & points(0, 37), when=when & partner_showed(suit, 3), rung=Rung.LAST)


def _their_suit() -> Iterator[Rule]:
    """Game values, no stopper and no fit: partner may have one."""
    for bid in tuple(bid for suit in Suit for bid in bids_of(suit, 2, 4)):
        suit = Suit(bid.strain)
        when = WE_OPENED & they_bid(suit) & cheapest(bid)
        strong = likely(26) & points(8) & ~stopped
        yield rule(f"{AFTER_PARTNER} {bid}", strong, when=when & ~asked_by_double, rung=Rung.LAST, forcing=Forcing.ROUND, asks=STOPPER)


FORCED_IN_COMPETITION = Agreement(
    "forced_in_competition",
    phrase("Answering a force in competition"),
    (*_said(), *_their_suit(), *_for_want_of_better()),
)
