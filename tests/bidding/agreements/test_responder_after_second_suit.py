"""Responder after opener's cheap second suit: preference, raises, invitations, games."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1C P 1D P 1H P", "A4.AT54.AT653.32", "4H"),  # 16 with the fit
        ("1C P 1D P 1H P", "Q843.AJ97.T753.K", "3H"),  # the king may fall
        ("1D P 1H P 1S P 1N P", "KQ74.5.AQJ75.AQ3", "3N"),
        ("1D P 1H P 1S P 1N P", "K742.5.AQJ75.AQJ", "2N"),
        ("1D P 1H P 1S P 1N P", "K742.5.AQJ75.AJ3", "P"),
        ("1D P 1H P 1S P 1N P", "AK42.5.AQJ752.J3", "2D"),
        ("1D P 1H P 1S P 1N P", "AK42.5.AQJ752.Q3", "3D"),
        ("1D P 1H P 1S P 1N P 2N P", "63.AJ943.K83.983", "3N"),
        ("1D P 1H P 1S P 1N P 2N P", "63.AJ943.Q83.983", "P"),
        ("1H P 1S P 2C P", "JT943.K9.9732.K9", "2H"),
        ("1D P 1S P 2C P 2N P", "K2.K8.KQ972.QJ64", "3N"),
        ("1D P 1S P 2C P 2N P", "K2.K8.KQ972.J964", "P"),
        ("1D P 1S P 2C P", "Q9762.8.J4.AJ872", "3C"),
        ("1H P 1S P 2D P", "A754.KT.652.KJ64", "2N"),
        ("1D P 1H P 2C P", "J4.QT865.T96.KJ3", "2D"),
        ("1D P 1H P 2C P", "J4.QT865.T6.KJ83", "P"),
        ("1C P 1H P 1S P", "J9.KQJ986.97.K95", "3H"),
        ("1C P 1H P 1S P", "J9.KQJ986.97.965", "2H"),
        ("1D P 1H P 1S P", "QT98.KQT8.KQ43.2", "4S"),
        ("1D P 1H P 1S P", "QT98.KT82.Q743.2", "2S"),
        ("1D P 1H P 1S P", "QT98.KQT8.Q743.2", "3S"),
        ("1D P 1H P 1S P", "Q98.KT82.74.KT82", "1N"),
        ("1D P 1H P 1S P", "A98.KT82.74.KQ82", "2N"),
        ("1D P 1H P 1S P", "A98.KQ82.74.KQ82", "3N"),
        ("1C P 1D P 1H P", "AJ74.8.QJ7532.74", "1S"),
        ("1H P 1S P 2D P", "KJ742.Q84.97.A63", "3H"),
        ("1H P 1S P 2D P", "KJ742.Q84.97.963", "2H"),
        ("1H P 1S P 2D P", "KJ742.Q84.A7.K63", "4H"),
        ("1H P 1S P 2D P 2N P", "K83.QJT72.AQJ62.", "3S"),  # thirteen, three spades and a void
        ("1H P 1S P 2D P 2N P", "K3.QJT72.AQJ62.4", "3N"),  # two spades
        ("1H P 1S P 2D P 2N P", "83.KQT72.AQT62.4", "3D"),  # eleven and ten red cards
        ("1H P 1S P 2D P 2N P", "83.KQT72.AQT6.42", "P"),
        ("1H P 1S P 2D P 2N P 3S P", "AJ874.63.K93.QJ5", "4S"),
        ("1H P 1S P 2D P 2N P 3S P", "AJ74.63.K953.QJ5", "3N"),  # four spades
        ("1D P 1H P 1S P 1N P", "AQ98.5.AKJ872.52", "2D"),
        ("1D P 1H P 1S P 1N P", "AQ98.52.KQJ87.52", "P"),  # five diamonds
        ("1D P 1H P 1S P 1N P", "AQJ98..AKJ872.52", "2S"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
