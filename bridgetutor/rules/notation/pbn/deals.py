"""The Deal tag, read fast: hands as bits at once where all is in order, else as `Deal.parse` reads them."""

from __future__ import annotations

from functools import lru_cache

from bridgetutor.rules.cards import Rank, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import FULL_PACK, Hand

_BIT = {rank.letter: 1 << rank - 2 for rank in Rank}
_NO_HOLDING = -1


def parse(text: str) -> Deal:
    """The deal, faulty or not. Raises `NotationError` where it cannot be read at all."""
    deal = _complete(text)
    return Deal.parse(text) if deal is None else deal


def is_complete(deal: Deal) -> bool:
    """Whether the deal is one of four known hands of thirteen cards, without a fault."""
    union = 0
    for hand in deal.hands:
        if hand is None or hand.bits.bit_count() != 13:
            return False
        union |= hand.bits
    return union == FULL_PACK.bits


def _complete(text: str) -> Deal | None:
    """A complete deal in its usual spelling; None for any other."""
    first = "NESW".find(text[:1])
    hands = text[2:].split(" ")
    if first < 0 or len(hands) != 4 or text[1:2] != ":":
        return None
    bits = [_bits(hand) for hand in hands]
    if _NO_HOLDING in bits:
        return None
    north, east, south, west = (Hand(bits[(seat - first) % 4]) for seat in range(4))
    deal = Deal((north, east, south, west))
    return deal if is_complete(deal) else None


def _bits(text: str) -> int:
    suits = text.split(".")
    if len(suits) != 4:
        return _NO_HOLDING
    bits = 0
    for suit, ranks in zip((Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS), suits, strict=True):
        holding = _holding(ranks)
        if holding < 0:
            return _NO_HOLDING
        bits |= holding << suit * 13
    return bits


@lru_cache(maxsize=1 << 14)
def _holding(ranks: str) -> int:
    """Thirteen bits for the cards of a suit; below nothing for other letters and a card named twice."""
    holding = 0
    for letter in ranks:
        bit = _BIT.get(letter, holding)
        if holding & bit or not bit:
            return _NO_HOLDING
        holding |= bit
    return holding
