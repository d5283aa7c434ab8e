"""Partner has forced in an auction they have come into: support, a longer suit than told of, a stopper, a new suit.

Where nothing fits, the cheapest suit told of is bid. Their suit asks for a stopper, on game values without one.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import (
    asked_by_double,
    asked_for,
    forced,
    game_forced,
    i_showed,
    partner_showed,
    they_bid,
)
from bridgetutor.bidding.ladder import MAJORS, below, bids_between, bids_of
from bridgetutor.bidding.relative import fit, likely, more_than_shown, stopped, stopped_between_us
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.turns import SPOKE, WE_OPENED, after_partner
from bridgetutor.hands.claims import balanced, length, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Strain, Suit

STOPPER = phrase("game values: asks for a stopper or a better suit")
MUST = WE_OPENED & forced & ~asked_by_double
SUIT_CALLS = tuple(bid for suit in Suit for bid in bids_of(suit, 1, 5)[int(suit is Suit.CLUBS) :])
NOTRUMP_CALLS = tuple(Bid(level, Strain.NOTRUMP) for level in (1, 2, 3))
NEW_SUITS = tuple(bid for suit in Suit for bid in bids_of(suit, 1, 3)[int(suit is Suit.CLUBS) :])
"""Past three notrump a new suit would lead nowhere."""


def _stopper_asked() -> Iterator[Rule]:
    asked = MUST & asked_for(STOPPER)
    for bid in NOTRUMP_CALLS[1:]:
        for before in after_partner(below(bid)):
            yield rule(f"{before} {bid}", stopped & points(5), when=asked, rung=Rung.ANSWER)


def _said() -> Iterator[Rule]:
    yield from _game()
    for bid in SUIT_CALLS:
        for before in after_partner(below(bid)):
            yield from _told_of(f"{before} {bid}", Suit(bid.strain))
    yield from _notrump()
    for bid in NEW_SUITS:
        suit = Suit(bid.strain)
        new = MUST & ~they_bid(suit) & ~i_showed(suit, 4) & ~partner_showed(suit, 3)
        for before in after_partner(below(bid)):
            yield rule(f"{before} {bid}", length(suit, 4) & points(6), when=new, rung=Rung.QUIET)


def _game() -> Iterator[Rule]:
    for major in MAJORS:
        shown = MUST & game_forced & partner_showed(major, 3)
        for before in after_partner(bids_between("2C", "4D")):
            game = fit(major) & likely(0, 28) & length(major, 2)
            yield rule(f"{before} 4{major}", game, when=shown, rung=Rung.QUIET)


def _notrump() -> Iterator[Rule]:
    for bid in NOTRUMP_CALLS:
        for before in after_partner(below(bid)):
            for shape in (balanced(), ~balanced()):
                yield rule(f"{before} {bid}", stopped & points(6) & shape, when=MUST, rung=Rung.QUIET)


def _told_of(call: str, suit: Suit) -> Iterator[Rule]:
    when, shown = MUST & ~they_bid(suit), partner_showed(suit, 3)
    for trumps in (length(suit, 2, 3), length(suit, 4)):
        yield rule(call, fit(suit) & trumps, when=when & shown, rung=Rung.QUIET)
    yield rule(call, more_than_shown(suit), when=when & i_showed(suit, 3) & ~shown, rung=Rung.QUIET)


def _for_want_of_better() -> Iterator[Rule]:
    for bid in SUIT_CALLS:
        suit = Suit(bid.strain)
        when = MUST & ~they_bid(suit)
        for before in after_partner(below(bid)):
            seven = fit(suit, 7) & length(suit, 2, 3)
            yield rule(f"{before} {bid}", seven, when=when & partner_showed(suit, 3), rung=Rung.LAST)
            yield rule(f"{before} {bid}", length(suit, 5), when=when & i_showed(suit, 3), rung=Rung.LAST)
    for bid in NOTRUMP_CALLS:
        for before in after_partner(below(bid)):
            yield rule(f"{before} {bid}", points(11), when=MUST, rung=Rung.LAST)
    for bid in SUIT_CALLS:
        suit = Suit(bid.strain)
        when = MUST & ~they_bid(suit)
        for before in after_partner(below(bid)):
            yield rule(f"{before} {bid}", length(suit, 4), when=when, rung=Rung.LAST)
            two = when & partner_showed(suit, 3)
            yield rule(f"{before} {bid}", length(suit, 1, 2), when=two, rung=Rung.LAST)


def _their_suit() -> Iterator[Rule]:
    """Game values, no stopper and no fit: partner may have one."""
    for bid in tuple(bid for suit in Suit for bid in bids_of(suit, 2, 3)):
        suit = Suit(bid.strain)
        strong = likely(26) & points(8) & ~stopped_between_us
        when = SPOKE & they_bid(suit) & ~asked_by_double & ~game_forced & ~asked_for(STOPPER)
        for before in after_partner(below(bid)):
            yield rule(
                f"{before} {bid}", strong, when=when, rung=Rung.LAST, forcing=Forcing.ROUND, asks=STOPPER
            )


FORCED_IN_COMPETITION = Agreement(
    "forced_in_competition",
    phrase("Answering a force in competition"),
    (*_stopper_asked(), *_said(), *_their_suit(), *_for_want_of_better()),
)
