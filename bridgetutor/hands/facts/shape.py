"""The shape of a hand: its pattern, the words for it, and the words for the length of a suit."""

from __future__ import annotations

from enum import Enum

from bridgetutor.hands.facts.tables import SUIT_BITS
from bridgetutor.rules.cards import SUITS_DOWN, Suit
from bridgetutor.rules.hands import Hand

Pattern = tuple[int, int, int, int]
"""The four lengths of a hand, longest first, whatever the suits."""

PATTERNS: tuple[Pattern, ...] = tuple(
    (a, b, c, 13 - a - b - c)
    for a in range(4, 14)
    for b in range(min(a, 13 - a) + 1)
    for c in range(min(b, 13 - a - b) + 1)
    if 13 - a - b - c <= c
)
"""The 39 patterns of thirteen cards, from 4333 to 13-0-0-0."""


class SuitLength(Enum):
    """The words for a suit by its length: three cards or fewer are short, four or more long."""

    VOID = "void"
    SINGLETON = "singleton"
    DOUBLETON = "doubleton"
    TRIPLETON = "tripleton"
    LONG = "long"

    @classmethod
    def of(cls, length: int) -> SuitLength:
        """The word for a length of 0 to 13."""
        return tuple(cls)[min(length, 4)]

    @property
    def is_short(self) -> bool:
        """Three cards or fewer."""
        return self is not SuitLength.LONG


def pattern(hand: Hand) -> Pattern:
    """The four lengths, longest first."""
    a, b, c, d = sorted(hand.lengths, reverse=True)
    return a, b, c, d


def pattern_index(hand: Hand) -> int:
    """The place of the pattern in `PATTERNS`. Raises `KeyError` for a hand that is not of thirteen cards."""
    bits = hand.bits
    return _INDEX[
        _WEIGHTS[(bits & _CLUBS).bit_count()]
        + _WEIGHTS[(bits & _DIAMONDS).bit_count()]
        + _WEIGHTS[(bits & _HEARTS).bit_count()]
        + _WEIGHTS[(bits & _SPADES).bit_count()]
    ]


def is_balanced(shape: Pattern) -> bool:
    """At most one doubleton, nothing shorter: 4333, 4432, 5332."""
    return shape[3] >= 2 and shape[2] >= 3


def is_semi_balanced(shape: Pattern) -> bool:
    """Two doubletons and no suit longer than six: 5422, 6322."""
    return shape[2:] == (2, 2) and shape[0] <= 6


def is_regular(shape: Pattern) -> bool:
    """No suit of five or more: 4333, 4432, 4441."""
    return shape[0] <= 4


def is_oblique(shape: Pattern) -> bool:
    """At least nine cards in the two longest suits: 5422, 6331, 7420 and so on."""
    return shape[0] + shape[1] >= 9


def longest_suits(hand: Hand) -> tuple[Suit, ...]:
    """The suit or suits that no other is longer than, spades first."""
    most = max(hand.lengths)
    return tuple(suit for suit in SUITS_DOWN if hand.length(suit) == most)


_CLUBS, _DIAMONDS, _HEARTS, _SPADES = SUIT_BITS

_WEIGHTS = tuple(5**length for length in range(14))
"""Four of these, in any order, add up to a number that no other four do: a key without sorting."""

_INDEX = {sum(_WEIGHTS[length] for length in shape): index for index, shape in enumerate(PATTERNS)}
