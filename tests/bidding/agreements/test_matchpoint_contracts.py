"""At matchpoints notrump comes before the minors."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.stakes import Scoring, Stakes
from tests.bidding.at_the_table import call

MATCHPOINTS = Stakes(Scoring.MATCHPOINTS)


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "otherwise"),
    [
        ("1C P", "Q32.K54.64.KJ982", "1N", "2C"),
        ("1C P", "Q32.K54.6.KJ9832", "2C", "2C"),
        ("1C P", "Q32.K54.64.AQJ82", "3C", "3C"),
        ("1D P", "Q32.K54.KJ982.64", "1N", "2D"),
        ("1D P", "Q832.K5.KJ982.64", "1S", "1S"),
        ("1D P 3D P", "AQ4.A3.KQT752.84", "3N", "5D"),
        ("1D P 3D P", "AQ4.3.AKT752.Q42", "5D", "5D"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, otherwise: str) -> None:
    assert call(hand, auction, stakes=MATCHPOINTS) == expected
    assert call(hand, auction, stakes=Stakes(Scoring.IMPS)) == otherwise
    assert call(hand, auction) == otherwise
