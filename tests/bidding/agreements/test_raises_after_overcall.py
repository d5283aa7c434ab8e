"""Raises after an overcall: single, limit, to game, their suit."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S 3H", "AQJT6.94.K83.AK4", "4H"),  # more than game is near
        ("1S 3H", "AQJT6.94.K83.Q74", "4S"),
        ("1H 1S", "74.Q94.A654.J854", "2H"),
        ("1H 1S", "74.Q94.8654.J854", "P"),  # three points
        ("1H 1S", "QT7.A94.A64.J854", "3H"),  # a limit raise
        ("1H 1S", "QT7.AQ94.A64.KJ4", "2S"),  # sixteen
        ("1H 1S", "Q7.AQ4.A643.KJ84", "2S"),  # three trumps and no suit of five
        ("1H 1S", "7.QJ942.8654.J84", "4H"),  # five trumps and a singleton
        ("1H 1S", "Q74.QJ942.854.J8", "2H"),  # no short suit
        ("1S 2D", "K83.A954.85.Q743", "3S"),  # ten with the doubleton
        ("1S 2D", "K83.Q954.85.Q743", "2S"),
        ("1H 2S", "84.QJ4.A854.K743", "3H"),  # competes at the three level
        ("1H 2S", "84.QJ4.9854.K743", "P"),  # six
        ("1H 2S", "84.QJ43.AQ54.KJ4", "3S"),
        ("1D 1H", "K5.84.KJ763.Q843", "2D"),
        ("1D 1H", "85.84.AKJ763.Q84", "3D"),
        ("1S 3C", "Q83.KQ54.A85.943", "3S"),
        ("1S 3C", "Q83.KQ54.AK5.943", "4S"),
        ("1H 3C", "A32.863.KJ85.T95", "P"),  # flat
        ("1H 3C", "A32.863.KJ854.T9", "3H"),
        ("1C 2D", "KQJT.K.83.JT9862", "3C"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
