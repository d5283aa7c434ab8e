"""Raises of a major: the bounds of single, limit and game raise, and what opener does after a game raise."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1H P", "K984.Q752.97.753", "2H"),
        ("1H P", "K984.J752.973.75", "P"),  # five in support
        ("1H P", "KQ8.Q752.97.7532", "2H"),
        ("1H P", "KQ8.Q752.97.J532", "2H"),  # nine
        ("1H P", "KQ8.Q752.97.Q532", "3H"),  # ten
        ("1S P", "T52.74.QT42.AQJ5", "3S"),
        ("1S P", "T52.742.QT4.AQJ5", "2S"),
        ("1S P", "QT52.74.QT42.AQJ", "3S"),
        ("1S P", "K852.74.QT42.AQJ", "2N"),
        ("1S P", "K8752.7.QT42.A53", "4S"),
        ("1S P", "K8752.74.QT42.A5", "3S"),
        ("1S P", "KJ752.7.Q942.AQ5", "2N"),
        ("1S P", "K85.AT93.K8764.3", "2D"),
        ("P P 1S P", "K85.AT93.K8764.3", "3S"),
        ("P P 1S P", "J85.QT93.K8764.3", "2S"),
        ("1S P 4S P", "AQ984.KQ4.KJ7.52", "P"),
        ("1S P 4S P", "AKJ984.A.AKJ7.52", "4N"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
