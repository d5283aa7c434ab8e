"""The doubler's second call."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1C X P 1S P", "KQ84.K763.AQ82.5", "P", "None"),  # fourteen
        ("1C X P 1S P", "KJ84.Q763.AKJ8.A", "2S", "None"),  # eighteen
        ("1C X P 1S P", "KQ84.Q763.AKJ8.A", "3S", "None"),  # twenty
        ("1C X P 1D P", "K984.AQ7.KQJ9.A8", "1N", "None"),
        ("1C X P 1D P", "AK84.A98.AK9.A87", "2N", "None"),
        ("1C X P 1D P", "AKJ4.AJ76.AKQ.98", "2C", "None"),  # no stopper
        ("1H X P 2C P", "AKJT73.6.Q84.AKJ", "2S", "None"),
        ("1H X P 2C P", "AJT3.6.QJ84.AQJ4", "P", "None"),
        ("1C X P 1D P", "KJ9.AQJ832.KQ.AJ", "2H", "None"),  # a jump is not needed over diamonds
        ("1S X P 3H P", "4.AQ97.KJ93.KQ52", "4H", "None"),  # opposite nine
        ("1S X P 3H P", "84.AQ97.KJ9.QJ52", "P", "None"),
        ("1C X P 1S P", "AKQ.AQ85432.6.A6", "3H", "None"),  # seven cards jump
        ("1C X P 1S P", "AKQ2.AQJ94.6.A63", "3S", "None"),  # a fit comes first
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
