"""After a takeout double: raises by trumps, suits, redouble, notrump."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1H X", "K86.Q32.T9862.J3", "2H"),
        ("1H X", "86.QJ32.T9862.93", "3H"),  # weak, four trumps
        ("1H X", "A.J7432.QJ6.9874", "4H"),
        ("1H X", "5.Q865.QJ96.K743", "2N"),
        ("1H X", "KQ74.87.A65.9864", "1S"),
        ("1H X", "A74.87.KJ65.Q964", "XX"),  # ten
        ("1H X", "K74.87.KJ65.J964", "1N"),  # eight
        ("1H X", "74.87.J9653.J964", "P"),
        ("1S X", "74.K87.6.KQJ9653", "2C"),  # not forcing
        ("1D X", "KT4.J73.84.Q9653", "1N"),
        ("1C X", "84.73.Q84.KJ9653", "3C"),  # weak, six trumps
        ("1C X", "84.A3.Q84.KQJ653", "2N"),
        ("1H X 2N P", "Q84.AK864.Q84.K3", "4H"),  # fourteen
        ("1H X 2N P", "Q84.AK864.Q84.93", "3H"),
        ("1H X XX P", "Q84.AK864.Q84.93", "P"),
        ("1H X XX 2C", "84.AK864.Q8.KJ93", "X"),  # trumps
        ("1H X XX 2C", "Q84.AK864.Q84.93", "P"),
        ("1H X XX 2C P P", "A84.73.AJ84.QT93", "X"),
        ("1H X XX 2C P P", "A84.J73.AJ84.Q93", "3H"),
        ("1H X", "T97.JT84.98.KT54", "3H"),
        ("1H X", "T97.JT84.987.KT5", "P"),  # nothing to ruff
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
