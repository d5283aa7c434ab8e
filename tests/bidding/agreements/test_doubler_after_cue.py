"""After a takeout double and their suit bid in answer."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D X P 2D P", "KQ84.AJ53.7.KT62", "2H"),  # the cheaper major first
        ("1D X P 2D P", "AQ84.AJ53.7.AJ62", "3H"),  # sixteen
        ("1D X P 2D P", "KQ84.AJ5.Q73.KT6", "2S"),
        ("1D X P 2D P", "KQ8.AJ5.KT73.K62", "3N"),  # sixteen, and a stopper
        ("1D X P 2D P", "KQ8.AJ5.KT73.J62", "2N"),  # fourteen
        ("1D X P 2D P", "KQ8.AJ5.73.KT642", "3C"),  # nothing else to show
        ("1D X P 2D P 2H P", "KQ84.KT53.A73.Q6", "4H"),  # fourteen
        ("1D X P 2D P 2H P", "KQ84.QT53.K73.96", "3H"),  # ten
        ("1D X P 2D P 2S P", "AJ4.KQ5.AT73.962", "3N"),  # no fit: a stopper
        ("1D X P 2D P 2S P", "AJT4.KQ5.T73.Q62", "4S"),
        ("1H X P 2H P", "KQ84.5.AJ73.KT62", "2S"),
        ("1H X P 2H P", "KQ8.K5.QJ73.KT62", "2N"),
        ("1H X P 2H P", "KQ8.K5.AJ73.KT62", "3N"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
