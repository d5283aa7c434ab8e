"""Overcalls between two bidders."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1S P 1N", "5.T987.AK832.KJ9", "2D", "EW"),
        ("1S P 1N", "5.T987.AQ832.QJ9", "P", "EW"),  # good suit, ten points
        ("1S P 1N", "KQT.AQJT9.T9.AJ8", "2H", "All"),  # seventeen
        ("1D P 1H", "AQT84.54.K42.J73", "1S", "None"),
        ("1D P 1H", "QT842.54.K42.J73", "P", "None"),
        ("1D P 1S", "K4.54.K42.AQT973", "2C", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
