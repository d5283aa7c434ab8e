"""Points: high cards, plain and adjusted, and what length and shortness add to them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.hands.facts.tables import (
    ACE,
    ACES,
    JACK,
    JACKS,
    KING,
    KINGS,
    QUEEN,
    QUEENS,
    holding_table,
    summed,
)
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import SUITS_DOWN, Card, Rank, Suit
from bridgetutor.rules.hands import Hand

POINTS_OF_THE_PACK = 40
"""The high-card points of the four hands together."""


def high_card_points(hand: Hand) -> int:
    """Ace 4, king 3, queen 2, jack 1: 40 in the pack, at most 37 in a hand (Milton Work's count)."""
    bits = hand.bits
    return (
        4 * (bits & ACES).bit_count()
        + 3 * (bits & KINGS).bit_count()
        + 2 * (bits & QUEENS).bit_count()
        + (bits & JACKS).bit_count()
    )


def suit_points(hand: Hand, suit: Suit) -> int:
    """The high-card points held in one suit, 0 to 10."""
    return _SUIT_POINTS[hand.holding(suit)]


@dataclass(frozen=True, slots=True)
class Deduction:
    """A point taken off for an honour that is likely to fall, and why."""

    card: Card
    says: Phrase


@dataclass(frozen=True, slots=True)
class AdjustedCount:
    """The plain count of a hand, and what is taken off it."""

    plain: int
    deductions: tuple[Deduction, ...]

    @property
    def total(self) -> int:
        """The points that are left."""
        return self.plain - len(self.deductions)


def adjusted_count(hand: Hand) -> AdjustedCount:
    """The count less one for a singleton king and for each queen or jack in a suit of one or two cards.

    So K 2, Kx 3, Q 1, Qx 1, J 0, Jx 0, AJ 4, AQ 5, KQ 4, QJ 1 (the scale of the course this program began from).
    """
    return AdjustedCount(high_card_points(hand), tuple(_deductions(hand)))


def adjusted_points(hand: Hand) -> int:
    """The total of `adjusted_count`, quickly."""
    return high_card_points(hand) - summed(_DEDUCTED, hand)


def _deductions(hand: Hand) -> Iterator[Deduction]:
    for suit in SUITS_DOWN:
        length = hand.length(suit)
        for card in hand.cards(suit):
            if length == 1 and card.rank in _FALLING_ALONE:
                yield Deduction(
                    card, phrase("a singleton {rank} in {suit}: 1 off", rank=card.rank, suit=suit)
                )
            elif length == 2 and card.rank in _FALLING_SECOND:
                yield Deduction(card, phrase("a {rank} in only two {suit}: 1 off", rank=card.rank, suit=suit))


def length_points(hand: Hand) -> int:
    """One for each card over four in a suit (Goren; the ACBL's beginner courses): 0 to 9."""
    return summed(_LENGTH_POINTS, hand)


def short_points(hand: Hand) -> int:
    """Void 3, singleton 2, doubleton 1 (Goren, "Point Count Bidding", 1949): before a fit is found."""
    return summed(_SHORT_POINTS, hand)


def total_points(hand: Hand) -> int:
    """High-card and length points together."""
    return high_card_points(hand) + length_points(hand)


def dummy_points(hand: Hand, trumps: Suit) -> int:
    """High-card points and, outside trumps, void 5, singleton 3, doubleton 1 (the ACBL's beginner courses).

    For the hand that raises partner; it is the author of a claim who asks for the trumps to ruff with.
    """
    return high_card_points(hand) + summed(_RUFF_POINTS, hand) - _RUFF_POINTS[hand.holding(trumps)]


def fit_points(hand: Hand, trumps: Suit, told: int) -> int:
    """What a hand is worth once a suit is agreed, of which `told` cards have been promised: 0 to 55.

    `dummy_points`, less one for each honour outside trumps that is likely to fall (`adjusted_count`), one more for two
    aces and two for four, and one for a trump that has not been told of. Over two thousand random pairs of hands with
    eight trumps it foretells the tricks better than `total_points` opposite `dummy_points`: short suits take as many
    in the hand with the long trumps.
    """
    trump_holding = hand.holding(trumps)
    falling = summed(_DEDUCTED, hand) - _DEDUCTED[trump_holding]
    aces = (hand.bits & ACES).bit_count() // 2
    return dummy_points(hand, trumps) - falling + aces + (hand.length(trumps) > told)


def rule_of_20(hand: Hand) -> int:
    """High-card points and the lengths of the two longest suits: 20 opens (Marty Bergen, "Points Schmoints!")."""
    lengths = sorted(hand.lengths)
    return high_card_points(hand) + lengths[2] + lengths[3]


def rule_of_15(hand: Hand) -> int:
    """High-card points and spades: 15 opens in fourth seat (Pearson points)."""
    return high_card_points(hand) + hand.length(Suit.SPADES)


_FALLING_ALONE = frozenset({Rank.KING, Rank.QUEEN, Rank.JACK})
_FALLING_SECOND = frozenset({Rank.QUEEN, Rank.JACK})


def _work_count(honours: int, _length: int) -> int:
    values = ((ACE, 4), (KING, 3), (QUEEN, 2), (JACK, 1))
    return sum(value for honour, value in values if honours & honour)


def _deducted(honours: int, length: int) -> int:
    falling = {1: KING | QUEEN | JACK, 2: QUEEN | JACK}.get(length, 0)
    return (honours & falling).bit_count()


_SUIT_POINTS = holding_table(_work_count)
_DEDUCTED = holding_table(_deducted)
_LENGTH_POINTS = holding_table(lambda _, length: max(0, length - 4))
_SHORT_POINTS = holding_table(lambda _, length: max(0, 3 - length))
_RUFF_POINTS = holding_table(lambda _, length: max(0, 5 - 2 * length))
