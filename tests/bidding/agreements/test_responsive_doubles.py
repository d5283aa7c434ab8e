"""Responsive doubles, when the card has them."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.card import Card
from tests.bidding.at_the_table import call

CARD = Card(responsive_doubles=True)


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1H X 2H", "J83.84.KJ84.Q974", "X"),  # both minors
        ("1H X 2H", "J83.84.J984.Q974", "P"),  # four points
        ("1H X 2H", "KJ83.84.QJ84.T97", "2S"),  # four spades are bid
        ("1D X 2D", "KJ83.Q984.84.Q97", "X"),  # both majors
        ("1D X 2D", "KJ83.984.84.QJ97", "2S"),  # one
        ("1C X 2C", "KJ83.9843.84.Q97", "X"),  # six points
        ("1S X 2S", "84.KJ83.KJ84.974", "3H"),  # hearts and diamonds: the major is bid
        ("1D 1S 2D", "84.KJ94.843.AJ84", "X"),  # the two suits nobody has bid
        ("1D 1S 2D", "84.KJ94.843.QJ84", "P"),  # seven points, four and four
        ("1D 1S 2D", "84.KJ4.8432.AJ84", "P"),  # one of them
        ("1D 1S 2D", "Q84.KJ94.84.AJ84", "3D"),  # a fit comes first
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction, card=CARD) == expected
