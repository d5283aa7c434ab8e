"""Penalty doubles of part scores and games."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1H 1S 2D P 2H 2S", "KQT4.4.AKJ84.J93", "X"),  # four trumps and strength
        ("1S 2D 2S 3D", "AQ984.A4.J93.K63", "P"),
        ("1S X XX 2D", "AQ984.A4.QJ93.93", "X"),
        ("1H 1S 2H 4S", "4.AKJ84.AQ84.Q84", "P"),
        ("1H 1S 3H 4S", "A84.AKJ84.AK4.84", "X"),  # three tricks and more
        ("1S 2H 3H 4H P P", "AQ84.QT84.KJ4.93", "X"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
