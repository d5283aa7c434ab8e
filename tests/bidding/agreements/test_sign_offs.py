"""Partner has named the contract."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("1N P 3N P", "KQ52.AJ3.K86.A94", "None", "P"),
        ("1N P 2C P 2D P 3N P", "KQ5.AJ3.K862.A94", "None", "P"),
        ("1N P 2C P 2H P 3N P", "KQ52.AJ83.K6.A94", "None", "4S"),  # but partner has spades
        ("2H P 4H P", "84.KQT964.K62.95", "None", "P"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected
