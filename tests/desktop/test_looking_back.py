"""Looking back on the desktop: from the end of a hand to the list, a position, its counter-layout, and home again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from bridgetutor.cardplay import solver
from bridgetutor.cardplay.verdicts import Grade
from bridgetutor.desktop import actions
from bridgetutor.desktop.desk import Desk
from bridgetutor.desktop.drills.page import DrillsPage
from bridgetutor.desktop.lesson.finished import FinishedPage
from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.desktop.lesson.prose import ProseView
from bridgetutor.desktop.review.page import ReviewPage
from bridgetutor.rules.cards import Card
from bridgetutor.session.screen import AskCard, Tone
from tests.desktop.driving import click, page, press
from tests.session.looking_back.test_moment import ENDING

PATIENCE = 30_000


@pytest.fixture
def over(desk: Desk, tmp_path: Path, qtbot: QtBot) -> LessonPage:
    """A lesson's hand that has been played to its end, with a card that was wrong."""
    path = tmp_path / "01-an-ending.md"
    path.write_text(ENDING, encoding="utf-8")
    desk.lessons.open_file(path)
    shown = page(desk, LessonPage)
    for card in ("S2", "SA", "SQ", "S3"):
        qtbot.waitUntil(lambda: isinstance(shown.moment.ask, AskCard), timeout=PATIENCE)
        assert not shown.column.row.button(actions.LOOK_BACK).isVisible()
        assert not shown.perform(actions.LOOK_BACK)
        shown.choose(Card.parse(card))
    qtbot.waitUntil(lambda: shown.moment.look_back is not None, timeout=PATIENCE)
    return shown


def looked(desk: Desk, qtbot: QtBot) -> ReviewPage:
    """The page when all cards have been looked at."""
    shown = page(desk, ReviewPage)
    qtbot.waitUntil(lambda: shown.moment.next_question is None, timeout=PATIENCE)
    return shown


def test_by_keys_alone(desk: Desk, over: LessonPage, qtbot: QtBot) -> None:
    press(desk, Qt.Key.Key_F10)
    shown = looked(desk, qtbot)
    assert shown.column.progress.text() == "1 card is worth a second look."
    assert not shown.column.bar.isVisible()
    press(desk, Qt.Key.Key_Down)
    assert shown.moment.row == 0
    assert "♠Q was better" in shown.column.said.text()
    press(desk, Qt.Key.Key_F2)
    assert "Here ♠A brings 1 trick and ♠Q 2." in shown.column.said.text()
    first = shown.moment.play
    press(desk, Qt.Key.Key_Return)
    assert len(shown.moment.play.cards) == len(first.cards) + 1
    press(desk, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert shown.moment.shown is None
    assert "♠Q was better" in shown.column.said.text()
    press(desk, Qt.Key.Key_Escape)
    assert page(desk, LessonPage).moment.look_back is not None


def test_the_lesson_on_what_the_better_card_would_have_begun(
    desk: Desk, over: LessonPage, qtbot: QtBot
) -> None:
    press(desk, Qt.Key.Key_F10)
    shown = looked(desk, qtbot)
    assert not shown.column.lesson.isVisible()
    assert not shown.perform(actions.LESSON)
    press(desk, Qt.Key.Key_Down)
    assert "There is a lesson on this: “The simple finesse”." in shown.column.said.text()
    assert shown.column.lesson.isVisible()
    press(desk, Qt.Key.Key_F2)
    assert not shown.column.lesson.isVisible()
    press(desk, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    press(desk, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert page(desk, LessonPage) is not over
    assert page(desk, LessonPage).moment.title.markdown == "The simple finesse"
    press(desk, Qt.Key.Key_Escape)
    assert page(desk, ReviewPage).moment.row == shown.moment.row, "back to the card that led to the lesson"
    press(desk, Qt.Key.Key_Escape)
    assert page(desk, LessonPage).moment == over.moment


def test_by_mouse_alone(desk: Desk, over: LessonPage, qtbot: QtBot) -> None:
    click(over.column.row.button(actions.LOOK_BACK))
    shown = looked(desk, qtbot)
    click(shown.column.main)
    assert shown.moment.row == 0
    assert not shown.column.main.isEnabled()
    click(shown.column.why)
    assert not shown.column.why.isEnabled()
    assert shown.column.main.text() == "Next card"
    counter = shown.moment.counter
    assert counter is not None
    for _ in range(len(counter.chosen.cards) + len(counter.better.cards)):
        click(shown.column.main)
    assert shown.moment.shown is None
    assert shown.column.why.isEnabled()
    click(shown.column.leave)
    page(desk, LessonPage)


def test_it_is_heard_as_well_as_seen(desk: Desk, over: LessonPage, qtbot: QtBot) -> None:
    press(desk, Qt.Key.Key_F10)
    shown = looked(desk, qtbot)
    assert shown.column.cards.accessibleName() == "Worth a second look"
    assert [shown.column.cards.item(row).text() for row in range(shown.column.cards.count())] == [
        "Trick 1, North: ♠A – wrong"
    ]
    assert QApplication.focusWidget() is shown.column.cards


def test_a_new_look_keeps_what_is_known(desk: Desk, over: LessonPage, qtbot: QtBot) -> None:
    press(desk, Qt.Key.Key_F10)
    shown = looked(desk, qtbot)
    press(desk, Qt.Key.Key_Down)
    press(desk, Qt.Key.Key_F7)
    again = page(desk, ReviewPage)
    assert again is not shown
    assert again.moment == shown.moment
    assert again.column.cards.currentRow() == 0
    assert again.moment.verdict is not None
    assert again.moment.verdict.grade is Grade.WRONG


def test_leaving_early_ends_the_work(desk: Desk, over: LessonPage, qtbot: QtBot) -> None:
    press(desk, Qt.Key.Key_F10)
    shown = page(desk, ReviewPage)
    assert shown.column.bar.isVisible()
    assert shown.column.progress.text() == "Looking at card 1 of 4 …"
    press(desk, Qt.Key.Key_Escape)
    page(desk, LessonPage)
    qtbot.wait(50)
    assert shown.moment.verdicts == ()


def test_without_the_solver_there_is_a_sentence(
    desk: Desk, over: LessonPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(desk, Qt.Key.Key_F10)
    shown = page(desk, ReviewPage)
    assert shown._ticket is not None  # noqa: SLF001 - what the service would say
    desk.solving.failed.emit(shown._ticket, solver.NOT_INSTALLED)  # noqa: SLF001
    assert shown.column.progress.text() == "The double-dummy solver is not installed on this computer"
    assert not shown.column.bar.isVisible()


def told(desk: Desk) -> str:
    assert desk.window.notice is not None
    return desk.window.notice.sentence


@pytest.mark.parametrize("ending", [".pbn", ".json", ".pdf"])
def test_the_hand_is_saved_with_what_was_said_of_it(
    desk: Desk, over: LessonPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    target = tmp_path / f"hand{ending}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    press(desk, Qt.Key.Key_F10)
    looked(desk, qtbot)
    press(desk, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert target.stat().st_size > 0
    assert told(desk) == f"The hand is saved as {target}."
    if ending != ".pdf":
        assert "♠Q was better" in target.read_text("utf-8")


def test_the_kind_that_was_chosen_gives_the_ending(
    desk: Desk, over: LessonPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(_parent: object, _title: str, _folder: str, kinds: str) -> tuple[str, str]:
        return str(tmp_path / "mine"), kinds.split(";;")[1]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    press(desk, Qt.Key.Key_F10)
    click(looked(desk, qtbot).column.save)
    assert [path.name for path in tmp_path.glob("mine*")] == ["mine.lin"]


def test_what_cannot_be_written_is_told_and_harms_nothing(
    desk: Desk, over: LessonPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = iter([str(tmp_path / "no" / "hand.pbn"), ""])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (next(named), ""))
    press(desk, Qt.Key.Key_F10)
    shown = looked(desk, qtbot)
    shown.perform(actions.SAVE)
    assert "was not written: No such file or directory" in told(desk)
    shown.perform(actions.SAVE)
    assert not list(tmp_path.glob("hand*"))


def test_every_card_can_be_listed(desk: Desk, over: LessonPage, qtbot: QtBot) -> None:
    press(desk, Qt.Key.Key_F10)
    shown = looked(desk, qtbot)
    click(shown.column.every)
    assert shown.column.cards.count() == shown.moment.total == 4
    assert shown.column.every.isChecked()
    press(desk, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert shown.column.cards.count() == 1


def test_a_mistake_comes_back_as_a_drill(desk: Desk, over: LessonPage, qtbot: QtBot) -> None:
    desk.window.perform(actions.DRILLS)
    assert "mistakes" not in page(desk, DrillsPage).buttons
    desk.window.perform(actions.LESSONS)
    assert over.moment.look_back is not None
    desk.look_back(over.moment.look_back, lambda: over)
    looked(desk, qtbot)
    desk.window.perform(actions.DRILLS)
    click(page(desk, DrillsPage).buttons["mistakes"])
    shown = page(desk, LessonPage)
    qtbot.waitUntil(lambda: isinstance(shown.moment.ask, AskCard), timeout=PATIENCE)
    assert shown.moment.steps == 1
    shown.choose(Card.parse("SQ"))
    assert shown.moment.feedback is not None
    assert shown.moment.feedback.tone is Tone.RIGHT
    press(desk, Qt.Key.Key_Return)
    told = " ".join(view.toPlainText() for view in page(desk, FinishedPage).findChildren(ProseView))
    assert "until it has been right at once on two days" in told
    press(desk, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(page(desk, LessonPage).moment.ask, AskCard)  # who wants to may do it again
    press(desk, Qt.Key.Key_Escape)
    assert "mistakes" not in page(desk, DrillsPage).buttons  # until tomorrow
