"""Responder over opener's jump to 2NT: six points are a game, five cards are shown."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D P 1H P 2N P", "Q84.KT73.842.J65", "3N"),
        ("1D P 1H P 2N P", "984.KT73.842.J65", "P"),
        ("1D P 1S P 2N P", "KQ873.84.J65.943", "3S"),
        ("1D P 1S P 2N P", "KQ8732.84.J65.94", "4S"),
        ("1C P 1S P 2N P", "KQ84.AJ5.K83.Q92", "6N"),
        ("1C P 1S P 2N P", "KQ84.AJ5.K83.942", "4N"),
        ("1D P 1S P 2N P 4N P", "A5.KQ4.AQ852.K97", "P"),
        ("1C P 1H P 2N P", "K942.KJ73.84.J65", "3S"),
        ("1D P 1S P 2N P 3S P", "A75.KQ4.AQ85.KJ7", "4S"),
        ("1D P 1S P 2N P 3S P", "A7.KQ4.AQ852.KJ7", "3N"),
        ("1D P 1H P 2N P 3D P", "84.AK6.AK763.KQT", "3H"),
        ("1D P 1H P 2N P 3D P", "A84.K6.AKQ63.QT7", "3N"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
