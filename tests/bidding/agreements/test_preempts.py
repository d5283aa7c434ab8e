"""Preempts at three, four and five, by seat and vulnerability."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("", "83.KQJT964.85.72", "None", "3H"),
        ("", "83.KQT9642.8.J72", "None", "3H"),
        ("", "83.KQT9642.85.72", "NS", "P"),  # too many losers
        ("", "3.KQJT964.Q85.72", "NS", "3H"),
        ("", "83.KJ96432.85.72", "None", "P"),  # not the suit
        ("P P", "83.KJ96432.85.72", "None", "3H"),  # third seat
        ("P P P", "83.KQJT964.85.72", "None", "P"),  # nobody to shut out
        ("", "83.7.852.AKJT964", "None", "3C"),
        ("", "83.75.852.AKJT96", "None", "3C"),  # six clubs
        ("", "83.75.AKJT96.852", "None", "2D"),
        ("", "KQJT9643.8.85.72", "None", "4S"),
        ("", "8.5.72.KQJT96432", "None", "5C"),
        ("", "8.AKQJT64.K85.72", "None", "1H"),  # an opening
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected
