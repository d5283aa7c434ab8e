"""Weak jump overcalls: what an opening as high would be."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1C", "986.AQT984.JT2.9", "2H", "None"),
        ("1C", "986.AQT984.JT.92", "2H", "None"),
        ("1C", "98.AQT9843.JT.92", "3H", "None"),  # seven cards
        ("1C", "98.AQT98432.J.92", "4H", "None"),  # eight
        ("1C", "986.J97654.KJ.Q2", "P", "None"),  # not a good suit
        ("1C", "96.AQT984.KQ2.92", "2H", "None"),  # eleven
        ("1C", "96.AQT984.KQ2.Q2", "1H", "None"),  # thirteen
        ("1C", "986.QT7654.432.K", "P", "None"),  # too weak, and a bad suit
        ("1H", "92.83.KQJT72.954", "3D", "None"),  # six good cards over a major
        ("1H", "92.83.KQJT72.954", "P", "All"),  # not vulnerable
        ("1D P 1S", "73.KQJ9854.4.J96", "3H", "None"),
        ("1D P 1S", "73.KQJ985.4.J962", "P", "None"),  # seven cards for three
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
