"""A double of partner's 1NT, and two clubs over it."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1N X", "Q84.K73.A532.985", "XX"),  # nine
        ("1N X", "Q84.J73.A532.985", "P"),  # seven
        ("1N X", "984.K73.8532.985", "P"),
        ("1N X XX 2C", "AJ83.AQ4.K6.KT73", "X"),
        ("1N X XX 2C", "AJ83.AQ43.KJ6.73", "P"),
        ("1N X XX P", "AJ83.AQ43.KJ6.73", "P"),
        ("1N 2C", "Q84.J73.A532.J95", "2N"),  # eight, and help in clubs
        ("1N 2C", "Q84.K73.A5432.95", "P"),  # no help
        ("1N 2C", "Q84.KT3.A532.QJ5", "3N"),
        ("1N 2C 2N P", "AJ83.AQ4.KQ64.T7", "3N"),  # sixteen
        ("1N 2C 2N P", "AJ83.AQ4.KJ6.T73", "P"),  # fifteen
        ("1N 2C", "Q84.73.KJT532.95", "3D"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
