"""Answers to jump overcalls."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1D 2S P", "AT.AQ9.864.KQJT3", "2N", "None"),  # asks for a feature
        ("1D 2S P", "K42.A53.8642.J83", "3S", "None"),  # nine trumps
        ("1D 2S P", "42.AQ53.8642.J83", "P", "None"),
        ("1C 2S P", "AJ.J43.KQT763.63", "P", "None"),
        ("1D 3H P", "K842.Q93.7.AQ852", "4H", "None"),  # ten trumps
        ("1D 3H P", "KJ842.93.72.AQ85", "P", "None"),
        ("1D 2S P 2N P", "KQJ985.A4.853.72", "3H", "None"),  # a feature in hearts
        ("1D 2S P 2N P", "KQJ985.84.853.72", "3S", "None"),  # a minimum
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
