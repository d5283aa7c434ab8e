"""Two spades over 1NT: a weak hand with a long minor."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("1N P", "73.72.986.KJT982", "None", "2S"),
        ("1N P", "73.72.KJT982.986", "None", "2S"),
        ("1N P", "73.72.9864.KJT98", "None", "P"),  # five only
        ("1N P", "K3.72.986.KQT982", "None", "3C"),  # 8
        ("1N P 2S P", "KJ3.AQ84.K86.A94", "None", "3C"),
        ("1N P 2S P 3C P", "73.72.986.KJT982", "None", "P"),
        ("1N P 2S P 3C P", "73.72.KJT982.986", "None", "3D"),
        ("1N P 2S P 3C P 3D P", "KJ3.AQ84.K86.A94", "None", "P"),
        ("1N P 2S X P P", "8.AT92.QJ76432.5", "None", "3D"),
        ("1N P 2S X P P", "8.95.762.QJ76432", "None", "3C"),
        ("1N P 2S X", "KJ7.AQ62.AQ54.95", "None", "P"),  # two clubs
        ("1N P 2S X", "KJ7.AQ62.AQ5.952", "None", "3C"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected
