"""Answers to doubles when both have bid, and to a second double."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1C P 1S X P", "83.KJ5.QT742.964", "2D", "None"),
        ("3S X 4S", "7.KQJ42.AJT8.Q53", "X", "None"),
        ("3S X 4S", "7.KQJ4.J982.9853", "P", "None"),
        ("1C P 1S X P", "83.KJ52.KQ42.964", "3H", "None"),
        ("1C P 1S X P", "83.AQJ52.K842.96", "4H", "None"),
        ("1S X 2S P P X P", "96.J5.J7652.AT62", "3D", "EW"),
        ("1H P 2H P P X P", "K4.KQJ7.863.9742", "3C", "None"),  # four trumps are not enough
        ("1C P 1S X P", "654.T98.KT5.QT73", "2D", "None"),  # the cheaper of three
        ("1C P 1S X P", "654.T983.KT5.QT7", "2H", "None"),  # four
        ("P P P 1H P 2H P P X P", "K82.Q984.AK5.T62", "2N", "None"),
        ("P 1D X 1H 1S 4H X P", "K643.7.T864.QT43", "P", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
