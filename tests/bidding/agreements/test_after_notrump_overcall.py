"""After a notrump overcall: penalties, and suits to play."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1H 1N", "A84.73.KJ84.Q964", "X"),  # ten
        ("1H 1N", "A84.73.J984.J964", "P"),
        ("1H 1N", "84.Q73.K984.J964", "2H"),
        ("1H 1N", "KJT984.73.984.64", "2S"),
        ("1H 1N X P", "84.AKJ73.A84.K96", "P"),
        ("1H 1N X P", "8.QJT97432.AK4.4", "2H"),  # a freak
        ("1H 1N X 2C", "84.AKJ73.A8.KJ96", "X"),
        ("1H 1N X 2C", "84.AKJ73.A843.K6", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
