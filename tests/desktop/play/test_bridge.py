"""Bridge with an auction at the window: bid by keys, played, looked back at, left and come back to."""

from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from bridgetutor.desktop import actions
from bridgetutor.desktop.library.page import LibraryPage
from bridgetutor.desktop.play.games_page import GamesPage
from bridgetutor.desktop.play.page import PlayPage
from bridgetutor.desktop.review.page import ReviewPage
from bridgetutor.desktop.waiting_page import WaitingPage
from bridgetutor.progress.learners import LEARNER
from bridgetutor.rules.auction import PASS
from bridgetutor.rules.notation import pbn
from bridgetutor.session.evening.accounts import settled_sheets
from bridgetutor.session.looking_back.on_the_table import table_of
from bridgetutor.session.looking_back.rows import AuctionRow
from bridgetutor.session.screen import AskCall
from bridgetutor.teaching import by_system
from tests.desktop.driving import click, comes, page, press, type_text
from tests.session.evening.evenings import GAME_FOR_US, way_on

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bridgetutor.desktop.desk import Desk

pytestmark = pytest.mark.usefixtures("qtbot", "by_habit")


@pytest.fixture(autouse=True)
def one_deal(dealt: Callable[..., None]) -> None:
    """On which it is the learner's side that plays."""
    dealt(GAME_FOR_US)


def ask_for(desk: Desk, game: str) -> None:
    """The button of the game, on the page of games."""
    press(desk, Qt.Key.Key_F6)
    click(next(card for card in page(desk, GamesPage).cards if card.name == game).button)


def sat_down(desk: Desk, game: str) -> PlayPage:
    ask_for(desk, game)
    return comes(desk, PlayPage)


def play_on(shown: PlayPage) -> None:
    """Pass, the first card there is, and on, to the end of a hand that was played."""
    while shown.moment.look_back is None:
        shown.choose(way_on(shown.moment))


def test_a_call_is_typed_and_answered(open_desk: Callable[[], Desk]) -> None:
    desk = open_desk()
    shown = sat_down(desk, "single")
    assert isinstance(shown.moment.ask, AskCall)
    assert shown.moment.table.auction is not None
    before = shown.moment.table
    type_text(desk, "7N")
    press(desk, Qt.Key.Key_Return)
    assert shown.moment.table != before


def test_a_hand_is_played_and_looked_back_at(open_desk: Callable[[], Desk], qtbot: QtBot) -> None:
    desk = open_desk()
    play_on(sat_down(desk, "single"))
    press(desk, Qt.Key.Key_F10)
    shown = page(desk, ReviewPage)
    assert shown.place == actions.PLAY.name
    qtbot.waitUntil(lambda: shown.moment.judged is not None, timeout=60_000)
    press(desk, Qt.Key.Key_Down)
    press(desk, Qt.Key.Key_Down)
    assert isinstance(shown.moment.now, AuctionRow)
    assert table_of(shown.moment).auction is not None
    assert shown.column.said.text()
    press(desk, Qt.Key.Key_Escape)
    assert page(desk, PlayPage).moment.score is not None


def test_a_rubber_is_left_and_come_back_to(open_desk: Callable[[], Desk]) -> None:
    desk = open_desk()
    shown = sat_down(desk, "rubber")
    shown.choose(PASS)
    before = shown.moment.table
    press(desk, Qt.Key.Key_Escape)
    assert sat_down(desk, "rubber").moment.table == before


def test_while_the_system_is_built_the_page_says_so_and_can_be_left(
    open_desk: Callable[[], Desk], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    built = Event()
    monkeypatch.setattr(by_system, "get_ready", lambda *_: built.wait())
    desk = open_desk()
    ask_for(desk, "single")
    assert page(desk, WaitingPage).sentence.text() == "The bidding system is being built …"
    press(desk, Qt.Key.Key_Escape)
    press(desk, Qt.Key.Key_F5)
    built.set()
    qtbot.waitUntil(lambda: desk.bidding.is_ready(("sayc", "sayc"), lambda: None))
    QApplication.processEvents()
    page(desk, LibraryPage)


def test_when_the_system_is_built_the_game_begins(
    open_desk: Callable[[], Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    built = Event()
    monkeypatch.setattr(by_system, "get_ready", lambda *_: built.wait())
    desk = open_desk()
    ask_for(desk, "single")
    page(desk, WaitingPage)
    built.set()
    comes(desk, PlayPage)


def test_a_chicago_is_settled_and_stands_in_the_accounts_ever_after(open_desk: Callable[[], Desk]) -> None:
    desk = open_desk()
    shown = sat_down(desk, "chicago")
    while not shown.moment.ends_a_sheet:
        shown.choose(way_on(shown.moment))
    won, lost = shown.moment.totals
    (settled,) = settled_sheets(desk.store, LEARNER)
    assert settled.difference == won - lost
    press(desk, Qt.Key.Key_Escape)
    told = [line.text() for line in page(desk, GamesPage).findChildren(QLabel)]
    assert [text for text in told if text.startswith("Running account")]
    desk.window.close()
    assert settled_sheets(open_desk().store, LEARNER) == (settled,)


def test_the_boards_of_an_evening_are_saved_with_what_was_bid_and_played(
    open_desk: Callable[[], Desk], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "boards.pbn"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    desk = open_desk()
    shown = sat_down(desk, "single")
    press(desk, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert not path.exists()
    play_on(shown)
    click(shown.row.button(actions.SAVE))
    (board,) = pbn.read(path.read_bytes().decode()).boards
    look_back = shown.moment.look_back
    assert look_back is not None
    assert (board.contract, board.cards) == (look_back.contract, look_back.review.play.cards)
    assert board.tricks is not None
