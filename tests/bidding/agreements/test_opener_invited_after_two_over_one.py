"""Opener's answer to an invitation after two over one."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P 2C P 2S P 2N P", "AQJT93.9.32.KQ42", "4S"),  # a suit of six that needs no help
        ("1S P 2C P 2S P 2N P", "KQ9743.9.32.AQ42", "3S"),  # one that does
        ("1S P 2C P 2S P 2N P", "AQ973.KJ3.32.K42", "3N"),  # thirteen
        ("1S P 2C P 2S P 2N P", "AQ973.K93.32.K42", "P"),  # twelve
        ("1S P 2C P 2S P 3S P", "AQ973.K9.KJ32.42", "4S"),  # thirteen and the fifth spade
        ("1S P 2C P 2S P 3S P", "AQ973.Q95.KJ3.42", "P"),
        ("1S P 2C P 3C P 4C P", "AJT64.A3.QT.KJ75", "5C"),
        ("1S P 2C P 3C P 4C P", "AJT64.3.Q932.KJ7", "P"),
        ("1S P 2D P 2S P 2N P", "AQ9863.K5.4.Q972", "3S"),
        ("1S P 2D P 2S P 2N P", "AQ9863.K5.43.Q97", "P"),  # six, and nothing to ruff
        ("1S P 2C P 2H P 2N P", "AQJ98.KJ872.43.5", "3H"),
        ("1S P 2C P 2H P 2N P", "AQJ98.KJ872.K3.5", "4H"),  # fourteen, and ten cards
        ("1S P 2C P 2H P 2N P", "AQJ98.KJ87.K3.52", "3N"),  # fourteen, and nine
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
