"""The strong two clubs, the answers, opener's next bid."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("", "AKQ92.AKJ4.A6.K3", "None", "2C"),
        ("", "AKQJ92.AK4.A6.83", "None", "2C"),  # nine tricks
        ("", "AKQ92.AKJ4.Q6.83", "None", "1S"),  # 19 and no solid suit
        ("", "AKJ4.AQ6.KQ3.AJ3", "None", "2C"),  # 24 and flat
        ("", "AKJ4.AQ6.KJ3.QJ3", "None", "2N"),  # 21
        ("2C P", "KQT84.A62.83.954", "None", "2S"),
        ("2C P", "KQT84.762.83.954", "None", "2D"),  # 5
        ("2C P", "QT984.A62.K3.954", "None", "2N"),  # no suit, but balanced
        ("2C P", "83.A2.KQT984.954", "None", "3D"),
        ("2C P", "A832.2.QT98.K954", "None", "2D"),  # 8, neither
        ("2C P", "A83.K42.Q984.954", "None", "2N"),
        ("2C P", "A83.742.Q984.954", "None", "2D"),
        ("2C P 2D P", "AKJ4.AQ6.KQ3.AJ3", "None", "2N"),
        ("2C P 2D P", "AKQ92.AKJ4.A6.K3", "None", "2S"),
        ("2C P 2D P", "AK.K6.AKQJ94.A83", "None", "3D"),
        ("2C P 2D P", "AKQJ4.AQJ63.AK.4", "None", "2S"),  # the higher of two
        ("P P 2C P 2D X", "AKJT98.AQ9.4.KQ8", "None", "2S"),  # their double changes nothing
        ("2C P 2D X", "AKJ4.AQ6.KQ3.AJ3", "None", "2N"),
        ("2C X", "KQT84.A62.83.954", "None", "2S"),
        ("2C X", "83.742.Q984.9542", "None", "2D"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected
