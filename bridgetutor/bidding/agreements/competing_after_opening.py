"""Competing when we opened: games with the points for them, else as many tricks as trumps together (the law of Vernes).

This is for all auctions that no other agreement foresees. Partner is reckoned with the middle of the points shown; 25
make a game, a little more when the opponents bid on.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import (
    cheapest,
    contested,
    forced,
    game_forced,
    i_showed,
    last_named,
    partner_can_have_more,
    partner_promised,
    partner_showed,
    signed_off,
    they_bid,
    they_opened,
    they_showed,
    we_have_fit,
)
from bridgetutor.bidding.ladder import MAJORS, MINORS
from bridgetutor.bidding.relative import fit, likely, likely_in, more_than_shown, stopped
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import length, points, quality
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import BIDS, Bid
from bridgetutor.rules.cards import SUITS_DOWN, Suit

WE_OPENED = ~they_opened & contested & ~signed_off
SPOKE = WE_OPENED & partner_promised(4)
"""Partner has shown something."""

OURS = "|".join((*map(str, BIDS), "X", "XX"))
THEIRS = "|".join((*(f"({bid})" for bid in BIDS), "(X)", "(XX)"))

AFTER_PARTNER = f"... {OURS} -"
"""Partner bid or doubled, and the next hand passed."""
AFTER_THEM = f"... {THEIRS}"
"""The hand before us has just bid or doubled."""
PASSED_TO_US = f"... {THEIRS} P -"
"""Partner and the next hand let their bid stand."""
ANYWHERE = (AFTER_PARTNER, AFTER_THEM, PASSED_TO_US)

GAME, GAME_IN_A_MINOR = 26, 29


def _games() -> Iterator[Rule]:
    for before in ANYWHERE:
        for major in MAJORS:
            known = SPOKE & (partner_showed(major, 3) | i_showed(major, 5))
            yield rule(f"{before} 4{major}", fit(major) & likely_in(major, GAME), when=known, rung=Rung.QUIET)
        yield rule(f"{before} 3N", stopped & likely(GAME), when=SPOKE, rung=Rung.QUIET)
        for minor in MINORS:
            known = SPOKE & ~game_forced & (partner_showed(minor, 4) | i_showed(minor, 5))
            enough = fit(minor) & likely_in(minor, GAME_IN_A_MINOR) & points(8)
            yield rule(f"{before} 5{minor}", enough, when=known, rung=Rung.LAST)


def _invitations() -> Iterator[Rule]:
    """Two points short, where partner may have them."""
    wide = SPOKE & partner_can_have_more & ~game_forced
    for major in MAJORS:
        known = wide & (partner_showed(major, 3) | i_showed(major, 5)) & ~last_named(major, 3)
        invites = fit(major) & likely_in(major, GAME - 2, GAME - 1)
        yield rule(f"{AFTER_PARTNER} 3{major}", invites, when=known, rung=Rung.QUIET)
    notrump = stopped & likely(GAME - 3, GAME - 1) & points(8)
    yield rule(f"{AFTER_PARTNER} 2N", notrump, when=wide, rung=Rung.QUIET)


def _by_the_law() -> Iterator[Rule]:
    """Eight trumps for two, nine for three, ten for four; a little more strength for each."""
    for before in (AFTER_THEM, PASSED_TO_US):
        for suit in SUITS_DOWN:
            for level, together in ((2, 17), (3, 19), (4, 20)):
                bid = Bid(level, suit.strain)
                trumps = fit(suit, level + 6) & likely_in(suit, together) & length(suit, 3)
                when = WE_OPENED & cheapest(bid) & (partner_showed(suit, 3) | i_showed(suit, 5)) & ~they_bid(suit)
                yield rule(f"{before} {bid}", trumps, when=when, rung=Rung.QUIET)


def _strength() -> Iterator[Rule]:
    """Trumps enough and points to spare: the three level with eight trumps, on 23 or more together."""
    for suit in SUITS_DOWN:
        bid = Bid(3, suit.strain)
        when = SPOKE & cheapest(bid) & (partner_showed(suit, 3) | i_showed(suit, 5)) & ~they_bid(suit)
        yield rule(f"{AFTER_THEM} {bid}", fit(suit) & likely_in(suit, 23), when=when, rung=Rung.QUIET)


def _own_suit() -> Iterator[Rule]:
    """A suit that is longer than has been told."""
    for before in (AFTER_THEM, PASSED_TO_US):
        for suit in SUITS_DOWN:
            for bid, strength in ((Bid(2, suit.strain), points(11)), (Bid(3, suit.strain), points(13))):
                more = more_than_shown(suit, least=bid.level + 4) & strength & quality(suit, bid.level + 6)
                when = WE_OPENED & i_showed(suit, 3) & cheapest(bid) & ~they_bid(suit)
                yield rule(f"{before} {bid}", more, when=when, rung=Rung.QUIET)


def _second_suit() -> Iterator[Rule]:
    """Five cards that have not been told of, with five of the first suit."""
    for suit in SUITS_DOWN:
        for first in SUITS_DOWN:
            for level in (2, 3):
                yield from _two_suits(Bid(level, suit.strain), suit, first)


def _two_suits(bid: Bid, suit: Suit, first: Suit) -> Iterator[Rule]:
    hand = length(suit, 5) & length(first, 5) & points(8 + 2 * bid.level)
    opener = WE_OPENED & i_showed(first, 3) & ~i_showed(suit, 4)
    fresh = opener & cheapest(bid) & ~they_showed(suit) & ~partner_showed(first, 3)
    for _ in {suit} - {first}:
        yield rule(f"{AFTER_THEM} {bid}", hand, when=fresh, rung=Rung.QUIET)


def _preference() -> Iterator[Rule]:
    """Partner's suit with a fit where nothing stronger can be said."""
    for suit in SUITS_DOWN:
        for level in (2, 3):
            bid = Bid(level, suit.strain)
            when = SPOKE & cheapest(bid) & partner_showed(suit, 4) & ~they_bid(suit) & ~forced
            raises = fit(suit) & likely_in(suit, 16 + 3 * level) & length(suit, 3)
            yield rule(f"{AFTER_PARTNER} {bid}", raises, when=when & ~we_have_fit(suit), rung=Rung.LAST)


def _pass() -> Iterator[Rule]:
    """Too little for game, and no reason to go higher."""
    for before in ANYWHERE:
        quiet = WE_OPENED & ~forced
        yield rule(f"{before} P", likely(0, GAME - 1), when=quiet, rung=Rung.LAST)
        yield rule(f"{before} P", points(0, 21), when=quiet, rung=Rung.LAST)
        yield rule(f"{before} P", ALWAYS, when=quiet, rung=Rung.LAST)


COMPETING_AFTER_OPENING = Agreement(
    "competing_after_opening",
    phrase("Competing when we opened"),
    (
        *_games(),
        *_invitations(),
        *_by_the_law(),
        *_strength(),
        *_own_suit(),
        *_second_suit(),
        *_preference(),
        *_pass(),
    ),
)
