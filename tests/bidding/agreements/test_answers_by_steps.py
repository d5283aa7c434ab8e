"""Answers by steps over interference: pass is the first, double the second."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.card import Card, OverInterference
from tests.bidding.at_the_table import call

CARD = Card(over_interference=OverInterference.STEPS)


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P 3S P 4N X", "J753.KQ84.K6.Q92", "P"),
        ("1S P 3S P 4N X", "J753.KJ84.A6.Q92", "XX"),
        ("1S P 3S P 4N X", "A753.A842.T6.Q92", "5C"),
        ("1S P 3S P 4N 5D", "A753.A842.T6.Q92", "5H"),
        ("1S P 3S P 4N 5D", "A753.A842.T6.A92", "5S"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction, card=CARD) == expected
