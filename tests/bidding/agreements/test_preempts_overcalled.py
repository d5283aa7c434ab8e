"""After an overcall of partner's weak two or preempt: raises, penalty doubles, games."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("2H 2S", "4.K84.AQ73.87642", "3H", "None"),
        ("2H 2S", "4.84.AQ73.K87642", "P", "None"),  # two hearts
        ("2H 2S", "4.984.J973.87642", "P", "None"),  # too weak to invite a double
        ("2H 2S", "4.K843.AQ7.87642", "4H", "None"),
        ("2H 2S", "4.K843.AQ7.87642", "3H", "NS"),
        ("2H 2S", "AQ94.4.AQ73.8742", "X", "None"),
        ("2H 2S", "Q94.4.AQ73.J8742", "P", "None"),  # three trumps and nine points
        ("2H 2S", "842.A4.AK73.AJ42", "4H", "None"),
        ("2H 2S", "842.A4.AJ73.J842", "P", "None"),  # eleven
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
