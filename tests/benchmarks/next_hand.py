"""From "Next hand" to a table that is ready for the learner's first call, at tables arranged in several ways.

`QT_QPA_PLATFORM=offscreen python -m tests.benchmarks.next_hand [BOARDS]` prints the figures and exits with 1 where the
median at a table breaks the bound. Other seats play by habit, and the learner takes PAUSE seconds for a board.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from unittest import mock

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bridgetutor import places
from bridgetutor.desktop import application
from bridgetutor.desktop.desk import Desk
from bridgetutor.desktop.play.page import PlayPage
from bridgetutor.desktop.services import robots
from bridgetutor.session.choice import Action
from bridgetutor.session.evening.arrangement import Arrangement
from bridgetutor.session.screen import AskCall
from tests.session.evening.evenings import way_on

SECONDS_AT_MOST = 0.2
PAUSE = 3.0
"""A board that is bid and played takes minutes; deals are looked for meanwhile."""

TABLES = {
    "any cards": Arrangement("single"),
    "always declarer": Arrangement("single", declares=True),
    "a slam with Blackwood": Arrangement("single", agreement="blackwood", contract="slam", theirs="silent"),
    "a finesse": Arrangement("single", technique="finesse"),
    "a rubber of strong hands": Arrangement("rubber", want="N and S together: 24+ points"),
}


def main(boards: int) -> int:
    """1 where the boards of a table took too long."""
    application_of_qt = QApplication([])
    worst = 0.0
    with mock.patch.object(robots, "is_available", return_value=False):
        desk = application.build(application_of_qt, places.find())
        desk.window.show()
        desk.open()
        for name, arrangement in TABLES.items():
            first, took = _evening(desk, arrangement, boards)
            worst = max(worst, statistics.median(took))
            print(
                f"{name}: the first {first:.2f} s, then median {statistics.median(took):.3f}, worst {max(took):.3f}"
            )
        desk.close()
    return int(worst > SECONDS_AT_MOST)


def _evening(desk: Desk, arrangement: Arrangement, boards: int) -> tuple[float, list[float]]:
    """How long the first board took to be there, and each of those after it."""
    start = time.perf_counter()
    desk.games.begin(arrangement)
    _wait_for_call(desk)
    first, took = time.perf_counter() - start, []
    for _ in range(boards):
        _play(_page(desk))
        QTest.qWait(round(1000 * PAUSE))
        start = time.perf_counter()
        _page(desk).choose(Action.NEXT)
        _wait_for_call(desk)
        took.append(time.perf_counter() - start)
    return first, took


def _page(desk: Desk) -> PlayPage:
    page = desk.window.page
    assert isinstance(page, PlayPage)
    return page


def _wait_for_call(desk: Desk) -> None:
    """Until a call is asked for and has been painted."""
    while not (isinstance(page := desk.window.page, PlayPage) and isinstance(page.moment.ask, AskCall)):
        QTest.qWait(1)
    _page(desk).table.repaint()


def _play(page: PlayPage) -> None:
    while page.moment.score is None:
        page.choose(way_on(page.moment))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ[places.HOME_VARIABLE] = home
        sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 8))
