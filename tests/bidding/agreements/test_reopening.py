"""Reopening: doubles with shortness, long suits, notrump, passes."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D 2S P P", "A4.Q54.AKQJT9.J4", "3D"),  # a jump would go past three notrump
        ("1D 1S P P", "A4.Q54.AKQJT9.J4", "3D"),
        ("1S 2D P P", "K7652.A42.93.AK6", "X"),
        ("1C 3H P P", "AQ62.K32.A75.KQ5", "X"),
        ("1C 3H P P", "AQ62.K32.A75.K65", "P"),
        ("1S 2D P P", "K7652.A4.QJ3.A96", "P"),  # length in their suit
        ("1S 2D P P", "AKJ953.T93.Q54.3", "2S"),  # six good spades
        ("1C 1D P P", "AK3.KT2.A92.AJ75", "2N"),  # nineteen
        ("1S 2H P P", "AKJ53.5.AQT93.Q3", "3D"),  # two suits
        ("1H 4C P P", "AQJ4.AKJ63.T743.", "P"),  # the four level takes more
        ("1D 2C P P X P", "87542.T4.643.865", "2S"),
        ("1D 2C P P X P", "87.T4.Q9863.8743", "2D"),
        ("1D 2C P P X P", "42.Q2.843.AQT753", "P"),  # for penalties
        ("1S 2D P P X P", "QT.863.KJ876.QJ3", "P"),
        ("1S 2D P P X P", "QT.KJ875.863.Q43", "3H"),  # five hearts and eight points
        ("1S 2D P P X P", "QT.KJ875.863.943", "2H"),
        ("1C 2D P P X P 2S P", "AKQ4.Q.A96.KQ963", "4S"),  # twenty and four trumps
        ("1C 2D P P X P 2S P", "AKQ4.5.A96.KQ963", "3S"),
        ("1C 2D P P X P 2S P", "AK94.Q2.96.KJ963", "P"),
        ("1C 1D P P X P 2C P", "KJT6.A.KJ3.AKQT3", "2N"),  # twenty-one
        ("1C 1D P P X P 1S P", "KJ6.AQ.KJ83.AQ93", "1N"),  # twenty
        ("1C 1D P P X P 1S P", "KJ62.AQT5.3.AQ93", "2S"),  # sixteen and four
        ("1C 1D P P X P 1S P", "KJ6.AQT52.3.AQ93", "P"),  # sixteen
        ("1D 1H P P X P 1S P", "AK5.A985.AK954.3", "P"),  # eighteen
        ("P P 1C 3H P P X P", "QJT83.J3.Q743.K5", "4S"),
        ("P P 1C 3H P P X P", "QJT83.J3.Q743.85", "3S"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
