"""Answers to Michaels cue bids."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1D 2D P", "AKQ.T.942.J98652", "2S", "None"),  # eight trumps
        ("1D 2D P", "K94.T8.942.J9865", "2S", "None"),
        ("1D 2D P", "94.T83.942.AJ965", "2H", "None"),
        ("1D 2D P", "K942.T8.942.AJ65", "3S", "None"),  # nine trumps
        ("1D 2D P", "KQ942.T.9842.A65", "4S", "None"),  # ten
        ("1S 2S P", "763.K6.432.A8763", "2N", "None"),  # asks for the minor
        ("1S 2S P", "763.K64.32.A8763", "3H", "None"),
        ("1S 2S P", "763.KQ64.32.AK76", "4H", "None"),
        ("1S 2S P 2N P", "K.KJ986.93.KJ984", "3C", "None"),
        ("1S 2S P 2N P", "K.KJ986.KJ984.93", "3D", "None"),
        ("1S 2S P 2N P 3D P", "763.K6.432.A8763", "P", "None"),
        ("1S 2S P 3C P", "5.AQT86.QJT876.4", "3D", "None"),
        ("1S 2S 3S 4C P", "2.KJ986.93.KJ984", "P", "None"),
        ("1S 2S 4S 4N P", "2.KJ986.KJ984.93", "5D", "None"),
        ("1H 2H 3C 4S P", "JT964.T5.AQ972.J", "P", "None"),
        ("1D P P 2D P 2H P", "AKQJ7.AQJ42.2.AJ", "4H", "None"),  # twenty-two
        ("1D P P 2D P 2H P", "AKJ97.AQJ42.2.J5", "3H", "None"),  # sixteen
        ("1D P P 2D P 2H P", "AKJ97.KQ642.2.J5", "P", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
