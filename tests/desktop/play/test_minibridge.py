"""An evening of minibridge at the window: with the keyboard alone, with the mouse alone, left and come back to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit

from bridgetutor.desktop.asking_button import AskingButton
from bridgetutor.desktop.library.page import LibraryPage
from bridgetutor.desktop.play.games_page import GamesPage
from bridgetutor.desktop.play.page import PlayPage
from bridgetutor.desktop.table.seats import SeatLabel
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.seats import Seat
from bridgetutor.session.choice import Action, format_choice
from bridgetutor.session.evening.screen import AskContract
from bridgetutor.session.screen import AskCard, AskNumber, Tone
from tests.desktop.driving import click, page, press, type_text
from tests.session.evening.evenings import EASTS, LEVEL, NORTHS, SOUTHS, way_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from bridgetutor.desktop.desk import Desk

ENTER = Qt.Key.Key_Return
PATIENCE = 60_000

pytestmark = pytest.mark.usefixtures("qtbot")


def at_play(desk: Desk) -> PlayPage:
    return page(desk, PlayPage)


def tone(desk: Desk) -> Tone | None:
    feedback = at_play(desk).moment.feedback
    return None if feedback is None else feedback.tone


def said(desk: Desk) -> str:
    """All labels in sight, in one text."""
    labels = at_play(desk).column.findChildren(QLabel)
    return "\n".join(each.text() for each in labels if each.isVisible())


@pytest.mark.usefixtures("by_habit")
def test_keyboard_alone_from_the_first_page_to_the_second_hand(
    desk: Desk, dealt: Callable[..., None], qtbot: QtBot
) -> None:
    dealt(SOUTHS, EASTS)
    press(desk, Qt.Key.Key_F6)
    page(desk, GamesPage)
    press(desk, ENTER)
    assert isinstance(at_play(desk).moment.ask, AskNumber)
    type_text(desk, "14")
    press(desk, ENTER)
    assert tone(desk) is Tone.WRONG
    type_text(desk, "15")
    press(desk, ENTER)
    assert isinstance(at_play(desk).moment.ask, AskContract)
    press(desk, ENTER)
    assert isinstance(at_play(desk).moment.ask, AskContract), "one Enter too many names no contract"
    press(desk, Qt.Key.Key_F1)
    assert tone(desk) is Tone.HINT
    type_text(desk, "3n")
    assert at_play(desk).moment.table.contract is not None
    press(desk, ENTER)
    while at_play(desk).moment.score is None:
        moment = at_play(desk).moment
        if isinstance(moment.ask, AskCard):
            type_text(desk, format_choice(next(iter(moment.table.playable))))
        else:
            press(desk, ENTER)
    score = at_play(desk).column.score
    qtbot.waitUntil(lambda: "Total for East–West 150" in score.accessibleName())
    press(desk, ENTER)
    assert at_play(desk).moment.step == 2
    press(desk, ENTER)
    assert isinstance(at_play(desk).moment.ask, AskCard), "South leads against East"
    press(desk, Qt.Key.Key_Down)
    press(desk, ENTER)
    assert len(at_play(desk).moment.table.hands[Seat.SOUTH].cards or ()) == 12
    press(desk, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(at_play(desk).moment.table.hands[Seat.SOUTH].cards or ()) == 13
    press(desk, Qt.Key.Key_Escape)
    page(desk, GamesPage)
    press(desk, Qt.Key.Key_F5)
    page(desk, LibraryPage)


@pytest.mark.usefixtures("by_habit")
def test_mouse_alone(desk: Desk, dealt: Callable[..., None]) -> None:
    dealt(SOUTHS)
    entry = desk.window.findChild(QAbstractButton, "play")
    assert entry is not None
    click(entry)
    click(page(desk, GamesPage).cards[0].button)
    column = at_play(desk).column
    for _ in range(16):
        column.number.step(1)
    click(column.row.main)
    assert isinstance(at_play(desk).moment.ask, AskContract)
    click(column.contracts.buttons[Bid(4, Strain.SPADES)])
    while at_play(desk).moment.score is None:
        moment = at_play(desk).moment
        if isinstance(moment.ask, AskCard):
            card = at_play(desk).table.button(next(iter(moment.table.playable)))
            assert card is not None
            at_play(desk).table.finish_glide()
            click(card)
        else:
            click(column.row.main)
    assert at_play(desk).moment.sheet
    click(column.row.main)
    assert at_play(desk).moment.step == 2


@pytest.mark.usefixtures("by_habit")
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_nothing_to_press_is_small_and_all_of_it_has_a_name(
    desk: Desk, dealt: Callable[..., None], size: tuple[int, int], qtbot: QtBot
) -> None:
    dealt(NORTHS, LEVEL)
    desk.window.resize(*size)
    press(desk, Qt.Key.Key_F6)
    press(desk, ENTER)
    for _ in range(4):
        qtbot.wait(30)
        column = at_play(desk).column
        controls = [*column.findChildren(QAbstractButton), *column.findChildren(QLineEdit)]
        for control in controls:
            if control.isVisible():
                assert control.width() >= 44
                assert control.height() >= 40
                assert control.accessibleName() or (isinstance(control, QAbstractButton) and control.text())
        at_play(desk).choose(way_on(at_play(desk).moment))


@pytest.mark.usefixtures("by_habit")
def test_the_whole_of_the_contracts_is_in_sight_in_a_small_window(
    desk: Desk, dealt: Callable[..., None], qtbot: QtBot
) -> None:
    dealt(SOUTHS)
    desk.window.resize(1024, 700)
    press(desk, Qt.Key.Key_F6)
    press(desk, ENTER)
    press(desk, ENTER)
    qtbot.wait(50)
    assert all(
        not button.visibleRegion().isEmpty() for button in at_play(desk).column.contracts.buttons.values()
    )
    last = at_play(desk).column.contracts.buttons[Bid(7, Strain.NOTRUMP)]
    assert last.visibleRegion().boundingRect().size() == last.size()


@pytest.mark.usefixtures("by_habit")
def test_where_partner_declares_the_table_turns(desk: Desk, dealt: Callable[..., None]) -> None:
    dealt(NORTHS)
    press(desk, Qt.Key.Key_F6)
    press(desk, ENTER)
    press(desk, ENTER)
    assert "You take that chair" in said(desk)
    labels = at_play(desk).table.findChildren(SeatLabel)
    assert {"North · you · 15 points", "South · dummy · 11 points"} <= {
        each.accessibleName() for each in labels
    }


@pytest.mark.usefixtures("by_habit")
def test_an_evening_goes_on_where_it_was_left_though_nobody_said_goodbye(
    desk: Desk, open_desk: Callable[[], Desk], dealt: Callable[..., None]
) -> None:
    dealt(SOUTHS)
    press(desk, Qt.Key.Key_F6)
    press(desk, ENTER)
    for _ in range(9):
        at_play(desk).choose(way_on(at_play(desk).moment))
    left = at_play(desk).moment
    again = open_desk()
    press(again, Qt.Key.Key_F6)
    assert "Hand 1" in "".join(each.text() for each in page(again, GamesPage).findChildren(QLabel))
    press(again, ENTER)
    assert at_play(again).moment.table == left.table
    press(again, Qt.Key.Key_Escape)
    fresh = page(again, GamesPage).cards[0].fresh
    assert isinstance(fresh, AskingButton)
    click(fresh)
    assert fresh.text().endswith("?")
    page(again, GamesPage).main.setFocus()
    assert fresh.text() == "New sheet", "who goes elsewhere has not meant it"
    click(fresh)
    click(fresh)
    assert isinstance(at_play(again).moment.ask, AskNumber)
    assert at_play(again).moment.sheet == ()


def test_a_contract_is_chosen_then_confirmed(desk: Desk, dealt: Callable[..., None]) -> None:
    dealt(SOUTHS)
    desk.look.change("confirm", value=True)
    press(desk, Qt.Key.Key_F6)
    press(desk, ENTER)
    while not isinstance(at_play(desk).moment.ask, AskContract):
        at_play(desk).choose(way_on(at_play(desk).moment))
    type_text(desk, "4s")
    contracts = at_play(desk).column.contracts
    assert isinstance(at_play(desk).moment.ask, AskContract), "nothing is named yet"
    assert contracts.buttons[Bid(4, Strain.SPADES)].held
    press(desk, Qt.Key.Key_Escape)
    assert not contracts.buttons[Bid(4, Strain.SPADES)].held
    assert isinstance(at_play(desk).moment.ask, AskContract), "Esc lets it go, and stays"
    type_text(desk, "3n")
    press(desk, ENTER)
    assert at_play(desk).moment.table.contract == Contract(3, Strain.NOTRUMP, Seat.SOUTH)


def test_robots_think_in_another_process_and_a_hint_is_worked_out(
    desk: Desk, dealt: Callable[..., None], qtbot: QtBot
) -> None:
    dealt(SOUTHS)
    press(desk, Qt.Key.Key_F6)
    press(desk, ENTER)
    press(desk, ENTER)
    type_text(desk, "3n")
    assert at_play(desk).moment.table.thinking
    qtbot.waitUntil(lambda: isinstance(at_play(desk).moment.ask, AskCard), timeout=PATIENCE)
    at_play(desk).choose(Action.HINT)
    assert tone(desk) is Tone.HINT
    desk.lessons.show()
    qtbot.wait(100)
