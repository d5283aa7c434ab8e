"""International match points: a difference of two scores, made smaller the larger it is (Law 78B)."""

from __future__ import annotations

from bisect import bisect_right

SCALE = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip
"""The difference from which each further IMP is won: 20 points for the first, 4000 for the twenty-fourth (Law 78B)."""


def imps(difference: int) -> int:
    """The IMPs for a difference of two scores on one board, with its sign: 0 to 24 either way."""
    won = bisect_right(SCALE, abs(difference))
    return won if difference >= 0 else -won
