"""Suits of our own when we opened and they came in: longer than told of, a second suit, an invitation, or one notrump.

For auctions that no other agreement foresees (standard texts): a second suit below the first costs nothing, above it or
at three it takes five cards; six good cards and nearly enough for game jump to three.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.games_in_competition import AFTER_THEM, AFTER_US
from bridgetutor.bidding.condition import (
    forced,
    game_forced,
    i_showed,
    partner_promised,
    partner_showed,
    they_bid,
    they_showed,
)
from bridgetutor.bidding.ladder import below, bids_between, by_them, lower
from bridgetutor.bidding.relative import likely, more_than_shown, stopped_between_us
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.bidding.turns import SPOKE, WE_OPENED, after_partner, after_them, passed_to_us
from bridgetutor.hands.claims import length, points, quality
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import SUITS_DOWN


def _own_suit() -> Iterator[Rule]:
    """A suit that is longer than has been told."""
    for suit in SUITS_DOWN:
        for level, strength, cards in ((2, points(8), 6), (3, points(13), 7), (4, points(15), 7)):
            bid = Bid(level, suit.strain)
            more = more_than_shown(suit, least=cards) & strength & quality(suit, level + 6)
            when = WE_OPENED & i_showed(suit, 3) & ~they_bid(suit)
            for before in (*after_them(below(bid)), *passed_to_us(below(bid))):
                yield rule(f"{before} {bid}", more, when=when, rung=Rung.QUIET)


def _two_cards_longer() -> Iterator[Rule]:
    """Two cards more than told: partner's suit is not better with a singleton."""
    for suit in SUITS_DOWN:
        bid = Bid(3, suit.strain)
        seven = more_than_shown(suit, by=2, least=7) & likely(0, AFTER_THEM)
        when = SPOKE & i_showed(suit, 4) & ~they_bid(suit) & ~partner_showed(suit, 2)
        for before in after_partner(below(bid)):
            yield rule(f"{before} {bid}", seven, when=when, rung=Rung.QUIET)


def _untold() -> Iterator[Rule]:
    """Six cards of a suit that there has been no room or no strength to name, opposite an opening."""
    for suit in SUITS_DOWN:
        for level, strength in ((2, points(6)), (3, points(8) & likely(21))):
            bid = Bid(level, suit.strain)
            six = length(suit, 4 + level) | (length(suit, 6) & quality(suit, 8))
            when = SPOKE & partner_promised(10) & ~i_showed(suit, 4) & ~they_showed(suit)
            for before in (*after_them(below(bid)), *passed_to_us(below(bid))):
                yield rule(f"{before} {bid}", six & strength, when=when, rung=Rung.QUIET)


def _longer_than_told() -> Iterator[Rule]:
    """Two cards more than told, and about half the points."""
    for suit in SUITS_DOWN:
        bid = Bid(3, suit.strain)
        longer = more_than_shown(suit, by=2, least=6) & likely(21) & points(7)
        when = SPOKE & i_showed(suit, 4) & ~they_bid(suit)
        for before in (*after_them(below(bid)), *passed_to_us(below(bid))):
            yield rule(f"{before} {bid}", longer, when=when, rung=Rung.QUIET)


def _invites_in_his_suit() -> Iterator[Rule]:
    """Six good cards and nearly enough for game with what partner has shown."""
    for suit in SUITS_DOWN:
        invites = length(suit, 6) & quality(suit, 8) & likely(23, AFTER_THEM)
        when = SPOKE & i_showed(suit, 4) & ~they_bid(suit) & ~game_forced
        for before in after_them(bids_between("1D", "2S")):
            yield rule(f"{before} 3{suit}", invites, when=when, rung=Rung.QUIET)


def _second_suit() -> Iterator[Rule]:
    """Five cards that have not been told of, beside five of the suit opened."""
    for first in SUITS_DOWN:
        for suit in {*SUITS_DOWN} - {first}:
            for level, strength in ((2, points(10)), (3, points(10))):
                bid = Bid(level, suit.strain)
                hand = length(suit, 5) & length(first, 5) & strength
                known = i_showed(first, 3) & ~i_showed(suit, 4) & ~partner_showed(first, 3)
                for before in after_them(below(bid)):
                    when = WE_OPENED & known & ~they_showed(suit)
                    yield rule(f"{before} {bid}", hand, when=when, rung=Rung.QUIET)
    yield from _second_suit_of_four()


def _second_suit_of_four() -> Iterator[Rule]:
    """Below the first suit, so that partner can go back to it."""
    for first in SUITS_DOWN:
        for suit in lower(first):
            hand = points(11) & length(suit, 4) & length(first, 5)
            known = SPOKE & i_showed(first, 5) & ~i_showed(suit, 4) & ~partner_showed(first, 3)
            for before in after_them(below(Bid(2, suit.strain))):
                yield rule(f"{before} 2{suit}", hand, when=known & ~they_showed(suit), rung=Rung.QUIET)


def _one_notrump() -> Iterator[Rule]:
    """Their suits held and the better half of the points, where nobody has bid higher."""
    for before in (f"... {by_them(ONE_OF_A_SUIT)}", *passed_to_us(ONE_OF_A_SUIT)):
        better_half = stopped_between_us & likely(21, AFTER_US - 1) & points(8)
        yield rule(f"{before} 1N", better_half, when=WE_OPENED & ~forced, rung=Rung.QUIET)


ONE_OF_A_SUIT = bids_between("1D", "1S")

OWN_SUITS_IN_COMPETITION = Agreement(
    "own_suits_in_competition",
    phrase("Suits of our own in competition"),
    (
        *_invites_in_his_suit(),
        *_two_cards_longer(),
        *_own_suit(),
        *_untold(),
        *_longer_than_told(),
        *_second_suit(),
        *_one_notrump(),
    ),
)
