"""Whole short auctions after one of a suit: two hands, the calls they make while their opponents pass."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import uncontested


@pytest.mark.parametrize(
    ("opener", "responder", "auction"),
    [
        ("AQ984.K2.KJ753.4", "K762.A94.Q842.63", "1S 3S 4S"),
        ("KQT95.7.KJT7.A82", "AJ63.AK95.54.K97", "1S 2N 3H 4S P"),
        ("AQ984.A6.KQ92.64", "KJ5.742.KJ73.852", "1S 2S 3D 4S"),
        ("A4.KT82.KJ73.K54", "QJ52.AQ93.94.832", "1D 1H 2H"),
        ("5.K9.KQ72.AKJ762", "AQ985.T8.85.Q863", "1C 1S 2D 2S 3C"),
        ("AJ.AK63.8.AKJ982", "87542.754.A94.Q7", "1C 1S 3H"),
        ("K93.AKQ765.Q96.7", "Q42.JT83.K84.Q52", "1H 2H 3H 4H"),
        ("K83.AJ964.Q9.QT5", "QT2.KQ73.A754.82", "1H 3H P"),
    ],
)
def test_the_auction(opener: str, responder: str, auction: str) -> None:
    assert uncontested(opener, responder, calls=len(auction.split())) == auction
