"""Over three notrump of 25 and more: Stayman and transfers a level higher."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("3N P", "QT9752.5.852.983", "None", "4H"),
        ("3N P 4H P", "AK3.AKQ4.AQ2.AJ3", "None", "4S"),
        ("3N P 4H P 4S P", "QT9752.5.852.983", "None", "P"),
        ("3N P", "T9752.54.852.983", "None", "4H"),
        ("3N P", "T975.54.8532.983", "None", "P"),
        ("3N P", "KQ75.K4.8532.983", "None", "4C"),
        ("3N P 4C P", "AJ83.AQJ.AKQ.AQ4", "None", "4S"),
        ("3N P 4C P 4S P", "KQ75.K4.8532.983", "None", "6S"),
        ("3N P 4C P 4D P", "KQ75.K4.8532.983", "None", "6N"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected
