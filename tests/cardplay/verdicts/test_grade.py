"""Grades: worse only beyond noise and beyond what double-dummy results are off by."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.verdicts.grade import ALIKE, ERRORS, WORSE, Estimate, Grade, graded


@pytest.mark.parametrize(
    ("behind", "cost", "grade"),
    [
        (Estimate(0.0), 0, Grade.RIGHT),
        (Estimate(ALIKE), 0, Grade.RIGHT),
        (Estimate(ALIKE), 2, Grade.UNLUCKY),
        (Estimate(ALIKE + 0.01), 0, Grade.CLOSE),
        (Estimate(WORSE - 0.01), 1, Grade.CLOSE),
        (Estimate(WORSE), 0, Grade.LUCKY),
        (Estimate(WORSE), 1, Grade.WRONG),
        (Estimate(WORSE + 0.1, 0.1), 1, Grade.WRONG),
        (Estimate(WORSE + 0.1, 0.11), 1, Grade.CLOSE),
        (Estimate(2.0, 2.0 / ERRORS), 1, Grade.WRONG),
        (Estimate(2.0, 2.1 / ERRORS), 1, Grade.CLOSE),
    ],
)
def test_what_could_be_known_comes_before_what_was_there(behind: Estimate, cost: int, grade: Grade) -> None:
    assert graded(behind, cost, hangs_on_a_guess=False) is grade


def test_what_only_a_right_guess_gains_is_too_close_to_call() -> None:
    assert graded(Estimate(3.0), 1, hangs_on_a_guess=True) is Grade.CLOSE
    assert graded(Estimate(0.0), 1, hangs_on_a_guess=True) is Grade.UNLUCKY


def test_only_worse_cards_are_worse() -> None:
    assert {grade for grade in Grade if grade.is_worse} == {Grade.LUCKY, Grade.WRONG}


def test_an_estimate_is_the_mean_and_its_standard_error() -> None:
    found = Estimate.of([0, 0, 1, 1], [0.25] * 4)
    assert (found.mean, found.error) == (0.5, 0.25)
    assert Estimate.of([2, 2, 2], [0.5, 0.25, 0.25]) == Estimate(2.0, 0.0)


def test_a_heavy_layout_makes_an_estimate_less_sure() -> None:
    even, uneven = [0.25] * 4, [0.7, 0.1, 0.1, 0.1]
    assert Estimate.of([1, 0, 0, 0], uneven).error > Estimate.of([1, 0, 0, 0], even).error
