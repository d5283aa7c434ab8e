"""Takeout doubles: points by shape, or seventeen of any."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.systems.sayc import sayc
from bridgetutor.rules.auction import DOUBLE
from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1C", "AQ65.KJT3.K975.3", "X", "None"),
        ("1H", "AQ65.3.KT97.A983", "X", "None"),
        ("1H", "KJ65.3.KT97.A983", "X", "None"),  # eleven and a singleton
        ("1H", "QJ65.3.KT97.A983", "P", "None"),  # ten
        ("1H", "A65.32.KJ97.A983", "P", "None"),  # twelve and no four spades
        ("1H", "A65.32.KQJ7.A983", "X", "None"),  # fourteen
        ("1H", "92.JT8.AQ87.AK92", "P", "None"),  # two spades
        ("1H", "AK875.8.AK96.A87", "X", "None"),  # too strong to overcall
        ("1C", "AQ65.JT3.KT97.A3", "X", "None"),  # fourteen
        ("1C P 1S", "83.AQ42.KJ73.Q85", "X", "None"),  # both other suits
        ("1C P 1S", "83.AQ4.KJ732.Q85", "P", "None"),  # three hearts only
        ("1S P 2S", "4.AQ97.KJ93.K853", "X", "None"),
        ("1S P 2S", "94.AQ97.QJ93.853", "P", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected


def test_nobody_alerts_takeout_doubles() -> None:
    doubles = (each for each in sayc().rules if each.call == DOUBLE and "takeout" in str(each.asks))
    assert [str(each.pattern) for each in doubles if each.artificial] == []
