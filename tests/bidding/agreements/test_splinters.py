"""Splinters: four trumps, a short suit, and not too much."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.card import Card
from tests.bidding.at_the_table import call

CARD = Card(splinters=True)


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P", "KQ84.2.A952.Q843", "4H"),
        ("1S P", "KQ84.A952.2.Q843", "4D"),
        ("1S P", "KQ8.2.A9542.Q843", "2D"),  # three trumps
        ("1S P", "KQ84.2.A952.AQ84", "2N"),  # fifteen: too much
        ("1S P", "KQ84.52.A92.J843", "3S"),
        ("1H P", "2.KQ84.A952.Q843", "3S"),
        ("1S P 4H P", "AKJ52.8763.KQ.A2", "4N"),
        ("1S P 4H P", "AJ952.KQ3.KQ4.J2", "4S"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction, card=CARD) == expected
