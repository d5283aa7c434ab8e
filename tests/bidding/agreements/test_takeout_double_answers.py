"""Answers to a takeout double, by points and in competition."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1D X P", "KJ86.97.7642.T73", "1S", "None"),
        ("1D X P", "KJ86.K7.7642.Q73", "2S", "None"),  # nine
        ("1D X P", "KJ86.Q7.7642.Q73", "1S", "None"),  # eight
        ("1D X P", "AQ43.AJT8.76.K87", "2D", "None"),  # fourteen
        ("1D X P", "AQ843.K9.762.Q87", "4S", "None"),  # eleven and five spades
        ("1D X P", "Q43.K85.KJ92.T87", "1N", "None"),  # nine, a stopper
        ("1D X P", "Q43.K85.KJ92.QT8", "2N", "None"),  # eleven
        ("1D X P", "A43.K85.KJ92.QT8", "3N", "None"),  # thirteen
        ("1D X P", "43.K85.KQJT92.87", "P", "None"),  # for penalties
        ("1D X P", "943.8752.J932.87", "1H", "None"),  # nothing, and four hearts
        ("1H X P", "943.T8752.J93.87", "1S", "None"),  # nothing: three spades
        ("1S X 2S", "96.J5.J7652.AT62", "P", "None"),
        ("1S X XX", "96.QT852.J765.62", "2H", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
