"""A learner's way through the program: library, lesson, answers right and wrong, away and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from bridgetutor.desktop import actions
from bridgetutor.desktop.lesson.finished import FinishedPage
from bridgetutor.desktop.lesson.glossary import LINGERS
from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.desktop.library.faults_page import FaultsPage
from bridgetutor.desktop.library.page import LibraryPage
from bridgetutor.desktop.library.shelf import Stage
from bridgetutor.desktop.table.auction_diagram import AuctionDiagram
from bridgetutor.rules.cards import Card
from bridgetutor.session.choice import GoTo
from bridgetutor.session.screen import Tone
from tests.desktop.driving import click, page, press, type_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from bridgetutor.desktop.desk import Desk

ENTER = Qt.Key.Key_Return


def lesson(desk: Desk) -> LessonPage:
    return page(desk, LessonPage)


def tone(desk: Desk) -> Tone | None:
    feedback = lesson(desk).moment.feedback
    return None if feedback is None else feedback.tone


def test_the_library_tells_how_far_each_lesson_is(desk: Desk, qtbot: QtBot) -> None:
    library = page(desk, LibraryPage)
    qtbot.waitUntil(lambda: len(library.buttons) == 3)
    assert [button.row.stage for button in library.buttons] == [Stage.NEXT, Stage.NEW, Stage.FAULTY]
    said = library.buttons[0].accessibleName()
    assert "The simple finesse. You win a trick with a queen although the king is out. " in said
    assert said.endswith("minutes. next")


def test_keyboard_alone_from_the_first_page_to_the_end(desk: Desk) -> None:
    press(desk, ENTER)
    assert lesson(desk).moment.step == 1
    press(desk, ENTER)
    press(desk, ENTER)
    type_text(desk, "15")
    press(desk, ENTER)
    assert tone(desk) is Tone.WRONG
    type_text(desk, "16")
    press(desk, ENTER)
    assert tone(desk) is Tone.RIGHT
    press(desk, ENTER)
    assert lesson(desk).moment.step == 4
    type_text(desk, "1")
    assert lesson(desk).moment.marked[0].choice == 1
    type_text(desk, "2")
    press(desk, ENTER)
    assert lesson(desk).moment.step == 5
    press(desk, Qt.Key.Key_F1)
    assert tone(desk) is Tone.HINT
    type_text(desk, "HQ")
    assert tone(desk) is Tone.RIGHT
    press(desk, ENTER)
    type_text(desk, "1n")
    assert tone(desk) is Tone.RIGHT
    press(desk, ENTER)
    type_text(desk, "sk")
    assert tone(desk) is Tone.RIGHT
    for _ in range(20):
        if isinstance(desk.window.page, LessonPage):
            press(desk, ENTER)
    page(desk, FinishedPage)
    press(desk, ENTER)
    assert lesson(desk).moment.lesson == "second"


def test_mouse_alone(desk: Desk, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: bool(page(desk, LibraryPage).buttons))
    click(page(desk, LibraryPage).buttons[0])
    click(lesson(desk).column.row.main)
    click(lesson(desk).column.row.main)
    number = lesson(desk).column.answers.number
    assert not lesson(desk).column.row.main.isEnabled()
    number.step(1)
    for _ in range(16):
        number.step(1)
    assert number.field.text() == "16"
    click(lesson(desk).column.row.main)
    assert tone(desk) is Tone.RIGHT
    click(lesson(desk).column.row.main)
    click(lesson(desk).column.answers.options.buttons[1])
    assert len(lesson(desk).column.answers.options.buttons) == 3
    click(lesson(desk).column.row.main)
    wrong = lesson(desk).table.button(Card.parse("HA"))
    assert wrong is not None
    click(wrong)
    assert tone(desk) is Tone.WRONG


def test_an_auction_runs_call_by_call_with_keys_and_clicks(desk: Desk) -> None:
    press(desk, ENTER)
    lesson(desk).choose(GoTo(9))
    column, auction = lesson(desk).column, lesson(desk).table.findChildren(AuctionDiagram)[0]

    def heard() -> str:
        return auction.accessibleDescription()

    assert all(lesson(desk).table.button(Card.parse(card)) is not None for card in ("SK", "SA"))
    assert (column.row.main.text(), heard()) == ("Next call", "")
    press(desk, ENTER)
    assert heard() == "East: pass. South: 1 spade"
    assert tone(desk) is Tone.NOTE
    click(column.row.main)
    assert heard() == "East: pass. South: 1 spade. West: pass. North: 2 spades"
    press(desk, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert heard() == "East: pass. South: 1 spade"
    click(column.row.button(actions.REPLAY))
    assert (heard(), tone(desk)) == ("", None)


def test_leaving_and_coming_back(desk: Desk, open_desk: Callable[[], Desk], qtbot: QtBot) -> None:
    press(desk, ENTER)
    lesson(desk).choose(GoTo(4))
    press(desk, Qt.Key.Key_Escape)
    library = page(desk, LibraryPage)
    qtbot.waitUntil(lambda: len(library.buttons) == 3)
    assert library.buttons[0].row.stage is Stage.BEGUN
    assert library.buttons[0].row.step == 4
    desk.window.close()
    desk.close()
    again = open_desk()
    press(again, ENTER)
    assert lesson(again).moment.step == 4


def test_a_broken_lesson_shows_its_faults_and_the_rest_works(desk: Desk, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: len(page(desk, LibraryPage).buttons) == 3)
    click(page(desk, LibraryPage).buttons[2])
    faults = page(desk, FaultsPage)
    texts = [words.text() for words in faults.findChildren(QLabel)]
    assert "line 9 · S108" in texts
    press(desk, ENTER)
    press(desk, ENTER)
    assert lesson(desk).moment.lesson == "tour"


def test_a_glossary_word_is_explained_where_it_stands(desk: Desk, qtbot: QtBot) -> None:
    press(desk, ENTER)
    column = lesson(desk).column
    column.prose.pointed.emit("glossary:dummy")
    assert column.glossary.isVisible()
    assert "partner of declarer" in column.glossary.words
    column.prose.pointed.emit("")
    qtbot.waitUntil(lambda: not column.glossary.isVisible())
    column.prose.chosen.emit("glossary:finesse")
    column.prose.pointed.emit("")
    qtbot.wait(LINGERS + 50)
    assert column.glossary.isVisible()


def test_a_link_opens_another_lesson(desk: Desk) -> None:
    press(desk, ENTER)
    lesson(desk).column.prose.chosen.emit("lesson:second")
    assert lesson(desk).moment.lesson == "second"
    lesson(desk).column.prose.chosen.emit("lesson:nowhere")
    assert desk.window.notice is not None
    assert "nowhere" in desk.window.notice.sentence


def test_a_hand_on_the_back_key(desk: Desk) -> None:
    press(desk, ENTER)
    press(desk, ENTER)
    press(desk, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert lesson(desk).moment.step == 1


def test_the_main_button_has_the_focus_also_at_large_type_in_a_low_window(desk: Desk, qtbot: QtBot) -> None:
    desk.window.resize(1024, 700)
    for _ in range(10):
        press(desk, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    press(desk, ENTER)
    qtbot.wait(50)
    assert lesson(desk).column.row.main.hasFocus()
    lesson(desk).choose(GoTo(2))
    qtbot.wait(50)
    assert lesson(desk).column.row.main.hasFocus()
