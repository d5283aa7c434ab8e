"""The overcaller after partner's cue bid, and who cue-bid after that."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1C 1H P 2C P", "72.KQJ83.A84.952", "2H", "None"),  # a minimum
        ("1C 1H P 2C P", "A2.KQJ832.A84.92", "4H", "None"),
        ("1C 1H P 2C P", "A2.KQJ32.Q84.982", "2H", "None"),  # twelve points, not thirteen
        ("1C 1S P 2C P", "KQJ83.72.A42.KT5", "2N", "None"),  # thirteen and a stopper
        ("1C 1S P 2C P", "KQJ83.72.A42.J95", "2S", "None"),
        ("1C 1S P 2C P", "KQJ83.2.AKJ4.952", "4S", "None"),
        ("1D 1H P 2D P 2N P", "KT65.J73.A4.AJ86", "4H", "None"),  # who cue-bid goes back with three
        ("1D 1H P 2D P 2N P", "KT65.73.A42.AJ86", "3N", "None"),
        (
            "1C 1H P 2C P 2H P",
            "A72.KQ83.AJ842.5",
            "4H",
            "None",
        ),  # sixteen with the singleton, opposite a minimum
        ("1C 1H P 2C P 2H P", "A72.KQ83.QJ84.95", "3H", "None"),
        ("1C 1H P 2C P 2H P", "A72.KQ8.QJ84.975", "P", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
