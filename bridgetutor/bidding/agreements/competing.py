"""Competing on when they opened: as many tricks as trumps together, games with the points, doubles with theirs to beat.

The law of total tricks is Jean-René Vernes's; for the side that did not open.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.games_in_competition import accepting, games, invitations
from bridgetutor.bidding.agreements.penalty_doubles import games_by_strength, part_scores
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
from bridgetutor.bidding.ladder import MAJORS, MINORS, below, bids_between, bids_of, by_them, by_us
from bridgetutor.bidding.relative import fit, likely_in, stopped, together_in
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.bidding.turns import THEY_OPENED_WE_BID, THEY_OPENED_WE_SPOKE
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import length, longest, losers, points, quality, quick_tricks
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import SUITS_DOWN, Strain, Suit


def _games_in_minors() -> Iterator[Rule]:
    """Eleven tricks with nine trumps."""
    for minor in MINORS:
        eleven = fit(minor, 9) & likely_in(minor, 29)
        when = THEY_OPENED_WE_SPOKE & partner_showed(minor, 4)
        for before in (f"... {by_us(UNDER_FIVE)} -", f"... {by_them(UNDER_FIVE)}"):
            yield rule(f"{before} 5{minor}", eleven, when=when, rung=Rung.LAST)


UNDER_FIVE = bids_between("3C", "4S")

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


def _after_a_double_of_one_notrump() -> Iterator[Rule]:
    """Partner has run to a suit: seven good cards are better, and with few losers a game."""
    for start in ("(1N) X -", "(1N) P - X -"):
        for suit in SUITS_DOWN:
            seven = length(suit, 7) & quality(suit, 9)
            for bid in bids_of(suit, 2, 3):
                ran = by_us({*below(bid)} & {*ESCAPES})
                for before in filter(None, (ran,)):
                    yield rule(f"{start} {before} - {bid}", seven, rung=Rung.QUIET)
            for major in {suit} & set(MAJORS):
                game = seven & losers(0, 4)
                yield rule(f"{start} {by_us(ESCAPES)} - 4{major}", game, rung=Rung.FIT)


ESCAPES = bids_between("2C", "2S")


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
    (
        *games(THEY_OPENED_WE_SPOKE | THEY_OPENED_WE_BID),
        *accepting(THEY_OPENED_WE_SPOKE),
        *invitations(THEY_OPENED_WE_SPOKE),
        *_games_in_minors(),
        *_by_the_law(),
        *_own_suit(),
        *_after_a_double_of_one_notrump(),
        *_doubles(),
        *games_by_strength(THEY_OPENED_WE_SPOKE),
        *part_scores(THEY_OPENED_WE_SPOKE),
        *_forced_on(),
        *_pass(),
    ),
)
