"""Every page in the invented language: nothing hard-coded, nothing cut off, everything turned round but the table."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QTextBrowser, QWidget

from bridgetutor import settings as settings_file
from bridgetutor.desktop import actions
from bridgetutor.desktop.elided import Elided
from bridgetutor.desktop.lesson.finished import FinishedPage
from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.desktop.library.lesson_button import LessonButton
from bridgetutor.desktop.library.page import LibraryPage
from bridgetutor.desktop.play.games_page import GamesPage
from bridgetutor.desktop.play.page import PlayPage
from bridgetutor.desktop.progress.attempts_page import AttemptsPage
from bridgetutor.desktop.progress.page import ProgressPage
from bridgetutor.desktop.table_page import TablePage
from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.session.choice import Action, GoTo, Number, Pick
from bridgetutor.teaching import markdown
from tests.desktop.conftest import LESSONS
from tests.desktop.driving import page
from tests.session.evening.evenings import EASTS, LEVEL, SOUTHS, way_on

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bridgetutor.desktop.desk import Desk
    from bridgetutor.places import Places
    from bridgetutor.session.choice import Choice

SCENES: tuple[tuple[int, tuple[Choice, ...]], ...] = (
    (1, ()),
    (2, ()),
    (3, (Action.HINT, Number(15))),
    (4, (Pick(1),)),
    (5, (Action.HINT, Action.HINT)),
    (6, ()),
    (7, (Action.HINT,)),
    (8, (Action.NEXT,)),
)

NAMES = re.compile(
    r"bridgetutor|Ctrl|Alt|Esc|F\d|↵|\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b"
    r"|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b"
)
"""What is the same in every language: the program's name, what stands on keys; days and months, which Qt names."""


def authors_words() -> str:
    """All texts of the lessons, as they are shown, in one line."""
    paths = sorted(Path(LESSONS).rglob("*.md"))
    raw = [path.read_text("utf-8") for path in paths]
    return words_of(" ".join([*(path.name for path in paths), *map(markdown.to_text, raw), *raw]))


def words_of(text: str) -> str:
    """The words of a text without what stands between them."""
    return f" {' '.join(re.findall('[A-Za-z]+', text))} "


AUTHORS = authors_words()


@pytest.fixture(params=[(1280, 800, 100), (1024, 700, 100), (1280, 800, 150), (1024, 700, 200)])
def pseudo(request: pytest.FixtureRequest, places: Places, open_desk: Callable[[], Desk]) -> Desk:
    """The program in the invented language at some size."""
    width, height, type_size = request.param
    settings_file.change(places.settings, "language", "pseudo")
    settings_file.change(places.settings, "type_size", type_size)
    desk = open_desk()
    desk.window.resize(width, height)
    QTest.qWait(60)
    return desk


def texts_of(widget: QWidget) -> Iterator[str]:
    """What a widget shows, and what it says to a pointer or a screen reader."""
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QTextBrowser):
        yield widget.toPlainText()
    yield widget.toolTip()
    yield widget.accessibleName()


def hard_coded(text: str) -> bool:
    """Whether some of the text came neither through the catalogue nor from an author."""
    rest = text
    while "⟦" in rest:
        rest, count = re.subn("⟦[^⟦⟧]*⟧", " ", rest)
        if not count:
            return True
    rest = re.sub(r"[\u2066-\u2069]", "", NAMES.sub("", rest))
    pieces = re.split(r"[·\n:,.]", rest)
    return any(re.search(r"[A-Za-z]{3}", piece) and words_of(piece) not in AUTHORS for piece in pieces)


def widgets(desk: Desk) -> list[QWidget]:
    """Everything in sight."""
    return [widget for widget in desk.window.findChildren(QWidget) if widget.isVisible()]


def is_cut_off(widget: QWidget) -> bool:
    """Whether a label or button has less room than its words need."""
    if isinstance(widget, Elided):
        return widget.toolTip() != widget.text()
    if widget.hasHeightForWidth() and isinstance(widget, QLabel | QAbstractButton):
        return widget.heightForWidth(widget.width()) > widget.height() + 1
    if isinstance(widget, QTextBrowser):
        return widget.document().size().height() > widget.height() + 1
    if isinstance(widget, QLabel | QAbstractButton):
        hint = widget.sizeHint()
        return hint.width() > widget.width() + 1 or hint.height() > widget.height() + 1
    return False


def off_page(desk: Desk) -> list[str]:
    """Controls that reach over the edge of the window sideways."""
    width = desk.window.width()
    edges = [(w, w.mapTo(desk.window, w.rect().topLeft()).x()) for w in widgets(desk) if is_text(w)]
    return [repr(w) for w, x in edges if x < 0 or x + w.width() > width]


def is_text(widget: QWidget) -> bool:
    return isinstance(widget, QLabel | QAbstractButton | QTextBrowser)


def on_table(desk: Desk, widget: QWidget) -> bool:
    """The table has tests of its own for its room."""
    shown = desk.window.page
    return isinstance(shown, TablePage) and shown.table.isAncestorOf(widget)


def check(desk: Desk) -> None:
    QTest.qWait(60)
    found = [text for widget in widgets(desk) for text in texts_of(widget) if hard_coded(text)]
    assert found == []
    own = [widget for widget in widgets(desk) if not on_table(desk, widget)]
    cut = [(repr(widget), *texts_of(widget)) for widget in own if is_cut_off(widget)]
    assert cut == []
    assert off_page(desk) == []
    assert desk.window.page.layoutDirection() is Qt.LayoutDirection.RightToLeft


def check_settled(desk: Desk) -> None:
    """As `check`, where new lines of text have come: their heights are found in a few turns of the event loop."""
    QTest.qWait(400)
    check(desk)


def test_the_library_and_the_settings(pseudo: Desk) -> None:
    check(pseudo)
    first = pseudo.window.page.findChild(LessonButton)
    assert first is not None
    page(pseudo, LibraryPage)
    pseudo.window.toggle_panel()
    check(pseudo)
    panel = pseudo.window.panel
    assert panel is not None
    assert panel.geometry().center().x() < pseudo.window.width() / 2


@pytest.mark.parametrize(("step", "choices"), SCENES)
def test_each_kind_of_step(pseudo: Desk, step: int, choices: tuple[Choice, ...]) -> None:
    pseudo.lessons.open_lesson("tour")
    lesson = page(pseudo, LessonPage)
    lesson.choose(GoTo(step))
    check(pseudo)
    for choice in choices:
        lesson.choose(choice)
        check(pseudo)
    if lesson.moment.table is not None:
        assert lesson.column.x() > lesson.table.x()


@pytest.mark.usefixtures("by_habit")
def test_a_game_from_its_card_to_its_sheet(pseudo: Desk, dealt: Callable[..., None]) -> None:
    dealt(SOUTHS, EASTS, LEVEL)
    pseudo.games.show()
    check(pseudo)
    page(pseudo, GamesPage).cards[0].button.click()
    play = page(pseudo, PlayPage)
    assert play.column.x() < play.table.x()
    for choice in (Number(14), Number(16), Action.NEXT, Action.HINT, Action.HINT):
        play.choose(choice)
        check_settled(pseudo)
    while play.moment.score is None:
        play.choose(way_on(play.moment))
    check_settled(pseudo)
    play.choose(Action.NEXT)
    play.choose(Action.NEXT)
    check_settled(pseudo)
    play.perform(actions.LEAVE)
    check(pseudo)


def test_the_end_the_faults_and_a_trouble(pseudo: Desk) -> None:
    pseudo.lessons.open_lesson("tour")
    page(pseudo, LessonPage).choose(GoTo(10))
    page(pseudo, FinishedPage)
    check(pseudo)
    page(pseudo, FinishedPage).perform(actions.LEAVE)
    pseudo.lessons.show_faults("broken")
    check(pseudo)
    pseudo.troubles.caught(ValueError, ValueError("x"), None)
    QTest.qWait(30)
    assert pseudo.window.notice is not None
    check(pseudo)


def test_the_first_page_the_figures_and_the_learners(pseudo: Desk) -> None:
    pseudo.home.show()
    check_settled(pseudo)
    pseudo.window.perform(actions.AS_TABLE)
    check_settled(pseudo)
    pseudo.progress.show()
    check_settled(pseudo)
    pseudo.progress.learners.show()
    check_settled(pseudo)


def test_figures_and_the_answers_behind_them(pseudo: Desk) -> None:
    store = pseudo.store
    assert store is not None
    now = datetime.now(UTC)
    store.begin(Sitting("s", "learner", "drill:due", "", now))
    answers = [("2C", "P", Grade.WRONG), ("2D", "2D", Grade.RIGHT), ("", "=7", Grade.SHOWN)]
    for n, (wanted, given, grade) in enumerate(answers):
        answer = Answer("drill/stayman/", "", given, grade, wanted=wanted)
        store.record("s", n, given, [Attempt(str(n), "learner", now, 9.0, "s", answer)])
    pseudo.home.show()
    check_settled(pseudo)
    pseudo.progress.show()
    check_settled(pseudo)
    panels = page(pseudo, ProgressPage).panels
    assert len(panels) == 5
    pseudo.window.perform(actions.AS_TABLE)
    check_settled(pseudo)
    panels[-1].boards[0].marks[0].click()
    assert len(page(pseudo, AttemptsPage).buttons) == 3
    check_settled(pseudo)
