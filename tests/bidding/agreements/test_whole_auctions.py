"""Whole auctions of two hands whose opponents pass: each ends where it should."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import uncontested


@pytest.mark.parametrize(
    ("opener", "responder", "auction"),
    [
        ("AQ54.8.KQJ72.K83", "K873.AQ52.84.J62", "1D 1H 1S 3S 4S P"),
        ("A5.KQ4.AQ852.K97", "KQ873.84.J65.943", "1D 1S 2N 3S 3N P"),
        ("KQ864.A5.KJ72.84", "A7.KQ4.A5.QJ9762", "1S 2C 2D 3N P"),
        ("84.KJ.AQJ74.AQ53", "KQJ732.A8.K9.T72", "1D 1S 2C 2H 2N 3S 4S P"),
        ("5.A87.AKQ74.KJ53", "AK84.92.JT3.AQ62", "1D 1S 2C 2H 2N 3N 4N P"),
        ("A8.AKJ953.Q4.762", "KQ742.Q4.K83.K54", "1H 1S 2H 3N P"),
        ("AQ7.K84.52.AK973", "KJT842.A5.K73.52", "1N 2H 2S 4S P"),
        ("KJ4.AQ872.K3.Q62", "Q83.K6.AJ954.K75", "1N 3N P"),
    ],
)
def test_the_auction(opener: str, responder: str, auction: str) -> None:
    assert uncontested(opener, responder, calls=len(auction.split())) == auction
