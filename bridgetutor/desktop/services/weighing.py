"""What contracts are worth, worked out by the solver in the background while the page says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bridgetutor.cardplay.solver import is_available
from bridgetutor.session.partnership.weight import Weighed

if TYPE_CHECKING:
    from bridgetutor.cardplay.solving.jobs import Ticket
    from bridgetutor.desktop.services.solving import Solving
    from bridgetutor.phrase import Phrase
    from bridgetutor.session.partnership.weighing import WeighContracts

TOPIC = "contracts"


class Weighing(QObject):
    """One question at a time; `drop` forgets it."""

    ready = Signal()
    """What was asked for is there."""

    def __init__(self, solving: Solving, parent: QObject) -> None:
        super().__init__(parent)
        self._solving = solving
        self._asked: tuple[WeighContracts, Ticket] | None = None
        self._known: tuple[WeighContracts, Weighed] | None = None
        solving.solved.connect(self._solved)
        solving.failed.connect(self._failed)

    def wanted(self, question: WeighContracts) -> Weighed | None:
        """The answer, nothing without a solver; None while it is being worked out: `ready` tells of it."""
        if self._known is not None and self._known[0] == question:
            return self._known[1]
        if not is_available():
            return Weighed()
        if self._asked is None or self._asked[0] != question:
            self._asked = question, self._solving.ask(TOPIC, question)
        return None

    def drop(self) -> None:
        """Nobody wants to know any more."""
        self._asked = self._known = None
        self._solving.cancel(TOPIC)

    def _solved(self, ticket: Ticket, answer: object) -> None:
        self._tell(ticket, answer if isinstance(answer, Weighed) else Weighed())

    def _failed(self, ticket: Ticket, _says: Phrase) -> None:
        self._tell(ticket, Weighed())

    def _tell(self, ticket: Ticket, weighed: Weighed) -> None:
        if self._asked is not None and self._asked[1] == ticket:
            self._known, self._asked = (self._asked[0], weighed), None
            self.ready.emit()
