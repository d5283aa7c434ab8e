"""Over 2NT, and over 2C-2D-2NT: Stayman, transfers, games and slams."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call, uncontested


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("2N P", "K983.J4.Q85.9754", "None", "3C"),  # 6
        ("2N P", "Q983.J4.985.9754", "None", "P"),  # 3
        ("2C P 2D P 2N P", "Q983.J4.985.9754", "None", "3C"),  # 22 opposite
        ("2N P 3C P", "AQ83.AKT4.KQ.K83", "None", "3H"),
        ("2N P 3C P", "AQ83.AK4.KQ2.K83", "None", "3S"),
        ("2N P 3C P", "AQ3.AK4.KQ72.K83", "None", "3D"),
        ("2N P 3C P 3S P", "K983.J4.Q85.9754", "None", "4S"),
        ("2N P 3C P 3H P", "K983.J4.Q85.9754", "None", "3N"),
        ("2N P 3C P 3H P 3N P", "AQ83.AKT4.KQ.K83", "None", "4S"),
        ("2N P", "Q9832.4.J85.9754", "None", "3H"),
        ("2N P 3H P", "AQ3.AK4.KQ72.K83", "None", "3S"),
        ("2N P 3H P 3S P", "Q9832.4.J85.9754", "None", "P"),
        ("2N P 3H P 3S P", "Q9832.K4.J85.975", "None", "3N"),
        ("2N P 3H P 3S P", "Q98432.K4.J85.97", "None", "4S"),
        ("2N P 3H P 3S P 3N P", "AQ3.AK4.KQ72.K83", "None", "4S"),
        ("2N P 3H P 3S P 3N P", "AQ.AK43.KQ72.K83", "None", "P"),
        ("2N P", "K93.J42.Q85.9754", "None", "3N"),
        ("2N P", "K93.J42.985.9754", "None", "P"),
        ("2N P", "K93.KJ2.KQ5.J754", "None", "6N"),
        ("2N P", "K93.KJ2.QJ5.Q754", "None", "4N"),  # 12
        ("2N P", "K93.KJ2.QJ5.J754", "None", "3N"),  # 11
        ("2N P 4N P", "AQ3.AK4.KQ72.K83", "None", "6N"),
        ("2N P 4N P", "AQ3.AK4.KQ72.Q83", "None", "P"),
        ("2N P 3C P 3D P", "KQ983.K742.8.985", "None", "3S"),
        ("2N P 3C P 3D P 3S P", "A42.AQ3.KQ72.AJ3", "None", "4S"),
        ("2N P", "5.KT6.J843.T7642", "None", "3N"),  # four and a fifth club
        ("2N P", "52.KT6.J843.T764", "None", "P"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected


@pytest.mark.parametrize(
    ("opener", "responder", "auction"),
    [
        ("AQ3.AK4.KQ72.K83", "K9852.Q3.J84.975", "2N 3H 3S 3N 4S P"),
    ],
)
def test_a_whole_auction(opener: str, responder: str, auction: str) -> None:
    assert uncontested(opener, responder, calls=len(auction.split())) == auction
