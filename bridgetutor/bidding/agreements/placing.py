"""Placing the contract: what the two hands come to when nobody else bids, by all that has been shown.

Twenty-five points make a game in notrump or a major with eight trumps, twenty-eight one in a minor, 23 and 24 invite.
Partner is reckoned with the middle of the points shown. With less one passes, prefers partner's first suit, or where
partner has forced bids what comes cheapest: support, a longer suit than told of, stoppers, a new suit.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.blackwood import trumps_agreed
from bridgetutor.bidding.condition import (
    Condition,
    agreed,
    asked_for,
    cheapest,
    contested,
    forced,
    game_forced,
    i_showed,
    partner_can_have_more,
    partner_conventional,
    partner_promised,
    partner_showed,
    signed_off,
)
from bridgetutor.bidding.ladder import MAJORS, MINORS, between, bids_of, suits_between
from bridgetutor.bidding.relative import (
    fit,
    likely,
    likely_in,
    more_than_shown,
    unbid_half_stopped,
    unbid_stopped,
    with_fit,
)
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS, every
from bridgetutor.hands.claims import balanced, length, longer, longest, points, semi_balanced, top_honours
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import SUITS_DOWN, Strain, Suit

GAME, GAME_IN_A_MINOR, SLAM = 25, 28, 33

ALONE = ~contested & ~signed_off & partner_promised(4)

TRUMPS_SETTLED = game_forced & (agreed(Suit.HEARTS) | agreed(Suit.SPADES))
"""With a major agreed on the way to a game a new suit is no longer to play."""

LOW = between("1D", "4D")
"""Partner's last call, below game."""
NOTRUMP_IS_LEFT = between("1D", "3S")


def _small_slams() -> Iterator[Rule]:
    """Points for twelve tricks in a fit, and no way to ask: a void, or a suit that partner may not control."""
    for suit in SUITS_DOWN:
        for cards, known in trumps_agreed(suit):
            yield rule(
                f"... {between('2C', '5D')} - 6{suit}",
                fit(suit, cards) & with_fit(suit, SLAM),
                when=ALONE & known,
                rung=Rung.QUIET,
                forcing=Forcing.SIGN_OFF,
            )


def _games() -> Iterator[Rule]:
    """A game with the points for it: eight trumps first, then nine tricks, then eleven in a minor."""
    for major in MAJORS:
        enough = fit(major) & likely_in(major, GAME)
        yield rule(f"... {LOW} - 4{major}", enough, when=ALONE, rung=Rung.QUIET)
        # A suit of six wants one honour.
        six = partner_showed(major, 6) & ALONE
        honour = fit(major, 7) & likely(GAME) & top_honours(major, 1)
        yield rule(f"... {LOW} - 4{major}", honour, when=six, rung=Rung.QUIET)
    yield rule(f"... {NOTRUMP_IS_LEFT} - 3N", likely(GAME) & unbid_stopped, when=ALONE, rung=Rung.QUIET)
    for minor in MINORS:
        enough = fit(minor) & likely_in(minor, GAME_IN_A_MINOR) & points(8)
        yield rule(f"... {LOW} - 5{minor}", enough, when=ALONE & ~game_forced, rung=Rung.LAST)


def _over_three_notrump() -> Iterator[Rule]:
    """Eight cards of a major, and a hand that would rather ruff."""
    for major in MAJORS:
        shape = fit(major) & ~balanced() & length(major, 3)
        yield rule(f"... 3N - 4{major}", shape, when=ALONE & ~i_showed(major, 6), forcing=Forcing.SIGN_OFF)


def _invitations() -> Iterator[Rule]:
    wide = ALONE & partner_can_have_more & ~game_forced
    for major in MAJORS:
        bid = Bid(3, major.strain)
        invites = fit(major) & likely_in(major, GAME - 2, GAME - 1)
        yield rule(f"... {between('1D', '2N')} - {bid}", invites, when=wide, rung=Rung.QUIET)
    for suit in SUITS_DOWN:
        # A fifth or a seventh card that partner has not heard of.
        bid = Bid(3, suit.strain)
        long = likely(GAME - 2, GAME - 1) & more_than_shown(suit) & ~(balanced() | semi_balanced())
        mine = wide & i_showed(suit, 4) & ~partner_showed(suit, 3) & cheapest(bid)
        yield rule(f"... {suits_between('1D', '2S')} - {bid}", long, when=mine, rung=Rung.QUIET)
    two_notrump = likely(GAME - 2, GAME - 1) & unbid_half_stopped
    yield rule(f"... {suits_between('1D', '2S')} - 2N", two_notrump, when=wide, rung=Rung.QUIET)


def _slams_in_notrump() -> Iterator[Rule]:
    flat = unbid_half_stopped & every(length(suit, 1) for suit in Suit)
    yield rule(
        f"... {between('1N', '4S')} - 6N",
        likely(SLAM, 36) & flat,
        when=ALONE,
        rung=Rung.QUIET,
        forcing=Forcing.SIGN_OFF,
    )
    yield rule(
        "... 2N|3N - 4N",
        likely(SLAM - 2, SLAM - 1) & flat,
        when=ALONE,
        rung=Rung.QUIET,
        asks=QUANTITATIVE,
    )
    asked = ALONE & asked_for(QUANTITATIVE)
    yield rule(
        "... 2N|3N - 4N - 6N", likely(SLAM - 1), when=asked, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF
    )
    yield rule("... 2N|3N - 4N - P", likely(0, SLAM - 2), when=asked, rung=Rung.ANSWER)


QUANTITATIVE = phrase("invites six notrump")


def _pass() -> Iterator[Rule]:
    natural = ~partner_conventional
    yield rule(f"... {between('1C', '7N')} - P", likely(0, SLAM - 1), when=ALONE & natural, rung=Rung.QUIET)
    yield rule(f"... {between('1C', '7N')} - P", ALWAYS, when=~contested & natural, rung=Rung.LAST)


def _preference() -> Iterator[Rule]:
    """Back to partner's first suit with more cards there than in the second."""
    for second in SUITS_DOWN:
        for first in SUITS_DOWN:
            for level in (2, 3):
                yield from _back(Bid(level, first.strain), first, second)


def _back(bid: Bid, first: Suit, second: Suit) -> Iterator[Rule]:
    partners = "|".join(f"{level}{second}" for level in (1, 2, 3))
    # Who repeats the second suit has six of it, and is not asked again.
    both = partner_showed(first, 4) & partner_showed(second, 4) & ~partner_showed(second, 6)
    for prefers in (longer(first, second) & length(first, 2),)[: int(first is not second)]:
        yield rule(
            f"... {partners} - {bid}", prefers, when=ALONE & both & ~forced & cheapest(bid), rung=Rung.QUIET
        )


def _answering() -> Iterator[Rule]:
    """Partner has forced: the cheapest bid that says something."""
    must = ALONE & forced
    for bid in SUIT_CALLS:
        suit = Suit(bid.strain)
        low, when = f"... {between('1C', '4H')} - {bid}", must & cheapest(bid)
        shown = partner_showed(suit, 3)
        yield rule(low, fit(suit), when=when & shown, rung=Rung.QUIET)
        again = when & i_showed(suit, 4) & ~shown
        for below_game in (low,)[: 4 - bid.level]:
            yield rule(below_game, more_than_shown(suit), when=again, rung=Rung.QUIET)
    for bid in NOTRUMP_CALLS:
        low = f"... {between('1C', '3S')} - {bid}"
        yield rule(low, unbid_stopped, when=must & cheapest(bid), rung=Rung.QUIET)
    for bid in SUIT_CALLS:
        suit = Suit(bid.strain)
        new = must & ~TRUMPS_SETTLED & cheapest(bid) & ~i_showed(suit, 4) & ~partner_showed(suit, 3)
        yield rule(f"... {between('1C', '3H')} - {bid}", length(suit, 4), when=new, rung=Rung.QUIET)
    yield from _for_want_of_better(must)


def _for_want_of_better(must: Condition) -> Iterator[Rule]:
    """Seven trumps, half a stopper, a suit told of already: nothing is quite right, and a pass would be wrong."""
    for major in MAJORS:
        seven = partner_showed(major, 4) & must
        yield rule(
            f"... {between('3C', '4D')} - 4{major}", fit(major, 7) & ~fit(major), when=seven, rung=Rung.LAST
        )
        mine = i_showed(major, 5) & must
        yield rule(f"... {between('3C', '4D')} - 4{major}", fit(major, 7), when=mine, rung=Rung.LAST)
    for bid in NOTRUMP_CALLS:
        low = f"... {between('1C', '3S')} - {bid}"
        yield rule(low, unbid_half_stopped, when=must & cheapest(bid), rung=Rung.LAST)
    for bid in SUIT_CALLS:
        suit = Suit(bid.strain)
        low, when = f"... {between('1C', '4S')} - {bid}", must & cheapest(bid)
        yield rule(low, fit(suit, 7) & ~fit(suit), when=when & partner_showed(suit, 3), rung=Rung.LAST)
        yield rule(low, length(suit, 5), when=when & i_showed(suit, 4), rung=Rung.LAST)
    for bid in NOTRUMP_CALLS:
        yield rule(f"... {between('1C', '3S')} - {bid}", points(8), when=must & cheapest(bid), rung=Rung.LAST)
    for bid in SUIT_CALLS:
        suit = Suit(bid.strain)
        low, when = f"... {between('1C', '4S')} - {bid}", must & ~TRUMPS_SETTLED & cheapest(bid)
        yield rule(low, longest(suit) | fit(suit, 6), when=when, rung=Rung.LAST)


SUIT_CALLS = tuple(bid for suit in Suit for bid in bids_of(suit, 1, 5))
NOTRUMP_CALLS = tuple(Bid(level, Strain.NOTRUMP) for level in (1, 2, 3))

PLACING = Agreement(
    "placing",
    phrase("Placing the contract"),
    (
        *_small_slams(),
        *_slams_in_notrump(),
        *_games(),
        *_over_three_notrump(),
        *_preference(),
        *_invitations(),
        *_pass(),
        *_answering(),
    ),
)
