"""Partner has bid your king already."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1C P P 1S P", "K87.AT95.42.Q973", "2S", "None"),
        ("1C P P 1S P", "QT75.K54.K95.K83", "2S", "None"),  # eleven
        ("1C P P 1S P", "K843.A4.K32.QJ62", "3S", "None"),
        ("1C P P 1S P", "K87.T954.42.Q973", "P", "None"),
        ("1D P P X P", "KQ73.JT4.864.AJ3", "2S", "None"),
        ("1D P P X P", "KQ73.JT4.864.J73", "1S", "None"),
        ("1D P P X P", "K6.KT4.AQT43.543", "P", "None"),  # trumps
        ("1D P P X P 1S P", "QJ84.AK73.5.K954", "P", "None"),
        ("1D P P X P 1S P", "AQ84.AK73.5.K954", "2S", "None"),
        ("1H P P 2C P", "8.AKT2.AT982.A75", "3N", "None"),  # fifteen
        ("1H P P 2C P", "8.AQT2.AT982.A75", "2N", "None"),  # fourteen
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
