"""They come in over Stayman or a transfer."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("1N P 2C X", "KQ52.AJ3.K86.A94", "None", "2S"),
        ("1N P 2C X", "KQ5.AJ3.J8.KQT94", "None", "XX"),
        ("1N P 2C X", "KQ5.AJ3.K862.A94", "None", "2D"),
        ("1N P 2C 2H", "KQ52.AJ3.K86.A94", "None", "2S"),
        ("1N P 2C 2H", "KQ5.AJ32.K86.A94", "None", "X"),
        ("1N P 2C 2H", "KQ5.AJ3.K862.A94", "None", "P"),
        ("1N P 2C 2H P P", "AJ72.94.QT83.K54", "None", "P"),
        ("1N P 2C 2H P P", "AJ72.Q94.KT8.K54", "None", "3N"),
        ("1N P 2D X", "KQ52.AJ3.K86.A94", "None", "2H"),
        ("1N P 2D X", "KQ52.A3.KJ86.A94", "None", "P"),
        ("1N P 2D X", "KQ5.AJ32.K86.A94", "None", "3H"),
        ("1N P 2D X P P", "Q72.K9643.986.54", "None", "2H"),
        ("1N P 2D 2S", "KQ52.AJ3.K86.A94", "None", "3H"),  # three and a maximum
        ("1N P 2D 2S", "KQT2.A3.KJ86.A94", "None", "X"),
        ("1N P 2D 2S", "KQ2.A3.KJ862.A94", "None", "P"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected
