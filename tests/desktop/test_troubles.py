"""An error of ours is told in one sentence, can be saved, and the lesson goes on from its last state."""

from __future__ import annotations

import json
import logging
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from bridgetutor import cli
from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.desktop.services import log
from bridgetutor.desktop.services.report import Situation
from bridgetutor.desktop.services.troubles import TOLD_AT_MOST, Troubles
from bridgetutor.phrase import phrase
from bridgetutor.progress.faults import StoreFault
from bridgetutor.progress.store import Store
from bridgetutor.rules.cards import Card
from bridgetutor.session.choice import Action, GoTo
from bridgetutor.session.conductor import Conductor
from tests.desktop.driving import click, page, press

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bridgetutor.desktop.desk import Desk
    from bridgetutor.places import Places
    from bridgetutor.session.choice import Choice
    from bridgetutor.session.screen import Screen
    from bridgetutor.session.state import State


@pytest.fixture
def failing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """At the fifth step of a lesson whose hints break."""
    desk.lessons.open_lesson("tour")
    page(desk, LessonPage).choose(GoTo(5))
    choose = Conductor.choose

    def breaks(self: Conductor[State, Screen], choice: Choice) -> Screen:
        if choice is Action.HINT:
            raise ZeroDivisionError("no hint")
        return choose(self, choice)

    monkeypatch.setattr(Conductor, "choose", breaks)
    # pytest-qt has its own hook during a test; here ours is what is tried.
    monkeypatch.setattr(sys, "excepthook", desk.troubles.caught)
    return desk


def test_the_sentence_the_report_and_going_on(failing: Desk, places: Places, qtbot: QtBot) -> None:
    press(failing, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: failing.window.notice is not None)
    assert failing.window.notice is not None
    assert "The lesson stands where it was" in failing.window.notice.sentence
    click(failing.window.notice.offer)
    (saved,) = (places.data / "reports").iterdir()
    report = json.loads(saved.read_text("utf-8"))
    assert report["lesson"] == "tour"
    assert report["choices"] == ["goto:5", "hint"]
    assert report["hands"]["S"] == "A752.J4.AK8.87"
    assert report["contract"] == "3NT by S"
    assert "ZeroDivisionError: no hint" in report["traceback"]
    assert str(saved) in failing.window.notice.sentence
    page(failing, LessonPage).choose(Card.parse("HQ"))
    assert Action.NEXT in page(failing, LessonPage).moment.actions


def test_a_report_acted_out_again_comes_to_the_same_error(
    failing: Desk, places: Places, qtbot: QtBot
) -> None:
    press(failing, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: failing.window.notice is not None)
    assert failing.window.notice is not None
    click(failing.window.notice.offer)
    (saved,) = (places.data / "reports").iterdir()
    with pytest.raises(ZeroDivisionError, match="no hint"):
        cli.main(["replay", str(saved)])


def test_what_cannot_be_recorded_is_told_and_the_lesson_goes_on(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.lessons.open_lesson("tour")
    record = Store.record

    def refuses(*_: object) -> str:
        raise StoreFault(phrase("Answers cannot be saved: the disk is full."))

    monkeypatch.setattr(Store, "record", refuses)
    page(desk, LessonPage).choose(GoTo(5))
    assert page(desk, LessonPage).moment.step == 5
    assert desk.window.notice is not None
    assert desk.window.notice.sentence == "Answers cannot be saved: the disk is full."
    monkeypatch.setattr(Store, "record", record)
    page(desk, LessonPage).choose(GoTo(6))
    assert not has_notice(desk)


def has_notice(desk: Desk) -> bool:
    return desk.window.notice is not None


def test_the_log_has_the_traceback(failing: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    handler = log.open_log(tmp_path)
    try:
        press(failing, Qt.Key.Key_F1)
        qtbot.waitUntil(lambda: failing.window.notice is not None)
    finally:
        log.close_log(handler)
    assert "no hint" in (tmp_path / "bridgetutor.log").read_text("utf-8")


def test_a_storm_of_the_same_error_is_told_a_few_times(qtbot: QtBot) -> None:
    troubles = Troubles(Situation)
    told: list[object] = []
    troubles.told.connect(told.append)
    logging.getLogger("bridgetutor").addHandler(logging.NullHandler())
    for _ in range(100):
        troubles.caught(ValueError, ValueError("paint"), None)
    qtbot.waitUntil(lambda: len(told) == TOLD_AT_MOST)


def test_an_unreadable_log_folder_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    handler = log.open_log(tmp_path / "file" / "logs")
    log.close_log(handler)
    assert not isinstance(handler, logging.FileHandler)
