"""Over their overcall where the card has no negative doubles: suits of four, and doubles for penalties."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.card import Card
from tests.bidding.at_the_table import call

CARD = Card(negative_doubles=False)


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1C 1H", "KQ75.984.Q965.64", "1S"),  # four spades are bid
        ("1C 1H", "KQ7.984.Q9652.64", "P"),  # three
        ("1C 1H", "K975.984.9652.64", "P"),  # three points
        ("1D 1S", "64.AQ87.AQ6.9843", "2H"),  # twelve
        ("1D 1S", "64.AQ87.KQ6.9843", "P"),  # eleven
        ("1S 2D", "4.KQ63.AJ8.KJ743", "3N"),
        ("1S 2H", "74.K84.AQ82.KQ43", "3N"),
        ("1S 2H", "74.984.AKQ2.KQ43", "3H"),  # no stopper
        ("1S 2D", "4.K63.KJT82.A743", "X"),  # for penalties
        ("1S 2D", "4.KQ63.J82.A9743", "P"),
        ("1S 2D", "K74.63.KJT82.A74", "3S"),  # a fit comes first
        ("1H 2C", "KJ84.73.A64.QT83", "X"),
        ("1H 2C", "KJ84.73.A64.T983", "P"),  # trumps that are too poor
        ("1S 2H", "4.KJT4.KQ82.A743", "X"),
        ("1S 2H", "4.J984.KQ82.J743", "P"),
        ("1D 1S", "KJT84.K83.4.Q743", "X"),
        ("1D 1S", "KJT84.Q83.4.9743", "P"),  # six points
        ("1C 1S", "A5.K984.QJ65.J64", "2N"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction, card=CARD) == expected
