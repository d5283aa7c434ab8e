"""The course's own first steps: five-card majors, one notrump 15–17, and everything means what it says.

Stayman and Blackwood come in when a lesson's card switches them on.
"""

from __future__ import annotations

from bridgetutor.bidding.agreements.notrump_openings import NOTRUMP_OPENINGS
from bridgetutor.bidding.agreements.openings import OPENINGS
from bridgetutor.bidding.agreements.preempts import PREEMPTS
from bridgetutor.bidding.agreements.sign_offs import SIGN_OFFS
from bridgetutor.bidding.agreements.stayman import STAYMAN
from bridgetutor.bidding.agreements.strong_two_clubs import STRONG_TWO_CLUBS
from bridgetutor.bidding.agreements.suit_openings import SUIT_OPENINGS
from bridgetutor.bidding.agreements.weak_twos import WEAK_TWO_OPENINGS
from bridgetutor.bidding.card import FIRST_STEPS, Card, Stayman
from bridgetutor.bidding.options import Listed, chosen, option
from bridgetutor.bidding.principles import PRINCIPLES
from bridgetutor.bidding.system import System
from bridgetutor.phrase import phrase

AGREEMENTS: tuple[Listed, ...] = (
    OPENINGS,
    NOTRUMP_OPENINGS,
    STRONG_TWO_CLUBS,
    SUIT_OPENINGS,
    WEAK_TWO_OPENINGS,
    PREEMPTS,
    option("stayman", STAYMAN, Stayman.USUAL),
    SIGN_OFFS,
    PRINCIPLES,
)
"""In order of preference."""


def natural(card: Card = FIRST_STEPS) -> System:
    """The system with the options of a card."""
    return System.of("natural", phrase("Natural, first steps"), chosen(AGREEMENTS, card), card)
