"""Josephine: five notrump asks for two of the three top trump honours."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P", "QJT43...AKQJT987", "5N"),
        ("1S P 5N P", "K8762.AJ5.AQ753.", "6S"),
        ("1S P 5N P", "AK8762.J5.AQ753.", "7S"),
        ("1S P 5N P", "KQ762.AJ5.AQ753.", "7S"),
        ("1S P", "AKQ43...KQJT9876", "2N"),  # three top honours in the hand that would ask
        ("1S P", "QJT43..4.AKQJT98", "2N"),  # diamonds are not under control
        ("1S P", "JT943...AKQJT987", "2C"),  # no honour of its own
        ("1S P 5N P 6S P", "QJT43...AKQJT987", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
