"""Gerber: aces over notrump, kings after them."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "vulnerable", "expected"),
    [
        ("1N P", "AKQJ742.8.KQ3.54", "None", "4C"),
        ("1N P", "AKQJ742..KQ32.54", "None", "3S"),  # a void
        ("1N P", "KQJ9742.8.KQ3.54", "None", "2H"),  # no ace
        ("1N P 4C P", "KT63.KQ94.KQ6.KQ", "None", "4D"),
        ("1N P 4C P", "T3.AQ94.KJ6.KQ42", "None", "4H"),
        ("1N P 4C P", "T3.AQ94.AJ6.KQ42", "None", "4S"),
        ("1N P 4C P", "T3.AQ94.AJ6.AT42", "None", "4N"),
        ("1N P 4C P 4H P", "AKQJ742.8.KQ3.54", "None", "4S"),  # two are missing
        ("1N P 4C P 4S P", "AKQJ742.8.KQ3.54", "None", "6S"),
        ("1N P 4C P 4N P", "AKQJ742.8.KQJ.K4", "None", "5C"),
        ("1N P 4C P 4N P 5C P", "T3.AK94.AJ6.AT42", "None", "5H"),
        ("1N P 4C P 4N P 5C P", "T3.AQ94.AJ6.AT42", "None", "5D"),
        ("2N P 3C P 3H P", "K4.KQT4.A8632.Q4", "None", "4C"),  # a fit and twelve tricks
        ("2N P 3C P 3H P 4C P", "AQ83.AJT4.KQ.KQ3", "None", "4S"),
        ("2N P 3C P 3H P 4C P 4S P", "K4.KQT4.A8632.Q4", "None", "6H"),
        ("1N P 4C P 4N P 5C P 5H P", "AKQJ742.8.KQJ.K4", "None", "7S"),
        ("1N P 4C P 4N P 5C P 5D P", "AKQJ742.8.KQJ.K4", "None", "6S"),
    ],
)
def test_the_call(auction: str, hand: str, vulnerable: str, expected: str) -> None:
    assert call(hand, auction, vulnerable) == expected
