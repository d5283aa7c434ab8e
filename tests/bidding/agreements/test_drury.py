"""Drury: a passed hand asks whether the opening was a full one."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.card import Card
from tests.bidding.at_the_table import call

CARD = Card(drury=True)


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("P P 1S P", "K85.AT93.K8764.3", "2C"),
        ("P P 1S P", "K85.QT93.K8764.3", "2C"),  # eight and a singleton
        ("P P 1S P", "K85.QT93.K876.32", "2S"),
        ("1S P", "K85.AT93.K8764.3", "2D"),  # not a passed hand
        ("P P 1S P 2C P", "AQJ84.K83.765.43", "2S"),
        ("P P 1S P 2C P", "AQJ84.K83.K65.43", "2D"),
        ("P P 1S P 2C P", "AQJ84.KQ83.65.A4", "4S"),
        ("P P 1S P 2C P 2D P", "K85.QT93.KJ76.Q2", "3S"),
        ("P P 1S P 2C P 2S P", "K85.QT93.KJ76.Q2", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction, card=CARD) == expected
