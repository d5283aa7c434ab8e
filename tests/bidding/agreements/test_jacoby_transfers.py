"""Transfers to the majors: acceptance, jump, invitations, games, second suits."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call, uncontested


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("1N P", "QT864.J4.983.752", "None", "2H"),
        ("1N P", "J4.QT864.983.752", "None", "2D"),
        ("1N P", "QT86.J4.9832.752", "None", "P"),  # four only
        ("1N P", "KQ864.AJ742.8.95", "None", "2H"),  # game with both
        ("1N P", "KQ864.QJ742.8.95", "None", "2D"),  # an invitation with both
        ("1N P 2H P", "KJ3.AQ84.K86.A94", "None", "2S"),
        ("1N P 2H P", "KJ32.AQ84.K8.A94", "None", "3S"),  # 17 with four
        ("1N P 2H P", "KJ32.AJ84.K8.A94", "None", "2S"),  # 16
        ("1N P 2H P 3S P", "QT864.J4.983.752", "None", "P"),
        ("1N P 2H P 3S P", "QT864.K4.983.Q52", "None", "4S"),
        ("1N P 2H P 2S P", "QT864.J4.983.752", "None", "P"),
        ("1N P 2H P 2S P", "QT864.K4.K83.752", "None", "2N"),
        ("1N P 2H P 2S P", "QT8643.K4.Q3.752", "None", "3S"),
        ("1N P 2H P 2S P", "QT864.K4.KQ3.752", "None", "3N"),
        ("1N P 2H P 2S P", "QT8643.K4.KQ3.75", "None", "4S"),
        ("1N P 2H P 2S P", "QT864.K4.AKJ3.75", "None", "3N"),  # no shortness
        ("1N P 2H P 2S P", "AT864.4.AK932.75", "None", "3D"),
        ("1N P 2H P 2S P 2N P", "KJ3.AQ84.K86.A94", "None", "4S"),
        ("1N P 2H P 2S P 2N P", "KJ3.AQ84.K86.Q94", "None", "3S"),
        ("1N P 2H P 2S P 2N P", "KJ.AQ84.KJ86.A94", "None", "3N"),
        ("1N P 2H P 2S P 2N P", "KJ.AQ84.QJ86.Q94", "None", "P"),
        ("1N P 2H P 2S P 3S P", "KJ.AQ84.KJ86.A94", "None", "4S"),
        ("1N P 2H P 2S P 3S P", "KJ.AQ84.QJ86.Q94", "None", "P"),
        ("1N P 2H P 2S P 3N P", "KJ3.AQ84.K86.Q94", "None", "4S"),
        ("1N P 2H P 2S P 3N P", "KJ.AQ84.QJ86.Q94", "None", "P"),
        ("1N P 2D P 2H P", "KQ864.QJ742.8.95", "None", "2S"),
        ("1N P 2D P 2H P 2S P", "A3.KT84.KJ86.A94", "None", "3H"),  # 15
        ("1N P 2D P 2H P 2S P", "A93.K4.KJ86.A932", "None", "3S"),
        ("1N P 2H P 2S P", "KQ864.AJ742.8.95", "None", "3H"),
        ("1N P 2H P 2S P 3H P", "A93.K4.KJ86.A932", "None", "4S"),
        ("1N X", "QT864.J4.983.752", "None", "2H"),  # still on
        ("1N 2C", "QT864.J4.983.752", "None", "2H"),  # over two clubs too
        ("1N P 2H P 2S P 2N P 3S P", "Q9762.T93.8.AK86", "None", "4S"),  # nine and a singleton
        ("1N P 2H P 2S P 2N P 3S P", "Q9762.T93.82.AK8", "None", "P"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected


@pytest.mark.parametrize(
    ("opener", "responder", "auction"),
    [
        ("KJ3.AQ84.K86.A94", "QT864.K4.KQ3.752", "1N 2H 2S 3N 4S P"),
        ("K32.AJ4.AK65.Q73", "A4.KQT85.QJ732.8", "1N 2D 2H 3D 3H 4H P"),
    ],
)
def test_a_whole_auction(opener: str, responder: str, auction: str) -> None:
    assert uncontested(opener, responder, calls=len(auction.split())) == auction
