"""Competing on when they opened: as many tricks as trumps together, games with the points, doubles with theirs to beat.

The law of total tricks is Jean-René Vernes's; for the side that did not open.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import (
    cheapest,
    forced,
    i_showed,
    last_named,
    partner_promised,
    partner_showed,
    they_bid,
    they_opened,
)
from bridgetutor.bidding.ladder import MAJORS, MINORS
from bridgetutor.bidding.relative import fit, stopped, together, together_in
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import length, longest, points, quality, quick_tricks
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import BIDS, Bid
from bridgetutor.rules.cards import SUITS_DOWN, Strain, Suit

OURS = "|".join(map(str, BIDS))
THEIRS = "|".join(f"({bid})" for bid in BIDS)
PARTNER_BID, THEY_BID, PARTNER_DOUBLED = f"... {OURS} -", f"... {THEIRS}", "... X -"


def _games() -> Iterator[Rule]:
    """A game with the points for it."""
    shown = they_opened & partner_promised(8)
    for before in (PARTNER_BID, THEY_BID):
        for major in MAJORS:
            game = fit(major) & together_in(major, 26)
            yield rule(f"{before} 4{major}", game, when=shown & partner_showed(major, 3), rung=Rung.QUIET)
        yield rule(f"{before} 3N", stopped & together(26), when=shown, rung=Rung.QUIET)
        for minor in MINORS:
            game = fit(minor, 9) & together_in(minor, 30)
            yield rule(f"{before} 5{minor}", game, when=shown & partner_showed(minor, 4), rung=Rung.QUIET)


def _by_the_law() -> Iterator[Rule]:
    """Eight trumps for two, nine for three, ten for four, once each has said what the suit is."""
    for suit in SUITS_DOWN:
        for level, together_points in ((2, 16), (3, 18), (4, 19)):
            bid = Bid(level, suit.strain)
            trumps = fit(suit, level + 6) & together_in(suit, together_points) & length(suit, 2)
            for showed in (partner_showed(suit, 4), i_showed(suit, 4) & partner_showed(suit, 3)):
                yield rule(
                    f"{THEY_BID} {bid}",
                    trumps,
                    when=they_opened & cheapest(bid) & showed & ~they_bid(suit),
                    rung=Rung.QUIET,
                )


def _own_suit() -> Iterator[Rule]:
    """A suit shown before, and longer than was shown."""
    for suit in SUITS_DOWN:
        for level, promise in (
            (2, points(11) & length(suit, 6)),
            (3, length(suit, 7) | (length(suit, 6) & points(14))),
        ):
            bid = Bid(level, suit.strain)
            when = they_opened & i_showed(suit, 4) & cheapest(bid) & ~i_showed(suit, 4 + level)
            yield rule(f"{THEY_BID} {bid}", promise & points(9), when=when, rung=Rung.QUIET)


def _doubles() -> Iterator[Rule]:
    """For penalties, at game and above: trumps in hand, or tricks opposite an opening."""
    for suit in Suit:
        named = they_opened & last_named(suit, 4, 5, 6, 7)
        trumps = length(suit, 4) & quality(suit, 6) & points(8) & quick_tricks(1.5)
        yield rule(f"{THEY_BID} X", trumps, when=named, rung=Rung.QUIET)
        yield rule(
            f"{THEY_BID} X", points(12) & quick_tricks(3), when=named & partner_promised(11), rung=Rung.QUIET
        )
        left_in = named & they_bid(suit)
        yield rule(f"{PARTNER_DOUBLED} P", points(0, 20), when=left_in & ~forced, rung=Rung.QUIET)
    three_notrump = they_opened & last_named(Strain.NOTRUMP, 3) & partner_promised(11)
    yield rule(f"{THEY_BID} X", points(13), when=three_notrump, rung=Rung.QUIET)


def _forced_on() -> Iterator[Rule]:
    """Partner must not be passed: support, else the best suit, else notrump."""
    when = they_opened & forced
    for level in range(1, 7):
        for suit in SUITS_DOWN:
            bid = Bid(level, suit.strain)
            possible = when & cheapest(bid) & ~they_bid(suit)
            yield rule(
                f"{PARTNER_BID} {bid}", fit(suit), when=possible & partner_showed(suit, 3), rung=Rung.QUIET
            )
            yield rule(
                f"{PARTNER_BID} {bid}", length(suit, 5) & longest(suit), when=possible, rung=Rung.QUIET
            )
            yield rule(f"{PARTNER_BID} {bid}", length(suit, 4), when=possible, rung=Rung.LAST)
            known = possible & (partner_showed(suit, 3) | i_showed(suit, 5))
            yield rule(f"{PARTNER_BID} {bid}", length(suit, 2), when=known, rung=Rung.LAST)
        notrump = Bid(level, Strain.NOTRUMP)
        yield rule(f"{PARTNER_BID} {notrump}", stopped, when=when & cheapest(notrump), rung=Rung.LAST)


def _pass() -> Iterator[Rule]:
    yield rule("... P", ALWAYS, when=they_opened & ~forced, rung=Rung.LAST)


COMPETING = Agreement(
    "competing",
    phrase("Competing when they opened"),
    (*_games(), *_by_the_law(), *_own_suit(), *_doubles(), *_forced_on(), *_pass()),
)
