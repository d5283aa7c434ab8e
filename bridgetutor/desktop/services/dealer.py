"""Deals to order, looked for in a process of their own, so that a rare one keeps no robot waiting.

While a board is played those that may follow it are looked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bridgetutor.rules.deal import Deal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bridgetutor.cardplay.solving.jobs import Ticket
    from bridgetutor.desktop.services.solving import Solving
    from bridgetutor.phrase import Phrase
    from bridgetutor.session.evening.dealing import DealWanted

TOPIC = "deal"


class Dealer(QObject):
    """One deal at a time; `drop` forgets all."""

    def __init__(self, solving: Solving, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._solving = solving
        self._waits: tuple[DealWanted, Callable[[Deal | Phrase], None]] | None = None
        self._looking: tuple[Ticket, DealWanted] | None = None
        self._ahead: tuple[DealWanted, ...] = ()
        self._known: dict[DealWanted, Deal] = {}
        solving.solved.connect(self._found)
        solving.failed.connect(self._not_found)

    def deal(self, wanted: DealWanted, then: Callable[[Deal | Phrase], None]) -> None:
        """Look for it and tell `then`: at once where it was foreseen, else later; or why there is none."""
        self._waits, self._ahead = (wanted, then), ()
        self._go_on()

    def foresee(self, wanted: Iterable[DealWanted]) -> None:
        """One of these comes next, likely ones first: look for them while nobody waits."""
        self._ahead = tuple(wanted)
        self._known = {each: deal for each, deal in self._known.items() if each in self._ahead}
        self._go_on()

    def drop(self) -> None:
        """Nobody waits for a deal any more."""
        self._waits = self._looking = None
        self._ahead, self._known = (), {}
        self._solving.cancel(TOPIC)

    def _go_on(self) -> None:
        """Tell whoever waits, or look: for what is waited for, else ahead. Nobody waits for a guess to be found."""
        if self._waits is not None and self._waits[0] in self._known:
            (wanted, then), self._waits = self._waits, None
            then(self._known.pop(wanted))
            return
        wanted_now = self._next()
        if wanted_now is None or (self._looking is not None and self._looking[1] == wanted_now):
            return
        if self._looking is None or self._waits is not None:
            self._looking = (self._solving.ask(TOPIC, wanted_now), wanted_now)

    def _next(self) -> DealWanted | None:
        if self._waits is not None:
            return self._waits[0]
        return next((each for each in self._ahead if each not in self._known), None)

    def _found(self, ticket: Ticket, deal: object) -> None:
        if self._looking is not None and self._looking[0] == ticket and isinstance(deal, Deal):
            self._known[self._looking[1]] = deal
            self._looking = None
            self._go_on()

    def _not_found(self, ticket: Ticket, says: Phrase) -> None:
        """Whoever waits is told. A guess that led nowhere is asked again when it is wanted, and not before."""
        if self._looking is None or self._looking[0] != ticket:
            return
        (_, wanted), self._looking = self._looking, None
        self._ahead = tuple(each for each in self._ahead if each != wanted)
        if self._waits is not None and self._waits[0] == wanted:
            (_, then), self._waits = self._waits, None
            then(says)
            return
        self._go_on()
