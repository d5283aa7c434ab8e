"""A claim on the desktop: a key or a button, a number, and a sentence; the line where it falls."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bridgetutor.desktop import actions
from bridgetutor.desktop.desk import Desk
from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.rules.cards import Card
from bridgetutor.session.choice import Action
from bridgetutor.session.screen import AskCard, AskNumber
from tests.desktop.driving import click, page, press, type_text
from tests.session.test_claiming import ENDING

PATIENCE = 60_000


@pytest.fixture
def on_lead(desk: Desk, tmp_path: Path, qtbot: QtBot) -> LessonPage:
    """A lesson's hand with three tricks to come, two of them sure."""
    path = tmp_path / "01-an-ending.md"
    path.write_text(ENDING, encoding="utf-8")
    desk.lessons.open_file(path)
    shown = page(desk, LessonPage)
    for card in ("SA", "S3"):
        qtbot.waitUntil(lambda: isinstance(shown.moment.ask, AskCard), timeout=PATIENCE)
        shown.choose(Card.parse(card))
    qtbot.waitUntil(lambda: Action.CLAIM in shown.moment.actions, timeout=PATIENCE)
    return shown


def said(shown: LessonPage) -> str:
    assert shown.moment.feedback is not None
    return " ".join(map(str, (shown.moment.feedback.headline, *shown.moment.feedback.body)))


def test_the_key_claims_the_number_is_typed_and_the_hand_is_over(
    desk: Desk, on_lead: LessonPage, qtbot: QtBot
) -> None:
    press(desk, Qt.Key.Key_F4)
    assert on_lead.moment.ask == AskNumber(0, 3)
    assert on_lead.column.answers.number.isVisible()
    type_text(desk, "2")
    press(desk, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: on_lead.moment.answered == {1}, timeout=PATIENCE)
    assert said(on_lead) == "3 tricks: done. Your claim stands."
    assert not on_lead.column.row.button(actions.CLAIM).isVisible()


def test_the_button_claims_and_a_claim_that_falls_is_shown_card_by_card(
    desk: Desk, on_lead: LessonPage, qtbot: QtBot
) -> None:
    click(on_lead.column.row.button(actions.CLAIM))
    type_text(desk, "3")
    click(on_lead.column.row.main)
    assert "being looked at" in said(on_lead)
    qtbot.waitUntil(lambda: Action.NEXT in on_lead.moment.actions, timeout=PATIENCE)
    assert said(on_lead) == "Not that many: 3 tricks. These cards leave you 2 of them."
    for _ in range(12):
        click(on_lead.column.row.main)
    assert isinstance(on_lead.moment.ask, AskCard)
    assert on_lead.moment.table is not None
    assert on_lead.moment.table.tricks == (1, 0)
    click(on_lead.column.row.button(actions.CLAIM))
    assert on_lead.column.answers.number.value is None


def test_a_number_of_tricks_that_cannot_be_is_told(on_lead: LessonPage, desk: Desk) -> None:
    press(desk, Qt.Key.Key_F4)
    number = on_lead.column.answers.number
    type_text(desk, "9")
    assert number.value is None
    most = on_lead.moment.ask
    assert isinstance(most, AskNumber)
    assert number.field.accessibleDescription() == f"from 0 to {most.high}"
    press(desk, Qt.Key.Key_Backspace)
    type_text(desk, "1")
    assert number.field.accessibleDescription() == ""
