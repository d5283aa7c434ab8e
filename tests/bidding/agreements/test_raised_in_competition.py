"""Opener after a raise in competition."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1H 1S 2H P", "84.AKJ84.KQ3.984", "P"),
        ("1H 1S 2H P", "84.AKJ984.KQ3.K4", "3H"),
        ("1H 1S 2H P", "4.AKJ984.KQ3.AK4", "4H"),
        ("1H 1S 2H 2S", "84.AKJ984.KQ3.94", "3H"),  # six trumps
        ("1H 1S 2H 2S", "842.AKJ84.KQ3.94", "P"),
        ("1H 1S 2H 2S", "84.AKJ84.AQ84.K4", "3D"),  # a game try
        ("1H 1S 2H 2S 3D P", "74.Q94.K65.J9854", "4H"),
        ("1H 1S 2H 2S 3D P", "J4.QT94.865.Q854", "3H"),
        ("1H 2C 3H P", "AKQ5.AKT85.T9.87", "4H"),
        ("1H 2C 3H P", "Q85.AKT85.Q92.87", "P"),
        ("1S X 3S P", "AK7642.KQ3.J3.K4", "P"),  # weak opposite
        ("1D 1S 2D P", "KQ4.A84.AQJ84.K3", "3N"),  # nineteen
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
