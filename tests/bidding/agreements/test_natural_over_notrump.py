"""Natural overcalls of their 1NT, in place of Cappelletti."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.card import Card, NotrumpDefence
from tests.bidding.at_the_table import call

CARD = Card(notrump_defence=NotrumpDefence.NATURAL)


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1N", "KQ6.AQJT7.86.973", "2H"),
        ("1N", "KQ6.AJ763.86.973", "P"),  # not a suit for the two level
        ("1N", "KQ6.AQJT7.86.A73", "X"),  # sixteen
        ("1N", "87.4.AQT62.KJT64", "2N"),
        ("1N", "874.42.AQT6.KJ64", "P"),  # four diamonds
        ("1N", "KQJ9874.Q8.J.765", "3S"),
        ("1N 2H P", "A42.K873.A6.Q543", "4H"),
        ("1N 2H P", "A42.K873.A62.854", "3H"),
        ("1N 2H P", "A42.K8.A642.8542", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction, card=CARD) == expected


def test_the_card_puts_it_in_the_place_of_cappelletti() -> None:
    hand = "KQ6.8.AQJT76.973"
    assert (call(hand, "1N"), call(hand, "1N", card=CARD)) == ("2C", "2D")
