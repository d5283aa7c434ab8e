"""The better of the two suits."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1D 2N P", "QT953.Q84.AT93.4", "3H", "None"),
        ("1C 2N P", "86.J6.T73.AJ6532", "3D", "None"),
        ("1H 2N P", "K8642.963.Q7.J85", "3C", "None"),
        ("1H 2N P", "A8642.93.K74.Q85", "3C", "None"),  # equal: the lower
        ("1H 2N P", "A864.953.KQ64.85", "4D", "None"),  # nine trumps
        ("1H 2N P", "A8642.5.KQ64.A85", "5D", "None"),
        ("1D 2N P 3H P", "5.AQT86.3.KQJT76", "P", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
