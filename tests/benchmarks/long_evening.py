"""What a long evening costs: how much memory grows over its boards, and how soon it is there at the next start.

`QT_QPA_PLATFORM=offscreen python -m tests.benchmarks.long_evening [BOARDS]` prints the figures and exits with 1 where
one breaks its bound. The window is there, all seats play by habit, and the growth is counted from the second board on:
the first reads the systems and draws the cards.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import time
from random import Random
from unittest import mock

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bridgetutor import places
from bridgetutor.cardplay.solving.child import memory
from bridgetutor.desktop import application
from bridgetutor.desktop.desk import Desk
from bridgetutor.desktop.play.page import PlayPage
from bridgetutor.desktop.services import robots
from bridgetutor.games.catalogue import SINGLE
from bridgetutor.session.choice import Action, parse_choice
from bridgetutor.session.evening.arrangement import Arrangement
from bridgetutor.session.evening.walk import EveningWalk
from tests.benchmarks.awake import choice_of

MEGABYTES_AT_MOST = 30
SECONDS_AT_MOST = 0.5
"""To act out the evening again."""


def main(boards: int) -> int:
    """1 where a bound is broken."""
    application_of_qt = QApplication([])
    with mock.patch.object(robots, "is_available", return_value=False):
        desk = application.build(application_of_qt, places.find())
        desk.window.show()
        desk.open()
        desk.games.begin(Arrangement("single", declares=True))  # what the page's button does
        while not isinstance(desk.window.page, PlayPage):
            QTest.qWait(5)
        grown, choices = _played(desk, boards)
        desk.close()
    took = _acted_out(choices)
    print(f"{boards} boards, {len(choices)} choices: memory grew by {grown} MB")
    print(f"acted out again in {took:.2f} s")
    return int(grown > MEGABYTES_AT_MOST or took > SECONDS_AT_MOST)


def _played(desk: Desk, boards: int) -> tuple[int, tuple[str, ...]]:
    """By how many megabytes the process grew, and all that was chosen."""
    page = desk.window.page
    assert isinstance(page, PlayPage)
    begins = 0
    for board in range(boards + 1):
        if board == 1:
            gc.collect()
            begins = memory()
        _play(page)
    gc.collect()
    assert desk.store is not None
    sitting = desk.store.latest_sitting("learner", f"game:{SINGLE.name}")
    assert sitting is not None
    return memory() - begins, sitting.choices


def _play(page: PlayPage) -> None:
    """A board, and on to the next; what has been painted is seen each time."""
    is_over = False
    while not is_over:
        choice = choice_of(page)
        if choice is not None:
            is_over = choice is Action.NEXT and page.moment.score is not None
            page.choose(choice)
        QTest.qWait(1)


def _acted_out(choices: tuple[str, ...]) -> float:
    """Seconds of the processor."""
    walk = EveningWalk(SINGLE, Random(1))
    start = time.process_time()
    walk.replay(tuple(map(parse_choice, choices)))
    return time.process_time() - start


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ[places.HOME_VARIABLE] = home
        sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 24))
