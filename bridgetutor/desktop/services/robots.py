"""The other seats of a whole hand: their cards are thought out in another process, while the window stays awake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bridgetutor.cardplay.habits import habitual_card
from bridgetutor.cardplay.solver import is_available
from bridgetutor.session.others import question_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridgetutor.cardplay.solving.jobs import Ticket
    from bridgetutor.desktop.services.solving import Solving
    from bridgetutor.rules.cards import Card
    from bridgetutor.session.tutor import CardWanted

TOPIC = "robots"


class Robots(QObject):
    """One card at a time; `drop` forgets the one that is wanted. Where no robot can think, habit plays."""

    def __init__(self, solving: Solving, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._solving = solving
        self._wanted: tuple[Ticket, CardWanted, Callable[[Card], None]] | None = None
        solving.solved.connect(self._thought_out)
        solving.failed.connect(self._by_habit)

    def card(self, wanted: CardWanted, then: Callable[[Card], None]) -> None:
        """Think it out; `then` is told later, or at once where there is no solver."""
        if not is_available():
            then(habitual_card(wanted.view))
            return
        self._wanted = (self._solving.ask(TOPIC, question_for(wanted)), wanted, then)

    def drop(self) -> None:
        """Nobody waits for the card any more."""
        self._wanted = None
        self._solving.cancel(TOPIC)

    def _thought_out(self, ticket: Ticket, choice: object) -> None:
        from bridgetutor.cardplay.robots import Choice

        asked = self._taken(ticket)
        if asked is None:
            return
        wanted, then = asked
        then(choice.card if isinstance(choice, Choice) else habitual_card(wanted.view))

    def _by_habit(self, ticket: Ticket, _says: object) -> None:
        asked = self._taken(ticket)
        if asked is not None:
            wanted, then = asked
            then(habitual_card(wanted.view))

    def _taken(self, ticket: Ticket) -> tuple[CardWanted, Callable[[Card], None]] | None:
        """What was asked with the ticket; None where the card is not wanted any more."""
        if self._wanted is None or self._wanted[0] != ticket:
            return None
        _, wanted, then = self._wanted
        self._wanted = None
        return wanted, then
