"""The answer of opener to a limit raise."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P 3S P", "AQ982.KT5.KJ86.6", "4S"),
        ("1H P 3H P", "A873.AJ964.9.AT5", "4H"),
        ("P P P 1H P 3H P", "A873.AJ964.9.AT5", "P"),
        ("P P P 1H P 3H P", "A873.AQ964.9.AT5", "4H"),
        ("P P P 1H P 3H P", "K873.AQ964.9.AQ5", "4H"),  # fourteen high-card points
        ("1H P 3H P", ".A9653.AJ8.Q9754", "4H"),
        ("1H P 3H P", "K83.AJ964.Q9.QT5", "P"),
        ("1H P 3H P", "K83.AJ964.Q9.KT5", "P"),
        ("1H P 3H P", "K83.AQJ64.Q9.KT5", "4H"),  # fifteen always do
        ("1H P 3H P", "AK83.AJ964.92.T5", "P"),  # fifteen with the fit
        ("1H P 3H P", "AK83.AJ9654.92.5", "4H"),  # eighteen, and a sixth trump
        ("1H P 3H P", "AK3.AKJ64.9.AQJ5", "4N"),
        ("1H 2C 3H P", "AKQ5.AKT85.T9.87", "4H"),
        ("1H 2C 3H P", "K83.AJ964.Q9.QT5", "P"),
        ("1D P 3D P", "AQ4.K83.KT752.Q4", "3N"),
        ("1D P 3D P", "AQ4.983.KT752.Q4", "P"),
        ("1D P 3D P", "KJ4.QT3.AQ75.Q84", "3N"),
        ("1D P 3D P", "KJ4.QT3.AQ75.984", "P"),
        ("1D P 3D P", "AQ4.3.AKT752.Q42", "5D"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
