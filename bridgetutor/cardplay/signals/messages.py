"""What a small card says: attitude, count, suit preference; high or low as the partnership has agreed."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetutor.cardplay.signals.rule import Rule
from bridgetutor.hands.carding import Signals
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand

_HIGH_IN_STANDARD = frozenset({Rule.ENCOURAGES, Rule.EVEN})
_HIGH_UPSIDE_DOWN = frozenset({Rule.DISCOURAGES, Rule.ODD})


def is_high(message: Rule, signals: Signals) -> bool:
    """Whether the message is told by a high card. Suit preference is the same for everybody."""
    if message is Rule.ASKS_FOR_HIGHER:
        return True
    return message in (_HIGH_IN_STANDARD if signals is Signals.STANDARD else _HIGH_UPSIDE_DOWN)


def spoken(message: Rule, cards: Sequence[Card], signals: Signals) -> Card:
    """Which of the cards of one suit, highest first, tells the message: honours only where there is nothing smaller.

    An even number is begun with the second card of four or more, so that the highest is not wasted.
    """
    spare = [card for card in cards if card.rank < Rank.TEN] or list(cards[-1:])
    if not is_high(message, signals):
        return spare[-1]
    return spare[1] if message in {Rule.EVEN, Rule.ODD} and len(spare) >= 4 else spare[0]


def count(length: int) -> Rule:
    """The message about the number of cards held."""
    return Rule.ODD if length % 2 else Rule.EVEN


def strength(hand: Hand, suit: Suit) -> int:
    """What makes one suit worth asking for rather than another: its honours, the ace 16 down to the ten 1."""
    return hand.holding(suit) >> 8


def preference(hand: Hand, suits: tuple[Suit, Suit]) -> Rule:
    """Which of two suits, the lower one first, is asked for."""
    lower, higher = suits
    return Rule.ASKS_FOR_HIGHER if strength(hand, higher) > strength(hand, lower) else Rule.ASKS_FOR_LOWER
