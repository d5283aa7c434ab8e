"""A hand: the cards one player holds, kept as a set of 52 bits so that a hundred thousand of them can be weighed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import PACK, RANKS_DOWN, SUITS_DOWN, Card, Rank, Suit
from bridgetutor.rules.faults import NotationError

_SUIT_BITS = (1 << 13) - 1

_HOLDINGS = 1 << 12
"""So many holdings are kept written out: the same few come again and again while a hand is thought about."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A set of cards, of any number. Iterates as hands are written: spades first, each suit from the top.

    `bits` has bit `card.index` set for each card held.
    """

    bits: int = 0

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Hand:
        """The hand of these cards; a card given twice counts once."""
        bits = 0
        for card in cards:
            bits |= 1 << card.index
        return cls(bits)

    @classmethod
    def parse(cls, text: str) -> Hand:
        """A hand written AKQ2.K53.QJ4.A92: spades, hearts, diamonds, clubs, "-" or nothing for a void.

        Spaces may stand for the dots, and 10 for T. Raises `NotationError`.
        """
        letters = text.strip().upper().replace("10", "T")
        suits = letters.split(".") if "." in letters else letters.split()
        if len(suits) != 4:
            says = phrase("“{text}” is not a hand: write four suits, such as AKQ2.K53.QJ4.A92", text=text)
            raise NotationError(says)
        cards = [
            card for suit, ranks in zip(SUITS_DOWN, suits, strict=True) for card in _parse_suit(suit, ranks)
        ]
        hand = cls.of(cards)
        if len(hand) != len(cards):
            twice = next(card for card in hand if cards.count(card) > 1)
            raise NotationError(phrase("“{text}” has {card} twice", text=text, card=twice))
        return hand

    def holding(self, suit: Suit) -> int:
        """The ranks held in a suit as thirteen bits, the two lowest: an index for tables of suit holdings."""
        return (self.bits >> (suit * 13)) & _SUIT_BITS

    def length(self, suit: Suit) -> int:
        """The number of cards in a suit."""
        return self.holding(suit).bit_count()

    def ranks(self, suit: Suit) -> tuple[Rank, ...]:
        """The ranks held in a suit, highest first."""
        return _ranks(self.holding(suit))

    def cards(self, suit: Suit) -> tuple[Card, ...]:
        """The cards held in a suit, highest first."""
        return _cards(self.holding(suit), suit)

    @property
    def lengths(self) -> tuple[int, int, int, int]:
        """The lengths of spades, hearts, diamonds and clubs."""
        spades, hearts, diamonds, clubs = (self.length(suit) for suit in SUITS_DOWN)
        return spades, hearts, diamonds, clubs

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __iter__(self) -> Iterator[Card]:
        return (card for suit in SUITS_DOWN for card in self.cards(suit))

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.bits >> card.index & 1)

    def __or__(self, other: Hand) -> Hand:
        return Hand(self.bits | other.bits)

    def __and__(self, other: Hand) -> Hand:
        return Hand(self.bits & other.bits)

    def __sub__(self, other: Hand) -> Hand:
        return Hand(self.bits & ~other.bits)

    def without(self, *cards: Card) -> Hand:
        """The hand after these cards have gone."""
        return self - Hand.of(cards)

    def __str__(self) -> str:
        return ".".join("".join(rank.letter for rank in self.ranks(suit)) for suit in SUITS_DOWN)


@lru_cache(_HOLDINGS)
def _ranks(holding: int) -> tuple[Rank, ...]:
    return tuple(rank for rank in RANKS_DOWN if holding >> (rank - 2) & 1)


@lru_cache(_HOLDINGS)
def _cards(holding: int, suit: Suit) -> tuple[Card, ...]:
    return tuple(Card(suit, rank) for rank in _ranks(holding))


NO_CARDS = Hand()
"""The empty set."""

FULL_PACK = Hand.of(PACK)
"""All 52 cards as one set."""


def _parse_suit(suit: Suit, text: str) -> Iterator[Card]:
    by_letter = {rank.letter: rank for rank in Rank}
    for letter in text.replace("-", "").replace(" ", ""):
        if letter not in by_letter:
            raise NotationError(phrase("“{letter}” is not a rank: write A K Q J T 9 … 2", letter=letter))
        yield Card(suit, by_letter[letter])
