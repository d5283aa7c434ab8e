"""Answers to a weak two: raises, the question for a feature, new suits."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call, uncontested


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("2H P", "K83.Q72.KT85.982", "None", "3H"),
        ("2H P", "K83.Q742.KT85.92", "None", "4H"),
        ("2H P", "K83.Q742.KT85.92", "All", "3H"),
        ("2H P", "KJ83.7.KT85.QJ92", "None", "P"),
        ("2H P", "AK83.Q7.AQ85.K92", "None", "2N"),
        ("2H P", "AK83.7.KJ85.KJ92", "None", "P"),  # 15 and no fit
        ("2H P", "AKJT83.7.AQ5.K92", "None", "2S"),
        ("2H P 2S P", "Q84.AQT964.K62.9", "None", "3S"),
        ("2H P 2S P", "84.AQT964.K62.95", "None", "2N"),  # 9
        ("2H P 2S P", "84.KQT964.862.95", "None", "3H"),  # 5
        ("2H P 2S P 3H P", "AKJT83.7.AQ5.K92", "None", "4H"),
        ("2H P 2N P", "84.KQT964.862.J5", "None", "3H"),  # a minimum
        ("2H P 2N P", "84.KQT964.K62.95", "None", "3D"),  # the king
        ("2H P 2N P", "84.AKQ964.862.95", "None", "3N"),  # the suit alone
        ("2H P 2N P", "K4.KQT964.862.95", "None", "3S"),
        ("2H P 2N P 3D P", "AK83.Q7.AQ85.K92", "None", "4H"),
        ("2H P 2N P 3H P", "AK83.Q7.AQ85.K92", "None", "4H"),
        ("2H P 2N P 3H P", "AK83.Q7.AQ85.J92", "None", "P"),  # 16 with two
        ("2D P 2N P 3C P", "AK83.AQ7.Q5.KJ92", "None", "3N"),
        ("2S P 3S P", "KQT964.83.A85.72", "None", "P"),
        ("2H X", "K83.Q72.KT85.982", "None", "3H"),
        ("2H X", "KJ83.7.AT85.KQ92", "None", "XX"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected


@pytest.mark.parametrize(
    ("opener", "responder", "auction"),
    [
        ("84.KQT964.K62.95", "AK83.A7.AQ85.832", "2H 2N 3D 4H P"),
    ],
)
def test_a_whole_auction(opener: str, responder: str, auction: str) -> None:
    assert uncontested(opener, responder, calls=len(auction.split())) == auction
