"""San Francisco: aces and kings at once."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.card import Card, SlamQuestion
from tests.bidding.at_the_table import call

CARD = Card(slam_question=SlamQuestion.SAN_FRANCISCO)


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P 3S P 4N P", "J753.KJ84.A6.Q92", "5H"),
        ("1S P 3S P 4N P", "J753.AK84.A6.982", "6C"),
        ("1S P 3S P 4N P", "J753.KQ84.K6.Q92", "5C"),
        ("1S P 3S P 4N P 5H P", "AKQ84.6.AKJ74.K5", "6S"),
        ("1S P 3S P 4N P 5C P", "AKQ84.6.AKJ74.K5", "5S"),
        ("1S P 3S P 4N P 6C P", "AKQ84.6.AKJ74.K5", "7S"),
        ("1S P 3S P 4N P 5N P", "AKQ84.6.AKJ74.K5", "7S"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction, card=CARD) == expected
