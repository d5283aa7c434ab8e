"""Responder's second bid after two over one."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D P 2C P 2D P", "K872.K75..AQJ863", "2S"),  # thirteen force to game
        ("1D P 2C P 2D P", "K872.Q75..AQJ863", "3C"),
        ("1S P 2C P 2D P", "Q4.AT8.J765.AT54", "3D"),
        ("1S P 2C P 2D P", "Q4.AT8.KJ65.AT54", "3N"),
        ("1S P 2C P 2S P", "6.AK75.Q32.KJ643", "3H"),
        ("1S P 2C P 2H P", "K9.A9.9863.KJ643", "2S"),
        ("1S P 2C P 2H P", "7.KT8.K74.KJT432", "3C"),
        ("1S P 2C P 2D P", "5.763.KQ75.AQ643", "3D"),
        ("1S P 2C P 2H P", "K97.T.A874.KJ643", "3S"),
        ("1S P 2C P 3C P", "K97.T.A874.KJ643", "4S"),
        ("1S P 2C P 2H P", "AQ.QT7.J85.AJ432", "3D"),
        ("1S P 2C P 2D P", "65.K975.K3.KJ643", "2N"),
        ("1S P 2H P 3D P", "96.AT985.532.AQ8", "3N"),
        ("1S P 2H P 3D P", "Q6.AT9852.A3.876", "3H"),
        ("1H P 2D P 2H P", "Q4.5.AJT9762.AQ7", "3D"),
        ("1S P 2D P 2S P", "K84.72.AKJ63.J95", "3S"),
        ("1S P 2D P 2S P", "K84.72.AKJ63.A95", "4S"),
        ("1S P 2D P 3S P", "84.A72.AKJ63.J95", "4S"),
        ("1S P 2D P 3S P", "4.KQ72.KQJ63.J95", "3N"),
        ("1S P 2H P 2N P", "J54.AQ983.QJ4.85", "3N"),  # ten, and no way to stop
        ("1D P 2C P 3D P", "T9.52.AJT85.AKT7", "4D"),
        ("1H P 2C P 2N P", "K84.72.A63.KQJ95", "3N"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
