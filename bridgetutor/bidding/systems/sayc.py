"""Standard American Yellow Card: five-card majors, a strong notrump, weak twos, a strong two clubs."""

from __future__ import annotations

from bridgetutor.bidding.agreements.openings import OPENINGS
from bridgetutor.bidding.agreements.stayman import STAYMAN
from bridgetutor.bidding.principles import PRINCIPLES
from bridgetutor.bidding.system import System
from bridgetutor.phrase import phrase


def sayc() -> System:
    """The system."""
    return System.of("sayc", phrase("Standard American"), (OPENINGS, STAYMAN, PRINCIPLES))
