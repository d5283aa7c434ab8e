"""New suits in answer: up the line, the higher of two long ones, and the strength for the two level."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1C P", "KQJ4.8643.652.42", "1H"),
        ("1C P", "KQJ4.864.6532.42", "1D"),
        ("1C P", "KQ43.864.652.J42", "1S"),
        ("1C P", "KJ543.QT864.65.4", "1S"),
        ("1C P", "Q743.8.KJ7532.74", "1D"),
        ("1C P", "9652.KQT862.7.T8", "1H"),  # five points and six hearts
        ("1C P", "9652.KQT8.762.T8", "P"),
        ("1D P", "7.KQT97.KT.KJ642", "1H"),
        ("1D P", "A8.KQ97.72.AKJ64", "2C"),  # worth game: the longer suit first
        ("1D P", "J843.K72.Q5.AQ64", "1S"),
        ("1H P", "A976.T6.K73.9543", "1S"),
        ("1H P", "A97.T6.K73.Q9543", "1N"),
        ("1H P", "A97.T6.K73.KQ543", "2C"),
        ("1H P", "A97.T6.Q732.KQ54", "2C"),  # eleven
        ("1H P", "A97.T6.Q7432.KJ5", "2D"),  # ten, and five of them
        ("1H P", "A97.T6.Q742.KJ54", "1N"),  # ten
        ("1S P", "96.AT985.532.AQ8", "2H"),
        ("1S P", "96.AT98.5432.AQ8", "1N"),
        ("1S P", "9.AKQT4.AJT86.K9", "2H"),
        ("1S P", "K6.AQ98.A543.J85", "2D"),
        ("1D P", "7.KQT97654.84.62", "4H"),
        ("1D P", "QJT98432.5.54.K2", "4S"),
        ("1D P", "T976543.A8.5.K54", "1S"),  # no honour but the ten
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
