"""Penalty doubles of part scores and games."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1H 1S 2D P 2H 2S", "KQT4.4.AKJ84.J93", "X"),  # four trumps and strength
        ("1S 2D 2S 3D", "AQ984.A4.J93.K63", "P"),
        ("1S X XX 2D", "AQ984.A4.QJ93.93", "X"),
        ("1H 1S 2H 4S", "4.AKJ84.AQ84.Q84", "P"),
        ("1H 1S 3H 4S", "A84.AKJ84.AK4.84", "X"),  # three tricks and more
        ("1S 2H 3H 4H P P", "AQ84.QT84.KJ4.93", "X"),
        ("1S 2H 3H 4H P P", "AQ84.T984.KJ4.93", "X"),  # small trumps, but the balance of strength
        ("1S 2H 3H 4H P P", "KQ84.T984.K54.93", "P"),
        ("1H 1S 2D P 2H 2S", "JT94.43.AKJ84.Q9", "P"),
        ("1H 1S 2C 2S", "84.AKJ84.AQ84.K4", "X"),  # 25 points together
        ("1H 1S 2C 2S", "84.AJT84.AJ84.43", "P"),
        ("1S P 2S 3D P P", "AJ.T832.KJ5.9532", "X"),  # three with honours at three
        ("1S P 2S 3D P P", "AJ.K832.965.J532", "P"),  # three small
        ("1H 1S P 2S 3H P P", "KQ2.K74.A532.J85", "X"),  # when they opened, too
        ("1H 1S P 2S 3H P P", "KQ2.874.AQ53.J85", "P"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
