"""A picture in words: how many points, and the suits of which something is known."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.hands.claim import Claim, every
from bridgetutor.hands.claims import length, points
from bridgetutor.hands.region import MOST_POINTS, Box, Region
from bridgetutor.phrase import Phrase
from bridgetutor.rules.cards import SUITS_DOWN


def outline(shown: Region) -> Phrase:
    """The bounds of a region in words; the suits that follow from the others are left out."""
    return every(_claims(bounds(shown))).describe()


def bounds(shown: Region) -> Box:
    """The box around a region."""
    return shown.bounds or Box()


def _claims(around: Box) -> Iterator[Claim]:
    low, high = around.points
    yield points(low, None if high == MOST_POINTS else high)
    least = sum(around.length(suit).low for suit in SUITS_DOWN)
    for suit in SUITS_DOWN:
        low, high = around.length(suit)
        implied = 13 - (least - low)
        yield length(suit, low, None if high >= implied else high)
