"""The table of splits, against the one that is printed everywhere, and what known cards do to it."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.cardplay.combinations import Combination, Places, splits
from bridgetutor.cardplay.combinations.splits import Weights

PRINTED = {
    (1, 1): 52.0, (2, 0): 48.0,
    (2, 1): 78.0, (3, 0): 22.0,
    (2, 2): 40.7, (3, 1): 49.7, (4, 0): 9.6,
    (3, 2): 67.8, (4, 1): 28.3, (5, 0): 3.9,
    (3, 3): 35.5, (4, 2): 48.4, (5, 1): 14.5, (6, 0): 1.5,
    (4, 3): 62.2, (5, 2): 30.5, (6, 1): 6.8, (7, 0): 0.5,
    (4, 4): 32.7, (5, 3): 47.1, (6, 2): 17.1, (7, 1): 2.9, (8, 0): 0.2,
}  # fmt: skip
"""Per cent, either way round: Official Encyclopedia of Bridge, mathematical tables; Borel and Chéron (1940)."""


@pytest.mark.parametrize(("long", "short"), PRINTED)
def test_the_printed_table(long: int, short: int) -> None:
    chance = sum(split.chance for split in splits(long + short) if {split.west, split.east} == {long, short})
    assert round(100 * chance, 1) == PRINTED[long, short]


@given(st.integers(0, 13), st.integers(0, 13), st.data())
def test_all_splits_together_are_certain(west: int, east: int, data: st.DataObject) -> None:
    missing = data.draw(st.integers(0, min(13, west + east)))
    found = splits(missing, Places(west, east))
    assert sum(split.chance for split in found) == pytest.approx(1)
    assert all(split.west <= west and split.east <= east for split in found)


def test_one_card_goes_by_the_vacant_places() -> None:
    assert {split.east: split.chance for split in splits(1, Places(7, 14 - 7))} == {0: 0.5, 1: 0.5}
    assert {split.east: split.chance for split in splits(1, Places(6, 9))} == pytest.approx(
        {0: 6 / 15, 1: 9 / 15}
    )


@pytest.mark.parametrize(("west", "east"), [(3, 2), (2, 2), (1, 4)])
def test_weights_count_the_deals(west: int, east: int) -> None:
    suit = Combination.parse("AQ/J", "KT9")
    weights = Weights(suit.position.theirs, Places(west, east))
    # The missing cards are the first three of those that are not known; each deal gives East some of these.
    deals = [deal for deal in product((0, 1), repeat=west + east) if sum(deal) == east]
    assert weights.all_ways == len(deals)
    by_layout = [weights.of(1 << number) for number in range(6)]
    counted = [sum(1 for deal in deals if (deal[0], deal[1] + deal[2]) == held) for held in ((0, 0), (1, 0))]
    assert by_layout[:2] == counted
    assert sum(by_layout) == len(deals)
