"""Opener after two or three notrump."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D P 2N P", "AQ4.K83.KT752.Q4", "3N"),
        ("1D P 2N P", "AQ42.K8.KT7542.4", "3S"),
        ("1D P 2N P", "AQ4.K83.AKT7.Q84", "4N"),
        ("1D P 2N P", "AQ4.K8.KQT754.84", "3D"),
        ("1D P 3N P", "AQ4.K83.KT752.Q4", "P"),
        ("1D P 3N P", "AQ4.K83.AKT7.Q84", "6N"),
        ("1S P 3N P", "AQJ984.K3.K75.42", "4S"),
        ("1S P 3N P", "AQJ98.K32.K75.42", "P"),
        ("P P 1D P 2N P", "AQ4.K83.KT752.Q4", "3N"),
        ("P P 1D P 2N P", "AQ4.J83.KT752.Q4", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
