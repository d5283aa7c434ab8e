"""Stayman with two notrump for a maximum: what opener answers, and how both go on."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.card import Card, Stayman
from tests.bidding.at_the_table import call

CARD = Card(stayman=Stayman.NOTRUMP_FOR_MAXIMUM)


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1N P", "KJ72.Q4.KT83.954", "2C"),  # 9
        ("1N P", "KJ72.94.QT83.954", "P"),  # 6
        ("1N P 2C P", "KQ5.AJ3.KJ62.Q94", "2D"),  # 15
        ("1N P 2C P", "KQ5.AQ3.K862.Q94", "2D"),  # 16, but flat
        ("1N P 2C P", "KQ5.AQ3.K8642.Q9", "2N"),  # 16 and a long suit
        ("1N P 2C P", "KQ5.AJ3.K862.A94", "2N"),  # 17
        ("1N P 2C P", "KQ5.AJ83.K62.Q94", "2H"),  # hearts alone
        ("1N P 2C P", "KQ52.AJ83.K6.Q94", "2S"),  # spades, and hearts besides
        ("1N P 2C P", "KQ52.AJ3.K862.Q9", "2S"),
        ("1N P 2C P 2N P", "KJ72.Q4.KT83.954", "3N"),
        ("1N P 2C P 2N P", "KJ72.Q43.AKT8.K4", "4N"),  # 16
        ("1N P 2C P 2N P", "KJ72.QJ3.AKT8.K4", "6N"),  # 17
        ("1N P 2C P 2N P", "KJ72.Q4.AQT8.Q54", "3N"),  # 14
        ("1N P 2C P 2N P 4N P", "KQ5.AJ3.K862.A94", "6N"),
        ("1N P 2C P 2N P 4N P", "KQ5.AQ3.K8642.Q9", "P"),
        ("1N P 2C P 2N P", "J752.Q864.T9743.", "3D"),  # short in clubs
        ("1N P 2C P 2D P", "J752.Q864.T9743.", "P"),
        ("1N P 2C P 2N P", "KJ72.QT864.K4.85", "3H"),
        ("1N P 2C P 2N P 3H P", "KQ5.AJ3.K862.A94", "4H"),
        ("1N P 2C P 2N P 3H P", "KQ5.AJ.K862.AJ94", "3N"),
        ("1N P 2C P 2N P", "KJ72.QT8643.A4.8", "4H"),  # six and four
        ("1N P 2C P 2N P", "3.A4.KQT3.AKJ872", "4C"),
        ("1N P 2C P 2N P 4C P", "AK5.QJ3.A62.K942", "5C"),
        ("1N P 2C P 2N P 4C P", "AK5.QJ93.AK62.42", "4N"),
        ("1N P 2C P 2S P 2N P", "KQ52.AJ83.Q6.K94", "3H"),
        ("1N P 2C P 2S P 2N P", "KQ52.AJ83.K6.A94", "4H"),
        ("1N P 2C P 2S P 2N P", "KQ52.AJ8.Q62.K94", "P"),
        ("1N P 2C P 2S P 3N P", "KQ52.AJ83.Q6.K94", "4H"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction, card=CARD) == expected
