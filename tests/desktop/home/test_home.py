"""The first page: what it offers, where it leads, by the pointer and by keys."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from bridgetutor.desktop import actions
from bridgetutor.desktop.home.cards import QuizCard
from bridgetutor.desktop.home.page import HomePage
from bridgetutor.desktop.home.told import mastery_words, told
from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.desktop.library.page import LibraryPage
from bridgetutor.desktop.library.shelf import LessonRow, Shelf, Stage
from bridgetutor.desktop.play.page import PlayPage
from bridgetutor.desktop.progress.attempts_page import AttemptsPage
from bridgetutor.desktop.services.accounts import Account
from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.progress.figures import tallied
from bridgetutor.progress.folding import Entry
from bridgetutor.progress.mastery import learned
from bridgetutor.progress.store import Store
from bridgetutor.session.aims import concepts_of
from bridgetutor.session.skills import skill_of
from tests.desktop.driving import click, page, press

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from bridgetutor.desktop.desk import Desk
    from bridgetutor.places import Places

NOW = datetime(2026, 11, 30, 18, tzinfo=UTC)


def missed(n: int, concept: str, days_ago: float, *, now: datetime = NOW, sitting: str = "s") -> Attempt:
    when = now - timedelta(days=days_ago)
    return Attempt(
        f"{n:032x}", "learner", when, 5, sitting, Answer(f"drill/{concept}/", "", "=3", Grade.WRONG)
    )


def account(*attempts: Attempt) -> Account:
    entries = [Entry(attempt, "drill:due") for attempt in attempts]
    return Account(tallied(entries, skill_of, UTC), learned(attempts, concepts_of))


@pytest.fixture
def at_home(open_desk: Callable[[], Desk], qtbot: QtBot) -> Desk:
    """The desktop at its first page, with all that the record tells."""
    desk = open_desk()
    show(desk, qtbot)
    return desk


def show(desk: Desk, qtbot: QtBot) -> HomePage:
    press(desk, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    shown = page(desk, HomePage)
    qtbot.waitUntil(lambda: bool(shown.panels) and shown.panels[-1].isVisible())
    return shown


def record(places: Places, *attempts: Attempt) -> None:
    """Attempts of a drill that was done before the program was opened."""
    with Store.open(places.progress, now=NOW) as store:
        store.begin(Sitting("s", "learner", "drill:due", "1 en", datetime(2020, 1, 1, tzinfo=UTC)))
        for n, attempt in enumerate(attempts):
            store.record("s", 2 * n, "posed:7:losers")
            store.record("s", 2 * n + 1, attempt.answered.answer, [attempt])


def test_what_is_told_of_an_account() -> None:
    shelf = Shelf("Course", (LessonRow("a", "A", "", Stage.DONE), LessonRow("b", "B", "", Stage.NEW)))
    found = told(account(missed(1, "losers", 3), missed(2, "losers", 2)), (shelf,), NOW)
    assert found.due.concepts == ("losers",)
    assert [str(title) for title in found.due_titles] == ["Losers"]
    assert [n for _, n in found.week] == [0, 0, 0, 1, 1, 0, 0]
    assert found.streak.days == 2
    assert (found.courses[0].share, str(found.courses[0].standing)) == (0.5, "1 of 2 lessons done")
    assert found.groups[0].exercises == ("drill/losers/",)
    assert str(found.groups[0].standing) == "learning"
    assert str(found.groups[1].standing) == "not begun"
    (weak,) = found.weak
    assert (str(weak.title), str(weak.standing)) == ("Losers", "about 0 in 10 right")
    assert weak.exercises == ("drill/losers/",)


def test_a_single_slip_is_not_named() -> None:
    assert told(account(missed(1, "losers", 3)), (), NOW).weak == ()


def test_mastery_in_words() -> None:
    shares = (None, 0.0, 0.39, 0.4, 0.79, 0.8, 1.0)
    words = ("not begun", "learning", "learning", "firm", "firm", "mastered", "mastered")
    assert tuple(str(mastery_words(share)) for share in shares) == words


def test_the_program_opens_with_it(open_desk: Callable[[], Desk]) -> None:
    desk = open_desk()
    desk.open()
    page(desk, HomePage)


def test_a_first_run_goes_on_with_the_first_lesson(at_home: Desk) -> None:
    shown = page(at_home, HomePage)
    assert shown.due is None
    assert shown.main is not None
    assert shown.main.hasFocus()
    press(at_home, Qt.Key.Key_Return)
    assert page(at_home, LessonPage).moment.lesson == "tour"


def test_what_is_due_is_practised_and_left_again(
    open_desk: Callable[[], Desk], places: Places, qtbot: QtBot
) -> None:
    record(places, missed(1, "losers", 3, now=datetime.now(UTC)))
    desk = open_desk()
    due = show(desk, qtbot).due
    assert due is not None
    assert due.accessibleName() == "Practise: 1 thing to ask again"
    press(desk, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page(desk, LessonPage).moment.lesson == "drill:due"
    press(desk, Qt.Key.Key_Escape)
    page(desk, HomePage)


@pytest.mark.usefixtures("by_habit")
def test_todays_hand(at_home: Desk) -> None:
    click(page(at_home, HomePage).today)
    page(at_home, PlayPage)


def test_a_skill_leads_to_the_answers_behind_it(
    open_desk: Callable[[], Desk], places: Places, qtbot: QtBot
) -> None:
    record(places, missed(1, "losers", 3, now=datetime.now(UTC)))
    desk = open_desk()
    skills = show(desk, qtbot).panels[1]
    row = next(mark for mark in skills.boards[1].marks if "What is my hand worth?" in mark.accessibleName())
    click(row)
    assert len(page(desk, AttemptsPage).buttons) == 1
    press(desk, Qt.Key.Key_Escape)
    page(desk, HomePage)


def test_every_picture_is_a_table_as_well(at_home: Desk) -> None:
    shown = page(at_home, HomePage)
    press(at_home, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    for panel in shown.panels:
        assert panel.sheet is not None
        assert panel.sheet.isVisible()
        assert panel.sheet.rowCount() == sum(len(board.marks) for board in panel.boards)
        assert not any(picture.isVisible() for picture in panel.pictures)
    press(at_home, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert all(picture.isVisible() for panel in shown.panels for picture in panel.pictures)


def test_the_arrows_lead_from_mark_to_mark(at_home: Desk) -> None:
    board = page(at_home, HomePage).panels[1].boards[1]
    board.marks[0].setFocus()
    press(at_home, Qt.Key.Key_Down)
    assert board.marks[1].hasFocus()
    press(at_home, Qt.Key.Key_Up)
    assert board.marks[0].hasFocus()
    assert [mark.focusPolicy() is Qt.FocusPolicy.StrongFocus for mark in board.marks].count(True) == 1


def test_nothing_is_too_small_to_click(at_home: Desk) -> None:
    for panel in page(at_home, HomePage).panels:
        for board in panel.boards:
            assert all(mark.width() >= 44 and mark.height() >= 40 for mark in board.marks)
            assert all(mark.accessibleName() for mark in board.marks)


QUIZ = """# Where to begin

```{lesson} quiz
:place: second
:goal: You find out.
```

```{quiz} quiz-one
:right Yes: So it is.
:wrong No: It is.
Is it so?
```
"""


@pytest.fixture
def with_quiz(
    places: Places, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test's lessons with a placing quiz in front."""
    import shutil

    from tests.desktop import conftest

    lessons = tmp_path_factory.mktemp("lessons")
    shutil.copytree(conftest.LESSONS, lessons, dirs_exist_ok=True)
    folder = lessons / "en" / "0-where"
    folder.mkdir()
    (folder / "01-quiz.md").write_text(QUIZ, encoding="utf-8")
    object.__setattr__(places, "lessons", lessons)


@pytest.mark.usefixtures("with_quiz")
def test_the_quiz_is_offered_and_can_be_skipped(open_desk: Callable[[], Desk], qtbot: QtBot) -> None:
    desk = open_desk()
    card = show(desk, qtbot).findChild(QuizCard)
    assert isinstance(card, QuizCard)
    assert card.button.hasFocus()
    click(card.skip)
    assert page(desk, LessonPage).moment.lesson == "tour"
    press(desk, Qt.Key.Key_Return)
    shown = show(desk, qtbot)
    assert shown.findChild(QuizCard) is None
    press(desk, Qt.Key.Key_Return)
    assert page(desk, LessonPage).moment.lesson == "tour"


@pytest.mark.usefixtures("with_quiz")
def test_the_quiz_is_taken(open_desk: Callable[[], Desk], qtbot: QtBot) -> None:
    desk = open_desk()
    show(desk, qtbot)
    press(desk, Qt.Key.Key_Return)
    assert page(desk, LessonPage).moment.lesson == "quiz"


def test_the_lessons_stay_where_they_are(at_home: Desk) -> None:
    at_home.window.perform(actions.LESSONS)
    page(at_home, LibraryPage)
