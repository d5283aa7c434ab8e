"""Vulnerable at IMPs a game needs a point less."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.stakes import Scoring, Stakes
from tests.bidding.at_the_table import call

IMPS = Stakes(Scoring.IMPS)


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "otherwise"),
    [
        ("1N P", "K32.A5.Q964.T932", "3N", "2N"),
        ("1N P", "K32.A54.Q964.T92", "2N", "2N"),
        ("1N P", "K32.A5.J9864.T92", "2N", "2N"),
        ("1H P 3H P", "K832.AJ964.9.KJ5", "4H", "P"),
        ("1H P 3H P", "K83.AJ964.Q9.KJ5", "4H", "P"),
        ("1H P 3H P", "A83.AJ964.Q9.QT5", "P", "P"),
        ("1S P 2S P", "AQ982.KT5.AK86.6", "4S", "3D"),
        ("1S P 2S P", "AQ982.KT5.AQ86.6", "3D", "3D"),
        ("1S P 2S P 3S P", "K62.854.KJ94.942", "4S", "P"),
        ("1S P 2S P 3S P", "K62.854.QJ94.942", "P", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, otherwise: str) -> None:
    assert call(hand, auction, "NS", stakes=IMPS) == expected
    assert call(hand, auction, "EW", stakes=IMPS) == otherwise
    assert call(hand, auction, "NS") == otherwise
    assert call(hand, auction, "NS", stakes=Stakes(Scoring.MATCHPOINTS)) == otherwise
