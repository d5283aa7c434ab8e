"""Raises of a minor: two, three, four and five of it, and the majors that come before."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1C P", "K42.83.Q5.KT8752", "2C"),
        ("1C P", "K42.83.A5.KT8752", "3C"),
        ("1C P", "K42.83.75.QT8752", "2C"),  # five, and one for the shortness
        ("1C P", "K432.83.Q5.KT875", "1S"),
        ("1C P", "K42.83.QT54.KT75", "1D"),
        ("1D P", "K42.83.KT875.Q52", "2D"),
        ("1D P", "K42.83.KT875.A52", "3D"),
        ("1D P", "K42.QJ3.KT75.J52", "1N"),  # balanced with four
        ("1D P", "K42.3.KT75.J8542", "2D"),
        ("1D P", "K42.QJ3.KT75.K52", "3D"),
        ("1D P", "J43.AT.AQ9632.Q8", "4D"),
        ("1C P", "AQ5.T98.5.AKJ973", "4C"),
        ("1C P", "42.3.964.KQ98752", "5C"),
        ("1D P 4D P", "AQ4.KJ7.K8754.52", "5D"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
