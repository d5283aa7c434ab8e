"""Opener after partner's free bid."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1C 1D 1H P", "K4.AQ84.93.KJ984", "2H"),
        ("1C 1D 1H P", "K4.AQ84.93.AQJ84", "3H"),  # eighteen with the doubletons
        ("1C 1D 1H P", "KQ4.84.AQ3.K9843", "1N"),
        ("1C 1D 1H P", "KQ84.84.A3.K9843", "1S"),
        ("1C 1D 1H P", "KQ4.8.973.AK9843", "2C"),
        ("1D 1S 2H P", "84.K93.AKJ84.Q84", "3H"),
        ("1D 1S 2H P", "84.K93.AKJ84.AQ4", "4H"),
        ("1D 1S 2H P", "KQ4.93.AKJ84.984", "2N"),
        ("1D 1S 2H P", "KQ4.93.AKJ84.AQ4", "3N"),
        ("1D 2S 3C P", "74.A74.AQ986543.", "3D"),
        ("1D 2S 3C P", "KJ4.A74.AQ963.84", "3N"),
        ("1D 2S 3C P", "J94.AK7.AQ963.84", "3S"),  # asks for a stopper
        ("1D X 1H P", "K986..AQJ42.A642", "1S"),
        ("1D X 1H P 1S P", "74.AK72.K5.JT873", "2N"),
        ("1D X 1H P 1S P 2N P", "K986..AQJ42.A642", "3N"),
        ("P 1D 1H 1S P", "J.A763.AKJT7.KQ8", "2N"),
        ("P 1D 1H 1S P", "J.9763.AKQJ7.AQ8", "3D"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
