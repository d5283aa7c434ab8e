"""The order of suits and cards in a hand as it lies on the table."""

from __future__ import annotations

from bridgetutor.desktop.table.boxes import Place
from bridgetutor.rules.cards import Card, Strain, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat

_BLACK_AND_RED = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Colours alternate, so that suits are told apart in two colours too."""


def suit_order(strain: Strain | None, *, place: Place, is_dummy: bool) -> tuple[Suit, ...]:
    """The suits from left to right, at the sides from top to bottom.

    Dummy's trumps lie at dummy's right hand (Law 41D): at the left for a dummy at the top, at the bottom for one at
    the left.
    """
    trumps = strain.suit if strain is not None and is_dummy else None
    if trumps is None:
        return _BLACK_AND_RED
    at = _BLACK_AND_RED.index(trumps)
    trumps_first = _BLACK_AND_RED[at:] + _BLACK_AND_RED[:at]
    return trumps_first if place in {Place.TOP, Place.RIGHT} else trumps_first[1:] + trumps_first[:1]


def laid_out(hand: Hand, suits: tuple[Suit, ...]) -> tuple[Card, ...]:
    """The cards in the order they lie, each suit from the top."""
    return tuple(card for suit in suits for card in hand.cards(suit))


def place_of(seat: Seat, bottom: Seat) -> Place:
    """Where a seat lies when another is at the bottom: clockwise from there."""
    return (Place.BOTTOM, Place.LEFT, Place.TOP, Place.RIGHT)[(seat - bottom) % 4]
