"""T: whether a learner can get through, is not told the answer beforehand, and hears why."""

from __future__ import annotations

from bridgetutor.phrase import phrase
from bridgetutor.teaching import codes
from bridgetutor.teaching.lesson import Exercise, Lesson, Mark, PlayExercise
from bridgetutor.teaching.lint.naming import gives_away
from bridgetutor.teaching.lint.subject import Kind, Subject, passages_of
from bridgetutor.teaching.loader import ReadPage
from bridgetutor.teaching.minutes import minutes

LONGEST = 15
"""Minutes that people sit through."""


def check(subject: Subject) -> None:
    """Notes every fault of this family; what concerns several lessons is in `shelf`."""
    for page in subject.pages:
        exercise = page.step.exercise
        if exercise is not None:
            _check_leaks(subject, page, exercise)
            _check_hints(subject, page, exercise)
            _check_reasons(subject, exercise)
            _check_end(subject, page, exercise)
    lesson = subject.reading.lesson
    if lesson is not None:
        _check_measure(subject, lesson)


def _check_measure(subject: Subject, lesson: Lesson) -> None:
    """Neither nothing to do, nor more than people sit through."""
    if not lesson.exercises:
        subject.note(codes.NOTHING_ASKED, phrase("The lesson asks nothing"), subject.reading.card_line)
    taken = minutes(lesson)
    if taken > LONGEST:
        says = phrase("This lesson takes {n} minutes; split it: fifteen is what people sit through", n=taken)
        subject.note(codes.TOO_LONG, says, subject.reading.card_line)


def _check_leaks(subject: Subject, page: ReadPage, exercise: Exercise) -> None:
    for passage in passages_of(page):
        if passage.kind not in {Kind.PROSE, Kind.QUESTION}:
            continue
        answer = gives_away(passage.text, exercise)
        if answer is not None:
            says = phrase("This gives away the answer, {answer}, before it is asked for", answer=answer)
            subject.note(codes.LEAK, says, passage.line)


def _check_hints(subject: Subject, page: ReadPage, exercise: Exercise) -> None:
    hints = [passage for passage in passages_of(page) if passage.kind is Kind.HINT]
    for number, hint in enumerate(hints[:-1], start=1):
        answer = gives_away(hint.text, exercise)
        if answer is not None:
            says = phrase(
                "Hint {number} names the answer, {answer}: only the last may", number=number, answer=answer
            )
            subject.note(codes.EARLY_HINT, says, hint.line)


def _check_reasons(subject: Subject, exercise: Exercise) -> None:
    for reply in exercise.replies:
        if reply.mark is not Mark.RIGHT and reply.reason is None and not reply.says.markdown.strip():
            says = phrase(
                "{answer} is not the answer, and the reply does not say why", answer=reply.choices[0]
            )
            subject.note(codes.NO_REASON, says, reply.line)


def _check_end(subject: Subject, page: ReadPage, exercise: Exercise) -> None:
    if (
        isinstance(exercise, PlayExercise)
        and not exercise.play.deal.is_complete
        and page.page.fence is not None
    ):
        says = phrase("Not all four hands are given: the learner cannot see at the end how the cards lay")
        subject.note(codes.HIDDEN_TO_THE_END, says, page.page.fence.line)
