"""One, two and three notrump: the edges of the ranges and of the shapes."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("", "KQ5.AJ72.QT4.K83", "None", "1N"),
        ("", "KQ5.KJ72.QT4.K83", "None", "1C"),  # 14 points
        ("", "AQ5.AJ72.QT4.K83", "None", "1N"),  # 15 and 17 open it
        ("", "AQ5.AJ72.KJ4.K83", "None", "1C"),  # 18
        ("", "AQ5.AQ982.Q4.K83", "None", "1N"),  # five hearts
        ("", "AQ982.AQ5.Q4.K83", "None", "1S"),  # five spades
        ("", "AQ5.AQ9823.Q.K83", "None", "1H"),
        ("", "AQ5.AJ72.AJ4.KQ3", "None", "2N"),  # 21
        ("", "AQ5.AJ72.KJ4.KQ3", "None", "2N"),  # 20
        ("", "AQ5.AJ72.KJ4.KJ3", "None", "1C"),  # 19
        ("", "AQ5.AKJ2.AJ4.KQ3", "None", "2C"),  # 24
        ("", "AQ5.AKJ2.AQ4.AQ3", "None", "3N"),  # 26
        ("P P P", "KQ5.AJ72.QT4.K83", "None", "1N"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected
