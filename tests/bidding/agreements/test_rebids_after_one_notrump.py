"""The second bid of opener after one notrump."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P 1N P", "AKQT87.K4.43.K92", "2S"),
        ("1S P 1N P", "AKQT87.K4.43.KQ2", "3S"),
        ("1S P 1N P", "AKQT87.K4.A4.K52", "4S"),
        ("1S P 1N P", "AKJ87.K43.43.Q92", "P"),
        ("1S P 1N P", "AKJ87.K3.43.Q982", "2C"),
        ("1S P 1N P", "AKJ87.Q982.43.K3", "2H"),
        ("1S P 1N P", "AKJ87.KQ8.Q3.K32", "2N"),
        ("1D P 1N P", "AQ4.K83.KT52.QJ4", "P"),
        ("1D P 1N P", "AQ4.83.KQT652.Q4", "2D"),
        ("1D P 1N P", "AQ4.K83.KQT5.A94", "2N"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
