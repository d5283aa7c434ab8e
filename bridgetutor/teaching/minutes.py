"""The time a lesson takes: what is read, what is thought about, what is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeGuard

from bridgetutor.teaching.lesson import (
    AuctionExhibit,
    DealExhibit,
    Drill,
    Exercise,
    Film,
    Lesson,
    Mark,
    PlayExercise,
    Step,
)


def minutes(lesson: Lesson) -> int:
    """Reading at some 160 words a minute, half a minute to think of each question, a quarter for each trick."""
    texts = [step.prose.markdown for step in lesson.steps]
    texts += [text for step in lesson.steps for text in _read_at(step)]
    words = sum(len(text.split()) for text in texts)
    tricks = sum(e.play.size - len(e.play.complete_tricks) for e in lesson.exercises if _is_whole(e))
    return max(1, round(words / 160 + 0.5 * len(lesson.exercises) + 0.25 * tricks))


def _read_at(step: Step) -> Iterator[str]:
    """What nearly everybody reads beside the prose: question and word to a right answer, caption and remarks.

    Of a whole hand one word alone: those to later tricks are read in the time that each trick takes.
    """
    match step.body:
        case None:
            return
        case DealExhibit() | AuctionExhibit() | Film() | Drill():
            yield step.body.caption.markdown
        case exercise:
            yield exercise.question.markdown
            yield next((reply.says.markdown for reply in exercise.replies if reply.mark is Mark.RIGHT), "")
    if isinstance(step.body, Film | AuctionExhibit):
        yield from (says.markdown for says in step.body.remarks.values())


def _is_whole(exercise: Exercise) -> TypeGuard[PlayExercise]:
    return isinstance(exercise, PlayExercise) and exercise.goal is not None
