"""After Michaels and the unusual notrump."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S 2S 3H P", "AQJT74.Q42.A32.3", "4S"),  # 18 with the fit
        ("1S 2S 3H P", "AQJ74.Q42.K32.93", "3S"),
        ("1H 2H", "84.QJ73.K984.J96", "3H"),
        ("1H 2H", "84.QJ73.AK84.Q96", "2S"),  # a limit raise or better
        ("1H 2N", "QJ4.8.KQ84.AJ964", "X"),
        ("1H 2N", "AQJ94.84.K842.Q3", "3S"),  # the fourth suit, natural and forcing
        ("1H 2N", "84.QJ73.AK84.Q96", "3C"),
        ("1H 2N", "QJ842.84.Q842.93", "P"),
        ("1S 2S 3H P", "AQ984.84.AQ4.J96", "3S"),  # a minimum
        ("1S 2S 3H P", "AQ984.84.AQ4.KJ6", "4S"),
        ("1S 2S", "K74.875.QT76.Q92", "P"),  # flat
        ("1S 2S", "K74.87.QT764.Q92", "3S"),
        ("1S 2S", "J852.A65.963.Q52", "3S"),  # four trumps make nine
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
