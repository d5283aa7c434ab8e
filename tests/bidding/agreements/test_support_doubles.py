"""Support doubles, when the card has them: three cards of partner's major exactly."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.card import Card
from tests.bidding.at_the_table import call

CARD = Card(support_doubles=True)


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1C P 1H 1S", "84.AQ4.K93.KJ984", "X"),
        ("1C P 1H 1S", "84.AQ84.K3.KJ984", "2H"),  # four
        ("1C P 1H 1S", "A84.Q4.K93.KJ984", "1N"),  # two
        ("1C P 1H X", "84.AQ4.K93.KJ984", "XX"),
        ("1C P 1H 2D", "A84.KQ4.93.KQ984", "X"),
        ("1C P 1H 2S", "84.AQ4.KQ3.KJ984", "P"),  # above two hearts
        ("1C P 1H 1S X P", "84.KJ984.Q84.Q93", "2H"),
        ("1C P 1H 1S X P", "84.KJ984.A84.KQ3", "4H"),
        ("1C P 1H 1S X P", "KJ8.KJ84.984.Q93", "1N"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction, card=CARD) == expected


def test_they_are_off_on_the_standard_card() -> None:
    assert call("84.AQ4.K93.KJ984", "1C P 1H 1S") == "P"
