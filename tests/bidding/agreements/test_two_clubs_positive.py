"""Forcing to game after a positive answer to 2C."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("2C P 2S P", "A64.AKQ3.AK5.KJ4", "None", "3S"),
        ("2C P 2S P", "64.AKQJ3.AK5.AKJ", "None", "3H"),
        ("2C P 2S P", "64.AKQ3.AK5.AKJ4", "None", "2N"),
        ("2C P 2S P 2N P", "KQT84.A62.83.954", "None", "4N"),  # 9
        ("2C P 2S P 2N P", "KQT84.K62.83.954", "None", "3N"),  # 8
        ("2C P 2S P 2N P", "KQT84.A62.K3.954", "None", "6N"),  # 12
        ("2C P 2N P", "4.AKQJ3.AK5.AQT4", "None", "3H"),
        ("2C P 2N P", "A64.AKQ3.AK5.KJ4", "None", "3N"),
        ("2C P 2N P 3H P", "K83.Q42.QJ84.954", "None", "4H"),
        ("2C P 2N P 3H P", "K83.42.KJ84.J954", "None", "3N"),
        ("2C P 2N P 3H P", "K83.42.AKJ4.J954", "None", "6N"),
        ("2C P 2N P 3H P 4H P 5H P", "A83.Q42.KJ84.954", "None", "6H"),
        ("2C P 2N P 3H P 4H P 5H P", "K83.Q42.QJ84.954", "None", "P"),
        ("2C P 3D P", "64.AKQ3.AK5.AKJ4", "None", "4D"),
        ("2C P 3D P", "A64.AKQ3.K5.AKJ4", "None", "3N"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected
