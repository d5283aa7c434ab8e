"""One notrump over their opening: 15–18, balanced, their suit stopped."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1C", "AK65.JT3.KT97.A3", "1N", "None"),
        ("1C", "AQ65.JT3.KT97.A3", "X", "None"),  # fourteen
        ("1C", "AK65.QT3.KQ97.A3", "1N", "None"),  # eighteen
        ("1C", "AK65.KT3.KQ97.A3", "X", "None"),  # nineteen
        ("1S", "53.AK3.KQ97.AQ83", "X", "None"),  # no stopper
        ("1D", "K2.Q9873.AQ8.KQ4", "1N", "None"),  # a poor five-card major
        ("1S", "K2.KQ873.K98.KQ4", "2H", "None"),  # a good one
        ("1C P 1S", "QT42.874.AK8.AK2", "1N", "None"),  # both suits stopped
        ("1C P 1S", "T742.Q84.AK8.AK2", "P", "None"),  # spades open
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
