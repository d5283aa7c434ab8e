"""Hoyt: the step above the ace answer asks for kings."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.card import Card, SlamQuestion
from tests.bidding.at_the_table import call

CARD = Card(slam_question=SlamQuestion.HOYT)


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P 3S P 4N P", "J753.KJ84.A6.Q92", "5D"),
        ("1S P 3S P 4N P 5D P", "AKQ842.A.AKQ7.Q5", "5H"),
        ("1S P 3S P 4N P 5D P 5H P", "J753.KJ42.T6.AK2", "6C"),
        ("1S P 3S P 4N P 5D P 5H P 6C P", "AKQ842.A.AKQ7.Q5", "7S"),
        ("1S P 3S P 4N P 5D P 5H P 5N P", "AKQ842.A.AKQ7.Q5", "6S"),
        ("1S P 3S P 4N P 5D P 5H P 5S P", "AKQ842.A.AKQ7.Q5", "6S"),
        ("1S P 3S P 4N P 5H P", "AKQ84.6.AKJ74.K5", "6S"),
        ("1S P 3S P 4N P 5D P", "QJ98754.A.AKQ.AQ", "5N"),  # one king: of trumps alone there is more to know
        ("1S P 3S P 4N P 5D P", "QJ98754.A.AQJ.K5", "6S"),  # clubs are not under control
        ("1S P 3S P 4N P 5D P 5N P", "AK53.8742.T6.Q92", "7S"),
        ("1S P 3S P 4N P 5D P 5N P", "A753.K842.T6.Q92", "6S"),
        ("1S P 3S P 4N P 5D P", "QJ9875.A.AKQ2.AQ", "5N"),
        ("1S P 3S P 4N P 5D P", "JT98754.A.AKQ.AQ", "6S"),  # no top honour
        ("1S P 3S P 4N P 5D P", "QJ98754.A.AQ3.AQ", "6S"),  # a loser too many
        ("1S P 3S P 4N P 5D P", "QJ98754.AK.AKQ.Q", "6S"),  # clubs are not under control
        ("1S P 3S P 4N P 5S P 5N P", "A753.A842.A6.K92", "6D"),  # there five notrump is the step: one king
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction, card=CARD) == expected
