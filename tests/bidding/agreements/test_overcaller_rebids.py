"""What the overcaller says next."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1D 1S P 2D P 2S P 3S P", "Q7532.KT2.AK7.T8", "4S", "None"),
        ("1D 1S P 2D P 2S P 3S P", "Q7532.KT2.AQ7.T8", "P", "None"),
        ("1C 1H P 2H P", "72.KQJ83.A84.952", "P", "None"),
        ("1C 1H P 2H P", "A2.KQJT83.AJ4.92", "3H", "None"),
        ("1C 1H P 2H P", "A2.KQJT83.AQ4.92", "4H", "None"),
        ("1C 1S P 1N P", "KQJ83.72.A84.952", "P", "None"),
        ("1C 1S P 1N P", "KQJ83.A2.AJ4.Q52", "3N", "None"),
        ("1D 1S P 2H P", "KQJ83.A72.84.952", "P", "None"),
        ("1D 1S P 2H P", "KQJ83.A72.84.A52", "3H", "None"),
        ("1C 1D P P 1H", "AKJ9.Q2.KQ732.83", "1S", "EW"),
        ("1C 1H P 1S P", "93.AQJ873.AK5.53", "3H", "None"),  # six good cards and fourteen
        ("1C 1H P 1S P", "93.AQJ873.K85.53", "2H", "None"),
        ("P P 1D 1S 2C 2S 3C", "AKQT64.7.J92.J76", "3S", "NS"),  # nine trumps
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
