"""Three of a suit over partner's 1NT: doubles for takeout, and games."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1N 3S", "J9.KJ2.Q32.AJ953", "X"),  # short, and twelve points
        ("1N 3S", "J9.K32.Q32.Q9543", "P"),
        ("1N 3H", "Q74..AK872.AJ742", "X"),  # short
        ("1N 3D", "KJT72.AQ4.5.9854", "4S"),  # five spades, short in diamonds
        ("1N 3D", "KJT7.AQ42.5.9854", "X"),  # four of each major
        ("1N 3D", "K72.Q84.AJ5.9854", "3N"),  # ten, and diamonds stopped
        ("1N 3D", "K72.Q84.QT5.9854", "P"),  # seven
        ("1N 3D", "K72.Q84.A85.J854", "3N"),  # an ace is a stopper
        ("1N 3D X P", "AQ83.AQ4.862.KQ3", "3S"),
        ("1N 3D X P", "AQ8.A43.KQT6.Q43", "P"),
        ("1N 3D X P", "AQ8.A43.864.KQJ2", "4C"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
