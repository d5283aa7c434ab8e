"""Competing when we opened: games with the points for them, else as many tricks as trumps together (the law of Vernes).

This is for all auctions that no other agreement foresees. Partner is reckoned with the middle of the points shown; 25
make a game, 26 when the opponents bid on; eight trumps will do for two, nine for three, ten for four.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import (
    contested,
    forced,
    game_forced,
    i_showed,
    last_named,
    partner_bid_notrump,
    partner_can_have_more,
    partner_promised,
    partner_showed,
    signed_off,
    they_bid,
    they_opened,
    they_showed,
    we_have_fit,
)
from bridgetutor.bidding.ladder import MAJORS, MINORS, below, bids_between, by_them, by_us
from bridgetutor.bidding.relative import fit, likely, likely_in, more_than_shown, stopped_between_us, unbid_half_stopped
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import balanced, length, points, quality
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import SUITS_DOWN

WE_OPENED = ~they_opened & contested & ~signed_off
SPOKE = WE_OPENED & partner_promised(4)
"""Partner has shown something."""


def after_partner(bids: tuple[Bid, ...]) -> tuple[str, ...]:
    """The last bid is one of these, partner has made it or doubled it, and the next hand passed."""
    return f"... {by_us(bids)} -", f"... {by_them(bids)} X -"


def after_them(bids: tuple[Bid, ...]) -> tuple[str, ...]:
    """The last bid is one of these, and the hand before us has made it or doubled it."""
    return f"... {by_them(bids)}", f"... {by_us(bids)} (X)"


def passed_to_us(bids: tuple[Bid, ...]) -> tuple[str, ...]:
    """The last bid is one of these, by them, and partner let it stand."""
    return (f"... {by_them(bids)} P -",)


UNDER_FOUR = bids_between("1C", "4D")
UNDER_THREE_NOTRUMP = bids_between("1C", "3S")
UNDER_FIVE = {
    after_partner: bids_between("2C", "4D"),
    after_them: bids_between("2C", "4S"),
    passed_to_us: bids_between("2C", "4S"),
}
"""A game of partner's in a major is not taken out."""

AFTER_US, AFTER_THEM = 25, 26
"""The points for a game where partner spoke last, and where they have bid on."""
MINOR_MORE = 3
SLAM = 33


def _games() -> Iterator[Rule]:
    for turns, enough in ((after_partner, AFTER_US), (after_them, AFTER_THEM), (passed_to_us, AFTER_THEM)):
        for major in MAJORS:
            for before in turns(UNDER_FOUR):
                yield from _major_game(f"{before} 4{major}", major, enough)
        for before in turns(UNDER_THREE_NOTRUMP):
            for shape in (balanced(), ~balanced() & unbid_half_stopped):
                nine = stopped_between_us & likely(enough) & shape
                yield rule(f"{before} 3N", nine, when=SPOKE, rung=Rung.QUIET)
        for before in turns(UNDER_FIVE[turns]):
            yield from _minor_games(before, enough + MINOR_MORE)


def _major_game(call: str, major: Suit, enough: int) -> Iterator[Rule]:
    known = SPOKE & (partner_showed(major, 3) | i_showed(major, 5))
    for trumps in (length(major, 2, 3), length(major, 4)):
        yield rule(call, fit(major) & likely_in(major, enough) & trumps, when=known, rung=Rung.QUIET)


def _minor_games(before: str, enough: int) -> Iterator[Rule]:
    for minor in MINORS:
        known = SPOKE & ~game_forced & (partner_showed(minor, 4) | i_showed(minor, 5))
        eleven = fit(minor) & likely_in(minor, enough) & points(7) & length(minor, 3) & ~balanced()
        yield rule(f"{before} 5{minor}", eleven, when=known, rung=Rung.LAST)


def _accepting() -> Iterator[Rule]:
    """Partner has invited: more than the middle of what we have shown is enough."""
    for shape in (balanced(), ~balanced()):
        accepts = likely(ACCEPTS) & points(7) & shape
        yield rule("... 2N - 3N", accepts, when=SPOKE & partner_bid_notrump, rung=Rung.QUIET)
    for major in MAJORS:
        accepts = fit(major) & likely_in(major, AFTER_US) & length(major, 2)
        known = SPOKE & (partner_showed(major, 3) | i_showed(major, 5))
        yield rule(f"... 2{major} - 3{major} - 4{major}", accepts, when=known, rung=Rung.QUIET)


ACCEPTS = 24


def _invitations() -> Iterator[Rule]:
    """Two points short, where partner may have them."""
    wide = SPOKE & partner_can_have_more & ~game_forced
    for suit in SUITS_DOWN:
        bid = Bid(3, suit.strain)
        known = wide & (partner_showed(suit, 3) | i_showed(suit, 5)) & ~last_named(suit, 3) & ~they_bid(suit)
        trumps = fit(suit, 9 - suit.is_major) & length(suit, 3)
        invites = trumps & likely_in(suit, AFTER_US - 2, AFTER_US - 1 + suit.is_major)
        rung = {True: Rung.QUIET, False: Rung.LAST}[suit.is_major]
        for before in after_partner(bids_between("1D", "2N")):
            yield rule(f"{before} {bid}", invites, when=known, rung=rung)
    notrump = stopped_between_us & likely(AFTER_US - 2, AFTER_US - 1) & points(8)
    for before in after_partner(bids_between("1D", "2S")):
        yield rule(f"{before} 2N", notrump, when=wide, rung=Rung.QUIET)


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


def _own_suit() -> Iterator[Rule]:
    """A suit that is longer than has been told."""
    for suit in SUITS_DOWN:
        for level, strength in ((2, points(10)), (3, points(13))):
            bid = Bid(level, suit.strain)
            more = more_than_shown(suit, least=level + 4) & strength & quality(suit, level + 6)
            when = WE_OPENED & i_showed(suit, 3) & ~they_bid(suit)
            for before in (*after_them(below(bid)), *passed_to_us(below(bid))):
                yield rule(f"{before} {bid}", more, when=when, rung=Rung.QUIET)


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
            yield rule(f"{before} {bid}", longer, when=low & ~they_bid(suit) & i_showed(suit, 4), rung=Rung.LAST)


def _pass() -> Iterator[Rule]:
    """Too little for game, and no reason to go higher."""
    quiet = WE_OPENED & ~forced
    yield rule("... 3N|4H|4S|5C|5D - P", likely(0, SLAM - 1), when=quiet & SPOKE, rung=Rung.LAST)
    yield rule("... (X)|(XX) P", likely(0, SLAM - 1), when=quiet & SPOKE, rung=Rung.LAST)
    yield rule("... P", likely(0, AFTER_THEM), when=quiet & SPOKE, rung=Rung.LAST)
    yield rule("... P", points(0, 21), when=quiet & ~SPOKE, rung=Rung.LAST)


COMPETING_AFTER_OPENING = Agreement(
    "competing_after_opening",
    phrase("Competing when we opened"),
    (
        *_games(),
        *_accepting(),
        *_invitations(),
        *_by_the_law(),
        *_strength(),
        *_own_suit(),
        *_second_suit(),
        *_part_scores(),
        *_pass(),
    ),
)
