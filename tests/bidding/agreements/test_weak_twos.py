"""Weak twos by seat and vulnerability."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("", "KQT964.83.A85.72", "None", "2S"),
        ("", "KQT964.8.A853.72", "None", "2S"),
        ("", "KQT964..A8532.72", "None", "P"),  # a void
        ("", "KQT964.8432.A5.7", "None", "P"),  # four hearts
        ("", "J96432.A3.K85.72", "None", "P"),  # no suit
        ("", "KQT964.83.Q85.72", "None", "2S"),  # 7
        ("", "KQT964.83.Q85.72", "All", "2S"),
        ("", "QJT964.83.985.72", "None", "P"),  # 3 points
        ("", "AQT964.K3.K85.72", "None", "1S"),  # 12
        ("P P", "KJ9643.83.Q85.72", "None", "2S"),  # third seat
        ("", "KJ9643.83.Q85.72", "None", "P"),  # first seat
        ("P P P", "AQT964.K3.K85.72", "None", "2S"),  # stronger in fourth
        ("P P P", "KQT964.83.Q85.72", "None", "P"),
        ("", "K5.83.AQT964.J72", "None", "2D"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected
