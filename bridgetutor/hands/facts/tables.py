"""Tables over the 8192 holdings of a suit, and the cards of a rank or suit as bits of a hand."""

from __future__ import annotations

from collections.abc import Callable

from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand

TEN, JACK, QUEEN, KING, ACE = 1, 2, 4, 8, 16
"""The honours of a suit as the five bits that a table is computed from."""

ACES, KINGS, QUEENS, JACKS = (
    Hand.of(Card(suit, rank) for suit in Suit).bits for rank in (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
)
"""The four cards of a rank as bits of a `Hand`."""

SUIT_BITS = tuple(Hand.of(Card(suit, rank) for rank in Rank).bits for suit in Suit)
"""The thirteen cards of each suit as bits of a `Hand`, by suit."""


def holding_table(value: Callable[[int, int], int]) -> bytes:
    """A table of `value(honours, length)` by `Hand.holding`, for what depends on honours and length alone.

    `honours` is five bits from the ten to the ace, `length` 0 to 13, the value 0 to 255.
    """
    rows = [[value(honours, length) for length in range(14)] for honours in range(32)]
    return bytes([rows[holding >> 8][holding.bit_count()] for holding in range(1 << 13)])


def summed(table: bytes, hand: Hand) -> int:
    """The sum of a table over the four suits of a hand."""
    bits = hand.bits
    return table[bits & 8191] + table[bits >> 13 & 8191] + table[bits >> 26 & 8191] + table[bits >> 39 & 8191]
