"""Opener's answers to a negative double: minimum, jump, their suit."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D 1S X P", "A8.KJ97.AQ876.62", "2H"),
        ("1D 1S X P", "A8.KJ97.AQ876.K2", "3H"),  # seventeen
        ("1D 1S X P", "A.KJ97.AQ876.AK2", "4H"),  # twenty-one
        ("1D 1S X P", "KJ6.874.KQ87.A94", "1N"),
        ("1D 1S X P", "J86.874.KQ873.AK", "2D"),  # no stopper
        ("1D 1S X P", "AQ6.K4.KQ873.K94", "2N"),  # seventeen
        ("1D 1S X P", "AJ6.K5.AQJ93.KJ6", "3N"),  # nineteen
        ("1D 1S X P", "86.AK5.AKJ943.K6", "3D"),  # eighteen and six diamonds
        ("1H 1S X P", ".KJ9854.AT93.Q43", "2H"),  # six hearts before four diamonds
        ("1H 1S X P", "Q53.KJT95.AQ94.A", "2D"),
        ("1H 1S X P", "863.AKT95.A4.AKQ", "2S"),  # nineteen
        ("1C 2S X P", "KJ8.Q98.K63.AT76", "2N"),
        ("1C 2S X P", "K84..AQ93.KQJ754", "3D"),
        ("1S 2C X P", "AQT942.9.AQ43.93", "2S"),
        ("1S 2D X P", "AJ842.93.KQJ5.K3", "P"),  # four good trumps
        ("1S 2H X P 2N P", "Q.J43.KJT82.A973", "P"),
        ("1S 2H X P 2N P", "Q.J43.KQT82.AQ73", "3N"),  # thirteen
        ("1C 2H X P 2S P", "AQ64..K9864.KJ52", "3H"),  # a slam is near
        ("1C 2H X P 2S P", "AQ64.84.K986.KJ5", "4S"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
