"""The rules of good play: which of several cards that are worth about the same."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.cardplay.habits import habit
from bridgetutor.cardplay.robots.equals import Group
from bridgetutor.cardplay.signals import signal
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import STANDARD, Carding
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.phrase import Phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand


@dataclass(frozen=True, slots=True)
class Known:
    """What the rules go by besides the view: what the auction has promised, its level, the agreements of the side."""

    promises: Promises = SILENCE
    level: int | None = None
    carding: Carding = STANDARD


def among(view: PlayView, close: list[Group], known: Known) -> tuple[Card, Phrase | None]:
    """The card that the rules choose, and why; no reason where they say nothing. `close` has the best group first."""
    declarer = view.play.declarer
    if declarer is not None and view.turn.side is declarer.side:
        return _of_declarer(view, close, known)
    suit = _suit_led(view, close, known) if view.trick is None and view.play.cards else None
    cards = Hand.of(card for group in close for card in group if suit in {None, card.suit})
    if len(cards) == 1:
        return next(iter(cards)), None
    found = signal(view, cards, known.carding, known.promises, known.level)
    return found.card, found.why


def usual(view: PlayView, known: Known) -> Card:
    """The card of habit."""
    return habit(view, known.promises, known.carding, known.level).card


def is_second_hand(view: PlayView) -> bool:
    """Whether the seat follows suit as the second to play to a trick."""
    trick = view.trick
    return trick is not None and len(trick.cards) == 1 and bool(view.hand.length(trick.suit))


def _of_declarer(view: PlayView, close: list[Group], known: Known) -> tuple[Card, Phrase | None]:
    found = habit(view, known.promises, known.carding, known.level)
    for group in close:
        if found.card in group:
            return group[-1], found.why
    return min(close, key=lambda group: group[-1].rank)[-1], None


def _suit_led(view: PlayView, close: list[Group], known: Known) -> Suit:
    """The suit that habit leads, where it is as good; of the opening lead the signals know more."""
    suit = usual(view, known).suit
    return suit if any(suit is group[0].suit for group in close) else close[0][0].suit
