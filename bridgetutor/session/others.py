"""The cards of the other seats, thought out by whoever plays them, and the question a robot is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from bridgetutor.cardplay.habits import habitual_card
from bridgetutor.cardplay.robots import Aim, ChooseCard
from bridgetutor.cardplay.robots.robot import robot_card
from bridgetutor.hands.promises import SILENCE
from bridgetutor.rules.cards import Card
from bridgetutor.rules.hands import FULL_PACK
from bridgetutor.session.tutor import CardWanted


def question_for(wanted: CardWanted) -> ChooseCard:
    """What a robot is asked. Of the auction it knows the contract, and of an ending not even that."""
    contract = wanted.contract
    aim = Aim.tricks() if contract is None else Aim.contract(contract)
    told = SILENCE if contract is None or wanted.view.pack != FULL_PACK else contract
    return ChooseCard(wanted.view, aim, told)


class Others(Protocol):
    """Whoever thinks out the cards of the other seats."""

    def card(self, wanted: CardWanted, then: Callable[[Card], None]) -> None:
        """Think out a card that may be played and hand it to `then`, at once or later, in the thread that asked."""

    def foresee(self, wanted: Iterable[CardWanted]) -> None:
        """One of these may be wanted next, the likeliest first: whoever takes time may begin to think."""


class Quick:
    """Takes no time, so there is nothing to think of beforehand."""

    def foresee(self, wanted: Iterable[CardWanted]) -> None:
        """Wait until a card is wanted."""


class ByHabit(Quick):
    """Plays at once, and the same card each time: where no robot thinks."""

    def card(self, wanted: CardWanted, then: Callable[[Card], None]) -> None:
        """The card of habit."""
        then(habitual_card(wanted.view))


class AsKept(Quick):
    """Plays nothing: the cards come among the choices of a sitting that is played again."""

    def card(self, wanted: CardWanted, then: Callable[[Card], None]) -> None:
        """Wait for it."""


class Robots(Quick):
    """Think where they stand: for a terminal, where waiting a moment does no harm."""

    def card(self, wanted: CardWanted, then: Callable[[Card], None]) -> None:
        """At once; by habit where there is no solver."""
        then(robot_card(question_for(wanted)).card)
