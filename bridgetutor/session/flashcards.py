"""The questions a learner has missed as cards to learn by: the question in front, the answer and its reason behind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Protocol

from bridgetutor.progress.anki import Flashcard
from bridgetutor.progress.attempts import Attempt, Grade, Sitting
from bridgetutor.rules.faults import BridgeError
from bridgetutor.session.choice import parse_choice
from bridgetutor.session.drill_walk import made
from bridgetutor.session.judging import written
from bridgetutor.session.retracing import question_of, step_of
from bridgetutor.teaching import markdown
from bridgetutor.teaching.lesson import (
    BidExercise,
    CountExercise,
    Exercise,
    LeadExercise,
    Lesson,
    PlayExercise,
    QuizExercise,
)
from bridgetutor.teaching.marking import mark
from bridgetutor.wording import Wording

MOST = 200
"""So many questions, those missed last."""

MISSED = frozenset({Grade.WRONG, Grade.SHOWN})


class Record(Protocol):
    """`progress.store.Store`."""

    def attempts(self, learner: str | None = None) -> Iterator[Attempt]:
        """The attempts of a learner, oldest first."""

    def sitting(self, sitting_id: str) -> Sitting:
        """One sitting. Raises `LookupError`."""


class Shelf(Protocol):
    """`teaching.course.Library`."""

    def lesson(self, id: str) -> Lesson | None:  # noqa: A002  # what lessons call it
        """That lesson."""


def flashcards(record: Record, learner: str, shelf: Shelf, words: Wording) -> Iterator[Flashcard]:
    """A card for each question missed, the last one first; those that cannot be found any more are left out."""
    by_sitting: dict[str, list[Attempt]] = {}
    missed: dict[str, Attempt] = {}
    for attempt in record.attempts(learner):
        by_sitting.setdefault(attempt.sitting, []).append(attempt)
        if attempt.answered.grade in MISSED and attempt.answered.wanted:
            missed[attempt.id] = attempt
    known: set[str] = set()
    for attempt in reversed(missed.values()):
        if len(known) >= MOST:
            return
        found = _question(attempt, by_sitting[attempt.sitting], record, shelf, words)
        if found is None or found[0] in known:
            continue
        key, exercise = found
        card = card_of(key, exercise, attempt.answered.wanted, words)
        if card is not None:
            known.add(key)
            yield card


def _question(
    attempt: Attempt, together: Iterable[Attempt], record: Record, shelf: Shelf, words: Wording
) -> tuple[str, Exercise] | None:
    """The question of an attempt, and the name by which it is known again."""
    try:
        sitting = record.sitting(attempt.sitting)
        posed = question_of(attempt, sitting.choices, together)
        if posed is not None:
            return str(posed), made(posed, words, Random(posed.seed)).exercise
    except (LookupError, BridgeError):
        return None
    lesson = shelf.lesson(sitting.lesson)
    step = None if lesson is None else step_of(lesson, attempt.answered.exercise)
    if lesson is None or step is None:
        return None
    exercise = lesson.steps[step - 1].exercise
    return None if exercise is None else (exercise.id, exercise)


def card_of(key: str, exercise: Exercise, wanted: str, words: Wording) -> Flashcard | None:
    """The card of a question; None for a hand that is to be played, which no card can ask for."""
    if isinstance(exercise, PlayExercise):
        return None
    try:
        answer = written(exercise, parse_choice(wanted))  # type: ignore[arg-type]  # checked by `mark`
        verdict = mark(exercise, answer)
    except (BridgeError, TypeError, IndexError):
        return None
    lines = [words.name(answer)]
    if verdict is not None:
        if verdict.says is not None:
            lines.append(markdown.to_text(verdict.says))
        elif verdict.reason is not None:
            lines.append(words.render(verdict.reason))
    return Flashcard(key, "\n".join(_front(exercise, words)), "\n".join(lines))


def _front(
    exercise: BidExercise | LeadExercise | QuizExercise | CountExercise, words: Wording
) -> Iterator[str]:
    match exercise:
        case BidExercise() | LeadExercise():
            yield words.name(exercise.hand)
            if exercise.auction.calls:
                yield words.say(
                    "{dealer} deals: {auction}", dealer=exercise.auction.dealer, auction=exercise.auction
                )
            yield words.say("Vulnerable: {vulnerability}", vulnerability=exercise.vulnerability)
        case QuizExercise() | CountExercise():
            if exercise.hand is not None:
                yield words.name(exercise.hand)
            if exercise.deal is not None:
                for seat in sorted(exercise.shown):
                    yield words.say("{seat}: {hand}", seat=seat, hand=exercise.deal.known[seat])
    yield markdown.to_text(exercise.question)
    if isinstance(exercise, QuizExercise):
        yield from (f"{n}. {option}" for n, option in enumerate(exercise.options, 1))
