"""The cards of the other seats, thought out by whoever plays them, and the question a robot is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

from bridgetutor.cardplay.hints import AskForHint, Hint
from bridgetutor.cardplay.refuting import Refute
from bridgetutor.cardplay.robots import Aim, ChooseCard, JudgeClaim, Ruling
from bridgetutor.cardplay.robots.layouts import Told
from bridgetutor.cardplay.robots.robot import by_habit, robot_card
from bridgetutor.hands.promises import SILENCE
from bridgetutor.rules.cards import Card
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.hands import FULL_PACK
from bridgetutor.session.wanted import CardWanted

if TYPE_CHECKING:
    from bridgetutor.phrase import Phrase
    from bridgetutor.rules.deal import Deal
    from bridgetutor.session.evening.dealing import DealWanted


def question_for(wanted: CardWanted) -> ChooseCard:
    """What a robot is asked. Where nothing was said it knows the contract, and of an ending not even that."""
    contract = wanted.contract
    aim = Aim.tricks() if contract is None else Aim.contract(contract)
    told: Told = SILENCE
    if wanted.promises is not None:
        told = wanted.promises
    elif contract is not None and wanted.view.pack == FULL_PACK:
        told = contract
    return ChooseCard(wanted.view, aim, told, (wanted.carding, wanted.carding))


def habitual(wanted: CardWanted) -> Card:
    """The card of habit, for whom no robot thinks: what is known of the auction counts."""
    return by_habit(question_for(wanted)).card


class Others(Protocol):
    """Whoever thinks out the cards of the other seats."""

    def card(self, wanted: CardWanted, then: Callable[[Card], None]) -> None:
        """Think out a card that may be played and hand it to `then`, at once or later, in the thread that asked."""

    def foresee(self, wanted: Iterable[CardWanted]) -> None:
        """One of these may be wanted next, the likeliest first: whoever takes time may begin to think."""

    def hint(self, asked: AskForHint, then: Callable[[Hint], None]) -> None:
        """Work out the learner's hint and hand it to `then`, at once or later; a newer one is asked for instead."""

    def ruling(self, asked: JudgeClaim, then: Callable[[Ruling | None], None]) -> None:
        """Judge the learner's claim and tell `then`, at once or later; None where nobody can."""

    def refutation(self, asked: Refute, then: Callable[[tuple[Card, ...] | None], None]) -> None:
        """Find what a wrong card costs and tell `then`, at once or later; None where nobody can."""

    def deal(self, wanted: DealWanted, then: Callable[[Deal | Phrase], None]) -> None:
        """Look for such a deal and tell `then`, at once or later, or why there is none."""

    def foresee_deals(self, wanted: Iterable[DealWanted]) -> None:
        """One of these may be wanted next: whoever takes time may begin to look."""

    def in_time(self, then: Callable[[], None]) -> None:
        """Do what needs no thought, such as a robot's call, at once or in the time a player takes for it."""


class Quick:
    """Takes no time, so there is nothing to think of beforehand; a hint is told by the rules alone."""

    def hint(self, asked: AskForHint, then: Callable[[Hint], None]) -> None:
        """At once."""
        then(asked.by_rules())

    def ruling(self, asked: JudgeClaim, then: Callable[[Ruling | None], None]) -> None:
        """At once."""
        then(asked.by_rules())

    def refutation(self, asked: Refute, then: Callable[[tuple[Card, ...] | None], None]) -> None:
        """At once: nobody can without a solver."""
        then(None)

    def in_time(self, then: Callable[[], None]) -> None:
        """At once."""
        then()

    def foresee(self, wanted: Iterable[CardWanted]) -> None:
        """Wait until a card is wanted."""

    def deal(self, wanted: DealWanted, then: Callable[[Deal | Phrase], None]) -> None:
        """At once."""
        try:
            found: Deal | Phrase = wanted.answer()
        except BridgeError as error:
            found = error.fault.says
        then(found)

    def foresee_deals(self, wanted: Iterable[DealWanted]) -> None:
        """Wait until a deal is wanted."""


class ByHabit(Quick):
    """Plays at once, and the same card each time: where no robot thinks."""

    def card(self, wanted: CardWanted, then: Callable[[Card], None]) -> None:
        """The card of habit."""
        then(habitual(wanted))


class AsKept(Quick):
    """Plays nothing: the cards come among the choices of a sitting that is played again."""

    def card(self, wanted: CardWanted, then: Callable[[Card], None]) -> None:
        """Wait for it."""

    def ruling(self, asked: JudgeClaim, then: Callable[[Ruling | None], None]) -> None:
        """It comes in the same way."""

    def refutation(self, asked: Refute, then: Callable[[tuple[Card, ...] | None], None]) -> None:
        """And so does this."""

    def deal(self, wanted: DealWanted, then: Callable[[Deal | Phrase], None]) -> None:
        """So does it."""


class Robots(Quick):
    """Think where they stand: for a terminal, where waiting a moment does no harm."""

    def card(self, wanted: CardWanted, then: Callable[[Card], None]) -> None:
        """At once; by habit where there is no solver."""
        then(robot_card(question_for(wanted)).card)

    def hint(self, asked: AskForHint, then: Callable[[Hint], None]) -> None:
        """At once."""
        then(asked.answer_or_rules())

    def ruling(self, asked: JudgeClaim, then: Callable[[Ruling | None], None]) -> None:
        """At once."""
        then(asked.answer_or_rules())

    def refutation(self, asked: Refute, then: Callable[[tuple[Card, ...] | None], None]) -> None:
        """At once."""
        then(asked.answer_or_none())
