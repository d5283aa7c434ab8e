"""Answering a force in an auction they have come into."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D 1S 2H P 2S P", "K4.AQ984.93.KT84", "3N"),  # the stopper asked for
        ("1D 2S 3C P 3S P", "K84.K7.92.AKJ984", "3N"),  # the stopper asked for
        ("1D 2S 3C P 3S P", "984.K7.K2.AKJ984", "4C"),  # no stopper
        ("1D 1S 2H P 2S P", "94.AQ984.K3.KT84", "3C"),
        ("1D 1S 2H P 2S P", "94.AKJ84.Q93.Q84", "3D"),
        ("1H 1S 2D P 2S P", "K4.93.AKJ984.984", "3D"),
        ("1H 1S 2S P 4H P", "K4.QJ84.AK3.K984", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
