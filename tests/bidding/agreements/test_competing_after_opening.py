"""Competing when we opened: trumps, games, longer suits, passes."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D P P 1H", "AK4.K42.AK76.QT2", "1N"),  # nineteen and their suit held
        ("1D P P 1H", "AK4.952.AK76.QT2", "P"),
        ("1S P 1N 2C", "AQ983.AJ52.A5.92", "2H"),  # a second suit
        ("1S P 1N 2C", "KQJT73.A4.AQ2.92", "3S"),  # sixteen opposite eight
        ("1S P 1N 2C", "KQJT73.A4.Q92.93", "2S"),
        ("1S P 2S 3D", "KQ9642.AJ5.T6.82", "3S"),  # nine trumps
        ("1S P 2S 3D", "KQ962.AJ5.AT6.82", "P"),  # eight
        ("1S 2D 2S 3D P P", "J874.95.K84.QT54", "3S"),  # nine
        ("1S 2D 2S 3D P P", "J74.965.K84.QT54", "P"),  # eight
        ("1C 1S X P 2H P", "QJ43.AJ53.T42.Q4", "3H"),  # invites
        ("1C 1S X P 2H P", "QJ43.KJ53.T42.84", "P"),
        ("1C 1S X P 2H P", "K43.AJ53.T4.KQ84", "4H"),
        ("1D 1H X P 1N P", "J954.A64.Q65.K52", "2N"),
        ("1D 1H X P 1N P 2N P", "AQ7.KT5.KJ93.J87", "3N"),
        ("1D 1H X P 1N P 2N P", "AQ7.KT5.QJ93.987", "P"),
        ("1C 2S X P 3S 3N", "J43.QJT93.KJT4.T", "P"),  # partner forced, and will speak again
        ("1C 1S 2C P 2S 2N", "9843.QT3.Q3.A987", "P"),
        ("1D 1S X 2S", "A.53.QJ874.KT964", "3C"),  # five and five
        ("1S 2H 3C P 3N P", "T2.965.AK9.AQJ53", "P"),  # seven spades are no better than notrump
        ("1C X 1D 1S P P", "5.K84.KQJ986.T74", "2D"),
        ("1C 1H P P X 1S", "K3.962.AJT863.73", "2D"),
        ("1C 1H P P X 1S", "Q3.962.JT9863.73", "P"),
        ("1C 1S X 2S P P", "A53.QT9852.2.Q52", "3H"),
        ("1C 1S X 2S P P", "A53.QT985.82.Q52", "P"),
        ("P 1D 1H 1S P 2D P", "KQ97432.QT.4.J95", "2S"),
        ("1D 1H 1S P 3D P", "KQ97432.QT.4.J95", "3S"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
