"""The pack: four suits of thirteen ranks, and the strains a contract can be played in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import NotationError


class Suit(IntEnum):
    """The suits in the order they rank in the auction (Law 18E)."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """C, D, H or S."""
        return "CDHS"[self]

    @property
    def strain(self) -> Strain:
        """The suit as trumps."""
        return Strain(self.value)

    @property
    def is_major(self) -> bool:
        """Hearts and spades are the majors, clubs and diamonds the minors."""
        return self >= Suit.HEARTS

    def __str__(self) -> str:
        return self.letter


class Strain(IntEnum):
    """The five denominations of a bid: the suits in order, then notrump (Law 18E)."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NOTRUMP = 4

    @property
    def letter(self) -> str:
        """C, D, H, S or N, as in the call 3N."""
        return "CDHSN"[self]

    @property
    def suit(self) -> Suit | None:
        """The trump suit, None at notrump."""
        return _SUIT_OF_STRAIN[self]

    @property
    def is_minor(self) -> bool:
        """Clubs or diamonds: 20 points a trick."""
        return self <= Strain.DIAMONDS

    def __str__(self) -> str:
        return "NT" if self is Strain.NOTRUMP else self.letter


_SUIT_OF_STRAIN: tuple[Suit | None, ...] = (*Suit, None)


class Rank(IntEnum):
    """The ranks; ace high (Law 1)."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """2 to 9, T, J, Q, K, A."""
        return "23456789TJQKA"[self - 2]

    @property
    def is_honour(self) -> bool:
        """Ace, king, queen, jack and ten."""
        return self >= Rank.TEN

    def __str__(self) -> str:
        return self.letter


SUITS_DOWN = tuple(sorted(Suit, reverse=True))
"""Spades, hearts, diamonds, clubs: the order in which hands are written."""

RANKS_DOWN = tuple(sorted(Rank, reverse=True))
"""Ace to two."""


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One of the 52 cards. Sorted by suit, then rank; says nothing about which wins a trick."""

    suit: Suit
    rank: Rank

    @property
    def index(self) -> int:
        """0 for the two of clubs to 51 for the ace of spades: its bit in a `Hand`."""
        return self.suit * 13 + self.rank - 2

    @classmethod
    def parse(cls, text: str) -> Card:
        """A card written SA, AS, S10, ♠A or in lower case. Raises `NotationError`."""
        letters = text.strip().upper().replace("10", "T").translate(LETTER_OF_SIGN)
        for suit, rank in ((letters[:1], letters[1:]), (letters[1:], letters[:1])):
            if suit in _SUIT_BY_LETTER and rank in _RANK_BY_LETTER:
                return cls(_SUIT_BY_LETTER[suit], _RANK_BY_LETTER[rank])
        raise NotationError(
            phrase("“{text}” is not a card: write a suit and a rank, such as SA or H10", text=text)
        )

    def __str__(self) -> str:
        return self.suit.letter + self.rank.letter


PACK = tuple(Card(suit, rank) for suit in Suit for rank in Rank)
"""All 52 cards; the position of each is its `index`."""

LETTER_OF_SIGN = str.maketrans("♣♦♥♠♧♢♡♤", "CDHSCDHS")
"""Turns suit signs into letters, for `str.translate`."""

_SUIT_BY_LETTER = {suit.letter: suit for suit in Suit}
_RANK_BY_LETTER = {rank.letter: rank for rank in Rank}
