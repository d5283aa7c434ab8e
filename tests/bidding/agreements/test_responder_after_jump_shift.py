"""Responder after opener's jump shift: game is sure."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1H P 1S P 3C P", "KJ742.Q4.974.963", "3S"),
        ("1H P 1S P 3C P", "KJ74.Q84.974.963", "3H"),
        ("1H P 1S P 3C P", "KJ74.84.KJ74.963", "3N"),
        ("1H P 1S P 3C P", "KJ74.84.74.Q9632", "4C"),
        ("1S P 1N P 3H P", "84.K74.Q9742.Q63", "3N"),
        ("1S P 1N P 3H P", "84.K74.KQ742.963", "3S"),  # no help in clubs
        ("1S P 1N P 3H P", "8.K74.KQ742.9632", "3N"),
        ("1H P 1N P 3D P 3H P", "Q5.AJ972.AKQT.A7", "3N"),
        ("1S P 1N P 3H P", "84.K742.Q974.Q63", "4H"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
