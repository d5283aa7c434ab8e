"""Two notrump for the two lowest unbid suits."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1C", "5.KQT86.QJT876.4", "2N", "None"),
        ("1D", "86.KQJT8.A.AQJ98", "2N", "None"),
        ("1H", "87..KQT875.AJ986", "2N", "None"),
        ("1H", "875.2.KQT8.AJ986", "P", "None"),  # four diamonds
        ("1S", "8.2.JT9875.JT986", "P", "None"),
        ("1D P 1H", "KJT85.2.93.AQJ87", "2N", "None"),  # the two that are left
        ("4S", "8.4.KQT875.AQJ86", "4N", "None"),  # over four spades
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
