"""Games that a singleton in their suit makes, or nine trumps and a singleton."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S X 2S 3H P", "K.AJT3.KT93.7543", "4H"),  # a singleton in their suit, eleven opposite nine
        ("1S X 2S 3H P", "K3.AJT3.KT93.754", "P"),
        ("1S X 2S 3H P", "4.AJT3.KT93.7543", "P"),  # eight points
        ("2H 2S 3H", "T92.3.KJ643.AJ84", "4S"),
        ("2H 2S 3H", "T92.3.KJ643.J984", "3S"),
        ("1D 1S 2H 2S P", "AKJ64.KQ98.A982.", "4S"),
        ("1D 1H P 2H 2S", "63.AKQ632.9.KQ42", "4H"),  # nine trumps and a singleton
        ("1D 1H P 2H 2S", "963.AKJ632.9.KJ4", "4H"),
        ("1D 1H P 2H 2S", "63.AKQ632.94.KQ4", "3H"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
