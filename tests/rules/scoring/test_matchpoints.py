"""Matchpoints against Law 78A: two for each pair beaten, one for each tie."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.scoring.matchpoints import Matchpoints, matchpoints

travellers = st.lists(st.sampled_from([-500, -100, -50, 0, 110, 140, 420, 450]), min_size=1, max_size=12)


def won(scores: list[int]) -> list[int]:
    return [result.won for result in matchpoints(scores)]


def test_a_traveller_of_six() -> None:
    assert won([420, 450, 420, -50, 420, 170]) == [6, 10, 6, 0, 6, 2]


@pytest.mark.parametrize(
    ("scores", "expected"),
    [([110], [0]), ([110, 110], [1, 1]), ([110, 100], [2, 0]), ([-50, 0, 50], [0, 2, 4])],
)
def test_small_fields(scores: list[int], expected: list[int]) -> None:
    assert won(scores) == expected


def test_percentages() -> None:
    assert [result.percentage for result in matchpoints([50, 0, 0])] == [100.0, 25.0, 25.0]
    assert Matchpoints(1, 3).share == Fraction(1, 3)
    assert Matchpoints(0, 0).percentage == 50.0


@given(travellers)
def test_a_field_shares_out_half_of_all_tops(scores: list[int]) -> None:
    results = matchpoints(scores)
    assert {result.top for result in results} == {2 * (len(scores) - 1)}
    assert sum(result.won for result in results) == len(scores) * (len(scores) - 1)


@given(travellers)
def test_the_opponents_at_a_table_get_the_rest(scores: list[int]) -> None:
    turned_round = matchpoints([-score for score in scores])
    assert tuple(result.opponents for result in matchpoints(scores)) == turned_round


@given(travellers)
def test_a_higher_score_has_more_matchpoints(scores: list[int]) -> None:
    by_score = dict(zip(scores, won(scores), strict=True))
    assert sorted(by_score.values()) == [by_score[score] for score in sorted(by_score)]
    assert len(set(by_score.values())) == len(by_score)
