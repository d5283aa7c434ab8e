"""Fourth suit forcing: the question, opener's answers, responder's third bid."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1H P 1S P 2C P", "AK97.A8.742.QT72", "2D"),
        ("1D P 1H P 1S P", "7.KQT97.KT.KJ642", "2C"),
        ("1D P 1S P 2C P", "AQJ72.Q8.K97.J73", "2H"),
        ("1D P 1S P 2C P", "AQJ72.Q8.Q97.973", "2N"),
        ("1D P 1S P 2C P 2H P", "K73.A8.KQ97.J732", "2S"),
        ("1D P 1S P 2C P 2H P", "K3.AJ8.KQ97.J732", "2N"),
        ("1D P 1S P 2C P 2H P", "K3.T8.KQJ97.AJ73", "3D"),
        ("1D P 1S P 2C P 2H P 3C P", "KQJ732.A8.K9.T73", "3S"),
        ("1D P 1S P 2C P 2H P 2S P", "AQJ72.Q8.K97.J73", "4S"),
        ("1D P 1S P 2C P 2H P 2N P", "AQJ72.Q8.K97.J73", "3N"),
        ("1D P 1S P 2C P 2H P 3D P", "AQJ72.Q8.K97.J73", "4D"),
        ("1C P 1D P 1H P 2S P", "6.QJ72.K7.AQJ754", "3C"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
