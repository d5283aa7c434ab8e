"""Having told all there was to tell, a hand passes."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("2H X P 3C", "84.KQT964.K62.95", "None", "P"),
        ("1N P P 2D", "KQ52.AJ3.K86.A94", "None", "P"),
        ("1N P P 2D P 3D", "9852.T73.86.KQ94", "None", "P"),
        ("3C X P 3H P 4H", "83.7.852.AKJT964", "None", "P"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected
