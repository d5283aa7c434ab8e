"""The second bid of opener after two over one."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P 2H P", "A9876.K87.AJT.KQ", "4H"),
        ("P P 1D P 2C P", "K9.A5.AJ864.KQ96", "3N"),
        ("1S P 2H P", "A9876.K87.AJT.92", "3H"),
        ("1S P 2H P", "AKJ52.6.AKQ5.J92", "3D"),
        ("1S P 2H P", "AKJ52.6.KQ52.942", "2S"),
        ("1S P 2C P", "AKQ876.K6.85.952", "2S"),
        ("1S P 2D P", "KJT943.K2.K.A853", "3S"),
        ("1S P 2C P", "AQ876.K654.K5.92", "2H"),
        ("1S P 2C P", "AQ876.KQ5.852.92", "2S"),
        ("1S P 2C P", "AQ876.K65.KJ5.92", "2N"),
        ("1S P 2C P", "KQ876.K65.5.A972", "3C"),
        ("1H P 2D P", "T6.AKT53.K7.QJ86", "2H"),
        ("1H P 2C P", "AQ84.AKT93.K72.9", "2S"),
        ("1H P 2C P", "AQ84.AJT93.K72.9", "2H"),
        ("1D P 2C P", "T.QJ32.KQJT9.K32", "2D"),
        ("1D P 2C P", "Q4.Q4.QJ765.A742", "3C"),
        ("1D P 2C P", "KQ4.A83.KT52.J74", "2N"),
        ("P P 1S P 2D P", "AQ876.K65.Q52.92", "P"),
        ("P P 1H P 2C P", "953.AKT762.K8.AK", "3H"),
        ("P P 1S P 2C P", "KQ982.K8.A754.95", "2D"),  # two clubs, and diamonds to show
        ("P P 1S P 2C P", "KQ982.K82.A7.J95", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
