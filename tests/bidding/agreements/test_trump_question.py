"""Five of the agreed major: six with the better half."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1H P 3H P", "AKQ.QT76432.AKQ.", "5H"),
        ("1H P 3H P 5H P", "62.J985.JT98.AKQ", "P"),
        ("1H P 3H P 5H P", "62.AK85.JT98.A52", "6H"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
