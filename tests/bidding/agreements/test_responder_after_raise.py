"""Responder after opener's raise: pass, invite, game; opener accepts with the upper half."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D P 1H P 2H P", "K76.AJ93.Q76.752", "P"),
        ("1D P 1H P 2H P", "K76.AJ953.Q76.Q2", "3H"),  # the queen of two falls
        ("1D P 1H P 2H P", "K76.AJ953.K7.Q92", "4H"),  # fifteen with the fit
        ("1D P 1H P 2H P", "K76.AJ953.Q76.72", "3H"),
        ("1D P 1H P 2H P", "K76.AJ93.Q76.J52", "2N"),
        ("1D P 1H P 2H P", "K76.AJ93.K76.J52", "2N"),
        ("1D P 1H P 2H P", "K76.AJ93.A76.Q52", "3N"),
        ("1D P 1H P 2H P 3H P", "K76.AJ93.AQ76.52", "4H"),
        ("1D P 1H P 2H P 3H P", "K76.AJ93.QJ76.52", "P"),
        ("1D P 1H P 3H P", "J76.KJ93.976.752", "P"),
        ("1D P 1H P 3H P", "J76.KJ93.976.K52", "4H"),
        ("1C P 1D P 2D P", "KJ4.Q73.AK852.96", "3N"),
        ("1C P 1D P 2D P", "KJ4.Q73.K8652.96", "P"),
        ("1C P 1D P 2D P", "KJ4.Q73.AJ652.96", "2N"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
