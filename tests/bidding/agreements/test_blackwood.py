"""Blackwood: when to ask, the answers, what they decide."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P 3S P", "AKQ84.6.AKJ74.K5", "4N"),
        ("1S P 3S P", "AKQ84.6.KQJ74.65", "4S"),
        ("1S P 3S P 4N P", "J753.KJ84.A6.Q92", "5D"),
        ("1S P 3S P 4N P", "J753.KQ84.K6.Q92", "5C"),
        ("1S P 3S P 4N P", "A753.A842.T6.Q92", "5H"),
        ("1S P 3S P 4N P 5C P", "AKQ84.6.KQJ74.K5", "5S"),
        ("1S P 3S P 4N P 5D P", "AKQ84.6.KQJ74.K5", "5S"),
        ("1S P 3S P 4N P 5H P", "AKQ84.6.KQJ74.K5", "6S"),
        ("1S P 3S P 4N P 5S P", "KQJ84.K6.AKJ74.5", "6S"),
        # Four cards are enough where partner has raised; aces and short suits count.
        ("1D P 1S P 2S P", "AT52.AQ4.A53.A86", "4N"),
        ("1D P 1S P 2S P", "AK74.AT3.Q4.KQ64", "4S"),
        ("3S P", "K83.A2.AKQT6.864", "4N"),
        ("3S P 4N P 5C P", "K83.A2.AKQT6.864", "5S"),
        ("3S P 4N P 5D P", "K83.A2.AKQT6.864", "6S"),
        ("1S P 3S P 4N P 5D P", "AKQ842.A.AKQ7.Q5", "5N"),
        ("1S P 3S P 4N P 5D P", "AKQ842.A.KQJ7.K5", "6S"),
        ("1S P 3S P 4N P 5D P 5N P", "J753.K842.T6.A92", "6D"),
        ("1S P 3S P 4N P 5D P 5N P", "J753.KJ42.T6.AK2", "6H"),
        ("1S P 3S P 4N P 5D P 5N P 6H P", "AKQ842.A.AKQ7.Q5", "7S"),
        ("1S P 3S P 4N P 5D P 5N P 6D P", "AKQ842.A.AKQ7.Q5", "6S"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
