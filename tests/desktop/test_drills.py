"""Drills at the desktop: the list, questions answered with real clicks and keys, and what is kept of them."""

from __future__ import annotations

import threading
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from bridgetutor.desktop import actions
from bridgetutor.desktop.drills.clock import Clock, DrillPage
from bridgetutor.desktop.drills.offer import due, sections
from bridgetutor.desktop.drills.page import DrillsPage
from bridgetutor.desktop.home.page import HomePage
from bridgetutor.desktop.lesson.finished import FinishedPage
from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.desktop.lesson.prose import ProseView
from bridgetutor.desktop.services import ahead, practising
from bridgetutor.desktop.services.practising import QUESTIONS
from bridgetutor.hands.facts.tricks import losing_tricks
from bridgetutor.progress.attempts import Answer, Attempt, Grade
from bridgetutor.progress.mastery import NOTHING, learned
from bridgetutor.progress.store import Store
from bridgetutor.rules.hands import Hand
from bridgetutor.session.aims import concepts_of
from bridgetutor.session.drill_walk import made
from bridgetutor.session.screen import AskCall, AskCard, AskNumber, AskOption, Tone
from bridgetutor.teaching.drills.catalogue import GROUPS
from bridgetutor.wording import Wording
from tests.desktop.driving import click, page, press, type_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from random import Random

    from pytestqt.qtbot import QtBot

    from bridgetutor.desktop.desk import Desk
    from bridgetutor.places import Places
    from bridgetutor.session.choice import Posed
    from bridgetutor.teaching.drills.item import Item

NOW = datetime(2026, 11, 2, 18, tzinfo=UTC)
WORDS = Wording.english()

pytestmark = pytest.mark.usefixtures("qtbot")


def drills_page(desk: Desk) -> DrillsPage:
    """With every group unfolded."""
    desk.window.perform(actions.DRILLS)
    shown = page(desk, DrillsPage)
    for fold in shown.groups.values():
        fold.turn(is_open=True)
    return shown


def missed(concept: str, days_ago: float) -> Attempt:
    when = NOW - timedelta(days=days_ago)
    return Attempt("0" * 32, "learner", when, 5, "s", Answer(f"drill/{concept}/", "", "=3", Grade.WRONG))


def test_everything_is_offered_and_nothing_is_due_at_first() -> None:
    assert due(NOTHING, NOW).concepts == ()
    found = sections(NOTHING, NOW)
    assert len(found) == len(GROUPS) + 1  # bidding with a partner
    assert WORDS.render(found[0].offers[1].standing) == "not practised yet"


def test_what_was_missed_is_due() -> None:
    known = learned([missed("losers", 3)], concepts_of)
    assert due(known, NOW).concepts == ("losers",)
    offer = next(
        offer for section in sections(known, NOW) for offer in section.offers if offer.name == "losers"
    )
    assert offer.is_due
    assert WORDS.render(offer.standing) == "1 question · mastered to 0 %"


def test_what_is_no_drill_is_never_due() -> None:
    known = learned([missed("a-concept-of-old", 3)], concepts_of)
    assert due(known, NOW).concepts == ()


def test_every_row_can_be_reached_and_is_named(open_desk: Callable[[], Desk]) -> None:
    shown = drills_page(open_desk())
    assert shown.main.hasFocus()
    for button in shown.buttons.values():
        assert button.accessibleName()
        assert button.height() >= 44
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_ten_questions_by_keyboard(open_desk: Callable[[], Desk], places: Places) -> None:
    desk = open_desk()
    click(drills_page(desk).buttons["losers"])
    for _ in range(QUESTIONS):
        assert isinstance(page(desk, LessonPage).moment.ask, AskNumber)
        type_text(desk, str(losing_tricks(hand_shown(desk))))
        press(desk, Qt.Key.Key_Return)
        feedback = page(desk, LessonPage).moment.feedback
        assert feedback is not None
        assert feedback.tone is Tone.RIGHT
        press(desk, Qt.Key.Key_Return)
    page(desk, FinishedPage)
    press(desk, Qt.Key.Key_Escape)
    assert "10 questions" in page(desk, DrillsPage).buttons["losers"].accessibleName()
    with Store.open(places.progress, now=datetime.now(UTC)) as store:
        attempts = list(store.attempts())
    assert [attempt.answered.exercise for attempt in attempts] == ["drill/losers/"] * QUESTIONS


def test_a_call_is_asked_for_and_marked(open_desk: Callable[[], Desk], qtbot: QtBot) -> None:
    desk = open_desk()
    click(drills_page(desk).buttons["stayman"])
    lesson = page(desk, LessonPage)
    qtbot.waitUntil(lambda: lesson.moment.ask is not None, timeout=20_000)
    assert isinstance(lesson.moment.ask, AskCall)
    lesson.choose(lesson.moment.ask.legal[-1])
    assert lesson.moment.feedback is not None


def test_a_drill_is_left_and_its_answers_stay(open_desk: Callable[[], Desk], places: Places) -> None:
    desk = open_desk()
    press(desk, Qt.Key.Key_F11)
    page(desk, DrillsPage).buttons["points"].setFocus()
    press(desk, Qt.Key.Key_Return)
    assert isinstance(page(desk, LessonPage).moment.ask, AskNumber)
    type_text(desk, "40")
    press(desk, Qt.Key.Key_Return)
    press(desk, Qt.Key.Key_Escape)
    page(desk, DrillsPage)
    with Store.open(places.progress, now=datetime.now(UTC)) as store:
        assert store.count_attempts() == 1


def test_a_question_that_takes_long_is_waited_for_and_can_be_left(
    open_desk: Callable[[], Desk], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    let_go = threading.Event()

    def made_when_let_go(posed: Posed, wording: Wording, dice: Random) -> Item:
        let_go.wait()
        return made(posed, wording, dice)

    monkeypatch.setattr(ahead, "PATIENCE", 0)
    monkeypatch.setattr(ahead, "made", made_when_let_go)
    desk = open_desk()
    click(drills_page(desk).buttons["play-ducking"])
    shown = page(desk, LessonPage)
    assert shown.moment.ask is None
    assert "being made" in shown.moment.prose.markdown
    let_go.set()
    qtbot.waitUntil(lambda: isinstance(shown.moment.ask, AskCard), timeout=20_000)
    press(desk, Qt.Key.Key_Escape)
    page(desk, DrillsPage)
    assert not [each for each in threading.enumerate() if each.name.startswith("drill")]


def test_the_whole_auction_with_a_partner(open_desk: Callable[[], Desk], qtbot: QtBot) -> None:
    desk = open_desk()
    click(drills_page(desk).buttons["partnership-natural"])
    shown = page(desk, LessonPage)
    for _ in range(20):
        if not isinstance(shown.moment.ask, AskCall):
            break
        type_text(desk, "p")
    table = shown.moment.table
    assert table is not None
    assert table.auction is not None
    assert table.auction.is_over
    qtbot.waitUntil(lambda: shown.moment.feedback is not None, timeout=60_000)
    press(desk, Qt.Key.Key_Return)
    assert shown.moment.step == 2
    press(desk, Qt.Key.Key_Escape)
    page(desk, DrillsPage)


def test_the_main_button_begins_the_first_group(open_desk: Callable[[], Desk]) -> None:
    desk = open_desk()
    press(desk, Qt.Key.Key_F11)
    press(desk, Qt.Key.Key_Return)
    assert page(desk, LessonPage).moment.lesson == "drill:evaluation"


def answer_right(desk: Desk) -> None:
    type_text(desk, str(losing_tricks(hand_shown(desk))))
    press(desk, Qt.Key.Key_Return)
    press(desk, Qt.Key.Key_Return)


def test_what_is_marked_as_difficult_is_a_drill_of_its_own(open_desk: Callable[[], Desk]) -> None:
    desk = open_desk()
    assert "difficult" not in drills_page(desk).buttons
    click(page(desk, DrillsPage).buttons["losers"])
    press(desk, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert "difficult" in page(desk, LessonPage).column.heading.text()
    press(desk, Qt.Key.Key_Escape)
    assert "Marked as difficult" in page(desk, DrillsPage).main.accessibleName()
    click(page(desk, DrillsPage).buttons["difficult"])
    assert page(desk, LessonPage).moment.lesson == "drill:difficult"
    click(page(desk, LessonPage).column.row.button(actions.DIFFICULT))
    press(desk, Qt.Key.Key_Escape)
    assert "difficult" not in page(desk, DrillsPage).buttons


def test_the_end_tells_what_was_mistaken_and_what_comes_when(
    open_desk: Callable[[], Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practising, "QUESTIONS", 1)
    desk = open_desk()
    click(drills_page(desk).buttons["losers"])
    right = losing_tricks(hand_shown(desk))
    type_text(desk, str(right + 1))
    press(desk, Qt.Key.Key_Return)
    answer_right(desk)
    told = " ".join(view.toPlainText() for view in page(desk, FinishedPage).findChildren(ProseView))
    assert f"Losers: {right + 1} instead of {right}." in told
    assert "Losers comes again" in told


def test_no_clock_unless_it_is_wanted(open_desk: Callable[[], Desk]) -> None:
    desk = open_desk()
    assert drills_page(desk).clocks[Clock.NONE].isChecked()
    click(page(desk, DrillsPage).buttons["losers"])
    assert page(desk, DrillPage).clock_label is None


def test_groups_fold_by_pointer_and_key_and_stay_so(open_desk: Callable[[], Desk]) -> None:
    desk = open_desk()
    desk.window.perform(actions.DRILLS)
    shown = page(desk, DrillsPage)
    assert {name for name, fold in shown.groups.items() if fold.is_open} == {"evaluation"}
    leads, worth = shown.groups["leads"].head, shown.groups["evaluation"].head
    assert leads.accessibleName() == "Opening leads: 1 drill, folded"
    assert not shown.buttons["opening-leads"].isVisible()
    click(leads)
    assert shown.buttons["opening-leads"].isVisible()
    assert leads.accessibleName() == "Opening leads: 1 drill, shown"
    worth.setFocus()
    press(desk, Qt.Key.Key_Return)
    assert not shown.buttons["losers"].isVisible()
    assert worth.hasFocus()
    desk.close()
    again = open_desk()
    again.window.perform(actions.DRILLS)
    found = page(again, DrillsPage).groups
    assert {name for name, fold in found.items() if fold.is_open} == {"leads"}


def test_a_folded_group_tells_what_is_due_in_it(open_desk: Callable[[], Desk]) -> None:
    known = learned([missed("losers", 3)], concepts_of)
    shown = DrillsPage(open_desk().look, due(known, NOW), sections(known, NOW))
    name = shown.groups["evaluation"].head.accessibleName()
    assert "1 due, folded" in name
    shown.deleteLater()


def test_the_clock_is_remembered(open_desk: Callable[[], Desk]) -> None:
    desk = open_desk()
    click(drills_page(desk).clocks[Clock.QUESTION])
    desk.close()
    again = open_desk()
    shown = drills_page(again)
    assert [clock for clock, button in shown.clocks.items() if button.isChecked()] == [Clock.QUESTION]
    click(shown.buttons["losers"])
    assert page(again, DrillPage).left_over == Clock.QUESTION.value


def test_escape_leads_home(open_desk: Callable[[], Desk]) -> None:
    desk = open_desk()
    for command in (actions.DRILLS, actions.PLAY):
        desk.window.perform(command)
        press(desk, Qt.Key.Key_Escape)
        page(desk, HomePage)


def test_ten_minutes_end_with_the_question_that_stands(open_desk: Callable[[], Desk]) -> None:
    desk = open_desk()
    click(drills_page(desk).clocks[Clock.DRILL])
    click(page(desk, DrillsPage).buttons["losers"])
    shown = page(desk, DrillPage)
    assert shown.clock_label is not None
    assert shown.clock_label.text() == "10:00 left"
    for _ in range(12):  # more than there are without a clock
        answer_right(desk)
    for _ in range(Clock.DRILL.value):
        shown.tick()
    assert shown.clock_label.text() == "Time is up: this question is the last."
    answer_right(desk)
    page(desk, FinishedPage)


def test_a_question_whose_time_is_up_shows_its_answer_and_the_next_has_its_own(
    open_desk: Callable[[], Desk],
) -> None:
    desk = open_desk()
    click(drills_page(desk).clocks[Clock.QUESTION])
    click(page(desk, DrillsPage).buttons["losers"])
    shown = page(desk, DrillPage)
    for _ in range(Clock.QUESTION.value):
        shown.tick()
    assert shown.moment.feedback is not None
    assert shown.moment.feedback.tone is Tone.ANSWER
    shown.tick()
    press(desk, Qt.Key.Key_Return)
    assert shown.left_over == Clock.QUESTION.value
    answer_right(desk)
    assert shown.moment.step == 3


LESSON = """# Losers

```{lesson} losers-lesson
:goal: You count losers.
```

Count losers.

```{drill} losers-drill
:concept: losers
:items: 2
Two hands to count.
```

```{quiz} losers-quiz
:right Seven: Two, two, one, two.
:wrong Six: One is missing.
How many losers has an opening bid, as a rule?
```
"""


def test_a_lesson_offers_a_drill_and_is_gone_on_with_after_it(
    open_desk: Callable[[], Desk], tmp_path: Path
) -> None:
    desk = open_desk()
    file = tmp_path / "01-losers.md"
    file.write_text(LESSON, encoding="utf-8")
    desk.lessons.open_file(file)
    lesson = page(desk, LessonPage)
    assert lesson.column.row.button(actions.PRACTISE).isVisible()
    click(lesson.column.row.button(actions.PRACTISE))
    for _ in range(2):
        type_text(desk, str(losing_tricks(hand_shown(desk))))
        press(desk, Qt.Key.Key_Return)
        press(desk, Qt.Key.Key_Return)
    page(desk, FinishedPage)
    press(desk, Qt.Key.Key_Return)
    assert page(desk, LessonPage).moment.drill is not None
    press(desk, Qt.Key.Key_Return)
    assert isinstance(page(desk, LessonPage).moment.ask, AskOption)
    assert not page(desk, LessonPage).column.row.button(actions.PRACTISE).isVisible()


def test_a_drill_of_a_lesson_can_be_left_at_once(open_desk: Callable[[], Desk], tmp_path: Path) -> None:
    desk = open_desk()
    file = tmp_path / "01-losers.md"
    file.write_text(LESSON, encoding="utf-8")
    desk.lessons.open_file(file)
    press(desk, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(page(desk, LessonPage).moment.ask, AskNumber)
    press(desk, Qt.Key.Key_Escape)
    assert page(desk, LessonPage).moment.drill is not None


def hand_shown(desk: Desk) -> Hand:
    table = page(desk, LessonPage).moment.table
    assert table is not None
    return next(view.cards for view in table.hands if view.cards is not None)
