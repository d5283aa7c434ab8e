"""The table is arranged at the window: by keys alone, by clicks alone, and what cannot be kept is told on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QLineEdit

from bridgetutor.desktop.boards.page import BoardsPage
from bridgetutor.desktop.key_button import LEAST_HEIGHT, LEAST_WIDTH
from bridgetutor.desktop.play.arrange_page import ArrangePage
from bridgetutor.desktop.play.choices import ChoiceRow
from bridgetutor.desktop.play.deals_chooser import Kind
from bridgetutor.desktop.play.games_page import GamesPage
from bridgetutor.desktop.play.page import PlayPage
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.choice import parse_choice
from bridgetutor.session.evening.arrangement import SILENT, Arrangement, Part
from bridgetutor.session.evening.themes import ANOTHER, THEMES
from bridgetutor.session.screen import AskCall
from tests.desktop.driving import PATIENCE, click, comes, page, press, type_text
from tests.session.evening.evenings import BOARDS, way_on

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bridgetutor.desktop.desk import Desk

pytestmark = pytest.mark.usefixtures("qtbot", "by_habit")

ENTER, TAB, RIGHT, LEFT, ESC = (
    *(Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Escape),
)
T = TypeVar("T")


def arranging(desk: Desk) -> ArrangePage:
    press(desk, Qt.Key.Key_F6)
    press(desk, Qt.Key.Key_F12)
    return page(desk, ArrangePage)


def tab_to(desk: Desk, row: ChoiceRow[T]) -> None:
    """With the key alone, to the answer in force."""
    for _ in range(40):
        if any(button.hasFocus() for button in row.buttons.values()):
            return
        press(desk, TAB)
    raise AssertionError(row.objectName())


def choose(desk: Desk, row: ChoiceRow[T], answer: T) -> None:
    """Along the row by arrows."""
    tab_to(desk, row)
    answers = [*row.buttons]
    steps = answers.index(answer) - answers.index(row.value)
    for _ in range(abs(steps)):
        press(desk, RIGHT if steps > 0 else LEFT)
    assert row.value == answer


def first_choice(desk: Desk) -> Arrangement:
    """How the sitting that was begun last was arranged."""
    assert desk.store is not None
    sitting = desk.store.latest_sitting("learner", "game:single")
    assert sitting is not None
    found = parse_choice(sitting.choices[0])
    assert isinstance(found, Arrangement)
    return found


def test_an_evening_of_slams_with_blackwood_by_keys_alone(desk: Desk, qtbot: QtBot) -> None:
    shown = arranging(desk)
    slam = next(theme for theme in THEMES if "Blackwood" in str(theme.title))
    choose(desk, shown.deals.kind, Kind.THEME)
    choose(desk, shown.deals.theme, slam)
    choose(desk, shown.theirs, SILENT)
    choose(desk, shown.declarer, True)
    press(desk, ENTER)
    table = comes(desk, PlayPage)
    qtbot.waitUntil(lambda: isinstance(table.moment.ask, AskCall), timeout=PATIENCE)
    wanted = Arrangement("single", agreement="blackwood", contract="slam", theirs=SILENT, declares=True)
    assert first_choice(desk) == wanted
    type_text(desk, "7N")
    press(desk, ENTER)
    while table.moment.score is None:
        table.choose(way_on(table.moment))
    press(desk, ESC)
    card = next(card for card in page(desk, GamesPage).cards if card.name == "single")
    assert card.button is page(desk, GamesPage).main, "Enter goes on with what was begun last"
    press(desk, Qt.Key.Key_F12)
    assert page(desk, ArrangePage).arrangement == wanted, "the last arrangement is offered again"


def test_by_clicks_alone(desk: Desk, qtbot: QtBot) -> None:
    press(desk, Qt.Key.Key_F6)
    click(page(desk, GamesPage).arrange)
    shown = page(desk, ArrangePage)
    for button in (
        shown.vulnerable.buttons[Vulnerability.ALL],
        shown.part.buttons[Part.PLAY],
        shown.ours.buttons["natural"],
        shown.theirs.buttons[SILENT],
    ):
        shown.area.ensureWidgetVisible(button)
        click(button)
    click(shown.main)
    table = comes(desk, PlayPage)
    assert not isinstance(table.moment.ask, AskCall)
    assert table.moment.table.vulnerability is Vulnerability.ALL
    assert first_choice(desk) == Arrangement(
        "single", vulnerability=Vulnerability.ALL, part=Part.PLAY, ours="natural", theirs=SILENT
    )


@pytest.mark.parametrize("size", [100, 150])
def test_a_fault_is_told_with_its_place_and_nothing_is_lost(desk: Desk, size: int) -> None:
    desk.look.change("type_size", size)
    desk.window.resize(1024, 700)
    shown = arranging(desk)
    choose(desk, shown.deals.kind, Kind.WORDS)
    press(desk, ENTER)
    assert shown.fault.isVisible()
    assert shown.deals.words.hasFocus()
    type_text(desk, "South: 15-17 balansed")
    choose(desk, shown.theirs, SILENT)
    press(desk, ENTER)
    assert page(desk, ArrangePage) is shown
    for part in (shown.fault, shown.deals.words):
        top = part.mapTo(shown.area.viewport(), QPoint()).y()
        assert 0 <= top <= shown.area.viewport().height() - part.height()
    assert "“balansed”" in shown.fault.text()
    assert "Column 14" in shown.fault.text()
    assert shown.arrangement == Arrangement("single", want="South: 15-17 balansed", theirs=SILENT)
    shown.deals.words.setText("South: 15-17 balanced")
    press(desk, ENTER)
    comes(desk, PlayPage)


def test_a_change_of_look_keeps_what_was_chosen(desk: Desk) -> None:
    shown = arranging(desk)
    choose(desk, shown.deals.kind, Kind.THEME)
    choose(desk, shown.deals.theme, THEMES[1])
    choose(desk, shown.part, Part.BIDDING)
    before = shown.arrangement
    press(desk, Qt.Key.Key_F7)
    again = page(desk, ArrangePage)
    assert again is not shown
    assert again.arrangement == before


def test_any_agreement_or_technique_can_be_named(desk: Desk) -> None:
    shown = arranging(desk)
    choose(desk, shown.deals.kind, Kind.THEME)
    choose(desk, shown.deals.theme, ANOTHER)
    press(desk, TAB)
    assert shown.deals.name.hasFocus()
    type_text(desk, "cue bits")
    press(desk, ENTER)
    assert "cue_bids" in shown.fault.text()
    shown.deals.name.setText("Cue bids")
    assert shown.arrangement.agreement == "cue_bids"
    shown.deals.name.setText("cross-ruff")
    assert (shown.arrangement.agreement, shown.arrangement.technique) == ("", "cross-ruff")


def test_only_what_the_game_has_is_offered(desk: Desk) -> None:
    shown = arranging(desk)
    choose(desk, shown.part, Part.BIDDING)
    assert not shown.dummy.isVisible()
    click(shown.game.buttons["rubber"])
    assert shown.part.value is Part.BOTH
    assert not shown.part.buttons[Part.BIDDING].isVisible()
    assert not shown.vulnerable.isVisible()
    click(shown.game.buttons["chicago"])
    assert shown.chicago.isVisible()
    click(shown.game.buttons["minibridge"])
    assert not any(row.isVisible() for row in (shown.part, shown.ours, shown.theirs, shown.chicago))
    assert shown.arrangement == Arrangement("minibridge")


def test_a_file_is_chosen_and_its_boards_are_dealt(
    desk: Desk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.pbn"
    path.write_text(BOARDS)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    shown = arranging(desk)
    click(shown.deals.kind.buttons[Kind.FILE])
    press(desk, ENTER)
    assert "Choose the file" in shown.fault.text()
    click(shown.deals.browse)
    press(desk, TAB)
    click(shown.main)
    table = comes(desk, PlayPage)
    qtbot.waitUntil(lambda: isinstance(table.moment.ask, AskCall), timeout=PATIENCE)
    assert table.moment.table.dealer is Seat.EAST
    assert table.moment.table.vulnerability is Vulnerability.ALL


def test_boards_that_are_looked_at_can_be_played(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "evening.pbn"
    path.write_text(BOARDS)
    desk.lessons.open_file(path)
    shown = page(desk, BoardsPage)
    qtbot.waitUntil(lambda: shown.boards.is_read)
    press(desk, Qt.Key.Key_Down)
    assert not shown.play.isEnabled(), "a hand of fourteen cards"
    press(desk, Qt.Key.Key_Down)
    click(shown.play)
    arranged = page(desk, ArrangePage).arrangement
    assert (arranged.boards, arranged.first) == (str(path), 2)
    assert arranged.conditions == ((Seat.WEST, Vulnerability.NONE),)


@pytest.mark.parametrize("size", [100, 150])
def test_everything_can_be_hit_and_is_named(desk: Desk, size: int) -> None:
    desk.look.change("type_size", size)
    desk.window.resize(1024, 700)
    shown = arranging(desk)
    choose(desk, shown.deals.kind, Kind.THEME)
    assert shown.main.isVisible()
    for part in (*shown.findChildren(QAbstractButton), *shown.findChildren(QLineEdit)):
        if part.isVisible():
            assert part.accessibleName() or (isinstance(part, QAbstractButton) and part.text())
            assert part.width() >= LEAST_WIDTH
            assert part.height() >= LEAST_HEIGHT
            right = part.mapTo(shown, part.rect().bottomRight())
            assert right.x() <= shown.width()


def test_the_rubbers_sheet_has_its_line(desk: Desk, qtbot: QtBot) -> None:
    shown = arranging(desk)
    click(shown.game.buttons["rubber"])
    click(shown.part.buttons[Part.PLAY])
    press(desk, ENTER)
    table = comes(desk, PlayPage)
    while not table.moment.sheet:
        table.choose(way_on(table.moment))
    paper = table.column.paper
    qtbot.waitUntil(paper.isVisible)
    assert not table.column.sheet.isVisible()
    said = paper.accessibleName()
    assert table.moment.paper is not None
    for entry in table.moment.paper.entries:
        assert str(entry.points) in said
    assert "North–South: 0 games" in said or "North–South: 1 game" in said


def test_esc_leads_back_to_the_games(desk: Desk) -> None:
    arranging(desk)
    press(desk, ESC)
    page(desk, GamesPage)
