"""The counts of shared cards against figures that are known, or that follow from another formula."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

import pytest

from bridgetutor.dealing.possible import HONOUR_SIZES, SUIT_SIZES
from bridgetutor.dealing.sharing import FULL_HAND, Counts, Pair, Sharing, counts_of, packed, unpacked
from bridgetutor.dealing.ways.way import ALL_DEALS
from bridgetutor.rules.seats import Seat

NORTH, EAST, SOUTH, WEST = Seat
HANDS = comb(52, 13)
SHAPES = counts_of(SUIT_SIZES, FULL_HAND)
HONOURS = counts_of(HONOUR_SIZES, FULL_HAND)


def sharing(sizes: Counts, south: tuple[Counts, ...], *pairs: Pair) -> Sharing:
    everything = counts_of(sizes, FULL_HAND)
    return Sharing(sizes, {NORTH: everything, EAST: everything, SOUTH: south, WEST: everything}, pairs)


def points(counts: Counts) -> int:
    return sum(worth * count for worth, count in zip((4, 3, 2, 1), counts, strict=False))


def test_there_are_so_many_shapes_and_deals() -> None:
    assert len(SHAPES) == 560
    assert ALL_DEALS == 53644737765488792839237440000
    assert sharing(SUIT_SIZES, SHAPES).total == ALL_DEALS
    assert sharing(HONOUR_SIZES, HONOURS).total == ALL_DEALS


@pytest.mark.parametrize(
    ("shape", "hands"),
    [
        # The Official Encyclopedia of Bridge, "Mathematical tables": hands of a pattern.
        ((4, 3, 3, 3), 66905856160),
        ((4, 4, 3, 2), 136852887600),
        ((5, 3, 3, 2), 98534079072),
        ((7, 3, 2, 1), 11943524736),
        ((13, 0, 0, 0), 4),
    ],
)
def test_hands_of_a_pattern(shape: Counts, hands: int) -> None:
    of_shape = tuple(counts for counts in SHAPES if tuple(sorted(counts, reverse=True)) == shape)
    assert sharing(SUIT_SIZES, of_shape).total * HANDS == hands * ALL_DEALS


@pytest.mark.parametrize(
    ("held", "hands"),
    # The same tables: hands of so many points.
    [(0, 2310789600), (10, 59723754816), (15, 28090962724), (20, 4086538404), (37, 4)],
)
def test_hands_of_so_many_points(held: int, hands: int) -> None:
    of_points = tuple(counts for counts in HONOURS if points(counts) == held)
    assert sharing(HONOUR_SIZES, of_points).total * HANDS == hands * ALL_DEALS


@pytest.mark.parametrize("pair", [(NORTH, SOUTH), (NORTH, EAST), (EAST, SOUTH), (WEST, EAST), (WEST, NORTH)])
def test_pairs_are_counted_whoever_they_are(pair: tuple[Seat, Seat]) -> None:
    nine = Pair(*pair, lambda both: both[3] >= 9)
    ways = sum(comb(13, spades) * comb(39, 26 - spades) for spades in range(9, 14))
    assert sharing(SUIT_SIZES, SHAPES, nine).total * comb(52, 26) == ways * ALL_DEALS
    every_honour = Pair(*pair, lambda both: points(both) == 40)
    assert sharing(HONOUR_SIZES, HONOURS, every_honour).total * comb(52, 26) == comb(36, 10) * ALL_DEALS


def test_two_pairs_that_leave_two_pairs_are_both_heeded() -> None:
    """North and South have all spades, so that East and West cannot have one."""
    all_spades = Pair(NORTH, SOUTH, lambda both: both[3] == 13)
    one_spade = Pair(WEST, EAST, lambda both: both[3] >= 1)
    assert sharing(SUIT_SIZES, SHAPES, all_spades, one_spade).total == 0


def test_ways_come_as_often_as_there_are_deals_of_them() -> None:
    """South has 4333 with four spades or a void in spades with 4450: by the numbers of such hands, 8.9 to 1."""
    even, odd = (3, 3, 3, 4), (4, 4, 5, 0)
    random, drawn = Random(1), sharing(SUIT_SIZES, (even, odd))
    came = Counter(drawn.drawn(random)[SOUTH] for _ in range(4000))
    weights = {
        counts: comb(13, counts[0]) * comb(13, counts[1]) * comb(13, counts[2]) * comb(13, counts[3])
        for counts in (even, odd)
    }
    share = weights[even] / sum(weights.values())
    assert abs(came[even] - 4000 * share) < 4 * (4000 * share * (1 - share)) ** 0.5


def test_every_way_drawn_shares_out_all_cards() -> None:
    random = Random(2)
    for sizes, everything in ((SUIT_SIZES, SHAPES), (HONOUR_SIZES, HONOURS)):
        drawn = sharing(sizes, everything)
        for _ in range(200):
            hands = drawn.drawn(random)
            assert [sum(hand) for hand in hands] == [13] * 4
            assert tuple(map(sum, zip(*hands, strict=True))) == sizes


def test_counts_are_packed_and_unpacked() -> None:
    for counts in (*SHAPES, *HONOURS):
        assert unpacked(packed(counts), len(counts)) == counts
