"""Responder, who has bid 1NT, after opener's next bid."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P 1N P 2N P", "5.Q8753.A863.T76", "3N"),  # six and a suit of five
        ("1S P 1N P 2N P", "52.Q875.A863.T76", "P"),
        ("1S P 1N P 2N P", "5.Q87532.A863.T7", "3N"),
        ("1S P 1N P 2N P", "5.Q87532.K863.T7", "3H"),
        ("1S P 1N P 2D P", "84.K742.Q974.Q63", "P"),
        ("1S P 1N P 2D P 2S P 2N P", "AT.J9764.KT9.T74", "3N"),
        ("1S P 1N P 2D P", "84.K742.94.KQ963", "2S"),
        ("1S P 1N P 2D P", "84.AK42.974.J963", "2S"),
        ("1S P 1N P 2D P", "4.QJT872.974.Q63", "2H"),
        ("1S P 1N P 2C P", "9.T5.QJ8643.A873", "3C"),
        ("1S P 1N P 2D P 3D P", "AQT63.T4.AQ94.A7", "5D"),  # nineteen with the fit
        ("1S P 1N P 2D P 3D P", "AKJ64.52.AK94.J2", "P"),  # eighteen
        ("1S P 1N P 2C P 3C P", "KJ982.A.J95.AK76", "5C"),
        ("1S P 1N P 2C P 3C P", "KJ982.J4.A5.AK76", "P"),
        ("1S P 1N P 2S P", "84.K742.Q974.Q63", "P"),
        ("1S P 1N P 3S P", "84.K742.Q974.A63", "4S"),
        ("1S P 1N P 3S P", "84.K742.Q974.863", "P"),
        ("1H P 1N P 2N P", "A84.72.Q974.J863", "3N"),
        ("1H P 1N P 2N P", "Q84.72.Q974.J863", "P"),
        ("1S P 1N P 2N P", "62.QJ8742.962.84", "3H"),  # six cards, to play
        ("1S P 1N P 2N P", "62.QJ874.9632.84", "P"),  # five
        ("1S P 1N P 2N P", "62.KQ8742.Q62.84", "3N"),  # seven points
        ("1S P 1N P 2N P", "6.82.962.QJ87432", "3C"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
