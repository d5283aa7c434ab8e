"""Cappelletti over their 1NT."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1N", "KQ632.AQT75.86.3", "2D", "None"),
        ("1N", "KQ6.AQJT75.86.73", "2C", "None"),  # one suit
        ("1N", "KQ6.AQJT7.86.A73", "X", "None"),  # sixteen
        ("1N", "KQ6.AQJT7.86.973", "P", "None"),
        ("1N", "AQJ32.5.86.KJT75", "2S", "None"),
        ("1N", "87..AQT62.KJT643", "2N", "None"),
        ("1N", "T52.T5.AKQJT83.4", "3D", "NS"),
        ("P 1N", "KQJ9874.Q8.J.K75", "3S", "All"),
        ("1N 2C P", "53.AQJT65.T9.542", "2H", "None"),
        ("1N 2C P", "53.A9765.T94.542", "2D", "None"),  # which?
        ("1N 2C P 2D P", "53.AQJT65.KT9.Q4", "2H", "None"),
        ("1N 2C P 2D P", "53.64.AQJT65.KQ4", "P", "None"),
        ("1N 2D P", "873.4.JT62.QT643", "2S", "None"),
        ("1N 2D P", "A3.QJ65.QJ7.9742", "3H", "None"),
        ("1N 2D P", "84.42.AQJT73.872", "P", "None"),
        ("1N 2H P", "842.742.T73.Q872", "P", "None"),
        ("1N 2H P", "73.KT43.T62.AK43", "2N", "None"),
        ("1N 2H P 2N P 3C P", "73.KT43.T62.AK43", "3H", "None"),
        ("1N X P", "432.Q9843.5.7643", "2H", "None"),
        ("1N X P", "432.K984.Q5.7643", "P", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
