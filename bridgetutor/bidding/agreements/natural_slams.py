"""Slams by the count: with a fit and 33 points together six is bid, with 37 seven, and nobody asks for aces.

Where Blackwood is on it comes first; this is what is left when nothing has been agreed but arithmetic.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import agreed, contested, partner_promised, partner_showed, signed_off
from bridgetutor.bidding.ladder import MAJORS, between
from bridgetutor.bidding.relative import fit, likely_in, together
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import aces, length
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import SUITS_DOWN

SLAM_TRY, SMALL_SLAM, GRAND_SLAM = 30, 33, 37
CALM = ~contested & ~signed_off & partner_promised(6)


def _rules() -> Iterator[Rule]:
    # Not over the opening itself, which may be a minimum or much more.
    before = f"... * - {between('1C', '4S')} -"
    for suit in SUITS_DOWN:
        when = agreed(suit) | partner_showed(suit, 4)
        fitting = fit(suit) & length(suit, 3)
        # Two aces missing are two tricks lost, whatever the count says.
        grand = fitting & together(GRAND_SLAM) & aces(2, 3, 4)
        yield rule(f"{before} 7{suit}", grand, when=when & CALM, rung=Rung.SPECIAL, forcing=Forcing.SIGN_OFF)
        small = fitting & likely_in(suit, SMALL_SLAM) & aces(1, 2, 3, 4)
        yield rule(f"{before} 6{suit}", small, when=when & CALM, rung=Rung.SPECIAL, forcing=Forcing.SIGN_OFF)


def _invitations() -> Iterator[Rule]:
    """Five of the agreed major, above the game, invites six: partner accepts with more than the least."""
    for major in MAJORS:
        before, when = f"... 4{major} -", agreed(major) & CALM
        yield rule(f"{before} 5{major}", likely_in(major, SLAM_TRY), when=when, rung=Rung.LAST)
        accepts = likely_in(major, SMALL_SLAM) & aces(1, 2, 3, 4)
        yield rule(
            f"{before} 5{major} - 6{major}", accepts, when=when, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF
        )


NATURAL_SLAMS = Agreement("natural_slams", phrase("Slams by the count"), (*_rules(), *_invitations()))
