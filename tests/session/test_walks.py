"""Every lesson there is, walked through: by those who know nothing, by those who try everything, and at random."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetutor.session import tutor
from bridgetutor.session.choice import Action, Choice, GoTo, format_choice, parse_choice
from bridgetutor.session.screen import Screen, Tone
from bridgetutor.teaching.course import Library
from bridgetutor.teaching.lesson import Lesson, PlayExercise
from tests.session.example import every_answer, example, shown, way_on

LESSONS = Path(__file__).parents[2] / "lessons"


@cache
def lessons() -> dict[str, Lesson]:
    """The example, and every lesson of the program."""
    library = Library.open(LESSONS, "en")
    found = (library.lesson(header.id) for header in library.lessons)
    return {"example": example()} | {lesson.id: lesson for lesson in found if lesson is not None}


def test_every_lesson_can_be_read() -> None:
    library = Library.open(LESSONS, "en")
    assert {header.id for header in library.lessons} | {"example"} == set(lessons())
    assert len(lessons()) > 4


@pytest.mark.parametrize("name", lessons())
def test_who_never_answers_comes_to_the_end_all_the_same(name: str) -> None:
    state = tutor.begin(lessons()[name])
    for _ in range(60 * len(state.lesson.steps)):
        if state.is_finished:
            break
        state = tutor.submit(state, way_on(shown(state))).state
    assert state.is_finished
    assert shown(state).answered >= {
        i for i, step in enumerate(state.lesson.steps, 1) if step.exercise is not None
    }


@pytest.mark.parametrize("name", lessons())
def test_every_answer_to_every_question_is_met_with_words_and_a_way_on(name: str) -> None:
    start = tutor.begin(lessons()[name])
    for number in range(1, len(start.lesson.steps) + 1):
        state = tutor.submit(start, GoTo(number)).state
        for answer in every_answer(shown(state)):
            turn = tutor.submit(state, answer)
            check(shown(turn.state))
            exercise = turn.state.step.exercise
            whole = isinstance(exercise, PlayExercise) and exercise.goal is not None
            assert whole or turn.attempts, (number, str(answer))


def check(screen: Screen) -> None:
    """No screen is a dead end, none is silent after an answer that was judged, and none shows what is hidden."""
    assert screen.finished or screen.ask is not None or Action.NEXT in screen.actions
    if screen.feedback is not None and screen.feedback.tone in {Tone.WRONG, Tone.RIGHT}:
        assert str(screen.feedback.headline).strip()
    if screen.table is not None and screen.ask is not None:
        assert all(hand.cards is None or len(hand.cards) == hand.count for hand in screen.table.hands)


@settings(max_examples=60, deadline=None)
@given(st.data(), st.sampled_from(sorted(lessons())))
def test_whatever_is_chosen_no_lesson_breaks_and_its_choices_tell_all_of_it(
    data: st.DataObject, name: str
) -> None:
    lesson = lessons()[name]
    choices: list[Choice] = [GoTo(data.draw(st.integers(1, len(lesson.steps))))]
    state = tutor.replay(lesson, choices)
    for _ in range(data.draw(st.integers(0, 25))):
        screen = shown(state)
        check(screen)
        choices.append(data.draw(st.sampled_from((*Action, *every_answer(screen)))))
        state = tutor.submit(state, choices[-1]).state
    written = [format_choice(choice) for choice in choices]
    assert tutor.replay(lesson, tuple(map(parse_choice, written))) == state
