"""How soon the window answers while robots think: the longest gaps in the event loop during whole hands.

`QT_QPA_PLATFORM=offscreen python -m tests.benchmarks.awake [HANDS]` prints the figures and exits with 1 where the
window was busy for longer than the bound: in processor time of its thread, which a busy computer does not change. The
learner passes and plays the first card that is allowed; the robots think in earnest.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bridgetutor import places
from bridgetutor.desktop import application
from bridgetutor.desktop.play.page import PlayPage
from bridgetutor.rules.auction import PASS
from bridgetutor.session.choice import Action, Choice
from bridgetutor.session.evening.arrangement import Arrangement
from bridgetutor.session.screen import AskCall, AskCard

SECONDS_AT_MOST = 0.05
"""From a click to an event loop that is free again, the answer painted."""

TICK = 5
"""Milliseconds of the timer whose lateness is measured."""

LOOKS = 200
"""Milliseconds the learner takes for a choice."""

TELLING = 8
"""The longest gaps that are printed."""


class Gap(NamedTuple):
    """How long the event loop was away: in processor time of its own thread, by the clock; what was done before."""

    busy: float
    by_the_clock: float
    doing: str


class Loop(QObject):
    """Notes each gap between two looks at the clock."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps: list[Gap] = []
        self.doing = "begins"
        self._last = self._now()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK)

    def forget(self) -> None:
        """What has been so far does not count."""
        self.gaps = []
        self._last = self._now()

    @staticmethod
    def _now() -> tuple[float, float]:
        return time.thread_time(), time.perf_counter()

    def _tick(self) -> None:
        now = self._now()
        busy, by_the_clock = (after - before for after, before in zip(now, self._last, strict=True))
        self.gaps.append(Gap(busy, by_the_clock, self.doing))
        self._last = now


def main(hands: int) -> int:
    """1 where the window was away for too long."""
    application_of_qt = QApplication([])
    desk = application.build(application_of_qt, places.find())
    desk.window.show()
    desk.open()
    desk.games.begin(Arrangement("single", declares=True))  # what the page's button does
    while not isinstance(desk.window.page, PlayPage):
        QTest.qWait(TICK)
    loop = Loop()
    _play(desk.window.page, loop, 1)
    loop.forget()
    _play(desk.window.page, loop, hands)
    desk.close()
    longest = sorted(loop.gaps, reverse=True)
    clocked = sorted((1000 * gap.by_the_clock for gap in loop.gaps), reverse=True)[:TELLING]
    print(f"{len(longest)} looks; longest by the clock, in ms:", *(f"{gap:.0f}" for gap in clocked))
    for gap in longest[:TELLING]:
        print(f"busy for {1000 * gap.busy:.0f} ms, {1000 * gap.by_the_clock:.0f} by the clock: {gap.doing}")
    return int(longest[0].busy > SECONDS_AT_MOST)


def _play(page: PlayPage, loop: Loop, hands: int) -> None:
    """So many hands that are played, from the first call to the table of the next."""
    done = 0
    while done < hands:
        QTest.qWait(LOOKS)
        choice = choice_of(page)
        if choice is not None:
            loop.doing = f"{choice} at {'the end' if page.moment.score else 'the table'}"
            done += choice is Action.NEXT and page.moment.look_back is not None
            page.choose(choice)
    while page.moment.ask is None:
        QTest.qWait(LOOKS)


def choice_of(page: PlayPage) -> Choice | None:
    """What a learner does who never thinks; None while there is nothing to be done but wait."""
    moment = page.moment
    if isinstance(moment.ask, AskCall):
        return PASS
    if isinstance(moment.ask, AskCard):
        return next(iter(moment.table.playable))
    return Action.NEXT if Action.NEXT in moment.actions else None


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ[places.HOME_VARIABLE] = home
        sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1))
