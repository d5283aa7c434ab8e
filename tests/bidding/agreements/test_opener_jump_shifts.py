"""The jump shift of opener: nineteen points and two suits."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1H P 1S P", "A.AQ9842.Q2.AKJ5", "3C"),
        ("1S P 1N P", "AKT32.AQ865.J4.A", "3H"),
        ("1S P 1N P", "AKT32.AQ865.Q4.7", "2H"),
        ("1H P 1S P", "A2.AQ984.92.AKJ5", "2C"),
        ("1C P 1S P", "Q7.7.AKQJ.AKJT62", "3D"),
        ("1C P 1H P", "AKJ5.7.A7.AKJT62", "2S"),
        ("1S P 1N P", "AQ984.A4.4.AKQ52", "3C"),
        ("1S P 1N P", "AQ984.A4.4.AQJ52", "2C"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
