"""From an answer in the record back to its question: the step of a lesson, or the very question of a drill."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridgetutor.progress.attempts import Attempt, Grade
from bridgetutor.rules.faults import NotationError
from bridgetutor.session.choice import Action, Posed, parse_choice
from bridgetutor.teaching.drills.item import concept_of
from bridgetutor.teaching.lesson import Lesson


def step_of(lesson: Lesson, exercise: str) -> int | None:
    """The step, from 1, at which an exercise stands, as its answers name it; None where it is not there any more."""
    name = exercise.partition("@")[0]
    for n, step in enumerate(lesson.steps, 1):
        if step.exercise is not None and step.exercise.id == name:
            return n
    return None


def question_of(attempt: Attempt, choices: Sequence[str], together: Iterable[Attempt]) -> Posed | None:
    """The question of a drill that an attempt answered; None where the choices of its sitting do not tell.

    `together` are all attempts of the sitting, oldest first: where the same answer was given to several questions of
    one kind, their order tells which it was.
    """
    asked = concept_of(attempt.answered.exercise)
    if asked is None:
        return None
    alike = [each.id for each in together if _key(each) == _key(attempt)]
    place = alike.index(attempt.id) if attempt.id in alike else 0
    found = [posed for posed, choice in _answers(choices) if _fits(posed, choice, attempt, asked[0])]
    return found[place] if place < len(found) else None


def _key(attempt: Attempt) -> tuple[str, str, bool]:
    """What the choices of a sitting tell of an attempt."""
    answered = attempt.answered
    found = concept_of(answered.exercise)
    is_shown = answered.grade is Grade.SHOWN
    return found[0] if found else "", "" if is_shown else answered.answer, is_shown


def _answers(choices: Iterable[str]) -> Iterable[tuple[Posed, str]]:
    """Each choice with the question it was made at; a repeated wrong answer is no second attempt."""
    posed: Posed | None = None
    given: set[str] = set()
    for written in choices:
        if written.startswith("posed:"):
            posed, given = _posed(written), set()
        elif posed is not None and written not in given:
            given.add(written)
            yield posed, written


def _posed(written: str) -> Posed | None:
    try:
        choice = parse_choice(written)
    except NotationError:
        return None
    return choice if isinstance(choice, Posed) else None


def _fits(posed: Posed, choice: str, attempt: Attempt, concept: str) -> bool:
    wanted = Action.ANSWER.value if attempt.answered.grade is Grade.SHOWN else attempt.answered.answer
    return posed.concept == concept and choice == wanted
