"""The other tables of a contest: robots bid and play there, card by card, while nobody at the learner's table waits."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from bridgetutor.bidding.catalogue import SYSTEMS
from bridgetutor.cardplay.robots import QUICK
from bridgetutor.games.contest import Way, is_over
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.session.contest.choices import Elsewhere
from bridgetutor.session.four_robots import FourRobots

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridgetutor.cardplay.solving.jobs import Ticket
    from bridgetutor.desktop.services.solving import Solving
    from bridgetutor.games.contest import Contest
    from bridgetutor.phrase import Phrase

TOPIC = "other tables"

CARDS = 1
"""That are asked for at a time: no more than one of them is being thought out while somebody waits."""

PAUSE = 100
"""Milliseconds until it is looked again whether somebody waits."""


class OtherTables(QObject):
    """Plays what is missing from a contest. `came` carries an Elsewhere, while nobody at the table waits.

    `went_on` tells that it has begun, stopped or failed.
    """

    came = Signal(object)
    went_on = Signal()

    def __init__(
        self, solving: Solving, is_waited_for: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._solving = solving
        self._is_waited_for = is_waited_for
        self._contest: Contest | None = None
        self._at: tuple[int, int] | None = None
        self._record: BoardRecord | None = None
        self._ticket: Ticket | None = None
        self._again = QTimer(self, singleShot=True, interval=PAUSE)
        self._again.timeout.connect(self._go_on)
        self.is_stopped = False
        self.trouble: Phrase | None = None
        """Why it has stopped by itself."""
        solving.solved.connect(self._solved)
        solving.failed.connect(self._failed)

    def play(self, contest: Contest) -> None:
        """What is missing from this contest, from now on; a board that has been begun is gone on with."""
        self._contest = contest
        if not self.is_stopped and self._ticket is None:
            self._again.start()

    def stop(self) -> None:
        """Nothing more is played until `resume`."""
        self.is_stopped = True
        self._rest()
        self.went_on.emit()

    def resume(self) -> None:
        """Play on after `stop`, or after something went wrong."""
        self.is_stopped, self.trouble = False, None
        self._again.start()
        self.went_on.emit()

    def drop(self) -> None:
        """The contest is left: forget it."""
        self._rest()
        self._contest = self._at = self._record = self.trouble = None
        self.is_stopped = False

    def _rest(self) -> None:
        self._again.stop()
        self._ticket = None
        self._solving.cancel(TOPIC)

    def _go_on(self) -> None:
        """A result is told, or the next card asked for, as soon as nobody waits."""
        if self._contest is None or self._ticket is not None:
            return
        if self._is_waited_for():
            self._again.start()
        elif self._at is not None and self._record is not None and is_over(self._record):
            (table, _), record = self._at, self._record
            self._at = self._record = None
            self.came.emit(Elsewhere.of(table, record))  # and with it the contest comes back
        else:
            self._ask(self._contest)

    def _ask(self, contest: Contest) -> None:
        missing = tuple(contest.missing)
        if not missing:
            return
        if self._at is None or self._at not in missing:
            self._at, self._record = missing[0], None
        question = question_of(contest, *self._at, self._record)
        self._ticket = self._solving.ask(TOPIC, question)

    def _solved(self, ticket: Ticket, answer: object) -> None:
        if ticket == self._ticket and isinstance(answer, BoardRecord):
            self._ticket, self._record = None, answer
            self._go_on()

    def _failed(self, ticket: Ticket, says: Phrase) -> None:
        if ticket == self._ticket:
            self._ticket, self.trouble, self.is_stopped = None, says, True
            self.went_on.emit()


def question_of(contest: Contest, table: int, place: int, record: BoardRecord | None) -> FourRobots:
    """The auction, or the next card. In a field the systems differ from table to table, in a match they are ours."""
    system = SYSTEMS[0 if contest.way is Way.TEAMS else (table - 1) % len(SYSTEMS)].name
    blank = contest.blank(place)
    question = FourRobots(blank, (system, system), QUICK, seed=table, most=0)
    return question if record is None else replace(question, record=record, most=CARDS)
