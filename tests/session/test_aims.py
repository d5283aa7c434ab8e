"""What is asked next: what is due, what is weak, and the bound that is missed, on both of its sides."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from bridgetutor.progress.attempts import Answer, Attempt, Grade
from bridgetutor.progress.mastery import NOTHING, Learned, learned
from bridgetutor.session.aims import chosen, concepts_of, difficult, mastered
from bridgetutor.teaching.drills.item import flag_of, named

MONDAY = datetime(2026, 11, 2, 18, tzinfo=UTC)


def fold(*answers: tuple[str, str, Grade, float]) -> Learned:
    attempts = [
        Attempt(
            f"{n:032x}",
            "ann",
            MONDAY + timedelta(days=day),
            5,
            "s",
            Answer(named(concept, probe), "", "2C", grade),
        )
        for n, (concept, probe, grade, day) in enumerate(answers)
    ]
    return learned(attempts, concepts_of)


def asked(known: Learned, days: float, *concepts: str) -> Counter[tuple[str, str | None]]:
    random = Random(1)
    now = MONDAY + timedelta(days=days)
    return Counter(chosen(known, concepts, now=now, random=random) for _ in range(400))


def test_an_exercise_of_a_drill_asks_for_its_concept_and_its_probe() -> None:
    assert concepts_of("drill/stayman/points below") == ("stayman", "stayman/points below")
    assert concepts_of("drill/points/") == ("points",)
    assert concepts_of("an-exercise-of-a-lesson") == ()


def test_what_is_due_comes_first() -> None:
    known = fold(("stayman", "", Grade.WRONG, 0), ("gerber", "", Grade.RIGHT, 0))
    assert set(asked(known, 1.5, "stayman", "gerber", "points")) == {("stayman", None)}


def test_what_is_weak_comes_more_often_than_what_is_not() -> None:
    weak = [("stayman", "", Grade.WRONG, 0.001 * n) for n in range(5)]
    strong = [("gerber", "", Grade.RIGHT, 0.001 * n) for n in range(5, 10)]
    found = asked(fold(*weak, *strong), 0.02, "stayman", "gerber")
    assert found["stayman", None] > 1.5 * found["gerber", None]
    assert found["gerber", None] > 0


def test_the_bound_that_is_missed_is_tried_on_both_sides() -> None:
    known = fold(
        ("stayman", "points below", Grade.WRONG, 0),
        ("stayman", "length H below", Grade.RIGHT, 0.001),
        ("stayman", "inside", Grade.RIGHT, 0.002),
    )
    found = asked(known, 0.01, "stayman")
    at_the_bound = found["stayman", "points below"] + found["stayman", "points lowest"]
    assert min(found["stayman", "points below"], found["stayman", "points lowest"]) > 60
    assert at_the_bound > 4 * (found["stayman", "length H below"] + found["stayman", "length H lowest"])
    assert found["stayman", None] > 50


def test_nothing_known_everything_comes() -> None:
    assert set(asked(NOTHING, 0, "a", "b", "c")) == {("a", None), ("b", None), ("c", None)}


def test_what_is_being_asked_is_not_due_once_more() -> None:
    known = fold(("stayman", "", Grade.WRONG, 0), ("gerber", "", Grade.WRONG, 0.1))
    now = MONDAY + timedelta(days=5)
    concepts = ["stayman", "gerber"]
    first, _ = chosen(known, concepts, now=now, random=Random(1))
    second, _ = chosen(known, concepts, now=now, random=Random(1), unanswered=first)
    assert (first, second) == ("stayman", "gerber")


def flagged(*grades: Grade) -> Learned:
    attempts = [
        Attempt(
            f"{n:032x}",
            "ann",
            MONDAY + timedelta(seconds=n),
            5,
            "s",
            Answer(flag_of("gerber"), "", "", grade),
        )
        for n, grade in enumerate(grades)
    ]
    return learned(attempts, concepts_of)


def test_what_is_marked_as_difficult_comes_sooner() -> None:
    assert difficult(flagged(Grade.SHOWN)) == {"gerber"}
    found = asked(flagged(Grade.SHOWN), 0.1, "stayman", "gerber")
    assert found["gerber", None] > 2 * found["stayman", None]


def test_a_mark_can_be_taken_off_and_set_again() -> None:
    assert difficult(flagged(Grade.SHOWN, Grade.RIGHT)) == frozenset()
    assert difficult(flagged(Grade.SHOWN, Grade.RIGHT, Grade.SHOWN)) == {"gerber"}


def test_a_concept_is_mastered_by_right_answers_on_several_days() -> None:
    known = fold(*[("stayman", "", Grade.RIGHT, float(day)) for day in (0, 1, 3, 7)])
    assert mastered(known, MONDAY + timedelta(days=7.1)) == {"stayman"}
    assert mastered(fold(("stayman", "", Grade.RIGHT, 0)), MONDAY + timedelta(days=0.1)) == frozenset()


def test_there_must_be_something_to_ask() -> None:
    with pytest.raises(IndexError):
        chosen(NOTHING, [], now=MONDAY, random=Random(1))
