"""Competing by the number of trumps, and doubles of their games."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1H X 2H 2S P", "AK72.K5.AKJ932.4", "4S", "None"),  # partner has shown a suit, if little else
        ("1H X 2H 2S P", "AK72.K5.KJ932.94", "P", "None"),
        ("1D 1S 2D 2S 3D", "KQJ83.A72.4.9852", "P", "None"),  # eight trumps
        ("1D 1S 2D 2S 3D", "KQJT83.A7.4.9852", "3S", "None"),  # nine
        ("1D 1S 2D 2S 3D P P", "A42.K973.82.J973", "P", "None"),
        ("1C P P 1H 2C P P", "84.AKJ852.Q73.94", "2H", "None"),  # a sixth card
        ("1H 1S 4H", "A852.QJT9.4.K952", "X", "None"),  # trumps to beat it
        ("1C X 1H 2C P", "A94.AJ52.A82.J75", "2D", "None"),  # three cards, for want of better
        ("1C P P 1H 2C P P 2H P", "A93.Q72.K64.KQ52", "4H", "None"),  # the middle of what partner has shown
        ("1C P P 1H 2C P P 2H P", "A93.Q72.K64.8752", "P", "None"),
        ("1N 2H P", "KQ4.32.AQJ94.AJ8", "3N", "None"),  # a major and a minor, and we have a game
        ("1N X P", "KQ84.K76.T82.A53", "P", "None"),  # the double stands
        ("1N P P X P 2D P", "7.AKQJ9853..KQT2", "4H", "None"),
        ("1N P P X P 2D P", "74.AKJT985.Q74.2", "2H", "None"),
        ("1N P P X P 2D P", "74.AKQJ98.Q4.KQ2", "P", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
