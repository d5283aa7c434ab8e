"""Lebensohl, where the card has it: slow and fast over an overcall of 1NT."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.card import Card
from tests.bidding.at_the_table import call

CARD = Card(lebensohl=True)


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1N 2S", "84.J72.KQT953.84", "2N"),
        ("1N 2S", "84.J72.KJT953.AQ", "3D"),
        ("1N 2S 2N P", "AQ32.K75.AJ72.K9", "3C"),
        ("1N 2S 2N P 3C P", "84.J72.KQT953.84", "3D"),
        ("1N 2S 2N P 3C P", "84.J72.84.KQT953", "P"),
        ("1N 2S", "84.AJ72.KQ5.K853", "3S"),  # fast denies a stopper
        ("1N 2S", "A84.AJ72.KQ5.853", "2N"),  # slow shows one
        ("1N 2S 2N P 3C P", "A84.AJ72.KQ5.853", "3S"),
        ("1N 2S 2N P 3C P 3S P", "Q32.KQ75.AJ72.K9", "4H"),
        ("1N 2S", "A84.J72.KQ53.K85", "2N"),
        ("1N 2S 2N P 3C P", "A84.J72.KQ53.K85", "3N"),
        ("1N 2S", "984.J72.83.85432", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction, card=CARD) == expected


def test_without_it_two_notrump_invites() -> None:
    assert call("84.J72.KQT953.84", "1N 2S") == "P"
    assert call("K84.J72.KQ53.985", "1N 2S") == "2N"
