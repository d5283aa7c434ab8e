"""The points for a game when both sides have bid, and no bid that tells them better: on to the likeliest game.

Who holds them does not stop short of it for want of an eighth trump or of a stopper in a suit that nobody has bid
(standard texts).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import (
    Condition,
    contested,
    i_showed,
    last_named,
    partner_promised,
    partner_showed,
    signed_off,
    they_bid,
)
from bridgetutor.bidding.ladder import MAJORS, MINORS, below, bids_between
from bridgetutor.bidding.relative import fit, likely, likely_in, stopped_between_us
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.bidding.turns import after_partner, after_them, passed_to_us
from bridgetutor.hands.claims import length, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import SUITS_DOWN, Suit

GAME, ELEVEN_TRICKS = 26, 27
"""Points together, partner reckoned with the middle of those shown."""

SPOKE = contested & ~signed_off & partner_promised(4)
"""Both sides have bid, whoever opened, and partner has shown something."""


def _known(suit: Suit) -> Condition:
    return SPOKE & (partner_showed(suit, 3) | i_showed(suit, 5)) & ~they_bid(suit)


def _games() -> Iterator[Rule]:
    for before in after_partner(bids_between("2C", "3S")):
        nine = stopped_between_us & likely(GAME) & points(8)
        yield rule(f"{before} 3N", nine, when=SPOKE, rung=Rung.LAST)
    for major in MAJORS:
        seven = fit(major, 7) & likely(GAME) & points(8) & length(major, 2)
        when = SPOKE & partner_showed(major, 2) & last_named(major, 2, 3) & ~they_bid(major)
        for before in after_partner(bids_between("2H", "3S")):
            yield rule(f"{before} 4{major}", seven, when=when, rung=Rung.LAST)
    for minor in MINORS:
        eleven = fit(minor, 7) & likely(ELEVEN_TRICKS) & points(8) & length(minor, 1)
        when = _known(minor) & last_named(minor, 4)
        for before in after_partner(bids_between("4C", "4D")):
            yield rule(f"{before} 5{minor}", eleven, when=when, rung=Rung.LAST)


def _four() -> Iterator[Rule]:
    """Eight trumps and the points for a game are enough for four over their three."""
    for suit in SUITS_DOWN:
        bid = Bid(4, suit.strain)
        hand = fit(suit) & likely_in(suit, GAME) & length(suit, 3)
        for before in (*after_them(below(bid)), *passed_to_us(below(bid))):
            yield rule(f"{before} {bid}", hand, when=_known(suit), rung=Rung.LAST)


GAME_VALUES_IN_COMPETITION = Agreement(
    "game_values_in_competition",
    phrase("The points for a game in competition"),
    (*_games(), *_four()),
)
