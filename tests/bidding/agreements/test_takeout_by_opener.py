"""Opener's takeout double while partner is silent."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D P P 1H", "AQ84.4.AKJ84.K93", "X"),
        ("1S 3D P 4D", "AKQ942.Q8..AQT62", "X"),
        ("1S 3D P 4D", "AKQ942.Q8.3.QJT6", "P"),
        ("1D P P 1H", "Q984.4.AKJ84.Q93", "P"),  # too weak
        ("1D P P 1H X P", "J9743.842.93.K84", "1S"),
        ("1D P P 1H X P", "J97.842.9543.K84", "2D"),
        ("1D P P 1H X P", "97.QT8432.93.K84", "P"),
        ("1D P P X", "AT2.7.AKQJ5.AK64", "XX"),
        ("1D P P X", "AT2.7.KQJ95.AK64", "P"),
        ("1D P P X P 1H P P", "AT2.7.AKQJ5.AK64", "X"),
        ("1D P P X XX 1H P P X P", "KJ964.T865.T7.72", "1S"),
        ("1S P P 2H", "AJT82.AK6.AK92.T", "X"),
        ("1S P P 2H", "AJT82.AK6.KJ92.T", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
