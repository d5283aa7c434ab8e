"""Over their strong two clubs."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("2C", "5.KQT86.QJT876.4", "P", "None"),
        ("2C", "KQJT86.5.QT76.43", "2S", "None"),
        ("2C", "J98652.5.QT76.43", "P", "None"),
        ("2C", "86.5.KQJT976.943", "3D", "None"),
        ("2C", "86.543.Q76.AQJT9", "X", "None"),  # clubs
        ("2C 2S P", "A52.J83.9742.865", "3S", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
