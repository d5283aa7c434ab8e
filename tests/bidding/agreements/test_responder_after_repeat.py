"""Responder after opener has bid the first suit again."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D P 1H P 2D P 3D P", "QJ4.92.AQJ975.A2", "3N"),  # a minor that runs
        ("1D P 1H P 2D P 3D P", "QJ4.92.AJ9753.A2", "P"),
        ("1H P 1S P 2H P", "KJ742.8.Q9742.63", "2S"),
        ("1D P 1S P 2D P 2N P", "K4.A73.AQT972.32", "3N"),
        ("1D P 1S P 2D P 2N P", "K4.A73.KT8752.Q2", "P"),
        ("1H P 1S P 2H P", "KJ742.84.Q974.63", "P"),
        ("1H P 1S P 2H P", "KJ742.K84.Q97.63", "3H"),
        ("1H P 1S P 2H P", "KJ742.K84.A97.K3", "4H"),
        ("1D P 1S P 2D P", "KQJ962.84.A7.963", "3S"),
        ("1D P 1S P 2D P", "KQJ962.84.A7.K93", "4S"),
        ("1D P 1S P 2D P", "QJ8642.84.A7.963", "2S"),
        ("1D P 1S P 2D P", "KQ84.KJ5.J7.KT93", "3N"),
        ("1D P 1S P 2D P", "KQ84.KJ5.J7.T932", "2N"),
        ("1C P 1H P 2C P", "QT42.AKJ98.KQ43.", "3D"),
        ("1C P 1S P 2C P", "AKJ82.AKT7.83.94", "3H"),  # 15: the jump looks for a slam
        ("1C P 1S P 2C P", "AKJ82.KQT7.83.94", "2H"),  # 13 force to game
        ("1C P 1S P 2C P", "AK982.KJ75.83.94", "2N"),  # 11 do not
        ("1H P 1S P 3H P", "JT874.86.KQ65.96", "4H"),
        ("1H P 1S P 3H P", "JT874.8.KQ765.96", "P"),
        ("1D P 1S P 3D P", "KQ873.Q84.J6.K94", "3S"),
        ("1D P 1S P 3D P", "KQ83.QT4.J6.KJ94", "3N"),
        ("1D P 1H P 2D P 3D P", "K86.J2.AQ9832.Q4", "3N"),  # twelve, and the suit will run
        ("1D P 1H P 2D P 3D P", "K86.J2.AJ9832.Q4", "P"),  # one top honour
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
