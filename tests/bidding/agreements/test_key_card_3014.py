"""Key-card Blackwood 3014: key cards and the queen of trumps."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.card import Card, SlamQuestion
from tests.bidding.at_the_table import call

CARD = Card(slam_question=SlamQuestion.KEY_CARD_3014)


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P 3S P", "AKQ84.6.AKJ74.K5", "4N"),
        ("1S P 3S P 4N P", "J753.KJ84.A6.Q92", "5D"),
        ("1S P 3S P 4N P", "K753.KJ84.A6.Q92", "5H"),
        ("1S P 3S P 4N P", "KQ53.J984.A6.Q92", "5S"),
        ("1S P 3S P 4N P", "J753.KQ84.K6.Q92", "5C"),
        ("1S P 3S P 4N P 5C P", "AQJ84.6.AKJ74.K5", "5S"),
        ("1S P 3S P 4N P 5H P", "AQJ84.6.AKJ74.K5", "6S"),
        ("1S P 3S P 4N P 5D P", "AQJ84.6.AKJ74.K5", "5S"),
        ("2H P 4N P", "KQ9872.85.Q84.72", "5C"),
        ("2H P 4N P", "85.KQ9872.Q84.72", "5D"),
        ("1S P 3S P 4N 5C", "J753.KJ84.A6.Q92", "P"),
        ("1S P 3S P 4N 5C", "J753.KQ84.K6.Q92", "X"),
        ("1S P 3S P 4N 5C", "K753.KJ84.A6.Q92", "5D"),
        ("1S P 3S P 4N X", "J753.KQ84.K6.Q92", "XX"),
        ("1S P 3S P 4N 5C P P", "AQJ84.6.AKJ74.K5", "5S"),
        ("1S P 3S P 4N 5C 5D P", "AQJ84.6.AKJ74.K5", "6S"),
        ("1S P 3S P 4N P 5C P 5S P", "K753.AJ84.A6.Q92", "6S"),
        ("1S P 3S P 4N P 5C P 5S P", "Q753.KJ84.K6.Q92", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction, card=CARD) == expected
