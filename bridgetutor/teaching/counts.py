"""What a lesson, a course or the library has to do: exercises by kind, and how long they take."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce

from bridgetutor.teaching.by_system import is_near_miss
from bridgetutor.teaching.lesson import BidExercise, Exercise, Lesson, PlayExercise
from bridgetutor.teaching.minutes import minutes

FULL_HAND = 13


@dataclass(frozen=True, slots=True)
class Counts:
    """Sums over lessons. `played` exercises ask for two cards of the learner's or more, `whole` for thirteen.

    `near` are hands to bid that miss a call the author warns of by one step.
    """

    lessons: int = 0
    exercises: int = 0
    played: int = 0
    whole: int = 0
    near: int = 0
    minutes: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(
            self.lessons + other.lessons,
            self.exercises + other.exercises,
            self.played + other.played,
            self.whole + other.whole,
            self.near + other.near,
            self.minutes + other.minutes,
        )


def counts(lessons: Iterable[Lesson]) -> Counts:
    """The counts of these lessons together."""
    return reduce(Counts.__add__, map(_of, lessons), Counts())


def _of(lesson: Lesson) -> Counts:
    played = [exercise for exercise in lesson.exercises if _decisions(exercise) > 1]
    whole = [exercise for exercise in played if isinstance(exercise, PlayExercise) and _is_whole(exercise)]
    near = [exercise for exercise in lesson.exercises if _is_near_miss(exercise)]
    return Counts(1, len(lesson.exercises), len(played), len(whole), len(near), minutes(lesson))


def _decisions(exercise: Exercise) -> int:
    """The cards that the learner plays: one where a card exercise has no goal, else those left in the own hands."""
    if not isinstance(exercise, PlayExercise):
        return 0
    if exercise.goal is None:
        return 1
    return len(exercise.seats) * (exercise.play.size - len(exercise.play.complete_tricks))


def _is_whole(exercise: PlayExercise) -> bool:
    """Whether it begins with the opening lead, or the learner's first card after it."""
    return exercise.play.size == FULL_HAND and not exercise.play.complete_tricks


def _is_near_miss(exercise: Exercise) -> bool:
    return isinstance(exercise, BidExercise) and is_near_miss(exercise)
