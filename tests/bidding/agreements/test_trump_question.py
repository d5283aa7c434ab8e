"""Five of the agreed major: six with the better half."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1H P 3H P", "AKQ.QT76432.AKQ.", "5H"),
        ("1H P 3H P 5H P", "62.J985.JT98.AKQ", "P"),
        ("1H P 3H P 5H P", "62.AK85.JT98.A52", "6H"),
        ("1H P 3H P", "AK5.AKT7643.AKQ.", "4C"),  # nothing to ask about trumps: a control
        ("1H P 3H P", "AKQ.QT7643.AK9.3", "4H"),  # a singleton, no void, and a trump less
        ("1S P 3S P", "QT76432.AKQ.AKQ.", "5S"),
        ("1S P 3S P 5S P", "AK85.62.JT98.Q52", "6S"),  # two top honours
        ("1S P 3S P 5S P", "AJ85.62.JT98.QJ2", "P"),  # one
        ("1S P 3S P 5S P", "J985.62.JT98.AKQ", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
