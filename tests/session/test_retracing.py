"""From an answer back to the very question it was given to."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bridgetutor.progress.attempts import Answer, Attempt, Grade
from bridgetutor.session.choice import Posed
from bridgetutor.session.retracing import question_of

NOW = datetime(2026, 11, 2, 18, tzinfo=UTC)

CHOICES = (
    *("posed:1:stayman/points below", "P", "P", "2C", "next"),
    *("posed:2:losers", "=7", "next"),
    *("posed:3:stayman", "answer", "next"),
    *("posed:4:stayman/inside", "2C", "next"),
    *("posed:5:stayman/points below", "answer"),
)
ATTEMPTS = tuple(
    Attempt(
        str(n), "ann", NOW + timedelta(seconds=n), 1.0, "s", Answer(f"drill/{concept}", "", answer, grade)
    )
    for n, (concept, answer, grade) in enumerate(
        (
            ("stayman/points below", "P", Grade.WRONG),
            ("stayman/points below", "2C", Grade.RIGHT),
            ("losers/", "=7", Grade.RIGHT),
            ("stayman/points above", "2C", Grade.SHOWN),
            ("stayman/inside", "2C", Grade.RIGHT),
            ("stayman/points below", "P", Grade.SHOWN),
        )
    )
)


@pytest.mark.parametrize(("n", "seed"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_each_answer_leads_to_its_own_question(n: int, seed: int) -> None:
    found = question_of(ATTEMPTS[n], CHOICES, ATTEMPTS)
    assert isinstance(found, Posed)
    assert found.seed == seed


def test_an_answer_of_a_lesson_was_given_to_no_drill() -> None:
    attempt = Attempt("x", "ann", NOW, 1.0, "s", Answer("hold-up-1", "", "2C", Grade.RIGHT))
    assert question_of(attempt, CHOICES, ATTEMPTS) is None


def test_what_the_choices_do_not_tell_is_not_guessed() -> None:
    assert question_of(ATTEMPTS[4], CHOICES[:5], ATTEMPTS) is None
    assert question_of(ATTEMPTS[2], ("posed:of an unknown kind", "=7"), ATTEMPTS) is None
