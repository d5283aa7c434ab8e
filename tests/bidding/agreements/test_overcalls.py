"""Overcalls: bounds in points and in the suit at the one and two level, vulnerable and not."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1C", "95.KQJ83.842.Q32", "1H", "None"),
        ("1C", "95.KQJ83.842.732", "P", "None"),  # six points
        ("1C", "95.QJ832.K42.Q32", "P", "None"),  # eight, but a poor suit
        ("1C", "95.QJ832.K42.AQ2", "1H", "None"),  # twelve: any five cards
        ("1H", "AQT52.84.KQ3.Q72", "1S", "All"),
        ("1S", "84.AQT52.KQ3.972", "2H", "None"),  # eleven
        ("1S", "84.AQT52.KQ3.972", "P", "All"),  # vulnerable a point more
        ("1S", "84.AQT52.KQ3.Q72", "2H", "All"),
        ("1S", "84.AQ752.K93.972", "P", "None"),  # nine
        ("1S", "84.K2.Q93.AQJT83", "2C", "None"),
        ("1S", "84.32.Q93.AQJT83", "3C", "None"),  # nine: weak, with six good clubs
        ("1D", "AKQ5.84.K2.T8762", "1S", "None"),  # four spades as good as five
        ("1D", "KQT5.84.K2.QJ876", "P", "None"),  # two honours of the top three are not enough
        ("1C", "AKQ5.84.QT876.J2", "1D", "None"),  # five diamonds before four spades
        ("1C", "KQT73.AJ985.72.6", "2C", "None"),  # both majors: the cue bid
        ("1C", "AQJ73.K85.AQ4.K6", "X", "None"),  # nineteen: too strong
        ("1D", "87.AJ52.AKT94.62", "P", "None"),  # their suit
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
