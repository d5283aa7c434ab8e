"""Doubles of artificial bids."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1N P 2H", "63.AKJ987.876.74", "X", "None"),
        ("1N P 2H", "63.QJ987.A76.742", "P", "None"),
        ("1N P 2C", "63.987.876.AKJT4", "X", "None"),
        ("1N P 2C", "63.987.876.QJT42", "P", "None"),  # not worth a lead
        ("1N P 2C", "63.987.8765.AKJT", "P", "None"),  # four cards
        ("1N P 2D", "63.987.KQJ87.A76", "X", "None"),
        ("1N P 2D", "63.987.KJ876.A76", "P", "None"),
        ("1H P 3H P 4N P 5D", "6532.A7..T986542", "X", "None"),  # a void
        ("1H P 3H P 4N P 5D", "653.A7.T9.T86542", "P", "None"),
        ("1H P 3H P 4N P 5D", "6532.A7.KQJ94.82", "X", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
