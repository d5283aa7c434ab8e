"""Shortness in their suit is worth a trump: nine will do for four, eight for three."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call, choices


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1S 2S 3S 4H", "AQT963..QT74.K83", "4S", "All"),  # a void
        ("1S 2S 3S 4H", "AQJT93.2.QT7.K83", "4S", "All"),  # a singleton
        ("1S 2S 3S 4H", "AQT963.T2.QT7.K8", "P", "All"),  # two hearts
        ("2H 2S 3H", "T92.3.KJ643.J984", "3S", "NS"),  # eight trumps
        ("2H 2S 3H", "T92.53.KJ64.AJ84", "P", "NS"),
        ("2H 2S 3H", "T92.3.J7643.9842", "P", "NS"),  # too weak
        ("1S P 2S 3H 3S 4H", "KQ42.5.T932.JT32", "4S", "All"),  # the hand that raised
        ("1D 3H 4D 4H", "KJ84.5.AK8765.T7", "5D", "NS"),
        ("1H 2C 2H 3C P P", "742.QJ83.AT654.7", "3H", "None"),
        ("1H 2C 2H 3C P P", "K42.QJ8.AT654.73", "P", "None"),  # two clubs
        ("P 1H 1S 2S 4S P P", ".J876.AQJT97.AT8", "5H", "None"),
        ("P 1H 1S 2S 4S P P", "4.J876.AQJT97.AT", "X", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected


def test_the_agreement_is_the_one_that_speaks() -> None:
    chosen = choices("AQT963..QT74.K83", "1S 2S 3S 4H", "All")
    assert chosen.best.rule.agreement == "short_in_their_suit"
