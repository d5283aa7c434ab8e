"""Opener when the hand behind comes in over one over one."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1C P 1H 1S", "84.AQ84.K3.KJ984", "2H"),
        ("1C P 1H 1S", "84.AQ4.K93.KJ984", "P"),  # three hearts, a flat minimum
        ("1C P 1H 1S", "KQ4.84.A93.KJ984", "1N"),
        ("1C P 1H 1S", "84.84.AQ3.AKJ984", "2C"),  # six clubs
        ("1C P 1H X", "84.84.AQ93.AK984", "P"),  # nothing more to say
        ("1C P 1H X", "KQ4.84.AQ9.AKJ84", "XX"),  # nineteen
        ("1C P 1D X", "AJ84.AT74.J.AT86", "P"),
        ("1D P 1H 1S", "Q2.KQT.AK97.A985", "2S"),
        ("1D P 1H 1S", "Q2.KQT.AQ97.A985", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
