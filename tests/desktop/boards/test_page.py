"""A file of boards on the desktop: the list, the board step by step, its faults beside it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bridgetutor.desktop import actions
from bridgetutor.desktop.boards.page import BoardsPage
from bridgetutor.desktop.desk import Desk

TWO_BOARDS = """% PBN 2.1

[Event "Club evening"]
[Board "1"]
[West "Anna"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"]
[Declarer "S"]
[Contract "3NT"]
[Result "9"]
[Auction "S"]
1NT Pass 3NT Pass
Pass Pass
[Play "W"]
HK H5 H2 H4
*

[Board "2"]
[Deal "N:K73.75.QJT9.AK6 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"]
"""


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path, desk: Desk) -> BoardsPage:
    """The page of a file whose second board has a fault, opened as a file dropped on the window is."""
    path = tmp_path / "evening.pbn"
    path.write_text(TWO_BOARDS)
    desk.window.file_dropped.emit(str(path))
    page: BoardsPage | None = desk.window.findChild(BoardsPage)
    assert page is not None
    qtbot.waitUntil(lambda: page.boards.is_read)
    return page


def words(page: BoardsPage, row: int) -> str:
    return str(page.boards.data(page.boards.index(row)))


def test_the_list_names_boards_and_faults(page: BoardsPage) -> None:
    assert words(page, 0) == "Board 1: 3NT by South, 9 tricks"
    assert words(page, 1).startswith("✕ ")  # where no long line can lose it
    assert "fault" in words(page, 1)


def test_the_first_board_lies_on_the_table_and_can_be_stepped_through(page: BoardsPage) -> None:
    assert page.viewing is not None
    assert page.viewing.at == 0
    QTest.mouseClick(page.forward, Qt.MouseButton.LeftButton)
    assert page.viewing.at == 1
    QTest.keyClick(page.list, Qt.Key.Key_Right)
    assert page.viewing.at == 2
    QTest.keyClick(page.list, Qt.Key.Key_End)
    assert page.viewing.at == page.viewing.end == 10
    assert not page.forward.isEnabled()
    QTest.keyClick(page.list, Qt.Key.Key_Left)
    assert page.viewing.at == 9
    assert page.perform(actions.NEXT)
    assert page.viewing.at == 10


def test_another_board_shows_its_faults_beside_it(page: BoardsPage) -> None:
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    shown = [label for label in page.findChildren(QLabel) if "Line" in label.text()]
    assert shown
    assert "12 cards" in shown[0].text()


def test_escape_leaves(page: BoardsPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.left):
        page.perform(actions.LEAVE)


def test_all_good_is_said_in_words(page: BoardsPage, desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "good.pbn"
    path.write_text(TWO_BOARDS.split('[Board "2"]')[0])
    desk.window.file_dropped.emit(str(path))
    good = desk.window.page
    assert isinstance(good, BoardsPage)
    qtbot.waitUntil(lambda: good.boards.is_read)
    assert any(label.text() == "1 board · no faults" for label in good.findChildren(QLabel))


@pytest.mark.parametrize(("width", "type_size"), [(1280, 100), (1280, 200), (1024, 200)])
def test_large_type_leaves_the_table_its_room_and_every_button_its_words(
    page: BoardsPage, desk: Desk, width: int, type_size: int
) -> None:
    del page
    desk.window.resize(width, 760)
    desk.look.change("type_size", value=type_size)
    QTest.qWait(60)
    shown = desk.window.page
    assert isinstance(shown, BoardsPage)
    table = shown.table.geometry()
    assert table.width() > shown.width() * 0.5
    assert shown.list.mapTo(shown, shown.list.rect().topRight()).x() < table.left()
    for button in (shown.first, shown.back, shown.forward, shown.last):
        assert button.width() >= button.sizeHint().width()
        assert shown.rect().contains(button.geometry())
