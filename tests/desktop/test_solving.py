"""The solver service under Qt: signals on the window's thread, the latest question only, nothing left at the end."""

from __future__ import annotations

import logging
import multiprocessing
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetutor.cardplay.solver import Tables
from bridgetutor.desktop.services.solving import Solving
from tests.cardplay.double_dummy import golden
from tests.cardplay.solving.questions import Broken, Echo, Impossible, Sleep

PATIENCE = 60_000
_DIRECT = Qt.ConnectionType.DirectConnection


@pytest.fixture
def solving(qapp: QApplication) -> Iterator[Solving]:
    made = Solving()
    yield made
    made.end()
    assert multiprocessing.active_children() == []


def test_nothing_is_started_before_a_question(solving: Solving) -> None:
    solving.cancel("hint")
    assert multiprocessing.active_children() == []
    assert [thread for thread in threading.enumerate() if thread.name.startswith("solving")] == []


def test_an_answer_comes_on_the_thread_of_the_window(solving: Solving, qtbot: QtBot) -> None:
    threads: list[int] = []
    solving.solved.connect(lambda *_: threads.append(threading.get_ident()), type=_DIRECT)
    with qtbot.waitSignal(solving.solved, timeout=PATIENCE) as solved:
        ticket = solving.ask("table", Tables((golden()[0].deal,)))
    assert solved.args == [ticket, (golden()[0].table,)]
    assert threads == [threading.get_ident()]


def test_what_cannot_be_answered_is_a_sentence(
    solving: Solving, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    with qtbot.waitSignal(solving.failed, timeout=PATIENCE) as failed:
        ticket = solving.ask("hint", Impossible())
    assert failed.args is not None
    assert failed.args[0] == ticket
    assert str(failed.args[1]) == "There is no such card"
    assert caplog.text == ""
    with caplog.at_level(logging.ERROR), qtbot.waitSignal(solving.failed, timeout=PATIENCE):
        solving.ask("hint", Broken())
    assert "ZeroDivisionError" in caplog.text


def test_only_the_latest_question_of_a_topic_is_told(solving: Solving, qtbot: QtBot) -> None:
    told: list[object] = []
    solving.solved.connect(lambda _, answer: told.append(answer))
    solving.ask("hint", Sleep(99))
    solving.ask("hint", Echo("old"))
    solving.ask("hint", Echo("new"))
    qtbot.waitUntil(lambda: told == ["new"], timeout=PATIENCE)


def test_an_answer_that_is_already_on_its_way_is_not_told_when_it_is_not_wanted(
    solving: Solving, qtbot: QtBot
) -> None:
    told: list[object] = []
    solving.solved.connect(lambda _, answer: told.append(answer))
    with qtbot.waitSignal(solving.solved, timeout=PATIENCE):
        solving.ask("hint", Echo("first"))
    # The window is busy: the answer lies in its queue of events when the next question is asked.
    solving.ask("hint", Echo("old"))
    done = threading.Event()
    done.wait(1)
    solving.ask("hint", Echo("new"))
    qtbot.waitUntil(lambda: told == ["first", "new"], timeout=PATIENCE)


def test_the_end_in_mid_answer(solving: Solving, qtbot: QtBot) -> None:
    solving.ask("hint", Sleep(99))
    qtbot.waitUntil(lambda: bool(multiprocessing.active_children()), timeout=PATIENCE)
    solving.end()
    assert multiprocessing.active_children() == []
