"""Each of the program's own lessons clicked through from its first page to its end: first wrong, then right."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bridgetutor import places as all_places
from bridgetutor.desktop.desk import Desk
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.lesson.finished import FinishedPage
from bridgetutor.desktop.lesson.options import OptionButton
from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.desktop.table.bidding_box import BiddingBox
from bridgetutor.places import Places
from bridgetutor.rules.cards import Card
from bridgetutor.session import tutor
from bridgetutor.session.choice import Action, Answer, Choice, Number, Pick
from bridgetutor.session.judging import as_answer
from bridgetutor.session.screen import Tone
from bridgetutor.session.state import State
from bridgetutor.session.tables import play_of
from bridgetutor.teaching.course import Library
from bridgetutor.teaching.lesson import Exercise, Mark, PlayExercise
from bridgetutor.teaching.marking import judge_card, right_cards
from tests.desktop.driving import click, page, press, type_text

LESSONS = Path(__file__).parents[2] / "lessons"
NAMES = [header.id for header in Library.open(LESSONS, "en").lessons]


@pytest.fixture
def places() -> Places:
    """The program's own lessons, in a fresh home."""
    return replace(all_places.find(), lessons=LESSONS)


@pytest.mark.usefixtures("by_habit")
@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_from_its_first_page_to_its_end_with_the_mouse(desk: Desk, name: str) -> None:
    desk.lessons.open_lesson(name)
    lesson = desk.lessons.shelf.library.lesson(name)
    assert lesson is not None
    state = tutor.begin(lesson)
    for _ in range(400):
        if state.is_finished:
            break
        for choice in _turns(state):
            shown = page(desk, LessonPage)
            _do(desk, shown, choice)
            state = tutor.submit(state, choice).state
            if not state.is_finished and choice in state.work.wrong:
                feedback = page(desk, LessonPage).moment.feedback
                assert feedback is not None
                assert feedback.tone is Tone.WRONG
    assert state.is_finished
    page(desk, FinishedPage)


def _turns(state: State) -> tuple[Choice, ...]:
    """What the learner does next: at a fresh question something wrong, if there is such, then what is right."""
    exercise = state.step.exercise
    if exercise is None or Action.NEXT in tutor.open_actions(state):
        return (Action.NEXT,)
    wrong, right = _wrong(exercise, state), _right(exercise, state)
    return (right,) if wrong is None or state.work.wrong else (wrong, right)


def _right(exercise: Exercise, state: State) -> Answer:
    if isinstance(exercise, PlayExercise):
        play = play_of(exercise, state.work)
        return next(iter(right_cards(exercise, play)), next(iter(play.legal_cards)))
    return as_answer(exercise, next(r.choices[0] for r in exercise.replies if r.mark is Mark.RIGHT))


def _wrong(exercise: Exercise, state: State) -> Answer | None:
    if isinstance(exercise, PlayExercise):
        play = play_of(exercise, state.work)
        judged = ((card, judge_card(exercise, play, card)) for card in play.legal_cards)
        return next((card for card, verdict in judged if verdict and verdict.mark is Mark.WRONG), None)
    named = (reply.choices[0] for reply in exercise.replies if reply.mark is Mark.WRONG)
    return next((as_answer(exercise, choice) for choice in named), None)


def _do(desk: Desk, shown: LessonPage, choice: Choice) -> None:
    """The choice with the mouse; a number is typed."""
    match choice:
        case Action():
            main = [
                b for b in shown.findChildren(KeyButton) if b.property("role") == "main" and b.isVisible()
            ]
            click(main[0])
        case Card():
            card = shown.table.button(choice)
            assert card is not None
            click(card)
        case Pick():
            QTest.qWait(20)  # the heights of answers are found in a few turns of the event loop
            buttons = [button for button in shown.findChildren(OptionButton) if button.isVisible()]
            click(buttons[choice.option - 1])
        case Number():
            press(desk, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
            type_text(desk, str(choice.value))
            press(desk, Qt.Key.Key_Return)
        case _:
            box: BiddingBox | None = shown.table.findChild(BiddingBox)
            assert box is not None
            click(box.button(choice))  # type: ignore[arg-type]  # what is left are calls


def test_enter_on_a_fresh_card_question_plays_nothing(desk: Desk) -> None:
    desk.lessons.open_lesson("the-simple-finesse")
    type_text(desk, "sq")
    press(desk, Qt.Key.Key_Return)
    shown = page(desk, LessonPage)
    assert shown.moment.step == 2
    press(desk, Qt.Key.Key_Return)
    assert shown.moment.step == 2
    assert shown.moment.feedback is None
    assert shown.moment.table is not None
    assert shown.moment.table.tricks == (0, 0)
