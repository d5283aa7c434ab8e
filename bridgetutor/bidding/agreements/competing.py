"""Competing on when they opened: as many tricks as trumps together, games with the points, doubles with theirs to beat.

The law of total tricks is Jean-René Vernes's; for the side that did not open.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import (
    Condition,
    forced,
    i_showed,
    last_named,
    partner_promised,
    partner_showed,
    they_bid,
    they_opened,
)
from bridgetutor.bidding.ladder import MAJORS, MINORS, below, bids_between, by_them, by_us
from bridgetutor.bidding.relative import Promise, fit, stopped, together, together_in
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import length, longest, points, quality, quick_tricks
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import SUITS_DOWN, Strain, Suit


def _games() -> Iterator[Rule]:
    """A game with the points for it."""
    shown = they_opened & partner_promised(8)
    for lower, game, promise, when in _games_and_points():
        for before in (f"... {by_us(lower)} -", f"... {by_them(lower)}"):
            yield rule(f"{before} {game}", promise, when=shown & when, rung=Rung.QUIET)


def _games_and_points() -> Iterator[tuple[tuple[Bid, ...], str, Promise, Condition]]:
    """What was bid last, the game, what it promises, and what partner must have shown."""
    for major in MAJORS:
        enough = fit(major) & together_in(major, 26)
        for trumps in (length(major, 1, 3), length(major, 4)):
            yield bids_between("2D", "3N"), f"4{major}", enough & trumps, partner_showed(major, 3)
    yield bids_between("1S", "3S"), "3N", stopped & together(26), they_opened
    for minor in MINORS:
        enough = fit(minor, 9) & together_in(minor, 30)
        yield bids_between("3C", "4S"), f"5{minor}", enough, partner_showed(minor, 4)


LEAST_TOGETHER = {2: 14, 3: 15, 4: 16}
"""The points that make a level bearable where the trumps are there."""


def _by_the_law() -> Iterator[Rule]:
    """Eight trumps for two, nine for three, ten for four, once each has said what the suit is."""
    for suit in SUITS_DOWN:
        for level, least in LEAST_TOGETHER.items():
            bid = Bid(level, suit.strain)
            law = fit(suit, level + 6) & together_in(suit, least, 26)
            known = partner_showed(suit, 4) | (i_showed(suit, 4) & partner_showed(suit, 3))
            when = they_opened & known & ~they_bid(suit)
            for trumps in (length(suit, 2, 3), length(suit, 4)):
                for before in (f"... {by_them(below(bid))}", f"... {by_them(below(bid))} P -"):
                    yield rule(f"{before} {bid}", law & trumps, when=when, rung=Rung.QUIET)


def _own_suit() -> Iterator[Rule]:
    """A suit shown before, and longer than was shown."""
    for suit in SUITS_DOWN:
        two, three = length(suit, 6), length(suit, 7) | (length(suit, 6) & points(14))
        for level, promise in ((2, points(10) & two), (3, points(9) & three)):
            bid = Bid(level, suit.strain)
            when = they_opened & i_showed(suit, 4) & ~i_showed(suit, 4 + level)
            for before in (f"... {by_them(below(bid))}", f"... {by_them(below(bid))} P -"):
                yield rule(f"{before} {bid}", promise, when=when, rung=Rung.QUIET)


def _doubles() -> Iterator[Rule]:
    """For penalties, at game and above: trumps in hand, or tricks opposite an opening."""
    for suit in Suit:
        before = f"... {by_them(Bid(level, suit.strain) for level in (4, 5, 6, 7))}"
        sure = (quality(suit, 6) & quick_tricks(2)) | (quality(suit, 7) & quick_tricks(1.5))
        trumps = length(suit, 4) & points(9) & sure
        yield rule(f"{before} X", trumps, when=they_opened, rung=Rung.QUIET)
        tricks = points(12) & quick_tricks(3)
        yield rule(f"{before} X", tricks, when=they_opened & partner_promised(11), rung=Rung.QUIET)
        left_in = they_opened & last_named(suit, 4, 5, 6, 7) & they_bid(suit)
        yield rule("... X - P", points(0, 20), when=left_in & ~forced, rung=Rung.QUIET)
    yield rule("... (3N) X", points(13), when=they_opened & partner_promised(11), rung=Rung.QUIET)


def _forced_on() -> Iterator[Rule]:
    """Partner must not be passed: support, else the best suit, else notrump."""
    when = they_opened & forced
    for level in range(1, 7):
        for suit in SUITS_DOWN:
            bid = Bid(level, suit.strain)
            call, possible = f"... {by_us(below(bid))} - {bid}", when & ~they_bid(suit)
            for trumps in (length(suit, 1, 3), length(suit, 4)):
                known = possible & partner_showed(suit, 3)
                yield rule(call, fit(suit) & trumps, when=known, rung=Rung.QUIET)
            yield rule(call, length(suit, 5) & longest(suit), when=possible, rung=Rung.QUIET)
            yield rule(call, length(suit, 4), when=possible, rung=Rung.LAST)
            known = possible & (partner_showed(suit, 3) | i_showed(suit, 5))
            yield rule(call, length(suit, 2, 3), when=known, rung=Rung.LAST)
        notrump = Bid(level, Strain.NOTRUMP)
        yield rule(f"... {by_us(below(notrump))} - {notrump}", stopped, when=when, rung=Rung.LAST)
    yield from _three_cards(when)


def _three_cards(when: Condition) -> Iterator[Rule]:
    """Neither support nor a suit nor a stopper: partner asked for the best there is."""
    for level in range(1, 6):
        for suit in SUITS_DOWN[::-1]:
            bid = Bid(level, suit.strain)
            call = f"... {by_us(below(bid))} - {bid}"
            yield rule(call, length(suit, 3, 3), when=when & ~they_bid(suit), rung=Rung.LAST)


def _pass() -> Iterator[Rule]:
    yield rule("... P", ALWAYS, when=they_opened & ~forced, rung=Rung.LAST)


COMPETING = Agreement(
    "competing",
    phrase("Competing when they opened"),
    (*_games(), *_by_the_law(), *_own_suit(), *_doubles(), *_forced_on(), *_pass()),
)
