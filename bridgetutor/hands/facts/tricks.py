"""What a hand is worth in tricks: losers, quick tricks, controls, aces and kings."""

from __future__ import annotations

from bridgetutor.hands.facts.tables import ACE, ACES, KING, KINGS, QUEEN, holding_table, summed
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand


def losing_tricks(hand: Hand) -> int:
    """The losing-trick count, 0 to 12: of the first three cards of each suit, those that are no winner.

    The ace wins, the king in a suit of two or more, the queen in one of three or more (F. Dudley Courtenay, "The
    Losing Trick Count", 1935; the basic count, without Klinger's half losers).
    """
    return summed(_LOSERS, hand)


def quick_half_tricks(hand: Hand) -> int:
    """Quick tricks in halves, 0 to 16: AK 4, AQ 3, A 2, KQ 2, Kx 1 (Culbertson's honour tricks)."""
    return summed(_QUICK, hand)


def control_count(hand: Hand) -> int:
    """Ace 2, king 1: 0 to 12 (as in the answers to a Blue Club 1♣)."""
    return 2 * ace_count(hand) + king_count(hand)


def ace_count(hand: Hand) -> int:
    """How many aces."""
    return (hand.bits & ACES).bit_count()


def king_count(hand: Hand) -> int:
    """How many kings."""
    return (hand.bits & KINGS).bit_count()


def key_card_count(hand: Hand, trumps: Suit) -> int:
    """The four aces and the king of trumps: 0 to 5 (Roman key-card Blackwood)."""
    return ace_count(hand) + (Card(trumps, Rank.KING) in hand)


def _losers(honours: int, length: int) -> int:
    winners = ACE | (KING if length >= 2 else 0) | (QUEEN if length >= 3 else 0)
    return max(0, min(length, 3) - (honours & winners).bit_count())


def _quick(honours: int, length: int) -> int:
    table = {
        ACE | KING | QUEEN: 4,
        ACE | KING: 4,
        ACE | QUEEN: 3,
        ACE: 2,
        KING | QUEEN: 2,
        KING: 1 if length >= 2 else 0,
    }
    return table.get(honours & (ACE | KING | QUEEN), 0)


_LOSERS = holding_table(_losers)
_QUICK = holding_table(_quick)
