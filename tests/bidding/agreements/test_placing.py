"""Placing the contract: what the two hands come to."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D P 1H P 1S P 2N P", "AJ74.8.AQ753.K74", "3N"),
        ("1D P 1H P 1S P 2N P", "AJ74.8.AQ753.974", "P"),
        ("1D P 1H P 1S P 3H P", "QJ64.K75.AQ954.3", "4H"),
        ("1H P 1S P 2D P 3H P", "84.AKJ74.AQ753.4", "4H"),
        ("1H P 1S P 2D P 3H P", "84.KJ974.AQ753.4", "P"),
        ("1C P 1H P 1S P 3S P", "AQ74.K8.74.AQ853", "4S"),
        ("1C P 1H P 1S P 3S P", "AQ74.K8.74.QJ853", "P"),
        ("1S P 2C P 2H P 2S P", "AKJ74.AQ53.84.74", "P"),
        ("1S P 2C P 2H P 2S P", "AKJ74.AQ53.K4.74", "3N"),
        ("1D P 1S P 2C P 2D P", "84.KJ.AQJ74.AJ53", "2N"),
        ("1D P 1S P 2C P 2D P", "84.KJ.AQJ74.QJ53", "P"),
        ("1D P 1H P 2N P 3N P", "AQ9.J4.AK52.A532", "P"),
        # A worthless doubleton, a void: aces alone would not settle it.
        ("1D P 1S P 2S P", "AKJT43.QJ82.T8.A", "6S"),
        ("1D P 1S P 2S P", "AKQ4.986..AKJ532", "6S"),
        ("1D P 1S P 2S P", "AKJT4.QJ82.T8.A3", "4S"),
        ("1D P 1S P 2S P", "AKQ42.986.32.AQJ", "4S"),
        ("1H P 2D P 2H P 3D P 3N P", "Q4.5.AJT9762.AQ7", "P"),
        ("1S P 1N P 2D P 2S P", "AQJ98.2.KQJ82.A5", "3D"),  # seventeen, and a fifth diamond
        ("1S P 1N P 2D P 2S P", "AQJ98.2.KQJ8.A52", "2N"),
        ("1D P 1H P 1S P 1N P 2D P", "K8.Q8765..JT7542", "P"),  # six diamonds are known
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
