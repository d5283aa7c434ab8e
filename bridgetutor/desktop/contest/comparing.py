"""Where differences came from, worked out one after the other, and remembered as long as the contest is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bridgetutor.phrase import Phrase, phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridgetutor.cardplay.solving.jobs import Ticket
    from bridgetutor.desktop.services.solving import Solving
    from bridgetutor.session.contest.difference import Compare

TOPIC = "comparing"


class Comparing(QObject):
    """`told` whenever there is something new to say."""

    told = Signal()

    def __init__(self, solving: Solving, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._solving = solving
        self._wanted: tuple[Compare, ...] = ()
        self._asked: tuple[Ticket, Compare] | None = None
        self._known: dict[Compare, Phrase] = {}
        solving.solved.connect(self._solved)
        solving.failed.connect(self._failed)

    def want(self, comparisons: Sequence[Compare]) -> None:
        """These, in their order, instead of any that were wanted before."""
        self._wanted = tuple(comparisons)
        if self._asked is None:
            self._ask()

    def says(self, comparisons: Sequence[Compare]) -> tuple[Phrase, ...]:
        """What is known of these."""
        return tuple(self._known[each] for each in comparisons if each in self._known)

    def drop(self) -> None:
        """Nothing is wanted any more."""
        self._wanted, self._asked = (), None
        self._known.clear()
        self._solving.cancel(TOPIC)

    def _ask(self) -> None:
        missing = next((each for each in self._wanted if each not in self._known), None)
        self._asked = None if missing is None else (self._solving.ask(TOPIC, missing), missing)

    def _solved(self, ticket: Ticket, answer: object) -> None:
        if isinstance(answer, Phrase):
            self._take(ticket, answer)

    def _failed(self, ticket: Ticket, _says: object) -> None:
        if self._asked is not None:
            self._take(ticket, phrase("{table}: this could not be worked out.", table=self._asked[1].table))

    def _take(self, ticket: Ticket, says: Phrase) -> None:
        if self._asked is None or self._asked[0] != ticket:
            return
        self._known[self._asked[1]] = says
        self._ask()
        self.told.emit()
