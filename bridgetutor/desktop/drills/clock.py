"""A clock for those who like one: so many minutes for a drill, or so many seconds for each question."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal

from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.desktop.page import label
from bridgetutor.desktop.services.speech import announce
from bridgetutor.phrase import phrase
from bridgetutor.session.choice import Action

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel

    from bridgetutor.desktop.lesson.surroundings import Surroundings
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.services.bidding_engine import BiddingEngine
    from bridgetutor.desktop.walk_page import Driver
    from bridgetutor.session.screen import Screen


class Clock(Enum):
    """What is timed; the value is the seconds."""

    NONE = 0
    DRILL = 600
    QUESTION = 30


NAMES = {
    Clock.NONE: phrase("No clock"),
    Clock.DRILL: phrase("Ten minutes"),
    Clock.QUESTION: phrase("30 seconds a question"),
}

WARNS = {Clock.DRILL: 60, Clock.QUESTION: 10}
"""The seconds left at which a screen reader is told, once."""

STRIP = 36
"""The height of the line for the clock."""


class DrillPage(LessonPage):
    """A drill, with the time that is left under the table. `time_up` comes once, when that of the drill is over."""

    time_up = Signal()

    def __init__(
        self,
        look: Look,
        driver: Driver[Screen],
        surroundings: Surroundings,
        *,
        bidding: BiddingEngine,
        clock: Clock = Clock.NONE,
    ) -> None:
        self._timing = clock
        self.left_over = clock.value
        self.clock_label: QLabel | None = None
        super().__init__(look, driver, surroundings, bidding=bidding)
        if clock is not Clock.NONE:
            self.clock_label = label("", "soft", wraps=False)
            self.clock_label.setParent(self)
            self.clock_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._ticking = QTimer(self, interval=1000)
            self._ticking.timeout.connect(self.tick)
            self._ticking.start()
            self._show_clock()
            self._arrange()

    def tick(self) -> None:
        """A second has passed; for a question it counts only while it is open."""
        is_open = self.moment.ask is not None
        if self.left_over <= 0 or (self._timing is Clock.QUESTION and not is_open):
            return
        self.left_over -= 1
        self._show_clock()
        if self.left_over == WARNS[self._timing]:
            announce(self, self._words())
        elif self.left_over == 0:
            self._run_out()

    def _run_out(self) -> None:
        """The answer is shown; a whole drill ends with the question that stands."""
        announce(self, self._look.wording.say("Time is up."))
        if self._timing is Clock.QUESTION:
            self.choose(Action.ANSWER)
        else:
            self.time_up.emit()

    def _turn(self, before: Screen) -> None:
        is_new = self.moment.step != before.step or before.ask is None
        if self._timing is Clock.QUESTION and is_new and self.moment.ask is not None:
            self.left_over = self._timing.value
            self._show_clock()
        super()._turn(before)

    def _words(self) -> str:
        words = self._look.wording
        if self.left_over >= WARNS[Clock.DRILL]:
            minutes, seconds = divmod(self.left_over, 60)
            return words.say("{minutes}:{seconds} left", minutes=minutes, seconds=f"{seconds:02d}")
        if self.left_over:
            return words.count("{n} second left", "{n} seconds left", n=self.left_over)
        if self._timing is Clock.DRILL:
            return words.say("Time is up: this question is the last.")
        return words.say("Time is up.")

    def _show_clock(self) -> None:
        if self.clock_label is not None:
            self.clock_label.setText(self._words())

    def _arrange(self) -> None:
        super()._arrange()
        if self.clock_label is not None:
            above = self.column if self.moment.table is None else self.table
            room, strip = above.geometry(), self._look.theme.px(STRIP)
            above.setGeometry(room.adjusted(0, 0, 0, -strip))
            self.clock_label.setGeometry(room.left(), room.bottom() - strip, room.width(), strip)
