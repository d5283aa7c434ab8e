"""Tricks from the top, against every way in which the missing cards can lie."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.cardplay.combinations import Combination
from bridgetutor.cardplay.winners import sure_tricks

EXAMPLES = {
    "AKQ/432": 3,
    "AK/QJ": 2,
    "AQ/K2": 2,
    "KQJ/432": 0,
    "A/K": 1,
    "AKQ2/543": 3,
    "AKQJ2/T9": 5,
    "AKQJT98/2": 7,
    "AKQJT9876/-": 9,
    "AKJT9876/543": 8,
}


@pytest.mark.parametrize("text", EXAMPLES)
def test_examples(text: str) -> None:
    assert sure_tricks(Combination.parse(text)) == EXAMPLES[text]


@given(st.lists(st.integers(0, 2), min_size=6, max_size=9))
def test_every_way_of_dealing_the_missing_cards_gives_them(owners: list[int]) -> None:
    """A small suit from the top, the lowest rank first: North's, South's or missing."""
    north, south, missing = (
        sum(1 << i for i, owner in enumerate(owners) if owner == who) for who in range(3)
    )
    found = sure_tricks(Combination(north, south, missing))
    assert found == sure_tricks(Combination(south, north, missing))
    out = [i for i, owner in enumerate(owners) if owner == 2]
    for sides in product((0, 1), repeat=len(out)):
        hands = [{card for card, side in zip(out, sides, strict=True) if side == who} for who in (0, 1)]
        assert _from_the_top(north, south, hands) >= found


def _from_the_top(north: int, south: int, hands: list[set[int]]) -> int:
    """The most tricks before the defenders win one: any card of either hand, the lowest of all the others."""
    best = 0
    for mine, partners in ((north, south), (south, north)):
        for top in (card for card in range(13) if mine >> card & 1):
            if any(card > top for hand in hands for card in hand):
                continue
            left = [hand - {min(hand)} if hand else hand for hand in hands]
            best = max(best, 1 + _from_the_top(mine & ~(1 << top), partners & (partners - 1), left))
    return best
