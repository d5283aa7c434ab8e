"""Systems on after the notrump overcall; after a balancing one three points more."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1H 1N 2D", "T98764.43.K3.T97", "2S", "None"),  # they have come in
        ("1H 1N 2D", "KT87.643.K3.T974", "P", "None"),
        ("1H 1N 2D", "K4.643.KJ3.Q9742", "3N", "None"),
        ("1C 1N P", "K953.Q962.T43.Q7", "P", "None"),  # seven
        ("1C 1N P", "K953.QJ62.T43.Q7", "2C", "None"),  # eight
        ("1C 1N P", "KQ953.962.T43.87", "2H", "None"),  # a transfer
        ("1C 1N P 2H P", "T42.AKJ.KQ94.A32", "2S", "None"),
        ("1C 1N P", "K93.QJ6.QT432.K7", "3N", "None"),
        ("1C 1N P 3S P", "KQ2.KT2.KQJT2.KJ", "4S", "None"),  # eighteen
        ("1D 1N X 2H X", "AK7.A53.KJ9.T853", "2S", "None"),  # their double of the transfer: three cards
        ("1D 1N X 2H X", "AK7.A53.KJ9.KT53", "2S", "None"),  # eighteen
        ("1D 1N X 2H X", "A7.A53.KJ95.KT53", "P", "None"),  # two
        ("1D 1N X 2H X P P", "J9532.T4.T54.942", "2S", "None"),
        ("1S 1N 2C X P 2S P 4C P", "KQJ86.KQ7.AK6.95", "4H", "None"),  # one ace
        ("1S P P 1N P", "K864.KJT8.K4.JT4", "2C", "None"),
        ("1S P P 1N P", "JT4.K4.K864.KJT8", "2N", "None"),  # eleven
        ("1S P P 1N P", "JT4.K4.K864.QJT8", "P", "None"),  # ten
        ("1S P P 1N P", "JT4.KQ.K864.KJT8", "3N", "None"),  # thirteen
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
