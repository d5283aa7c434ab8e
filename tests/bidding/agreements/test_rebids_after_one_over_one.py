"""The second bid of opener after one over one."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1C P 1H P", "A987.976.AJ.KQ87", "1S"),
        ("1C P 1H P", "A98.976.AJ5.KQ87", "1N"),
        ("1C P 1H P", "A98.K976.AJ5.Q87", "2H"),
        ("1C P 1H P", "A9.K976.J5.AQ987", "2H"),  # fourteen and two for the doubletons
        ("1C P 1H P", "KQ9.KQ76.5.AJ876", "3H"),
        ("1C P 1H P", "AK9.KQ76.5.AQ876", "4H"),
        ("1C P 1H P", "KJ6.8.QJT7.A9863", "1N"),
        ("1C P 1H P", "K62.83.Q7.AKJ863", "2C"),
        ("1C P 1H P", "K62.83.AQ.AKJ863", "3C"),
        ("1D P 1H P", "AQ9.J4.AK52.A532", "2N"),
        ("1D P 1H P", "AT62.K7.AJ854.A8", "1S"),
        ("1D P 1H P", "KQ.J72.AQ8642.J2", "2D"),
        ("1D P 1S P", "A2.72.AQ864.KJ52", "2C"),
        ("1D P 1S P", "A72.7.AQ864.KJ52", "2C"),
        ("1H P 1S P", "A98.AKJ753.T4.86", "2H"),
        ("1H P 1S P", "98.AKJ753.AK4.Q6", "3H"),
        ("1H P 1S P", "98.AKJ753.AKQ.A6", "4H"),
        ("P P 1H P 1S P", "A98.AQJ75.T42.86", "P"),
        ("1H P 1S P", "A98.AQJ75.Q42.86", "1N"),
        ("1C P 1D P", "A98.4.QJ52.KQ842", "2D"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
