"""The author's hints, a degree at a time; in a whole hand only as long as it goes as the author has seen it."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.session.state import Work
from bridgetutor.session.tables import play_of
from bridgetutor.teaching.foreseen import goes_as_seen
from bridgetutor.teaching.lesson import Exercise, PlayExercise, Prose


def left(exercise: Exercise, work: Work) -> int:
    """How many can still be told: none of a hand that has become another one, of which they need not be true."""
    count = len(exercise.hints) - work.told
    if count > 0 and isinstance(exercise, PlayExercise) and exercise.goal is not None:
        return count if goes_as_seen(exercise, play_of(exercise, work)) else 0
    return count


def told(exercise: Exercise, work: Work) -> tuple[Work, Prose | None]:
    """The next one, and the work with it counted; None where none is left."""
    if left(exercise, work) == 0:
        return work, None
    return replace(work, hints=work.hints + 1, told=work.told + 1), exercise.hints[work.told]
