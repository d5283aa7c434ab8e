"""Strong jump shifts: who makes them, and how opener goes on."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D P", "AKQT84.A5.K72.Q4", "2S"),
        ("1D P", "AKQT84.A5.J72.J4", "1S"),  # fifteen
        ("1D P", "KT9842.A5.KQ7.AQ", "1S"),  # not a good suit
        ("1D P", "AKQT8.AQ74.72.Q4", "1S"),  # two suits
        ("1H P", "A5.K42.Q4.AKJT84", "3C"),
        ("1D P 2S P", "J72.KQ4.AQJ84.52", "3S"),
        ("1D P 2S P", "J2.KQ4.AQJ843.52", "3D"),
        ("1D P 2S P", "J2.KQ43.AQJ84.52", "3H"),
        ("1D P 2S P", "J2.KQ4.AQJ8.J752", "2N"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
