"""Competing when we opened: as many tricks as trumps together (the law of Vernes), part scores, games, passes.

This is for all auctions that no other agreement foresees: eight trumps will do for two, nine for three, ten for four.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.games_in_competition import AFTER_THEM, AFTER_US, SLAM
from bridgetutor.bidding.condition import (
    forced,
    game_forced,
    i_showed,
    partner_forced,
    partner_showed,
    they_bid,
    we_have_fit,
)
from bridgetutor.bidding.ladder import MINORS, below, bids_between, by_them
from bridgetutor.bidding.relative import (
    fit,
    likely,
    likely_in,
    more_than_shown,
)
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.bidding.turns import SPOKE, WE_OPENED, after_partner, after_them, passed_to_us
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import balanced, length, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import SUITS_DOWN

LEAST_TOGETHER = {2: 17, 3: 19, 4: 20}
"""The points that make a level bearable where the trumps are there."""


def _by_the_law() -> Iterator[Rule]:
    for suit in SUITS_DOWN:
        when = WE_OPENED & (partner_showed(suit, 3) | i_showed(suit, 5)) & ~they_bid(suit)
        for level, least in LEAST_TOGETHER.items():
            bid = Bid(level, suit.strain)
            law = fit(suit, level + 6) & likely_in(suit, least)
            for trumps in (length(suit, 2, 3), length(suit, 4)):
                for before in (*after_them(below(bid)), *passed_to_us(below(bid))):
                    yield rule(f"{before} {bid}", law & trumps, when=when, rung=Rung.QUIET)


def _strength() -> Iterator[Rule]:
    """Eight trumps and points to spare are enough for three."""
    for suit in SUITS_DOWN:
        bid = Bid(3, suit.strain)
        when = SPOKE & (partner_showed(suit, 3) | i_showed(suit, 5)) & ~they_bid(suit)
        for before in after_them(below(bid)):
            hand = fit(suit) & likely_in(suit, 23) & length(suit, 3)
            yield rule(f"{before} {bid}", hand, when=when, rung=Rung.QUIET)


def _part_scores() -> Iterator[Rule]:
    """No game is near: back to a suit of partner's, or of ours that is longer than told of."""
    low = SPOKE & ~forced
    for suit in SUITS_DOWN:
        for level in (2, 3):
            bid = Bid(level, suit.strain)
            free = low & ~they_bid(suit)
            for before in after_partner(below(bid)):
                raises = fit(suit) & likely_in(suit, 16 + 3 * level, AFTER_US - 1) & length(suit, 3)
                fresh = free & partner_showed(suit, 4) & ~we_have_fit(suit)
                yield rule(f"{before} {bid}", raises, when=fresh, rung=Rung.LAST)
        bid = Bid(2, suit.strain)
        longer = more_than_shown(suit) & likely(0, AFTER_US - 1)
        for before in after_partner(below(bid)):
            yield rule(
                f"{before} {bid}", longer, when=low & ~they_bid(suit) & i_showed(suit, 4), rung=Rung.LAST
            )


UNDER_FIVE = {
    after_partner: bids_between("2C", "4D"),
    after_them: bids_between("2C", "4S"),
    passed_to_us: bids_between("2C", "4S"),
}
"""A game of partner's in a major is not taken out."""

MINOR_MORE = 3


def _games_in_minors() -> Iterator[Rule]:
    """Eleven tricks, when nine in notrump are out of the question."""
    for turns, enough in ((after_partner, AFTER_US), (after_them, AFTER_THEM), (passed_to_us, AFTER_THEM)):
        for before in turns(UNDER_FIVE[turns]):
            yield from _minor_games(before, enough + MINOR_MORE)


def _minor_games(before: str, enough: int) -> Iterator[Rule]:
    for minor in MINORS:
        known = SPOKE & ~game_forced & (partner_showed(minor, 4) | i_showed(minor, 5))
        eleven = fit(minor) & likely_in(minor, enough) & points(7) & length(minor, 3) & ~balanced()
        yield rule(f"{before} 5{minor}", eleven, when=known, rung=Rung.LAST)


def _pass() -> Iterator[Rule]:
    """Too little for game, and no reason to go higher."""
    quiet = WE_OPENED & ~forced
    yield rule("... 3N|4H|4S|5C|5D - P", likely(0, SLAM - 1), when=quiet & SPOKE, rung=Rung.LAST)
    yield rule("... (X)|(XX) P", likely(0, SLAM + 6), when=quiet & SPOKE, rung=Rung.LAST)
    waits = quiet & SPOKE & game_forced
    yield rule("... P", likely(0, SLAM + 3), when=waits, rung=Rung.LAST)
    high = by_them(bids_between("4C", "6S"))
    yield rule(f"... {high} P", likely(0, SLAM + 3), when=quiet & SPOKE, rung=Rung.LAST)
    yield rule("... P", likely(0, AFTER_THEM), when=quiet & SPOKE, rung=Rung.LAST)
    yield rule("... P", points(0, 21), when=quiet & ~SPOKE, rung=Rung.LAST)
    # Their bid has lifted partner's force, and partner, who was about to say more, has another turn.
    yield rule("... * (*) P", ALWAYS, when=quiet & partner_forced, rung=Rung.LAST)


COMPETING_AFTER_OPENING = Agreement(
    "competing_after_opening",
    phrase("Competing when we opened"),
    (
        *_by_the_law(),
        *_strength(),
        *_part_scores(),
        *_games_in_minors(),
        *_pass(),
    ),
)
