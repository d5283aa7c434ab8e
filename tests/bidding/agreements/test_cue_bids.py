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
        ("2C P 2D P 2H P 3H P", "AK.AKQT63.84.AQ4", "3S"),  # below four, where three hearts force
        ("2C P 2D P 2H P 3H P", "KQ.AKQT6.84.AKQ4", "4C"),  # no first control in spades
        ("1D P 2H P 3H P", "A4.AKQT62.84.KQ4", "3S"),
        ("1D P 2H P 3H P", "K4.AKQT62.84.AK4", "4C"),
        ("2C P 2D P 2H P 3H P 3S P", "Q72.J872.983.AT6", "4C"),
        ("2C P 2D P 2H P 3H P 3S P", "Q72.J872.A63.976", "4D"),
        ("2C P 2D P 2H P 3H P 3S P", "Q72.J872.KQ3.976", "4H"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
