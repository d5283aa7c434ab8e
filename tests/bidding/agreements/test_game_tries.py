"""After a single raise: pass, try or game; and what responder makes of a try."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P 2S P", "KQ542.K64.AJ6.K3", "2N"),
        ("1S P 2S P", "KQ542.K64.QJ6.K3", "P"),
        ("1H P 2H P", "A9.AQ765.A976.K9", "3D"),
        ("1H P 2H P", "A9.AJ765.Q976.Q9", "P"),
        ("1H P 2H P", "A9.AKQ765.A976.K", "4H"),
        ("1H P 2H P", "K93.AKQ765.A96.7", "4H"),  # 21 with the fit
        ("1H P 2H P", "K93.AKQ765.Q96.7", "3H"),  # eighteen
        ("1H P 2H P", "Q93.AKJ765.Q96.7", "P"),
        ("1H P 2H P 3D P", "KT76.J94.Q8.QT62", "3H"),
        ("1H P 2H P 3D P", "KT76.J94.K8.JT62", "4H"),
        ("1H P 2H P 3D P", "KT76.QJ94.982.J6", "3H"),
        ("1H P 2H P 3D P", "KT76.QJ9.982.Q86", "3H"),  # eight
        ("1H P 2H P 3D P", "KT76.QJ9.982.K86", "4H"),  # nine
        ("1H P 2H P 3D P", "QT76.QJ94.9.J652", "4H"),
        ("1S P 2S P 2N P", "J94.K83.QT62.752", "3S"),
        ("1S P 2S P 2N P", "J984.K83.QT62.Q7", "4S"),
        ("1S P 2S P 2N P", "J98.K83.QT62.Q73", "3N"),
        ("1D P 2D P", "AQ4.K83.AKT7.Q84", "2N"),
        ("1D P 2D P", "AQ4.K83.KT752.Q4", "P"),
        ("1D P 2D P 2N P", "K42.83.KT875.Q52", "3N"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
