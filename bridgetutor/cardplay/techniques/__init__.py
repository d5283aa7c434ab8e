"""Techniques of card play, one a file: each spots itself in an outlook and says what it rests on.

`found(outlook)` is what is there; `Finding` has its words, its conditions and its price; `at_hand` those of now.
"""

from __future__ import annotations

from bridgetutor.cardplay.techniques.at_hand import BACKGROUND, about, at_hand
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.found import found, nearly
from bridgetutor.cardplay.techniques.technique import NAMES, Technique

__all__ = [
    "BACKGROUND",
    "NAMES",
    "Condition",
    "Finding",
    "Price",
    "Technique",
    "about",
    "at_hand",
    "found",
    "nearly",
]
