"""Suit combinations: the best line for two holdings of one suit, and its chance, against the best defence.

`Combination.parse("AQT9/543")`, `best_lines(…)` for lines with their chances, `told(line.plan)` for a line in words.
"""

from bridgetutor.cardplay.combinations.beginnings import Beginning, beginnings
from bridgetutor.cardplay.combinations.best import BestLines, Line, best_lines, quick_lines
from bridgetutor.cardplay.combinations.combination import Combination
from bridgetutor.cardplay.combinations.splits import Places, Split, splits
from bridgetutor.cardplay.combinations.stored import Stored
from bridgetutor.cardplay.combinations.telling import told

__all__ = [
    "Beginning",
    "BestLines",
    "Combination",
    "Line",
    "Places",
    "Split",
    "Stored",
    "beginnings",
    "best_lines",
    "quick_lines",
    "splits",
    "told",
]
