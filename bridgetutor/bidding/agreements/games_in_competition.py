"""Games and invitations when both sides bid: by the points of both hands and the trumps.

Partner is reckoned with the middle of the points shown; 25 make a game, 26 when the opponents bid on; two fewer
invite, and more than the middle of what was shown accepts.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import (
    Condition,
    game_forced,
    i_showed,
    last_named,
    partner_bid_notrump,
    partner_can_have_more,
    partner_showed,
    they_bid,
)
from bridgetutor.bidding.ladder import MAJORS, bids_between
from bridgetutor.bidding.relative import (
    fit,
    likely,
    likely_in,
    stopped_between_us,
    unbid_half_stopped,
)
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.bidding.turns import SPOKE, after_partner, after_them, passed_to_us
from bridgetutor.hands.claims import balanced, length, points, quality
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import SUITS_DOWN, Strain, Suit

UNDER_FOUR = bids_between("1C", "4D")
UNDER_THREE_NOTRUMP = bids_between("1C", "3S")

AFTER_US, AFTER_THEM = 25, 26
"""The points for a game where partner spoke last, and where they have bid on."""
SLAM = 33


def games(spoke: Condition) -> Iterator[Rule]:
    """Four of a major or three notrump, where partner has spoken."""
    for turns, enough in ((after_partner, AFTER_US), (after_them, AFTER_THEM), (passed_to_us, AFTER_THEM)):
        for major in MAJORS:
            for before in turns(UNDER_FOUR):
                yield from _major_game(f"{before} 4{major}", major, enough, spoke)
                yield from _own_game(f"{before} 4{major}", major, enough, spoke)
        for before in turns(UNDER_THREE_NOTRUMP):
            for shape in (balanced(), ~balanced() & unbid_half_stopped):
                nine = stopped_between_us & likely(enough) & shape
                yield rule(f"{before} 3N", nine, when=spoke, rung=Rung.QUIET)


def _major_game(call: str, major: Suit, enough: int, spoke: Condition) -> Iterator[Rule]:
    known = spoke & (partner_showed(major, 3) | i_showed(major, 5))
    for trumps in (length(major, 2, 3), length(major, 4)):
        yield rule(call, fit(major) & likely_in(major, enough) & trumps, when=known, rung=Rung.QUIET)


def _own_game(call: str, major: Suit, enough: int, spoke: Condition) -> Iterator[Rule]:
    """A suit that needs no support, or one that partner has shown five of and we hold two."""
    own = length(major, 6) & quality(major, 9) & likely(enough)
    yield rule(call, own, when=spoke & i_showed(major, 4), rung=Rung.QUIET)
    seven = fit(major, 7) & length(major, 2, 2) & likely(enough)
    # Nine tricks in notrump are nearer than ten with seven trumps.
    to_bid = spoke & partner_showed(major, 5) & ~last_named(Strain.NOTRUMP, 3)
    yield rule(call, seven, when=to_bid, rung=Rung.LAST)


def accepting(spoke: Condition) -> Iterator[Rule]:
    """Partner has invited: more than the middle of what we have shown is enough."""
    for shape in (balanced(), ~balanced()):
        accepts = likely(ACCEPTS) & points(7) & shape
        yield rule("... 2N - 3N", accepts, when=spoke & partner_bid_notrump, rung=Rung.QUIET)
    for major in MAJORS:
        accepts = fit(major) & likely_in(major, AFTER_US) & length(major, 2)
        known = spoke & (partner_showed(major, 3) | i_showed(major, 5))
        yield rule(f"... 2{major} - 3{major} - 4{major}", accepts, when=known, rung=Rung.QUIET)


ACCEPTS = 24


def invitations(spoke: Condition) -> Iterator[Rule]:
    """Two points short, where partner may have them."""
    wide = spoke & partner_can_have_more & ~game_forced
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


GAMES_IN_COMPETITION = Agreement(
    "games_in_competition",
    phrase("Games in competition"),
    (*games(SPOKE), *accepting(SPOKE), *invitations(SPOKE)),
)
