"""After 2C-2D and a suit: the second negative, support, waiting, a stop below game."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call, uncontested


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("2C P 2D P 2S P", "83.T742.9843.954", "None", "3C"),
        ("2C P 2D P 2S P", "J83.Q742.Q843.95", "None", "4S"),  # 5
        ("2C P 2D P 2S P", "J83.A742.Q843.95", "None", "3S"),  # 7
        ("2C P 2D P 2S P", "J3.A742.Q843.954", "None", "2N"),
        ("2C P 2D P 2S P", "Q7.KT86.KJ4.AJ84", "None", "2N"),  # no upper limit
        ("2C P 2D P 2S P", "J3.QJT742.Q84.95", "None", "3H"),
        ("2C P 2D P 2S P 3C P", "AKQJ92.AK4.A6.83", "None", "3S"),  # nine tricks
        ("2C P 2D P 2S P 3C P", "AKQ92.AKJ4.A6.K3", "None", "3H"),
        ("2C P 2D P 2S P 3C P 3S P", "83.T742.9843.954", "None", "P"),
        ("2C P 2D P 2S P 3C P 3H P", "83.Q742.9843.954", "None", "4H"),
        ("2C P 2D P 2S P 3C P 3H P", "83.T72.98432.954", "None", "3S"),
        ("2C P 2D P 2S P 2N P", "AKQJ92.AK4.A6.83", "None", "3S"),
        ("2C P 2D P 2S P 2N P 3S P", "J3.A742.Q843.954", "None", "4S"),
        ("2C P 2D P 2S P 2N P 3S P", "3.A742.Q843.J954", "None", "3N"),
        ("2C P 2D P 3C P", "83.T742.9843.954", "None", "3D"),
        ("2C P 2D P 3C P", "KJT83.742.984.95", "None", "3S"),
        ("2C P 2D P 3D P", "83.T742.843.9542", "None", "P"),
        ("2C P 2D P 3D P", "K83.Q742.84.9542", "None", "3N"),
        ("2C P 2H P", "AQJ92.K42.AKQ.A3", "None", "3H"),
        ("2C P 2H P", "AKJ92.K4.AKQ.AT3", "None", "2S"),
        ("2C P 2H P", "AKJ9.K4.AKQ8.AT3", "None", "2N"),
        ("2C P 2N P", "AKJ9.K4.AKQ8.AT3", "None", "3N"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected


@pytest.mark.parametrize(
    ("opener", "responder", "auction"),
    [
        ("AKQ92.AKJ4.A6.K3", "J83.T72.J9843.95", "2C 2D 2S 3C 3H 4S P"),
    ],
)
def test_a_whole_auction(opener: str, responder: str, auction: str) -> None:
    assert uncontested(opener, responder, calls=len(auction.split())) == auction
