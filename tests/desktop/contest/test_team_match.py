"""A team match by keyboard alone: bid, played, compared, left and come back to, sent to a friend."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton

from bridgetutor.desktop.contest import setup_page
from bridgetutor.desktop.contest.page import ContestPage
from bridgetutor.desktop.contest.results_page import ResultsPage
from bridgetutor.desktop.contest.setup_page import SetupPage
from bridgetutor.desktop.play.games_page import GamesPage
from bridgetutor.desktop.services import other_tables
from bridgetutor.games.contest import Way
from bridgetutor.session.screen import AskCall, AskCard
from tests.cardplay.solving.questions import Echo
from tests.desktop.driving import page, press, type_text
from tests.session.contest.contesting import passed

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bridgetutor.desktop.desk import Desk
    from bridgetutor.games.contest import Contest
    from bridgetutor.rules.notation.record import BoardRecord
    from bridgetutor.session.contest.showing import ContestView

PATIENCE = 60_000
DEALS = (
    "N:AQ5.A64.KQ52.973 T64.832.A76.QT54 K73.75.JT98.AK62 J982.KQJT9.43.J8",
    "N:K73.75.JT98.AK62 T64.832.A76.QT54 AQ5.A64.KQ52.973 J982.KQJT9.43.J8",
)

pytestmark = pytest.mark.usefixtures("by_habit", "passed_out_elsewhere")


@pytest.fixture
def passed_out_elsewhere(monkeypatch: pytest.MonkeyPatch, dealt: Callable[..., None]) -> None:
    """Sets of two known boards, which everybody else passes out."""

    def question(contest: Contest, table: int, place: int, _record: BoardRecord | None) -> Echo:
        return Echo(passed(place + 1, table).record(contest))

    dealt(*DEALS)
    monkeypatch.setattr(setup_page, "SIZES", (2,))
    monkeypatch.setattr(other_tables, "question_of", question)
    monkeypatch.setattr(other_tables, "PAUSE", 5)


def tab_to(desk: Desk, name: str) -> None:
    """Tab, until the button of that name has the focus."""
    for _ in range(60):
        focused = QApplication.focusWidget()
        if isinstance(focused, QPushButton) and focused.accessibleName().startswith(name):
            return
        if isinstance(focused, QPushButton) and focused.text().startswith(name):
            return
        press(desk, Qt.Key.Key_Tab)
    raise AssertionError(f"no button {name} on the way of Tab")


def sit_down(desk: Desk, name: str) -> ContestPage:
    press(desk, Qt.Key.Key_F6)
    page(desk, GamesPage)
    tab_to(desk, "Choose: duplicate")
    press(desk, Qt.Key.Key_Return)
    page(desk, SetupPage)
    tab_to(desk, name)
    press(desk, Qt.Key.Key_Return)
    return page(desk, ContestPage)


def play_on(desk: Desk) -> ContestPage:
    """Pass, the first card there is, and on, to the end of the board, by keys."""
    shown = page(desk, ContestPage)
    while shown.moment.score is None:
        ask = shown.moment.ask
        if isinstance(ask, AskCall):
            type_text(desk, "P")
            if shown.moment.ask is ask:
                press(desk, Qt.Key.Key_Return)
        elif isinstance(ask, AskCard):
            type_text(desk, str(next(iter(shown.moment.table.playable))))
            if shown.moment.ask is ask:
                press(desk, Qt.Key.Key_Return)
        else:
            press(desk, Qt.Key.Key_Return)
    return shown


def view_of(shown: ContestPage | ResultsPage) -> ContestView:
    view = shown.moment.contest
    assert view is not None
    return view


def all_in(shown: ContestPage | ResultsPage) -> bool:
    return view_of(shown).done == view_of(shown).wanted


def test_a_match_from_the_first_call_to_the_file(
    open_desk: Callable[[], Desk], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = open_desk()
    shown = sit_down(desk, "New set: Team match")
    assert shown.traveller is not None
    assert not shown.traveller.isVisible()
    qtbot.waitUntil(lambda: all_in(shown), timeout=PATIENCE)
    play_on(desk)
    assert shown.traveller.isVisible()
    assert "▸ You" in shown.traveller.table.accessibleName()
    assert "passed out" in shown.traveller.table.accessibleName()
    panel = shown.traveller
    qtbot.waitUntil(lambda: bool(panel.differences.text()), timeout=PATIENCE)
    assert panel.differences.text().startswith("Table 2: the auction.")
    press(desk, Qt.Key.Key_Return)
    assert not shown.traveller.isVisible()
    assert shown.moment.standing is not None
    play_on(desk)
    press(desk, Qt.Key.Key_Return)
    results = page(desk, ResultsPage)
    assert results.boards.count() == 2
    assert "IMP" in results.says.text() or "tie" in results.says.text()
    assert results.boards.hasFocus()
    press(desk, Qt.Key.Key_Down)
    assert results.boards.currentRow() == 1
    path = tmp_path / "Anna.set.pbn"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    tab_to(desk, "Save")
    press(desk, Qt.Key.Key_Return)
    assert path.exists()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    press(desk, Qt.Key.Key_Escape)
    page(desk, SetupPage)
    tab_to(desk, "Play a friend")
    press(desk, Qt.Key.Key_Return)
    theirs = play_on(desk)
    assert theirs.traveller is not None
    assert "Anna" in theirs.traveller.table.accessibleName()


def test_a_match_of_eight_boards_to_its_end(
    open_desk: Callable[[], Desk], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup_page, "SIZES", (8,))
    desk = open_desk()
    shown = sit_down(desk, "New set: Team match")
    qtbot.waitUntil(lambda: all_in(shown), timeout=PATIENCE)
    for board in range(1, 9):
        assert shown.moment.step == board
        play_on(desk)
        assert shown.traveller is not None
        assert shown.traveller.isVisible()
        assert "▸ You" in shown.traveller.table.accessibleName()
        press(desk, Qt.Key.Key_Return)
    results = page(desk, ResultsPage)
    assert results.boards.count() == 8
    assert "IMP" in results.says.text() or "tie" in results.says.text()
    press(desk, Qt.Key.Key_Escape)
    page(desk, SetupPage)
    tab_to(desk, "Last results: Team match")
    press(desk, Qt.Key.Key_Return)
    again = page(desk, ResultsPage)
    assert again.says.text() == results.says.text()
    assert again.boards.count() == 8
    press(desk, Qt.Key.Key_Return)
    fresh = page(desk, SetupPage)
    assert set(fresh.ended) == {Way.TEAMS}


def test_a_match_is_left_and_come_back_to(open_desk: Callable[[], Desk], qtbot: QtBot) -> None:
    desk = open_desk()
    shown = sit_down(desk, "New set: Team match")
    qtbot.waitUntil(lambda: all_in(shown), timeout=PATIENCE)
    type_text(desk, "P")
    before = shown.moment
    press(desk, Qt.Key.Key_Escape)
    page(desk, SetupPage)
    press(desk, Qt.Key.Key_Escape)
    assert [
        label.text() for label in page(desk, GamesPage).findChildren(QLabel) if "way:" in label.text()
    ] == ["Under way: Team match."]
    again = sit_down(desk, "Continue: Team match")
    assert again.moment.table == before.table
    assert view_of(again).done == 2
    press(desk, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    press(desk, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert page(desk, ContestPage).moment.table == before.table, "today's hand is the one that was left"


def test_a_result_that_comes_in_leaves_the_focus_where_it_is(
    open_desk: Callable[[], Desk], qtbot: QtBot
) -> None:
    desk = open_desk()
    shown = sit_down(desk, "New set: Pairs at IMPs")
    focus = QApplication.focusWidget()
    qtbot.waitUntil(lambda: view_of(shown).done > 1, timeout=PATIENCE)
    assert QApplication.focusWidget() is focus


def test_the_others_are_stopped_and_let_go_on(open_desk: Callable[[], Desk], qtbot: QtBot) -> None:
    desk = open_desk()
    shown = sit_down(desk, "New set: Pairs at matchpoints")
    assert shown.elsewhere is not None
    shown.elsewhere.button.click()
    done = view_of(shown).done
    qtbot.wait(20 * other_tables.PAUSE)
    assert view_of(shown).done == done
    assert shown.elsewhere.says.text() == f"{done} of 6 boards at the other tables"
    shown.elsewhere.button.click()
    qtbot.waitUntil(lambda: all_in(shown), timeout=PATIENCE)
    assert not shown.elsewhere.isVisible()


def test_a_file_that_is_no_set_is_declined(open_desk: Callable[[], Desk], tmp_path: Path) -> None:
    desk = open_desk()
    path = tmp_path / "other.set.pbn"
    path.write_text('[Board "1"]\n', "utf-8")
    desk.lessons.open_file(path)
    page(desk, SetupPage)
    assert desk.window.notice is not None


def test_a_set_that_is_dropped_is_played(open_desk: Callable[[], Desk], qtbot: QtBot, tmp_path: Path) -> None:
    desk = open_desk()
    shown = sit_down(desk, "New set: Team match")
    qtbot.waitUntil(lambda: all_in(shown), timeout=PATIENCE)
    path = tmp_path / "Bo.set.pbn"
    desk.contests.save(path)
    desk.lessons.open_file(path)
    theirs = page(desk, ContestPage)
    assert view_of(theirs).done == 2
