"""Responder over opener's 1NT rebid: sign-offs, invitations, forces; opener's answers."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1C P 1H P 1N P", "98.K98743.K53.75", "2H"),
        ("1C P 1H P 1N P", "98.KQ8743.Q53.75", "2H"),
        ("1C P 1H P 1N P", "98.AQ8743.KQ5.75", "3H"),
        ("1C P 1H P 1N P", "98.AQ8743.KQ5.A5", "4H"),
        ("1C P 1S P 1N P", "J984.76.Q9.K8754", "2C"),
        ("1C P 1S P 1N P", "J984.765.Q9.K875", "P"),
        ("1D P 1S P 1N P", "KJ954.Q9742.7.86", "2H"),
        ("1D P 1S P 1N P", "KJ954.AQ742.K.86", "3H"),
        ("1D P 1H P 1N P", "KJ9.KQT9.JT.KJ64", "3N"),
        ("1D P 1H P 1N P", "KJ9.KQT9.JT.J864", "2N"),
        ("1D P 1H P 1N P", "QJ9.KQ98.JT.8642", "P"),
        ("1C P 1H P 1N P", "KJ95.AQ742.K8.86", "2S"),
        ("1C P 1H P 1N P", "KJ9.AQ42.KQ8.K96", "4N"),
        ("1C P 1H P 1N P 4N P", "A87.KJ4.QJ9.KQ87", "6N"),
        ("1C P 1H P 1N P 4N P", "A87.KJ4.J95.KJ87", "P"),
        ("1D P 1S P 1N P 2N P", "K73.A8.KJ985.Q95", "3S"),
        ("1D P 1S P 1N P 2N P", "K7.A84.KJ985.Q95", "3N"),
        ("1D P 1S P 1N P 2N P", "K7.A84.QJ985.Q95", "P"),
        ("1C P 1S P 1N P 3S P", "Q63.T972.A.AK742", "4S"),
        ("1C P 1S P 1N P 3S P", "Q6.J972.A53.KQ42", "P"),
        ("1D P 1S P 1N P 2H P", "Q6.J97.AK53.KJ42", "P"),
        ("1D P 1S P 1N P 2H P", "Q63.J9.AK53.KJ42", "2S"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
