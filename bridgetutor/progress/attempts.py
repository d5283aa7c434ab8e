"""Attempts and sittings as values, and what can be told from them: which lessons are begun, which finished."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import Enum


class Grade(Enum):
    """How an exercise was answered in the end; the value is what the record writes."""

    RIGHT = "right"
    PLAYABLE = "playable"
    WRONG = "wrong"
    SHOWN = "shown"


@dataclass(frozen=True, slots=True)
class Answer:
    """What the session knows of an answered exercise.

    `exercise` is the name of the exercise and `fingerprint` tells its text; `answer` is the choice as notation writes
    it, and `wanted` the best one, empty where nobody has written it down; `tries` counts the answers given, from 1,
    and `hints` the hints seen.
    """

    exercise: str
    fingerprint: str
    answer: str
    grade: Grade
    tries: int = 1
    hints: int = 0
    wanted: str = ""


@dataclass(frozen=True, slots=True)
class Attempt:
    """An answer of one learner at one time. `id` is 32 hexadecimal digits, `seconds` the time it took.

    Raises `ValueError` where `when` has no time zone.
    """

    id: str
    learner: str
    when: datetime
    seconds: float
    sitting: str
    answered: Answer

    def __post_init__(self) -> None:
        _demand_zone(self.when)


@dataclass(frozen=True, slots=True)
class Sitting:
    """One walk through a lesson, resumed until it is finished: the choices made, in order, are its whole state.

    `fingerprint` tells the text of the lesson the choices were made in. Raises `ValueError` where `begun` has no zone.
    """

    id: str
    learner: str
    lesson: str
    fingerprint: str
    begun: datetime
    choices: tuple[str, ...] = ()
    finished: bool = False

    def __post_init__(self) -> None:
        _demand_zone(self.begun)


def _demand_zone(when: datetime) -> None:
    if when.utcoffset() is None:
        raise ValueError(f"a time needs its zone: {when!r}")


def finished_lessons(sittings: Iterable[Sitting]) -> frozenset[str]:
    """The lessons walked through to the end at least once."""
    return frozenset(sitting.lesson for sitting in sittings if sitting.finished)


def begun_lessons(sittings: Iterable[Sitting]) -> frozenset[str]:
    """The lessons with a choice made that were never finished."""
    known = tuple(sittings)
    return frozenset(sitting.lesson for sitting in known if sitting.choices) - finished_lessons(known)


def by_exercise(attempts: Iterable[Attempt]) -> dict[str, tuple[Attempt, ...]]:
    """The attempts at each exercise, in the order given."""
    found: dict[str, list[Attempt]] = {}
    for attempt in attempts:
        found.setdefault(attempt.answered.exercise, []).append(attempt)
    return {exercise: tuple(those) for exercise, those in found.items()}
