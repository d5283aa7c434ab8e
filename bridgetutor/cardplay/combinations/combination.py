"""A suit combination: the cards of one suit in declarer's two hands, and the missing ones."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.cardplay.combinations.position import (
    NORTH,
    Holding,
    Position,
    bit_of,
    position_of,
    ranks_of,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Rank
from bridgetutor.rules.faults import NotationError

ALL_RANKS: Holding = (1 << len(Rank)) - 1

TWO_HANDS = 2

SMALL = "X"
"""A small card, in a holding as it is written."""


@dataclass(frozen=True, slots=True)
class Combination:
    """The suit between tricks, with its real cards. No card lies in two places."""

    north: Holding
    south: Holding
    missing: Holding

    @classmethod
    def of(cls, north: Holding, south: Holding) -> Combination:
        """Declarer's two holdings, with all other cards of the suit missing."""
        return cls(north, south, ALL_RANKS & ~(north | south))

    @classmethod
    def parse(cls, text: str, missing: str | None = None) -> Combination:
        """AQT9/543 or AJ10/xxx: North's cards, then South's; each x a card as small as may be, an empty hand a void.

        `missing` are the defenders' cards where some of the suit have been played. Raises `NotationError`.
        """
        hands = _letters(text).split("/")
        if len(hands) != TWO_HANDS:
            raise NotationError(
                phrase("“{text}” is not a combination: write two hands, such as AQT9/543", text=text)
            )
        theirs = 0 if missing is None else _holding(_letters(missing), missing)
        north, south = (_holding(hand.replace(SMALL, ""), text) for hand in hands)
        if north & south or theirs & (north | south):
            raise NotationError(phrase("In “{text}” a card is in two hands", text=text))
        small = [bit_of(rank) for rank in Rank if not (north | south | theirs) & bit_of(rank)]
        of_north, of_south = (hand.count(SMALL) for hand in hands)
        if of_north + of_south > len(small):
            raise NotationError(phrase("“{text}” has more cards than a suit", text=text))
        north |= sum(small[:of_north])
        south |= sum(small[of_north : of_north + of_south])
        if not north | south:
            raise NotationError(phrase("“{text}” has no cards", text=text))
        return cls.of(north, south) if missing is None else cls(north, south, theirs)

    @property
    def position(self) -> Position:
        """The cards as layers and groups."""
        return position_of(self.north, self.south, self.missing)

    @property
    def turned(self) -> Combination:
        """The same with North's cards in South's hand."""
        return Combination(self.south, self.north, self.missing)

    def hand(self, hand: int) -> Holding:
        """North's cards or South's."""
        return self.north if hand == NORTH else self.south

    def layer(self, hand: int, place: int) -> tuple[Rank, ...]:
        """The cards of the hand in a layer, from the top."""
        layers = self.position.ours
        first = sum(layer[hand] for layer in layers[:place])
        return ranks_of(self.hand(hand))[first : first + layers[place][hand]]

    def group(self, number: int) -> tuple[Rank, ...]:
        """The missing cards of a group, from the top."""
        sizes = self.position.theirs
        first = sum(sizes[:number])
        return ranks_of(self.missing)[first : first + sizes[number]]

    @property
    def low_group(self) -> int:
        """The group that a defender who follows low plays from: the largest of small cards, else the lowest."""
        groups = range(len(self.position.theirs))
        small = [group for group in groups if is_small(self.group(group))]
        return max(small, key=lambda group: len(self.group(group)), default=groups[-1])

    def without(self, *ranks: Rank | None) -> Combination:
        """The suit when these cards have been played."""
        gone = sum(bit_of(rank) for rank in ranks if rank is not None)
        return Combination(self.north & ~gone, self.south & ~gone, self.missing & ~gone)

    def __str__(self) -> str:
        return "/".join(letters_of(hand) or "-" for hand in (self.north, self.south))


def is_small(cards: tuple[Rank, ...]) -> bool:
    """Whether equal cards, from the top, are what players write as x."""
    return cards[0] < Rank.NINE


def letters_of(holding: Holding) -> str:
    """The cards as they are written: AQT9."""
    return "".join(rank.letter for rank in ranks_of(holding))


def _letters(text: str) -> str:
    return text.strip().upper().replace("10", Rank.TEN.letter).replace("-", "")


def _holding(letters: str, text: str) -> Holding:
    found = 0
    for letter in letters:
        bit = _BITS.get(letter, 0)
        if not bit:
            raise NotationError(phrase("“{letter}” in “{text}” is not a card", letter=letter, text=text))
        if found & bit:
            raise NotationError(phrase("“{text}” has a card twice: {letter}", letter=letter, text=text))
        found |= bit
    return found


_BITS = {rank.letter: bit_of(rank) for rank in Rank}
