"""Advances of an overcall: raises, the cue bid, suits, notrump."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1D 1S 2D", "AJ32.QJ7632.T.92", "3S", "None"),  # too little for their suit, but a singleton
        ("1D 1S 2D", "AJ3.QJ7643.T.982", "2S", "None"),
        ("1C 1H P", "Q54.K73.J842.Q63", "2H", "None"),
        ("1C 1H P", "Q54.J73.J842.Q63", "P", "None"),  # six flat points
        ("1C 1H P", "KQ5.AT87.Q843.63", "2C", "None"),  # a good raise
        ("1C 1H P", "K5.JT87.Q8432.63", "3H", "None"),  # nine trumps, weak
        ("1C 1H P", "5.JT872.Q8432.63", "4H", "None"),  # ten
        ("1D 1S P", "J7.KQ964.A62.732", "2H", "None"),
        ("1D 1S P", "J7.KJ64.A62.T732", "1N", "None"),
        ("1D 1S P", "J7.KJ64.AQ2.KT32", "2N", "None"),  # fourteen
        ("1D 1S P", "A7.KJ64.AQ2.KT32", "3N", "None"),  # seventeen
        ("1D 1S P", "7.KJ64.A862.J732", "1N", "None"),
        ("1D 1S P", "7.KJ64.J862.J732", "P", "None"),
        ("1D 1H 1S", "5.987632.AT9.J42", "4H", "None"),
        ("1D 1H 1S", "J975.98.AT9.J742", "P", "None"),
        ("1H 2C P", "A852.93.J74.KJ52", "3C", "None"),
        ("1H 2C P", "A85.KJ3.QJ74.652", "2N", "None"),
        ("1H 2C P", "A85.KJ3.AQ74.652", "3N", "None"),
        ("1H 1S P", "KJ92.Q7.Q9652.43", "3S", "None"),
        ("1H 1S P", "KJ92.Q97.Q95.543", "2S", "None"),  # nothing to ruff
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
