"""Opener shows a minor after 2C-2D."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("2C P 2D P 3C P", "83.T742.9843.954", "None", "3D"),
        ("2C P 2D P 3C P", "83.A742.9843.954", "None", "3N"),  # 4
        ("2C P 2D P 3C P", "A83.742.984.9542", "None", "4C"),
        ("2C P 2D P 3C P", "KQT83.742.984.95", "None", "3S"),
        ("2C P 2D P 3C P", "KQT8.742.984.952", "None", "3N"),  # four only
        ("2C P 2D P 3D P", "83.T742.843.9542", "None", "P"),
        ("2C P 2D P 3D P", "K83.Q742.84.9542", "None", "3N"),
        ("2C P 2D P 3D P", "K3.742.Q843.9542", "None", "4D"),
        ("2C P 2D P 3C P 3D P", "AK4.AKJ3.5.AKJ84", "None", "3H"),
        ("2C P 2D P 3C P 3D P 3H P", "83.T742.9843.954", "None", "4H"),
        ("2C P 2D P 3C P 3S P", "A4.AKJ3.A5.AKJ94", "None", "3N"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected
