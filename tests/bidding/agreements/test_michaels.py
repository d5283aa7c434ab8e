"""Michaels cue bids and what is not one."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1C", "QT9865.KJT87.3.5", "2C", "None"),
        ("1C", "JT432.T8753.J.AK", "P", "None"),  # the honours are elsewhere
        ("1C", "QT965.KJT87.3.52", "2C", "None"),
        ("1C", "QT965.KJT87.3.52", "P", "All"),  # vulnerable: six points
        ("1C", "QT965.KJT8.53.52", "P", "None"),  # four hearts
        ("1S", "5.AQT86.QJT876.4", "2S", "None"),
        ("1H", "KQJ52.4.AJT76.93", "2H", "None"),
        ("1D P 1N", "AK865.QJT43.3.86", "2D", "None"),
        ("1D P P", "KT984.QJ8752.3.2", "2D", "None"),
        ("2S", "5.KQT86.QJT876.4", "3S", "None"),  # a sixth card
        ("2S", "5.KQT86.QJT87.64", "P", "None"),
        ("2H", "AQT86.5.KQJ87.64", "3H", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
