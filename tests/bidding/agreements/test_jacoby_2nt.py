"""Jacoby 2NT: who asks, what opener answers, and how the two go on."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P", "AT42.KT8.A75.QJ5", "2N"),
        ("1S P", "AT42.KT8.A75.J85", "3S"),
        ("1S P", "AT4.KT82.A75.QJ5", "2N"),  # flat, and no suit to bid
        ("1S P", "AT4.KT82.A7.QJ52", "2C"),
        ("P P 1S P", "AT42.KT8.A752.J8", "3S"),
        ("1H P 2N P", "A75.KQT83.KJ72.2", "3C"),
        ("1H P 2N P", "2.KQT83.KJ72.A75", "3S"),
        ("1H P 2N P", "K9.AJ973.KQJ72.8", "4D"),
        ("1H P 2N P", "K9.AJ973.K8642.A", "3C"),  # not a suit worth four
        ("1H P 2N P", "A75.KQT83.K7.J32", "4H"),
        ("1H P 2N P", "A75.KQT83.K7.K32", "3N"),
        ("1H P 2N P", "AQ5.KQT83.AQ.K32", "3H"),
        ("1S P 2N P 3C P", "AT42.KT8.A75.QJ5", "4S"),
        ("1S P 2N P 3C P", "AT42.AKQ.A75.J85", "4N"),
        ("1S P 2N P 3N P", "AT42.KT8.A75.QJ5", "4S"),
        ("1H P 2N P 4D P 4H P", "A4.KJT86.AKJ75.6", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
