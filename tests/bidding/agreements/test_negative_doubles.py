"""Negative doubles: which suits and how many points."""

from __future__ import annotations

import pytest

from bridgetutor.rules.auction import DOUBLE
from tests.bidding.at_the_table import call, choices


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1C 1D", "KQ75.J984.965.64", "X"),  # both majors
        ("1C 1D", "KQ75.984.J965.64", "1S"),  # only one
        ("1C 1D", "J975.J984.965.Q4", "P"),  # four points
        ("1C 1H", "KQ75.984.Q965.64", "X"),  # exactly four spades
        ("1C 1H", "KQ752.984.Q96.64", "1S"),  # five
        ("1D 1S", "53.Q8653.J93.KQ8", "X"),  # five hearts and too weak to bid two
        ("1D 1S", "53.AQ865.J93.KQ8", "2H"),  # twelve
        ("1D 1S", "53.J865.J943.QJ8", "P"),  # five points
        ("1H 1S", "73.84.KQ852.KJ74", "X"),  # both minors
        ("1H 1S", "73.Q84.KJ85.Q974", "2H"),  # a fit comes first
        ("1D 2C", "A863.KQ73.87.764", "X"),
        ("1D 2C", "A863.K83.876.764", "P"),  # one major and seven points
        ("1D 2C", "A863.KJ3.876.Q64", "X"),  # one major and ten
        ("1H 2D", "KJ84.73.A64.QT83", "X"),
        ("1H 2D", "KJ84.73.964.Q983", "P"),
        ("1S 2H", "4.863.KQ82.AJ743", "X"),  # both minors
        ("1C 2S", "84.KJ73.A64.QT83", "X"),
        ("1C 2S", "84.KJ73.964.Q983", "P"),
        ("1C 3D", "84.KJ73.A64.QT83", "P"),  # above two spades a double is for penalties
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected


def test_nobody_alerts_it() -> None:
    meaning = choices("KQ75.984.Q965.64", "1C 1H").spoken.meaning(DOUBLE)
    assert (meaning.is_takeout_double, meaning.is_artificial) == (True, False)
