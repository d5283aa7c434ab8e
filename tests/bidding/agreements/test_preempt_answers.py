"""After partner's preempt: raises, three notrump, the question for aces, overcalls."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("3S P", "Q83.72.KT85.A982", "None", "4S"),
        ("3S P", "83.K72.KT85.A982", "None", "P"),
        ("3S P", "83.KQ72.AKJ5.KQ8", "None", "4S"),
        ("3S P", "K8.AK72.AKQ85.A9", "None", "4N"),
        ("3C P", "A83.KQ5.AK85.J72", "None", "3N"),
        ("3C P", "KQ83.KQ5.J9852.7", "None", "P"),
        ("3C P", "83.7.QT952.Q9842", "None", "5C"),
        ("3C P", "83.75.KT952.Q984", "All", "4C"),
        ("3C P", "7.AKQJ63.KJ52.K4", "None", "3H"),
        ("3C P 3H P", "83.75.85.AKJT964", "None", "4H"),
        ("3C P 3H P", "83.7.852.AKJT964", "None", "4C"),
        ("3H P 4H P", "83.KQT9642.8.J72", "None", "P"),
        ("4C P", "A4.83.AK72.QJ652", "None", "5C"),
        ("4S P", "83.AK72.KT85.982", "None", "P"),
        ("3H 3S", "K83.QT5.KT85.982", "None", "4H"),
        ("3H 3S", "AQT8.5.AT85.A982", "None", "X"),
        ("2H 2S", "K83.QT5.KT85.982", "None", "3H"),
        ("2H 2S", "8.KT53.KT852.982", "None", "4H"),
        ("3H P P 3S", "83.KQT9642.8.J72", "None", "P"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected
