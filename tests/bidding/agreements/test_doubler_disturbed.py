"""The doubler's next call when they have bid again."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1H P P X P 1S 2H", ".K74.AQJ7632.AK4", "4D", "None"),  # the doubler balanced
        ("1H P P X P 1S 2H", ".K74.AQJ763.QJ43", "P", "None"),
        ("1H X 3H P P", "AT75.K3.AK.AKQT3", "4C", "None"),
        ("1S X 2S P P", "KQ6.A43.AKJ.Q975", "2N", "None"),
        ("1S X 2S P P", "KQ6.A43.AK2.J975", "P", "None"),
        ("1S X 2S P P", "4.AQ97.KJ93.AKQ5", "X", "None"),  # again
        ("1S X 2S P P", "4.AQ97.KJ93.KJ53", "P", "None"),
        ("1H X P 1S 2H", "AKJ9.98.AQJ4.AK5", "4S", "None"),  # they went on
        ("1H X P 1S 2H", "AKJ9.98.AQJ4.K95", "2S", "None"),
        ("1H X P 1S 2H", "AKJ9.98.AQ84.J95", "P", "None"),
        ("1H P P X P 1S 2H", "AKJ9.98.AQJT4.KQ", "4S", "None"),
        ("1C X 3C P P", "7543.AQ74.AQ97.A", "X", "None"),
        ("1C X 3C P P", "7543.AQ74.KQ97.A", "P", "None"),
        ("1S P 1N X 2S P P", "A9.AQJ3.KQ53.QT9", "X", "None"),
        ("1S P 1N X 2S P P", "A9.AQJ3.KQ53.T94", "P", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
