"""Attempts and sittings as values, and what they tell."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bridgetutor.progress.attempts import (
    Answer,
    Attempt,
    Grade,
    Sitting,
    begun_lessons,
    by_exercise,
    finished_lessons,
)

NOW = datetime(2026, 3, 1, tzinfo=UTC)


def sitting(lesson: str, *choices: str, finished: bool = False) -> Sitting:
    """A sitting of a lesson."""
    return Sitting(f"{lesson}{choices}", "me", lesson, "f", NOW, choices, finished)


def test_lessons_are_begun_with_a_choice_and_finished_once_for_all() -> None:
    sittings = [
        sitting("looked-at"),
        sitting("begun", "H4"),
        sitting("done", "H4", finished=True),
        sitting("done", "H6"),
    ]
    assert begun_lessons(iter(sittings)) == {"begun"}
    assert finished_lessons(iter(sittings)) == {"done"}


def test_attempts_by_exercise_keep_their_order() -> None:
    names = ["open-1", "lead-1", "open-1"]
    attempts = [
        Attempt(str(n), "me", NOW, 1.0, "s", Answer(name, "f", "1N", Grade.RIGHT))
        for n, name in enumerate(names)
    ]
    found = by_exercise(iter(attempts))
    assert {name: [attempt.id for attempt in those] for name, those in found.items()} == {
        "open-1": ["0", "2"],
        "lead-1": ["1"],
    }


def test_a_time_without_a_zone_is_refused() -> None:
    bare = datetime(2026, 3, 1)  # noqa: DTZ001  # the fault under test
    with pytest.raises(ValueError, match="zone"):
        Sitting("s", "me", "lesson", "f", bare)
    with pytest.raises(ValueError, match="zone"):
        Attempt("a", "me", bare, 1.0, "s", Answer("e", "f", "1N", Grade.RIGHT))
