"""An overcall of partner's 1NT: to play, forcing, the cue bid, doubles."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("1N 3S", "J9.KJ2.Q32.AJ953", "None", "X"),  # short, and twelve points
        ("1N 3S", "J9.K32.Q32.Q9543", "None", "P"),
        ("1N 2D", "KJT72.84.953.K85", "None", "2S"),
        ("1N 2D", "KJT72.84.A5.KQ85", "None", "3S"),
        ("1N 2D", "KJT2.84.953.9854", "None", "P"),
        ("1N 2D", "KJT2.K4.95.KQ854", "None", "3D"),  # asks for a major
        ("1N 2D 3D P", "AQ83.AQ4.K86.QT3", "None", "3S"),
        ("1N 2D 3D P", "AQ3.AQ4.K862.QT3", "None", "3N"),
        ("1N 2H", "Q84.KJT7.A53.985", "None", "X"),
        ("1N 2H", "Q84.KJT.K532.985", "None", "2N"),  # 9 and a stopper
        ("1N 2S", "K84.Q73.AJ32.Q85", "None", "3N"),
        ("1N 2S", "984.K73.8532.985", "None", "P"),
        ("1N 3H", "Q74..AK872.AJ742", "None", "X"),  # short
        ("1N X XX 2C", "AJ83.AQ4.K6.KT73", "None", "X"),
        ("1N X XX 2C", "AJ83.AQ43.KJ6.73", "None", "P"),
        ("1N 3D", "KJT72.AQ4.5.9854", "None", "4S"),
        ("1N 3D", "KJT7.AQ42.5.9854", "None", "X"),
        ("1N 3D X P", "AQ83.AQ4.862.KQ3", "None", "3S"),
        ("1N 3D X P", "AQ8.A43.KQT6.Q43", "None", "P"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected
