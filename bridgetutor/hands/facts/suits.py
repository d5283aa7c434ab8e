"""What a hand holds in one suit: stoppers, quality, control; and the fits two hands have together."""

from __future__ import annotations

from enum import IntEnum

from bridgetutor.hands.facts.tables import ACE, JACK, KING, QUEEN, TEN, holding_table
from bridgetutor.rules.cards import SUITS_DOWN, Suit
from bridgetutor.rules.hands import Hand


class Stopper(IntEnum):
    """How well a suit is stopped at notrump."""

    NONE = 0
    HALF = 1
    FULL = 2


class Control(IntEnum):
    """How soon a suit is controlled at a suit contract."""

    NONE = 0
    SECOND_ROUND = 1
    FIRST_ROUND = 2


def stopper(hand: Hand, suit: Suit) -> Stopper:
    """Full: A, Kx, Qxx, Jxxx. Half: K, Qx, Jxx (the holdings a directional asking bid asks for)."""
    return _STOPPERS[_STOPPED[hand.holding(suit)]]


def control(hand: Hand, suit: Suit) -> Control:
    """First round: the ace or a void. Second round: the king or a singleton."""
    return _CONTROLS[_CONTROLLED[hand.holding(suit)]]


def top_honours(hand: Hand, suit: Suit) -> int:
    """How many of ace, king and queen."""
    return (hand.holding(suit) >> 10).bit_count()


def is_good_suit(hand: Hand, suit: Suit) -> bool:
    """Two of the top three honours or three of the top five: what the ACBL asks of a weak two; of any length."""
    return bool(_GOOD[hand.holding(suit)])


def suit_quality(hand: Hand, suit: Suit) -> int:
    """Length and honours, the jack and ten counted only below a higher honour: 0 to 18.

    An overcall or preempt should reach the number of tricks it bids for (Ron Klinger's suit quality test).
    """
    return _QUALITY[hand.holding(suit)]


def fits(hand: Hand, partner: Hand) -> tuple[Suit, ...]:
    """The suits in which two hands have eight cards or more together, spades first."""
    return tuple(suit for suit in SUITS_DOWN if hand.length(suit) + partner.length(suit) >= 8)


def _stopped(honours: int, length: int) -> int:
    guards = ((ACE, 1), (KING, 2), (QUEEN, 3), (JACK, 4))
    margins = [length - needed for honour, needed in guards if honours & honour]
    return max((2 if margin >= 0 else 1 if margin == -1 else 0 for margin in margins), default=0)


def _controlled(honours: int, length: int) -> int:
    if honours & ACE or length == 0:
        return Control.FIRST_ROUND
    return Control.SECOND_ROUND if honours & KING or length == 1 else Control.NONE


def _good(honours: int, _length: int) -> int:
    return (honours & (ACE | KING | QUEEN)).bit_count() >= 2 or honours.bit_count() >= 3


def _quality(honours: int, length: int) -> int:
    counted = honours if honours & (ACE | KING | QUEEN) else honours & ~(JACK | TEN)
    return length + counted.bit_count()


_STOPPERS, _CONTROLS = tuple(Stopper), tuple(Control)
_STOPPED = holding_table(_stopped)
_CONTROLLED = holding_table(_controlled)
_GOOD = holding_table(_good)
_QUALITY = holding_table(_quality)
