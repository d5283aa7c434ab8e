"""Cue bids: controls on the way to a slam."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P 3S P", "AKQ84.62.AQJ74.A", "4C"),
        ("1S P 3S P 4C P", "J753.KJ84.A6.Q92", "4D"),
        ("1S P 3S P 4C P", "J753.AJ84.K6.Q92", "4H"),
        ("1S P 3S P 4C P", "J753.KQ84.K6.J92", "4S"),
        ("1S P 3S P 4C P 4H P", "AKQ84.62.AQJ74.A", "4N"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
