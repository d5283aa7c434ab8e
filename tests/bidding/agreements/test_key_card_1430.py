"""Key-card Blackwood 1430: the first two answers are swapped."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.card import Card, SlamQuestion
from tests.bidding.at_the_table import call

CARD = Card(slam_question=SlamQuestion.KEY_CARD_1430)


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P 3S P 4N P", "J753.KJ84.A6.Q92", "5C"),
        ("1S P 3S P 4N P", "J753.KQ84.K6.Q92", "5D"),
        ("1S P 3S P 4N P", "AK53.KJ84.A6.J92", "5D"),  # three
        ("1S P 3S P 4N P", "K753.KJ84.A6.J92", "5H"),  # two
        ("1S P 3S P 4N P", "KQ53.J984.A6.Q92", "5S"),
        ("1S P 3S P 4N P 5D P", "AQJ84.6.AKJ74.K5", "5S"),
        ("1S P 3S P 4N P 5C P", "AQJ84.6.AKJ74.K5", "5S"),
        ("1S P 3S P 4N P 5H P", "AQJ84.6.AKJ74.K5", "6S"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction, card=CARD) == expected
