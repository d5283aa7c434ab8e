"""Responder when they come in behind him and opener passes, and opener's answers."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D P 1H 2C P P", "AJ97.QT98.A5.J82", "X"),  # twelve points
        ("1D P 1H 2C P P", "AJ97.QT98.Q5.J82", "X"),
        ("1D P 1S 3C P P", "A6432.AK764.K5.J", "X"),
        ("1D P 1S 3C P P", "A6432.Q9764.K5.J", "P"),  # ten are too few over three
        ("1S P 2C 2H P P", "QT.AK9.962.QT862", "2N"),  # their suit is held
        ("1S P 2C 2H P P", "QT.972.A96.AQT86", "X"),
        ("1C P 1H 1S P P", "KJ4.A954.T52.T53", "1N"),
        ("1C P 1H 1S P P", "964.A954.QT5.JT3", "P"),
        ("1D P 1H 2C P P X P", "T52.AJ4.A9832.K9", "2H"),  # three cards of responder's suit
        ("1D P 1H 2C P P X P", "T52.AJ.A983.K954", "2N"),
        ("1D P 1H 2C P P X P", "AT52.AJ.A9832.94", "2S"),
        ("1D P 1H 2C P P X P", "AK5.AJ.9832.KQ95", "P"),  # their suit
        ("1D P 1H 2C P P X P", "AK5.AJ.97632.T95", "2D"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
