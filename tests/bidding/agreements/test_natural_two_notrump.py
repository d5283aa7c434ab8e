"""Two notrump over a major where Jacoby is off."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.card import Card
from tests.bidding.at_the_table import call

CARD = Card(jacoby_2nt=False)


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P", "K84.A93.KQ84.J72", "2D"),
        ("1H P", "K84.K9.KQ84.J872", "2C"),
        ("1S P", "K84.KQ93.KJ4.J72", "2N"),
        ("1S P", "K84.QJ93.KJ4.872", "3S"),
        ("1S P 2N P", "AQJ84.K83.K65.43", "3N"),
        ("1S P 2N P", "AQJ843.K8.K65.43", "4S"),
        ("1S P 2N P", "AQJ84.K8.K652.43", "3D"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction, card=CARD) == expected
