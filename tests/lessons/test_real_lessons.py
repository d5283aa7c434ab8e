"""The lessons that come with the program: each is sound, and each of their exercises can be finished."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetutor.teaching.course import lesson_files
from bridgetutor.teaching.directives import DIRECTIVES
from bridgetutor.teaching.glossary import Glossary
from bridgetutor.teaching.lesson import Exercise, LeadExercise, Mark, PlayExercise
from bridgetutor.teaching.lint import lint
from bridgetutor.teaching.lint.lines import model_line
from bridgetutor.teaching.loader import load_lesson
from bridgetutor.teaching.markdown import to_html, to_text
from bridgetutor.teaching.marking import best_card, judge_card, mark
from bridgetutor.teaching.scripted import is_learners_turn

LESSONS = Path(__file__).parents[2] / "lessons"
FILES = [file for course in sorted(LESSONS.glob("*/*/")) for file in lesson_files(course)]


def test_lint_finds_nothing() -> None:
    assert [str(each) for each in lint([LESSONS])] == []


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_every_exercise_can_be_finished(file: Path) -> None:
    lesson, faults = load_lesson(file)
    assert faults == ()
    assert lesson is not None
    for exercise in lesson.exercises:
        if isinstance(exercise, PlayExercise):
            _finish(exercise)
        else:
            _answer(exercise)


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_each_card_of_an_opening_lead_has_its_word(file: Path) -> None:
    lesson, _ = load_lesson(file)
    assert lesson is not None
    for exercise in lesson.exercises:
        if isinstance(exercise, LeadExercise):
            verdicts = ((card, mark(exercise, card)) for card in exercise.hand)
            assert [
                card for card, verdict in verdicts if verdict is None or not (verdict.says or verdict.reason)
            ] == []


def _answer(exercise: Exercise) -> None:
    for reply in exercise.replies:
        for choice in reply.choices:
            verdict = mark(exercise, choice)
            assert verdict is not None
            assert (verdict.mark, verdict.says) == (reply.mark, reply.says), (exercise.id, choice)
            assert verdict.best is not None


def _finish(exercise: PlayExercise) -> None:
    if exercise.goal is None:
        _answer(exercise)
        return
    *positions, end = model_line(exercise)
    assert end.tricks_won(next(iter(exercise.seats)).side) >= exercise.goal
    for play in positions:
        best = best_card(exercise, play) if is_learners_turn(exercise, play) else None
        verdict = None if best is None else judge_card(exercise, play, best)
        assert verdict is None or verdict.mark is Mark.RIGHT


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_every_page_can_be_shown(file: Path) -> None:
    lesson, _ = load_lesson(file)
    assert lesson is not None
    glossary = Glossary.load(file.parent.parent / "glossary.md")
    for step in lesson.steps:
        assert to_html(step.prose, glossary=glossary).count("<p>") <= len(step.prose.markdown)
        assert not set("<>*") & set(to_text(step.prose))


def test_every_glossary_has_meanings_and_no_word_twice() -> None:
    for file in LESSONS.glob("*/glossary.md"):
        entries = Glossary.load(file).entries
        forms = [form.casefold() for entry in entries for form in (entry.word, *entry.also)]
        assert all(entry.means.markdown for entry in entries)
        assert len(forms) == len(set(forms)), sorted(form for form in forms if forms.count(form) > 1)


def test_the_lessons_use_what_there_is() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in FILES)
    assert {each.kind for each in DIRECTIVES if f"```{{{each.kind}}}" in text} >= {
        "lesson",
        "play",
        "count",
        "quiz",
    }
