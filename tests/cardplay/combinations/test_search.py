"""The search: against the same model by brute force, and the laws that its chances keep."""

from __future__ import annotations

from itertools import combinations as choices
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetutor.cardplay.combinations import Combination, Places, best_lines
from bridgetutor.cardplay.combinations.combination import letters_of
from bridgetutor.cardplay.combinations.position import bit_of, ranks_of
from bridgetutor.cardplay.combinations.search import Search
from bridgetutor.cardplay.combinations.splits import Weights
from bridgetutor.cardplay.combinations.trick import tricks_with_all_known
from bridgetutor.rules.cards import Rank
from tests.cardplay.combinations import brute_force
from tests.cardplay.combinations.holdings import combinations


def by_brute_force(suit: Combination, places: Places) -> tuple[tuple[int, ...], int]:
    """For 1, 2 … tricks the most deals in which a line wins so many; and the most tricks over all deals."""
    missing = frozenset(ranks_of(suit.missing))
    easts = [frozenset(east) for size in range(len(missing) + 1) for east in choices(sorted(missing), size)]
    layouts = tuple((number, east, missing - east) for number, east in enumerate(easts))
    table = brute_force.Table(frozenset(ranks_of(suit.north)), frozenset(ranks_of(suit.south)), layouts)
    ways = [places.ways(len(missing), east=len(east)) for east in easts]
    lines = brute_force.lines(table, len(layouts))
    longest = max(len(table.north), len(table.south))
    return tuple(
        max(sum(way for way, won in zip(ways, line, strict=True) if won >= tricks) for line in lines)
        for tricks in range(1, longest + 1)
    ), max(sum(way * won for way, won in zip(ways, line, strict=True)) for line in lines)


def searched(suit: Combination, places: Places) -> tuple[tuple[int, ...], int]:
    """The same by the search."""
    position = suit.position
    weights = Weights(position.theirs, places)
    found = [weights.by_tricks(line, position.longest) for line in Search(None).lines(position)]
    return tuple(max(line[trick] for line in found) for trick in range(position.longest)), max(
        map(sum, found)
    )


@given(combinations(most_of_ours=5, most_missing=3), st.integers(4, 13), st.integers(4, 13))
@settings(max_examples=60, deadline=None)
def test_it_finds_what_brute_force_finds(suit: Combination, west: int, east: int) -> None:
    places = Places(west, east)
    assert searched(suit, places) == by_brute_force(suit, places)


@pytest.mark.parametrize(
    ("hands", "missing"),
    [
        ("AQT/xx", "KJ98"),
        ("AJT/xx", "KQ98"),
        ("KJ/xx", "AQT9"),
        ("AK9/T2", "QJ87"),
        ("QT/J3", "AK98"),
        ("KT8/9", "AQJ7"),
    ],
)
def test_standard_tenaces_by_brute_force(hands: str, missing: str) -> None:
    suit = Combination.parse(hands, missing)
    assert searched(suit, Places()) == by_brute_force(suit, Places())


@given(combinations())
@settings(max_examples=60, deadline=None)
def test_more_tricks_are_never_likelier(suit: Combination) -> None:
    best = best_lines(suit, width=30)
    for line in (*best.by_tricks, best.on_average):
        assert all(fewer >= more for fewer, more in pairwise(line.chances))
    chances = [line.chances[trick] for trick, line in enumerate(best.by_tricks)]
    assert all(fewer >= more for fewer, more in pairwise(chances))
    assert best.on_average.average >= max((line.average for line in best.by_tricks), default=0)


@given(combinations(most_of_ours=7, most_missing=5), st.data())
@settings(max_examples=60, deadline=None)
def test_a_higher_card_never_hurts(suit: Combination, data: st.DataObject) -> None:
    mine, theirs = (ranks_of(holding) for holding in (suit.north | suit.south, suit.missing))
    swaps = [(low, high) for low in mine for high in theirs if high > low]
    if swaps:
        better = swapped(suit, *data.draw(st.sampled_from(swaps)))
        before, after = searched(suit, Places()), searched(better, Places())
        assert all(less <= more for less, more in zip(before[0], after[0], strict=True))
        assert before[1] <= after[1]


def swapped(suit: Combination, low: Rank, high: Rank) -> Combination:
    """The suit with declarer's lower card and the defenders' higher one exchanged."""
    both = bit_of(low) | bit_of(high)
    north, south, missing = (
        holding ^ both if holding & both else holding for holding in (suit.north, suit.south, suit.missing)
    )
    return Combination(north, south, missing)


@given(combinations(most_missing=5), st.integers(5, 13), st.integers(5, 13))
@settings(max_examples=60, deadline=None)
def test_the_table_turned_round_is_the_same(suit: Combination, west: int, east: int) -> None:
    assert searched(suit, Places(west, east)) == searched(suit.turned, Places(east, west))


@given(combinations(most_of_ours=7, most_missing=5))
@settings(max_examples=60, deadline=None)
def test_no_line_wins_more_than_with_all_cards_known(suit: Combination) -> None:
    position = suit.position
    weights = Weights(position.theirs, Places(5, 0))  # East is void: West has them all
    if len(ranks_of(suit.missing)) == 5:
        most = tricks_with_all_known(position, 1)
        for line in Search(None).lines(position):
            assert sum(weights.by_tricks(line, position.longest)) <= most


@given(combinations(most_missing=5))
@settings(max_examples=40, deadline=None)
def test_a_narrow_search_finds_lines_that_are_there(suit: Combination) -> None:
    narrow, wide = Search(3), Search(None)
    every = wide.lines(suit.position)
    assert all(any(not line & ~better for better in every) for line in narrow.lines(suit.position))
    assert wide.is_exact
    if narrow.is_exact:
        assert set(narrow.lines(suit.position)) == set(every)


def test_a_search_that_left_lines_out_says_so() -> None:
    suit = Combination.parse("AQT9/543")
    narrow = best_lines(suit, width=4)
    assert not narrow.is_exact
    assert best_lines(suit).is_exact
    assert narrow.on_average.average <= best_lines(suit).on_average.average


@pytest.mark.parametrize("text", ["AK/-", "-/AQT", "2/-", "A/K"])
def test_a_void_or_a_single_card(text: str) -> None:
    suit = Combination.parse(text)
    assert searched(suit, Places())[1] >= 0
    assert best_lines(suit).on_average.chances[0] in (0.0, 1.0), letters_of(suit.north)
