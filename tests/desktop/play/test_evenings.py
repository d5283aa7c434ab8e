"""Whole evenings at the window: a rubber by keys alone to its settlement, and a hand that a killed program left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from bridgetutor.desktop.play.arrange_page import ArrangePage
from bridgetutor.desktop.play.games_page import GamesPage
from bridgetutor.desktop.play.page import PlayPage
from bridgetutor.games.catalogue import RUBBER
from bridgetutor.progress.learners import LEARNER
from bridgetutor.session.evening.accounts import settled_sheets
from bridgetutor.session.evening.arrangement import SILENT, Part
from bridgetutor.session.screen import AskCard
from tests.desktop.driving import comes, page, press, type_text
from tests.desktop.play.test_arranging import arranging, choose
from tests.session.evening.evenings import GAME_FOR_US

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridgetutor.desktop.desk import Desk

pytestmark = pytest.mark.usefixtures("qtbot", "by_habit")

ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape


def next_key(desk: Desk, table: PlayPage) -> None:
    """A card is typed where one is asked for; else Enter goes on."""
    if isinstance(table.moment.ask, AskCard):
        type_text(desk, str(next(iter(table.moment.table.playable))))
    else:
        press(desk, ENTER)


def to_the_end_of_the_sheet(desk: Desk, table: PlayPage) -> None:
    while not table.moment.ends_a_sheet:
        QApplication.processEvents()
        next_key(desk, table)


def texts(shown: GamesPage | PlayPage) -> str:
    return "\n".join(line.text() for line in shown.findChildren(QLabel) if line.isVisible())


def test_a_rubber_by_keys_alone_to_its_settlement_and_the_next_one(desk: Desk) -> None:
    shown = arranging(desk)
    choose(desk, shown.game, RUBBER.name)
    choose(desk, shown.part, Part.PLAY)
    choose(desk, shown.theirs, SILENT)
    choose(desk, shown.declarer, True)
    assert isinstance(desk.window.page, ArrangePage)
    press(desk, ENTER)
    table = comes(desk, PlayPage)
    to_the_end_of_the_sheet(desk, table)
    assert "Rubber" in texts(table)
    we, they = table.moment.totals
    (settled,) = settled_sheets(desk.store, LEARNER)
    assert settled.difference == we - they
    press(desk, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert settled_sheets(desk.store, LEARNER) == (), "what is undone is not settled"
    to_the_end_of_the_sheet(desk, table)
    assert len(settled_sheets(desk.store, LEARNER)) == 1
    press(desk, ESC)
    games = page(desk, GamesPage)
    assert "Running account" in texts(games)
    press(desk, ENTER)
    table = comes(desk, PlayPage)
    press(desk, ENTER)
    assert table.moment.sheet == (), "Enter begins the next rubber"
    assert table.moment.totals == (0, 0)


KILLED = """
import os, signal, sys
from PySide6.QtWidgets import QApplication
from bridgetutor import places
from bridgetutor.dealing.drawing import Source
from bridgetutor.desktop import application
from bridgetutor.desktop.play.page import PlayPage
from bridgetutor.desktop.services import robots
from bridgetutor.rules.deal import Deal
from bridgetutor.session.evening.arrangement import Arrangement, Part
from tests.session.evening.evenings import way_on

robots.is_available = lambda: False
Source.deals = lambda *_: iter([Deal.parse(sys.argv[1])])
desk = application.build(QApplication([]), places.find())
desk.window.show()
desk.open()
desk.games.begin(Arrangement("single", part=Part.PLAY))
while not isinstance(desk.window.page, PlayPage):
    QApplication.processEvents()
table = desk.window.page
while sum(table.moment.table.tricks) < 5:
    table.choose(way_on(table.moment))
print(table.moment.table.tricks, len(desk.store.latest_sitting("learner", "game:single").choices), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
"""In the middle of a hand nobody says goodbye."""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="programs are killed in another way there")
def test_a_hand_that_a_killed_program_left_is_gone_on_with(open_desk: Callable[[], Desk]) -> None:
    program = [sys.executable, "-c", KILLED, GAME_FOR_US]
    around = os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])}
    ended = subprocess.run(program, env=around, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == -signal.SIGKILL, ended.stderr
    desk = open_desk()
    press(desk, Qt.Key.Key_F6)
    page(desk, GamesPage)
    press(desk, ENTER)
    table = comes(desk, PlayPage)
    assert desk.store is not None
    sitting = desk.store.latest_sitting(LEARNER, "game:single")
    assert sitting is not None
    assert ended.stdout.strip() == f"{table.moment.table.tricks} {len(sitting.choices)}"
    while table.moment.score is None:
        next_key(desk, table)
    assert len(table.moment.sheet) == 1
