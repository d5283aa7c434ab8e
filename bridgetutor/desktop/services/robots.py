"""The other seats of a whole hand: their cards are thought out in another process, while the window stays awake.

While the learner thinks, so do they: what each likely card would be answered with is worked out ahead.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer

from bridgetutor.cardplay.solver import is_available
from bridgetutor.desktop.services.dealer import Dealer
from bridgetutor.session.others import habitual, question_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bridgetutor.cardplay.hints import AskForHint, Hint
    from bridgetutor.cardplay.robots import JudgeClaim, Ruling
    from bridgetutor.cardplay.solving.jobs import Ticket
    from bridgetutor.desktop.services.solving import Solving
    from bridgetutor.phrase import Phrase
    from bridgetutor.rules.cards import Card
    from bridgetutor.rules.deal import Deal
    from bridgetutor.session.evening.dealing import DealWanted
    from bridgetutor.session.wanted import CardWanted

T = TypeVar("T")

TOPIC, HINT, CLAIM = "robots", "hint", "claim"

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
        self._known: dict[CardWanted, Card] = {}
        self._hinting: tuple[Ticket, AskForHint, Callable[[Hint], None]] | None = None
        solving.solved.connect(self._thought_out)
        solving.failed.connect(self._by_habit)
        self._judging: tuple[Ticket, JudgeClaim, Callable[[Ruling | None], None]] | None = None
        solving.solved.connect(self._hinted)
        solving.failed.connect(self._hinted)
        solving.solved.connect(self._judged)
        solving.failed.connect(self._judged)

    @property
    def is_waited_for(self) -> bool:
        """Whether the learner waits for a card, a hint or a ruling."""
        return any(each is not None for each in (self._waits, self._hinting, self._judging))

    def card(self, wanted: CardWanted, then: Callable[[Card], None]) -> None:
        """Think it out and tell `then`: later, or at once where it was foreseen, or where there is no solver."""
        self._waits = (wanted, self._unhurried(then))
        self._ahead = []
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
        """One of these comes next, likely ones first: think of them while nobody waits."""
        if is_available():
            self._ahead = list(islice(wanted, MOST_AHEAD))
            self._known = {each: card for each, card in self._known.items() if each in self._ahead}
            self._go_on()

    def hint(self, asked: AskForHint, then: Callable[[Hint], None]) -> None:
        """Work out a hint and tell `then` later; by the rules where no solver can."""
        if is_available():
            self._hinting = (self._solving.ask(HINT, asked), asked, then)
        else:
            then(asked.by_rules())

    def ruling(self, asked: JudgeClaim, then: Callable[[Ruling | None], None]) -> None:
        """Judge a claim and tell `then` later; by the rules where no solver can."""
        if is_available():
            self._judging = (self._solving.ask(CLAIM, asked), asked, then)
        else:
            then(asked.by_rules())

    def deal(self, wanted: DealWanted, then: Callable[[Deal | Phrase], None]) -> None:
        """As the dealer does."""
        self._dealer.deal(wanted, then)

    def foresee_deals(self, wanted: Iterable[DealWanted]) -> None:
        """As the dealer does."""
        self._dealer.foresee(wanted)

    def drop(self) -> None:
        """Nobody waits for a card, a call, a hint, a ruling or a deal any more."""
        self._sitting += 1
        self._dealer.drop()
        self._hinting = self._judging = None
        self._solving.cancel(HINT)
        self._solving.cancel(CLAIM)
        self._waits = self._thinking = None
        self._ahead, self._known = [], {}
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

    def _hinted(self, ticket: Ticket, hint: object) -> None:
        from bridgetutor.cardplay.hints import Hint

        if self._hinting is not None and self._hinting[0] == ticket:
            (_, asked, then), self._hinting = self._hinting, None
            then(hint if isinstance(hint, Hint) else asked.by_rules())

    def _judged(self, ticket: Ticket, ruling: object) -> None:
        from bridgetutor.cardplay.robots import Ruling

        if self._judging is not None and self._judging[0] == ticket:
            (_, asked, then), self._judging = self._judging, None
            then(ruling if isinstance(ruling, Ruling) else asked.by_rules())

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
