"""Free bids over an overcall: new suits, notrump, a trap pass."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D 4C", "K5.AQJ8743.J52.4", "4H"),  # seven cards
        ("1D 4C", "K5.QJT8743.J52.4", "P"),
        ("1C 1H", "AQ752.84.K653.64", "1S"),
        ("1C 1H", "J9752.84.K653.64", "P"),  # four points
        ("1S 2C", "73.KQJ84.A54.Q83", "2H"),  # five hearts and twelve
        ("1S 2C", "73.KQJ84.954.Q83", "X"),  # eight: a double shows hearts too
        ("1H 1S", "84.73.AQJ84.K643", "2D"),  # ten
        ("1H 1S", "84.73.AQ984.9643", "P"),  # six
        ("1S 2H", "7.843.KQJ84.KQ43", "X"),  # both minors
        ("1S 2H", "73.84.AKJ984.KQ4", "3D"),  # forces to game
        ("1S 2H", "73.84.AQJ984.984", "P"),
        ("1D 1S", "KJ7.Q73.863.QJ62", "1N"),
        ("1D 1S", "J73.Q73.863.QJ62", "P"),  # no stopper
        ("1D 1S", "KJ7.Q73.K63.QJ62", "2N"),  # twelve
        ("1D 1S", "KJ7.K73.K63.AJ62", "3N"),  # fifteen
        ("1S 2D", "4.Q863.KQJ84.K63", "P"),  # waits for a double
        ("1H 3C", "A84.73.KQ5.KQ984", "X"),  # for penalties
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
