"""The reverse of opener and what follows."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1C P 1H P", "A5.K4.AQJ4.KJ842", "2D"),
        ("1C P 1H P", "A52.4.AQJ4.KJ842", "2C"),
        ("1C P 1S P", "5.K9.KQ72.AKJ762", "2D"),
        ("1D P 1S P", "A9.KQ74.AJ843.K7", "2H"),
        ("1D P 1S P", "A9.KQ74.AJ843.87", "1N"),
        ("1C P 1H P", "987.A.AQJ.AQT542", "2D"),  # too strong for three clubs
        ("1D P 1S P 2H P", "AQ985.T8.85.8763", "2S"),
        ("1D P 1S P 2H P", "AQ98.T86.8.87632", "2N"),
        ("1D P 1S P 2H P", "AQ98.KT86.84.763", "3H"),
        ("1D P 1S P 2H P", "AQ98.T8.854.KQ63", "3N"),
        ("1D P 1S P 2H P", "Q984.T8.KT54.863", "3D"),
        ("1C P 1S P 2D P 2S P", "5.KJ8.AK72.KQJ62", "2N"),
        ("1C P 1S P 2D P 2S P", "5.K9.KQ72.AKJ762", "3C"),
        ("1C P 1S P 2D P 2S P", "K75.J.AK72.AQJ76", "3S"),
        ("1H P 1N P", "AQ84.AKT93.K7.J2", "2S"),
        ("1H P 1N P 2S P", "J52.84.Q963.KT42", "2N"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
