"""Opener after partner's notrump over their overcall."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D 1S 1N P", "84.A84.AQJ84.K93", "P"),
        ("1D 1S 1N P", "84.A84.AQJ984.K3", "2D"),
        ("1D 1S 1N P", "4.AK84.AQJ84.K93", "2N"),  # seventeen, no second suit below the first
        ("1D 1S 1N P", "84.AK4.AQJ84.KQ3", "3N"),  # nineteen
        ("1D 1S 2N P", "84.A84.AQJ84.K93", "3N"),  # fourteen
        ("1D 1S 2N P", "84.A84.AQJ84.Q93", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
