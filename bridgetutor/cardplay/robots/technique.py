"""The rules of good play: which of several cards that are worth about the same."""

from __future__ import annotations

from bridgetutor.cardplay.habits import habit
from bridgetutor.cardplay.robots.equals import Group
from bridgetutor.cardplay.signals import signal
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import Carding
from bridgetutor.phrase import Phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.hands import Hand


def among(view: PlayView, close: list[Group], carding: Carding) -> tuple[Card, Phrase | None]:
    """The card that the rules choose, and why; no reason where they say nothing. `close` has the best group first."""
    declarer = view.play.declarer
    if declarer is not None and view.turn.side is declarer.side:
        return _of_declarer(view, close)
    if view.trick is None:
        return _led(view, close, carding)
    found = signal(view, Hand.of(card for group in close for card in group), carding)
    return found.card, found.why


def _of_declarer(view: PlayView, close: list[Group]) -> tuple[Card, Phrase | None]:
    usual = habit(view)
    for group in close:
        if usual.card in group:
            return group[-1], usual.why
    return min(close, key=lambda group: group[-1].rank)[-1], None


def _led(view: PlayView, close: list[Group], carding: Carding) -> tuple[Card, Phrase | None]:
    """The suit that habit leads, where it is as good; the card that is agreed."""
    usual = habit(view)
    suit = next((g[0].suit for g in close if usual.card.suit is g[0].suit), close[0][0].suit)
    found = signal(view, Hand.of(card for group in close for card in group if card.suit is suit), carding)
    return found.card, found.why
