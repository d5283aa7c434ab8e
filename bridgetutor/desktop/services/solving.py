"""The solver service for the windows: what comes of a question is told by a signal, on the thread of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from bridgetutor.cardplay.solving.outcome import Answered
from bridgetutor.desktop.services.log import LOGGER

if TYPE_CHECKING:
    from bridgetutor.cardplay.question import Question
    from bridgetutor.cardplay.solving.jobs import Ticket
    from bridgetutor.cardplay.solving.outcome import Outcome
    from bridgetutor.cardplay.solving.service import Service


class Solving(QObject):
    """Nothing is imported or started before the first question; `end` ends whatever has been.

    One that `yields` has one child, which works where the computer has nothing else to do.
    Of a topic, only what comes of the latest question is told, and always after `ask` has returned its ticket.
    """

    solved = Signal(object, object)
    """A ticket, and the answer."""
    failed = Signal(object, object)
    """A ticket, and a Phrase that says why there is no answer."""
    _came = Signal(object, object)

    def __init__(self, parent: QObject | None = None, *, yields: bool = False) -> None:
        super().__init__(parent)
        self._yields = yields
        self._service: Service | None = None
        self._latest: dict[str, Ticket] = {}
        self._came.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def ask(self, topic: str, question: Question[object]) -> Ticket:
        """Work it out; an earlier one on the topic is dropped."""
        if self._service is None:
            from bridgetutor.cardplay.solving.service import Service

            self._service = Service(1, yields=True) if self._yields else Service()
        ticket = self._service.ask(topic, question, self._came.emit)
        self._latest[topic] = ticket
        return ticket

    def cancel(self, topic: str) -> None:
        """Whatever was asked on the topic is not wanted any more."""
        self._latest.pop(topic, None)
        if self._service is not None:
            self._service.cancel(topic)

    def end(self) -> None:
        """End the children and wait for that; nothing is told any more."""
        self._latest.clear()
        if self._service is not None:
            self._service.close()

    def _tell(self, ticket: Ticket, outcome: Outcome[object]) -> None:
        """On the thread of the window; a newer question may have been asked meanwhile."""
        if self._latest.get(ticket.topic) != ticket:
            return
        del self._latest[ticket.topic]
        if isinstance(outcome, Answered):
            self.solved.emit(ticket, outcome.answer)
            return
        if outcome.detail:
            LOGGER.error("%s", outcome.detail)
        self.failed.emit(ticket, outcome.says)
