"""The points for a game in competition, where no bid tells them better."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("P 1D P 1S 3C P P X P 3S P", "A6432.AK764.K5.J", "4S"),  # two spades may be all that partner has
        ("P 1D P 1S 3C P P X P 3S P", "A6432.KJ764.Q5.J", "P"),
        ("P 1N 3S X P 4D P", "J9.KJ2.Q32.AJ953", "5D"),
        ("P 1N 3S X P 4D P", "J9.KJ2.Q32.QJ953", "P"),  # ten points opposite sixteen
        ("P 1D 1S 2H P 3D P", "A2.AQT86.A8.T643", "3N"),  # nobody has bid clubs
        ("P 1D 1S 2H P 3D P", "A2.AQT86.J8.T643", "P"),
        ("1C 1S 2D 3S X P 4D P", "QT72.AK7.8.AK732", "5D"),
        ("1D 2H X 3H P P", "K652.6.AQT92.AT6", "4D"),
        ("1D 2H X 3H P P", "K652.76.QT962.A6", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
