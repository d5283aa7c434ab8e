"""Notrump by points over 1NT, long minors, slam tries in a major."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("1N P", "K83.J72.QT64.982", "None", "P"),  # 6
        ("1N P", "K83.Q72.QT64.J82", "None", "2N"),  # 8
        ("1N P", "K83.K72.QT64.Q82", "None", "2N"),  # 10, but flat
        ("1N P", "K83.K72.QJT64.82", "None", "3N"),  # 9, and five diamonds
        ("1N P", "K83.K72.KQT64.82", "None", "3N"),
        ("1N P", "K3.72.QT6.KQT982", "None", "3N"),  # six clubs and 10
        ("1N P", "73.72.J86.AKT982", "None", "3C"),  # one honour is missing
        ("1N P", "73.72.986.KJT982", "None", "2S"),  # for three clubs
        ("1N P 3C P", "AK52.A94.K963.Q4", "None", "3N"),
        ("1N P 3C P", "AJ52.AQ4.K963.J4", "None", "P"),
        ("1N P", "AQ3.KJ2.KQ64.Q82", "None", "4N"),  # 16
        ("1N P", "AQ3.KJ2.KJ64.J82", "None", "3N"),  # 15
        ("1N P", "AQ3.KJ2.KQJ6.A82", "None", "5N"),  # 20
        ("1N P", "AQ3.KJ2.KQ64.KJ2", "None", "6N"),  # 19
        ("1N P 4N P", "AK52.A94.KQ63.J4", "None", "6N"),
        ("1N P 4N P", "AK52.A94.KJ63.J4", "None", "6N"),  # 16 with a doubleton
        ("1N P 4N P", "AJ52.A94.KJ63.Q4", "None", "P"),
        ("1N P 5N P", "AK52.A94.KQ63.J4", "None", "7N"),
        ("1N P 5N P", "AJ52.A94.KJ63.Q4", "None", "6N"),
        ("1N P", "AKJ964.A2.Q87.85", "None", "3S"),
        ("1N P", "AKJ964.A2.J87.85", "None", "2H"),  # 13 points
        ("1N P 3S P", "T3.AQ94.KQ63.KJ4", "None", "3N"),
        ("1N P 3S P", "QT3.AQ94.KQ63.Q4", "None", "4S"),
        ("1N P 3S P", "QT3.KQ94.AQ6.AJ4", "None", "4C"),  # an ace on the way
        ("1N P 2N P", "AK52.A94.KQ63.J4", "None", "3N"),
        ("1N P 2N P", "AJ52.A94.KJ63.Q4", "None", "P"),
        ("1N P", "Q62.43.K52.A8732", "None", "3N"),  # nine and a fifth club
        ("1N P", "Q62.43.K752.A873", "None", "2N"),  # nine
        ("1N P", "Q762.43.K5.A8732", "None", "2C"),  # a major comes first
        ("1N P 2N P", "KJ9.KJ954.A72.K8", "None", "3N"),  # fifteen and a fifth heart
        ("1N P 2N P", "KJ9.KJ95.A72.K84", "None", "P"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected
