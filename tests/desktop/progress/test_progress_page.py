"""The page of figures, from each figure down to its answers and to the question of each."""

from __future__ import annotations

import itertools
import threading
from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from bridgetutor.desktop import actions
from bridgetutor.desktop.drills.page import DrillsPage
from bridgetutor.desktop.home.page import HomePage
from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.desktop.progress import telling
from bridgetutor.desktop.progress.attempts_page import AttemptsPage, answer_words
from bridgetutor.desktop.progress.page import ProgressPage
from bridgetutor.desktop.services import accounts
from bridgetutor.phrase import phrase
from bridgetutor.progress import keeping, mastery, opening
from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.progress.figures import Figures, Tally, monday_of
from bridgetutor.progress.folding import BEGINNING
from bridgetutor.progress.scheduling import Recall
from bridgetutor.progress.store import Store
from bridgetutor.session import drill_walk
from bridgetutor.session.screen import AskNumber
from bridgetutor.wording import Wording
from tests.desktop.driving import click, page, press

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bridgetutor.desktop.desk import Desk
    from bridgetutor.desktop.progress.panel import Panel
    from bridgetutor.places import Places
    from bridgetutor.session.choice import Posed
    from bridgetutor.teaching.drills.item import Item

TODAY = date(2026, 11, 30)
MONDAY = monday_of(TODAY)


def filled(places: Places, *, days: int = 10) -> None:
    """A call missed and a count got right each day, and an exercise of a lesson."""
    now, ids = datetime.now(UTC), itertools.count()

    def attempt(when: datetime, exercise: str, answer: str, grade: Grade, wanted: str = "") -> Attempt:
        made = Answer(exercise, "f", answer, grade, wanted=wanted)
        return Attempt(f"{next(ids):032x}", "learner", when, 30.0, "d", made)

    with Store.open(places.progress, now=now) as store:
        store.begin(Sitting("d", "learner", "drill:due", "1 en", now - timedelta(days=days)))
        n = itertools.count()
        for day in range(days, 0, -1):
            when = now - timedelta(days=day) + timedelta(hours=1)
            store.record("d", next(n), f"posed:{day}:stayman")
            missed = attempt(when, "drill/stayman/inside", "P", Grade.WRONG, "2C")
            store.record("d", next(n), "P", [missed])
            store.record("d", next(n), f"posed:{day + 100}:losers")
            right = attempt(when + timedelta(minutes=1), "drill/losers/", "=7", Grade.RIGHT, "=7")
            store.record("d", next(n), "=7", [right])
        store.begin(Sitting("l", "learner", "tour", "f", now - timedelta(hours=2), ("next",)))
        lesson = attempt(now - timedelta(hours=1), "first-quiz", "#2", Grade.WRONG, "#1")
        store.record("l", 1, "#2", [Attempt(lesson.id, "learner", lesson.when, 3.0, "l", lesson.answered)])


@pytest.fixture
def desk_with_answers(open_desk: Callable[[], Desk], places: Places) -> Desk:
    """The desktop at the page of figures."""
    filled(places)
    desk = open_desk()
    press(desk, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    return desk


def panel(desk: Desk, title: str) -> Panel:
    return next(each for each in page(desk, ProgressPage).panels if each.title == title)


def test_an_empty_record_says_so(open_desk: Callable[[], Desk]) -> None:
    desk = open_desk()
    desk.window.perform(actions.PROGRESS)
    assert page(desk, ProgressPage).panels == ()
    press(desk, Qt.Key.Key_Escape)
    page(desk, HomePage)


def test_every_figure_is_there_as_picture_and_as_table(desk_with_answers: Desk) -> None:
    shown = page(desk_with_answers, ProgressPage)
    titles = ("Skills over time", "What was taken for what", "Time spent", "Calendar", "Accuracy by concept")
    assert tuple(each.title for each in shown.panels) == titles
    press(desk_with_answers, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    for each in shown.panels:
        assert each.sheet is not None
        assert each.sheet.accessibleName() == each.title
        assert each.sheet.isVisible()
        assert each.sheet.rowCount() > 0
        assert not any(picture.isVisible() for picture in each.pictures)


@pytest.mark.parametrize(
    "title", ["Skills over time", "What was taken for what", "Time spent", "Calendar", "Accuracy by concept"]
)
def test_every_mark_leads_to_its_answers_and_back(desk_with_answers: Desk, title: str) -> None:
    board = panel(desk_with_answers, title).boards[-1]
    mark = next(each for each in reversed(board.marks) if each.isEnabled())
    assert mark.accessibleName()
    mark.setFocus()
    press(desk_with_answers, Qt.Key.Key_Return)
    assert page(desk_with_answers, AttemptsPage).buttons
    press(desk_with_answers, Qt.Key.Key_Escape)
    page(desk_with_answers, ProgressPage)


def test_a_row_of_a_table_leads_there_too(desk_with_answers: Desk) -> None:
    desk_with_answers.window.perform(actions.AS_TABLE)
    sheet = panel(desk_with_answers, "What was taken for what").sheet
    assert sheet is not None
    assert [sheet.item(0, n).text() for n in range(3)] == ["2♣", "Pass", "10"]  # type: ignore[union-attr]
    sheet.setFocus()
    press(desk_with_answers, Qt.Key.Key_Return)
    buttons = page(desk_with_answers, AttemptsPage).buttons
    assert len(buttons) == 10
    assert "Pass in place of 2♣. ✕ wrong" in buttons[0].accessibleName()


def test_an_answer_of_a_drill_opens_its_very_question_and_is_not_counted(
    desk_with_answers: Desk, places: Places
) -> None:
    accuracy = panel(desk_with_answers, "Accuracy by concept")
    click(next(mark for mark in accuracy.boards[0].marks if "Losers" in mark.accessibleName()))
    click(page(desk_with_answers, AttemptsPage).buttons[3])
    lesson = page(desk_with_answers, LessonPage)
    assert isinstance(lesson.moment.ask, AskNumber)
    assert desk_with_answers.window.page.context == "Once more: not counted"
    with Store.open(places.progress, now=datetime.now(UTC)) as store:
        before = store.count_attempts(), len(store.sittings())
    for key in (Qt.Key.Key_F1, Qt.Key.Key_F3, Qt.Key.Key_Return):  # the hint comes before the answer
        press(desk_with_answers, key)
    page(desk_with_answers, AttemptsPage)
    with Store.open(places.progress, now=datetime.now(UTC)) as store:
        assert (store.count_attempts(), len(store.sittings())) == before


def test_what_is_asked_again_is_what_was_asked(
    desk_with_answers: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    made = drill_walk.made

    def watched(posed: Posed, words: Wording, dice: Random) -> Item:
        asked.append(posed.seed)
        return made(posed, words, dice)

    monkeypatch.setattr(drill_walk, "made", watched)
    accuracy = panel(desk_with_answers, "Accuracy by concept")
    click(next(mark for mark in accuracy.boards[0].marks if "Losers" in mark.accessibleName()))
    click(page(desk_with_answers, AttemptsPage).buttons[3])  # of days 1, 2, 3, 4 …
    assert set(asked) == {104}


def test_an_answer_that_cannot_be_found_any_more_is_declined_in_a_sentence(desk_with_answers: Desk) -> None:
    accuracy = panel(desk_with_answers, "Accuracy by concept")
    click(next(mark for mark in accuracy.boards[0].marks if "The simple finesse" in mark.accessibleName()))
    click(page(desk_with_answers, AttemptsPage).buttons[0])
    page(desk_with_answers, AttemptsPage)
    assert desk_with_answers.window.notice is not None


def test_a_long_record_is_read_beside_the_window(
    open_desk: Callable[[], Desk], places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(places)
    monkeypatch.setattr(accounts, "AT_ONCE", 5)
    desk = open_desk()
    with qtbot.waitSignal(desk.accounts.ready):
        desk.window.perform(actions.PROGRESS)
        assert page(desk, ProgressPage).panels == ()
    assert len(page(desk, ProgressPage).panels) == 5


def test_another_formula_is_read_beside_the_drill_that_is_opened_meanwhile(
    open_desk: Callable[[], Desk], places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(places)
    desk = open_desk()
    before = desk.accounts.learned(desk.store, desk.learner)
    desk.close()
    monkeypatch.setattr(accounts, "AT_ONCE", 5)
    monkeypatch.setattr(keeping, "FORMULA", -1)
    monkeypatch.setattr(mastery, "recall_of", lambda _answered: Recall.HARD)
    may_read, go_through = threading.Event(), accounts.Accounts._go_through  # noqa: SLF001

    def held_up(self: accounts.Accounts, path: Path, learner: str) -> None:
        may_read.wait(10)
        go_through(self, path, learner)

    monkeypatch.setattr(accounts.Accounts, "_go_through", held_up)
    desk = open_desk()
    desk.window.perform(actions.DRILLS)
    click(page(desk, DrillsPage).buttons["losers"])
    page(desk, LessonPage)
    assert desk.store is not None
    assert desk.accounts.learned(desk.store, desk.learner) == before
    with qtbot.waitSignal(desk.accounts.ready):
        may_read.set()
    after = desk.accounts.learned(desk.store, desk.learner)
    assert after.practice != before.practice
    _, mastering = accounts.folds()
    assert after == mastering.on(
        mastering.nothing, desk.store.entries(desk.learner, BEGINNING, desk.store.mark())
    )


def test_closing_does_not_wait_for_a_long_record(
    open_desk: Callable[[], Desk], places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(places)
    monkeypatch.setattr(accounts, "AT_ONCE", 5)
    desk = open_desk()
    desk.window.perform(actions.PROGRESS)
    desk.close()


def test_damage_of_a_large_record_is_told_once_it_is_found(
    open_desk: Callable[[], Desk], places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(places, days=60)
    content = places.progress.read_bytes()
    places.progress.write_bytes(content[:-8192] + b"noise" * 1638 + content[-2:])
    monkeypatch.setattr(opening, "EXAMINED_AT_ONCE", 10_000)
    desk = open_desk()
    qtbot.waitUntil(lambda: desk.window.notice is not None)
    assert desk.window.notice is not None
    assert "is damaged" in desk.window.notice.sentence


def test_a_large_record_that_is_sound_is_left_alone(
    open_desk: Callable[[], Desk], places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(places)
    monkeypatch.setattr(opening, "EXAMINED_AT_ONCE", 10_000)
    desk = open_desk()
    desk.close()
    assert desk.window.notice is None


def test_the_least_sure_comes_first() -> None:
    weeks = {
        "a": {MONDAY: Tally(4, 4, 2)},
        "b": {MONDAY: Tally(8, 8, 4)},
        "c": {MONDAY: Tally(3, 3, 0)},
        "d": {MONDAY: Tally(1)},
    }
    assert [skill for skill, _ in telling.by_accuracy(Figures(weeks=weeks))] == ["c", "b", "a"]


def test_groups_are_summed_week_by_week() -> None:
    before = MONDAY - timedelta(weeks=1)
    weeks = {"a": {MONDAY: Tally(1, 1, 1), before: Tally(2, 2, 0)}, "b": {MONDAY: Tally(1, 1, 0)}}
    figures = Figures(weeks=weeks, exercises={"a": frozenset({"x"}), "b": frozenset({"y"})})
    groups = ((phrase("One"), ("a", "b")), (phrase("None"), ("c",)))
    (found,) = telling.courses(figures, groups, TODAY)
    assert found.weeks[-1] == (MONDAY, Tally(2, 2, 1))
    assert found.weeks[-2] == (before, Tally(2, 2, 0))
    assert len(found.weeks) == telling.WEEKS
    assert found.exercises == ("x", "y")


def test_only_calls_are_drawn_as_taken_for_each_other() -> None:
    mistakes = {("2C", "P"): 1, ("#1", "#2"): 9, ("2C", "2D"): 3, ("=7", "=8"): 2}
    found = telling.mistaken_calls(Figures(mistakes=mistakes))
    assert found == ((("2C", "2D"), 3), (("2C", "P"), 1))
    assert telling.axes(found) == (("2C",), ("2D", "P"))


@pytest.mark.parametrize(
    ("written", "says"), [("2C", "2♣"), ("H10", "♥10"), ("=7", "7"), ("#2", "option 2"), ("?!", "?!")]
)
def test_answers_in_words(written: str, says: str) -> None:
    assert answer_words(written, Wording.english()) == says
