"""Balancing: a king less."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1H P P", "Q863.65.AJ76.K87", "X", "None"),
        ("1H P P", "Q865.KQ65.QJ96.4", "P", "None"),  # their suit, and no clubs
        ("1S P P", "9.AJT872.J85.974", "2H", "None"),
        ("1S P P", "KQ6.KT8.KJ4.JT43", "1N", "None"),
        ("1S P P", "KQ6.KT8.J54.JT43", "P", "None"),  # ten, flat, three spades
        ("1S P P", "K4.KT8.KJ42.AQ43", "X", "None"),  # sixteen
        ("1D P P", "KJT84.97.Q43.J72", "1S", "None"),
        ("1D P P", "A4.KQJT84.K43.72", "2H", "None"),  # a jump is an opening
        ("1D P 2D P P", "86.JT874.A74.KJ8", "2H", "None"),
        ("1H P 2H P P", "AT84.84.QT87.KT6", "X", "None"),
        ("1H P 2H P P", "QJ874.43.K74.Q98", "2S", "None"),
        ("1H P 2H P P", "QJ87.843.K74.Q98", "P", "None"),
        ("1C P 1S P 2S P P", "42.KQ73.AJ84.J83", "X", "None"),  # both other suits
        ("1C P 1S P 2S P P", "42.KQ7.AJ842.J83", "3D", "None"),
        ("1C P 1S P 2S P P", "42.KQ7.J8432.J83", "P", "None"),
        ("1C P 1S P 2S P P", "42.AQJ73.J842.83", "3H", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
