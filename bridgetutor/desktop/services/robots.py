"""The other seats of a whole hand: their cards are thought out in another process, while the window stays awake.

While the learner thinks, so do they: what each likely card would be answered with is worked out ahead.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer

from bridgetutor.cardplay.solver import is_available
from bridgetutor.desktop.services.afterwards import afterwards
from bridgetutor.desktop.services.dealer import Dealer
from bridgetutor.session.others import habitual, question_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bridgetutor.cardplay.hints import AskForHint, Hint
    from bridgetutor.cardplay.question import Question
    from bridgetutor.cardplay.refuting import Refute
    from bridgetutor.cardplay.robots import JudgeClaim, Ruling
    from bridgetutor.cardplay.solving.jobs import Ticket
    from bridgetutor.desktop.services.solving import Solving
    from bridgetutor.phrase import Phrase
    from bridgetutor.rules.cards import Card
    from bridgetutor.rules.deal import Deal
    from bridgetutor.session.evening.dealing import DealWanted
    from bridgetutor.session.wanted import CardWanted

T = TypeVar("T")
R = TypeVar("R")

TOPIC, HINT, CLAIM, PRICE = "robots", "hint", "claim", "price"

MOST_AHEAD = 6
"""The learner's cards that are thought of ahead."""


class Robots(QObject):
    """One card at a time; `drop` forgets all. Where no robot can think, habit plays.

    `pause` says how many seconds they take at least for what others see them do.
    """

    def __init__(
        self,
        solving: Solving,
        parent: QObject | None = None,
        *,
        dealer: Dealer | None = None,
        pause: Callable[[], int] = lambda: 0,
    ) -> None:
        super().__init__(parent)
        self._solving = solving
        self._dealer = dealer or Dealer(solving, self)
        self._pause = pause
        self._sitting = 0
        self._waits: tuple[CardWanted, Callable[[Card], None]] | None = None
        self._thinking: tuple[Ticket, CardWanted] | None = None
        self._ahead: list[CardWanted] = []
        self._foreseen: Iterable[CardWanted] | None = None
        self._known: dict[CardWanted, Card] = {}
        self._asked: dict[str, tuple[Ticket, Callable[[object], None]]] = {}
        solving.solved.connect(self._thought_out)
        solving.failed.connect(self._by_habit)
        solving.solved.connect(self._answered)
        solving.failed.connect(self._unanswered)

    @property
    def is_waited_for(self) -> bool:
        """Whether the learner waits for a card, a hint, a ruling or the price of a card."""
        return self._waits is not None or bool(self._asked)

    def card(self, wanted: CardWanted, then: Callable[[Card], None]) -> None:
        """Think it out and tell `then`: later, or at once where it was foreseen, or where there is no solver."""
        self._waits = (wanted, self._unhurried(then))
        self._ahead, self._foreseen = [], None
        if not is_available():
            self._known[wanted] = habitual(wanted)
        self._go_on()

    def in_time(self, then: Callable[[], None]) -> None:
        """What needs no thought, in the time that is taken all the same."""
        tell = self._unhurried(lambda _: then())
        tell(None)

    def _unhurried(self, then: Callable[[T], None]) -> Callable[[T], None]:
        """The same, but not before the pause is over, and not at all once everything has been dropped."""
        if not self._pause():
            return then
        due, sitting = QDeadlineTimer(self._pause() * 1000), self._sitting

        def tell_in_time(what: T) -> None:
            def tell() -> None:
                if sitting == self._sitting:
                    then(what)

            QTimer.singleShot(max(0, due.remainingTime()), self, tell)

        return tell_in_time

    def foresee(self, wanted: Iterable[CardWanted]) -> None:
        """One of these comes next, likely ones first: think of them while nobody waits, the answer on the screen."""
        if is_available():
            self._foreseen = wanted
            afterwards(self, self._look_ahead)

    def _look_ahead(self) -> None:
        """Of what was foreseen last, unless a card is wanted meanwhile."""
        if self._foreseen is None:
            return
        self._ahead, self._foreseen = list(islice(self._foreseen, MOST_AHEAD)), None
        self._known = {each: card for each, card in self._known.items() if each in self._ahead}
        self._go_on()

    def hint(self, asked: AskForHint, then: Callable[[Hint], None]) -> None:
        """Work out a hint and tell `then` later; by the rules where no solver can."""
        self._ask(HINT, asked, then, otherwise=asked.by_rules)

    def ruling(self, asked: JudgeClaim, then: Callable[[Ruling | None], None]) -> None:
        """Judge a claim and tell `then` later; by the rules where no solver can."""
        self._ask(CLAIM, asked, then, otherwise=asked.by_rules)

    def refutation(self, asked: Refute, then: Callable[[tuple[Card, ...] | None], None]) -> None:
        """Find what a wrong card costs and tell `then` later; None where no solver can."""
        self._ask(PRICE, asked, then, otherwise=lambda: None)

    def _ask(
        self, topic: str, asked: Question[T], then: Callable[[T | R], None], *, otherwise: Callable[[], R]
    ) -> None:
        """Ask the solver, and tell `then` later what it says; `otherwise` knows what is told where it cannot answer."""

        def tell(answer: object) -> None:
            then(otherwise() if answer is None else answer)  # type: ignore[arg-type]  # a `Question` answers in kind

        if is_available():
            self._asked[topic] = (self._solving.ask(topic, asked), tell)
        else:
            tell(None)

    def deal(self, wanted: DealWanted, then: Callable[[Deal | Phrase], None]) -> None:
        """As the dealer does."""
        self._dealer.deal(wanted, then)

    def foresee_deals(self, wanted: Iterable[DealWanted]) -> None:
        """As the dealer does."""
        self._dealer.foresee(wanted)

    def drop(self) -> None:
        """Nobody waits for a card, a call, a hint, a ruling, a price or a deal any more."""
        self._sitting += 1
        self._dealer.drop()
        self._asked = {}
        for topic in (HINT, CLAIM, PRICE):
            self._solving.cancel(topic)
        self._waits = self._thinking = None
        self._ahead, self._foreseen, self._known = [], None, {}
        self._solving.cancel(TOPIC)

    def _go_on(self) -> None:
        """Tell whoever waits, or think: of what is waited for, else ahead.

        A thought that has begun is brought to its end: that is sooner over than a new process is there.
        """
        if self._waits is not None and self._waits[0] in self._known:
            (wanted, then), self._waits = self._waits, None
            then(self._known.pop(wanted))
        elif self._thinking is None:
            next_one = self._next()
            if next_one is not None:
                self._thinking = (self._solving.ask(TOPIC, question_for(next_one)), next_one)

    def _next(self) -> CardWanted | None:
        if self._waits is not None:
            return self._waits[0]
        return next((each for each in self._ahead if each not in self._known), None)

    def _answered(self, ticket: Ticket, answer: object) -> None:
        """Whoever asked last on this topic is told."""
        asked = self._asked.get(ticket.topic)
        if asked is not None and asked[0] == ticket:
            del self._asked[ticket.topic]
            asked[1](answer)

    def _unanswered(self, ticket: Ticket, _says: Phrase) -> None:
        self._answered(ticket, None)

    def _thought_out(self, ticket: Ticket, choice: object) -> None:
        from bridgetutor.cardplay.robots import Choice

        if isinstance(choice, Choice):
            self._told(ticket, choice.card)

    def _by_habit(self, ticket: Ticket, _says: object) -> None:
        self._told(ticket, None)

    def _told(self, ticket: Ticket, card: Card | None) -> None:
        """A card has been thought out, or could not be: then habit has one."""
        if self._thinking is None or self._thinking[0] != ticket:
            return
        wanted = self._thinking[1]
        self._thinking = None
        self._known[wanted] = habitual(wanted) if card is None else card
        self._go_on()
