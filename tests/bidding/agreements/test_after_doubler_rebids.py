"""Partner of a doubler who has shown sixteen points or more."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("1C X P 1S P 2H P", "JT973.K9.8742.K4", "3H", "None"),  # two trumps and seven points
        ("1C X P 1S P 2H P", "JT973.K9.8742.54", "P", "None"),
        ("1C X P 1S P 2H P", "JT973.K96.8742.K", "4H", "None"),  # three trumps and a singleton
        ("1C X P 1S P 3H P", "JT973.K9.8742.54", "4H", "None"),  # over the jump next to nothing
        ("1C X P 1S P 2S P", "KT973.Q9.8.98742", "4S", "None"),  # a raise: five trumps and a singleton
        ("1C X P 1S P 2S P", "KT97.982.872.984", "P", "None"),
        ("1C X P 1S P 1N P", "KT97.Q82.872.Q84", "3N", "None"),
        ("1C X P 1S P 1N P", "KT97.Q82.872.984", "2N", "None"),
        ("1C X P 1S P 1N P", "KT97.982.872.984", "P", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
