"""DOPI and ROPI: the question for aces answered over interference."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P 3S P 4N 5C", "J753.KJ84.A6.Q92", "P"),
        ("1S P 3S P 4N 5C", "J753.KQ84.K6.Q92", "X"),
        ("1S P 3S P 4N 5C", "A753.A842.T6.Q92", "5D"),
        ("1S P 3S P 4N X", "J753.KQ84.K6.Q92", "XX"),
        ("1S P 3S P 4N X", "J753.KJ84.A6.Q92", "P"),
        ("1S P 3S P 4N X", "A753.A842.T6.Q92", "5C"),
        ("1S P 3S P 4N 5D P P", "AKQ84.6.KQJ74.K5", "5S"),
        ("1S P 3S P 4N 5D P P", "AKQ84.A6.KQJ74.5", "6S"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
