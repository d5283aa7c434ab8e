"""The doubler after partner's free answer: raises, suits, notrump, their suit."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1C X 1S 2D P", "A85.AKQT9.5.A984", "2H"),  # seventeen and five
        ("1C X 1S 2D P", "A85.AKQT9.5.T984", "P"),  # thirteen
        ("1C X 1S 2D P", "A85.AKT4.KQ85.98", "3D"),
        ("1C X 1S 2D P", "A85.AQT4.QJ85.98", "P"),  # thirteen, and a short suit
        ("1H X 2H 2S P", "AK65.94.KQ85.A87", "3S"),  # sixteen and a doubleton
        ("1H X 2H 2S P", "AKQ5.A4.KQ85.987", "4S"),  # eighteen
        ("1H X 2H 2S P", "AK65.94.KJ85.Q87", "P"),  # thirteen
        ("1H X 2H 2S P", "AK6.AQ4.KQ85.Q87", "3N"),
        ("1H X 2H 2S P", "AK6.754.AKQ5.AQ8", "3H"),  # twenty, and no stopper
        ("1H X 2H 2S P", "AK6.A94.K985.Q87", "P"),  # sixteen, and three spades
        ("1H X 2H 3C P", "AKQ975.A4.KQ8.87", "4S"),
        ("1H X 2H 3C P", "AKQ95.A4.KQ82.87", "3S"),  # five
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
