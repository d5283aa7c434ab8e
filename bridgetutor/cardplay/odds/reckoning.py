"""What can be reckoned of two hidden hands, whichever way it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import NO_CARDS, Hand
from bridgetutor.rules.seats import Seat

LengthsBySuit = tuple[int, int, int, int]
"""In the order of `Suit`."""


class Odds(Protocol):
    """What a player can reckon of two hidden hands. Chances are from 0 to 1, and of cards that are still held."""

    def holds(self, seat: Seat, cards: Hand) -> float:
        """That the seat holds all of these cards, which are unseen."""

    def lengths(self, seat: Seat, suit: Suit) -> tuple[float, ...]:
        """That the seat has 0, 1, 2 … cards of the suit, up to all that are unseen."""

    def chance(self, event: Callable[[Hand], bool], seat: Seat, suit: Suit) -> float:
        """That the seat's cards in one suit are as wanted. `event` is told the cards it holds in it."""

    def shape(self, event: Callable[[LengthsBySuit], bool], seat: Seat, cards: Hand = NO_CARDS) -> float:
        """That the seat's lengths are as wanted, and that it holds all of these unseen cards too."""
