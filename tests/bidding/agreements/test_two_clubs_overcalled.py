"""They come in over our strong two clubs."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("2C 2D P P 2H P", "KT6.976.942.T763", "None", "4H"),  # three trumps and a king
        ("2C 2D P P 2H P", "JT6.976.942.T763", "None", "P"),
        ("2C 2H", "83.QJ74.K843.954", "None", "X"),
        ("2C 2S P 3S", "92.AKQJ.A6.AKQ54", "None", "4C"),
        ("2C 2S P 3S", "A2.AKQJ.A64.AKQ5", "None", "3N"),
        ("2C 2H", "KQT84.62.A83.954", "None", "2S"),
        ("2C 2D", "AJ987.86.K4.AK84", "None", "2S"),  # too good to pass
        ("2C 2H", "83.742.K843.9542", "None", "P"),
        ("2C 2H", "A83.KJ4.Q843.954", "None", "2N"),
        ("2C 2H P P", "AKQ92.4.AK6.AK83", "None", "2S"),
        ("2C 2H P P", "AKJ9.AQ4.AK6.K83", "None", "2N"),
        ("2C 2H P P", "AKJ9.4.AKQ6.AK83", "None", "X"),
        ("2C 2H P P 2S P", "J83.742.K843.Q54", "None", "4S"),
        ("2C 2H P P 2S P", "83.742.9843.9542", "None", "P"),
        ("2C 2H X P", "AKQ92.A4.AK6.K83", "None", "P"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected
