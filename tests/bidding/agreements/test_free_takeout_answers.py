"""Answers to a takeout double that the next hand has bid or redoubled over."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1D X 1H", "KJ86.K7.7642.A73", "2S"),
        ("1D X 1H", "KJ86.97.7642.A73", "1S"),
        ("1D X 1H", "9862.97.7642.A73", "P"),  # four
        ("1D X 1H", "A6.KQ97.7642.973", "X"),  # they bid what partner promised
        ("1D X 1H", "A6.K975.7642.973", "P"),  # seven, and no trump honours
        ("1S X 2S", "96.J5.J7652.AT62", "P"),
        ("1S X 2S", "96.K5.KJ7652.A62", "3D"),  # eleven
        ("1S X XX", "96.QT852.J765.62", "2H"),
        ("1S X XX", "965.QT8.J765.J62", "2D"),  # four, however weak
        ("1H X 2H", "JT8654.74.5.KT53", "2S"),  # four points and six cards
        ("1H X 2H", "JT865.74.52.KT53", "P"),
        ("1H X 2H", "KJ83.84.QJ84.T97", "2S"),
        ("1H X 1N", "KJ8.AJ84.T97.842", "X"),  # nine: they are outnumbered
        ("1H X 1N", "KJ83.84.QJ84.T97", "2S"),  # seven
        ("1C X 3C", "KT982.JT6.842.K7", "3S"),
        ("1C X 3C", "KT92.JT6.8432.K7", "P"),
        ("1S X 3S", "842.KT982.JT6.K7", "P"),  # four takes ten points
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
