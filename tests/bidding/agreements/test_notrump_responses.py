"""Notrump in answer: the ranges over minors and majors, and what a passed hand has."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("1S P", "98.K75.Q532.KJ97", "1N"),
        ("1S P", "98.J75.J532.KJ97", "1N"),
        ("1S P", "98.J75.J532.K497", "P"),
        ("1S P", "98.KQ75.Q53.KJ97", "2C"),
        ("1D P", "K75.KJ3.J865.Q73", "1N"),
        ("1D P", "K75.KJ3.KJ65.Q73", "2N"),
        ("1D P", "KJ2.97.AKQ7.QJ52", "3N"),
        ("1D P", "KJ2.97.AKQ7.J952", "2N"),
        ("1D P", "K752.KJ3.KJ6.Q73", "1S"),
        ("1C P", "432.432.AKQ.QJ32", "1N"),
        ("1S P", "K5.A93.KQ84.AJ72", "3N"),
        ("1S P", "K5.A93.KQ84.J872", "2C"),
        ("P P 1S P", "K5.A93.QJ84.J872", "2N"),
        ("P P 1S P", "K5.A93.QT84.J872", "1N"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected
