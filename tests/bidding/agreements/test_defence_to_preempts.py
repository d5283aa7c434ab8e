"""Over weak twos and preempts."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("2H", "AQ84.6.KQ73.J842", "X", "None"),
        ("3D P 4D", "K865.AKJ5.6.K987", "X", "None"),
        ("3D P 4D", "K865.AKJ5.6.9872", "P", "None"),
        ("4C P P", "A85.KJT32.KQT75.", "X", "None"),
        ("4C", "A85.KJT32.KQT75.", "P", "None"),
        ("2H", "QJ84.62.KQ7.J842", "P", "None"),
        ("2S", "KQT.AK4.KQ2.KT98", "2N", "None"),
        ("2S", "KQT.A84.QJ2.T982", "P", "None"),
        ("2H", "AQJ84.62.KQ7.842", "2S", "None"),
        ("2H", "AQJ842.2.KQJ7.K4", "3S", "None"),
        ("2H", "AQJ842.2.KQJ7.84", "2S", "None"),
        ("2D", "K8.AKT84.Q9.AKQ6", "X", "EW"),
        ("3S", "T.KT87.AQ9.KT843", "X", "None"),
        ("3S", "T7.KT8.AQ9.KT843", "P", "None"),
        ("3H", "AQ4.KJ5.KQT73.Q4", "3N", "None"),
        ("3C P P", "QJ64.KJ7.AK742.2", "X", "None"),
        ("3D", "AKJT85.2.43.AQ73", "4S", "None"),
        ("4H", "AQ84.6.KQ73.A842", "X", "None"),
        ("2S P 3S", "4.AQ97.KJ93.KQ53", "X", "None"),
        ("4D P P", "AQT5.AJT53.AT7.J", "X", "None"),
        ("4D P P", "QJT5.AJT53.QT7.J", "P", "None"),
        ("4H P P", "AQT5.J3.AT7.KQJ5", "X", "None"),
        ("4H P P", "QJT5.J3.QT7.KQJ5", "P", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
