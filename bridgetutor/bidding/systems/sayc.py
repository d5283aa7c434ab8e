"""Standard American Yellow Card: five-card majors, a strong notrump, weak twos, a strong two clubs."""

from __future__ import annotations

from bridgetutor.bidding.agreements.openings import OPENINGS
from bridgetutor.bidding.agreements.stayman import STAYMAN
from bridgetutor.bidding.agreements.sign_offs import SIGN_OFFS
from bridgetutor.bidding.card import PLAIN, Card
from bridgetutor.bidding.options import Listed, chosen
from bridgetutor.bidding.principles import PRINCIPLES
from bridgetutor.bidding.system import System
from bridgetutor.phrase import phrase


AGREEMENTS: tuple[Listed, ...] = (
    OPENINGS,
    STAYMAN,
    SIGN_OFFS,
    PRINCIPLES,
)
"""In order of preference; `option("drury", DRURY)` is on where the card says so."""


def sayc(card: Card = PLAIN) -> System:
    """The system with the options of a card."""
    return System.of("sayc", phrase("Standard American"), chosen(AGREEMENTS, card), card)
