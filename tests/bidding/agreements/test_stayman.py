"""Stayman: who asks, what opener answers, how both go on, and the escape."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call, uncontested


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("1N P", "KJ72.Q4.KT83.954", "None", "2C"),  # 9
        ("1N P", "KJ72.94.QT83.954", "None", "P"),  # 6
        ("1N P", "KJT72.94.QT83.95", "None", "2H"),  # five are for a transfer
        ("1N P", "J752.Q864.T9743.", "None", "2C"),  # short in clubs
        ("1N P", "J752.Q864.T9.743", "None", "P"),  # not short in clubs
        ("1N P", "KJ72.QT864.A4.85", "None", "2C"),  # five and four
        ("1N P", "3.A4.KQT3.AKJ872", "None", "2C"),  # a minor for a slam
        ("1N P 2C P", "KQ52.AJ83.K6.A94", "None", "2H"),  # with both
        ("1N P 2C P", "KQ52.AJ3.K86.A94", "None", "2S"),
        ("1N P 2C P", "KQ5.AJ3.K862.A94", "None", "2D"),
        ("1N P 2C P 2D P", "KJ72.Q4.KT83.954", "None", "2N"),
        ("1N P 2C P 2D P", "KJ72.Q4.KT83.K54", "None", "3N"),
        ("1N P 2C P 2D P", "J752.Q864.T9743.", "None", "P"),
        ("1N P 2C P 2D P", "KJ72.QT864.K4.85", "None", "2H"),  # 9
        ("1N P 2C P 2D P", "KJ72.QT864.A4.85", "None", "3H"),  # 10
        ("1N P 2C P 2D P", "KJ72.QT8643.A4.8", "None", "4H"),
        ("1N P 2C P 2D P 2H P", "KQ5.AJ3.K862.A94", "None", "4H"),
        ("1N P 2C P 2D P 2H P", "KQ5.J3.AJ62.AQ94", "None", "3N"),  # no third heart
        ("1N P 2C P 2D P 2H P", "KQ5.AJ3.K862.Q94", "None", "P"),
        ("1N P 2C P 2H P", "KJ72.Q864.K4.985", "None", "3H"),  # 9
        ("1N P 2C P 2H P", "KJ72.Q864.K43.K5", "None", "4H"),
        ("1N P 2C P 2H P", "KJ72.Q864.QT764.", "None", "4H"),  # 9 and a void
        ("1N P 2C P 2H P 3H P", "KQ52.AJ83.K6.A94", "None", "4H"),
        ("1N P 2C P 2H P 3H P", "KQ52.AJ83.Q6.K94", "None", "P"),
        ("1N P 2C P 2H P", "KJ72.Q4.KT83.954", "None", "2N"),
        ("1N P 2C P 2H P 2N P", "KQ52.AJ83.Q6.K94", "None", "3S"),
        ("1N P 2C P 2H P 2N P", "KQ52.AJ83.K6.A94", "None", "4S"),
        ("1N P 2C P 2H P 2N P", "KQ5.AJ83.Q62.K94", "None", "P"),
        ("1N P 2C P 2H P 3N P", "KQ52.AJ83.Q6.K94", "None", "4S"),
        ("1N P 2C P 2S P", "KJ72.Q4.KT83.A54", "None", "4S"),
        ("1N P 2C P 2S P", "AQJ2.Q4.AKT83.54", "None", "4C"),  # aces?
        ("1N 2C", "KJ72.Q4.KT83.954", "None", "X"),  # the double asks
        ("1N 2C X P", "KQ52.AJ3.K86.A94", "None", "2S"),
        ("1N 2C X P", "KQ5.A3.J86.AQ942", "None", "P"),
        ("1N X", "KJ72.Q4.T983.954", "None", "P"),
        ("1N P 2C P 2H P 2N P 3S P", "T986.9.A842.A976", "None", "4S"),  # eight and a singleton
        ("1N P 2C P 2H P 2N P 3S P", "T986.92.A84.A976", "None", "P"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected


@pytest.mark.parametrize(
    ("opener", "responder", "auction"),
    [
        ("KQ52.AJ83.K6.A94", "AJ73.Q4.KT83.954", "1N 2C 2H 3N 4S P"),
        ("KQ5.AJ3.K862.A94", "KJT72.QT64.A4.85", "1N 2C 2D 3S 4S P"),
        ("AK5.QJ83.K862.A4", "3.A4.AQT3.KQJ872", "1N 2C 2H 3C 3N 4N 6N P"),
    ],
)
def test_a_whole_auction(opener: str, responder: str, auction: str) -> None:
    assert uncontested(opener, responder, calls=len(auction.split())) == auction
