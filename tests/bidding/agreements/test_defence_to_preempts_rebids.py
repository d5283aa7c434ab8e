"""The doubler's next call over weak twos and preempts."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("2H X P 3H P", "KQT763.A.86.AKJ4", "3S", "None"),  # after the cue bid a major of four
        ("2H X P 3H P 3S P", "AJ5.984.AJ932.Q7", "4S", "None"),  # no stop below game
        ("2H X P 3H P 3S P", "A5.KJ4.AJ932.Q72", "3N", "None"),
        ("2H X P 3H P", "KT7.A96.86.AKJ42", "3N", "None"),
        ("2H X P 2S P", "AQ84.6.KQ73.J842", "P", "None"),
        ("2H X P 2S P", "AQ84.6.KQJ3.AQ42", "3S", "None"),
        ("2H X P 2S P", "AQ84.6.KQJ3.AKJ2", "4S", "None"),
        ("2S X P 3H P", "T3.AJ9.AKJ4.AKJT", "4H", "None"),  # twenty, three trumps
        ("2D X 3D P P", "KQ4.AKQT6.54.AK3", "X", "None"),  # again
        ("2D X 3D P P", "KQ4.AK76.54.QJ63", "P", "None"),
        ("2H X P 3S P", "KJ84.62.KQ73.A84", "P", "None"),
        ("2H X P 3S P", "AQ84.6.KQ73.KJ42", "4S", "None"),
        ("3C X P 3S P", "AQ84.KJ63.AK73.2", "4S", "None"),
        ("3C X P 3S P", "AQ84.KJ63.KJ73.2", "P", "None"),
        ("2D X P 3C P 3H P", "T653.864.AQ.K654", "4H", "None"),
        ("2D X P 3C P 3H P", "T653.864.92.Q654", "P", "None"),
        ("2H X P 3C P", "AKQT92.K.KQT5.83", "3S", "None"),  # too strong for two spades
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
