"""One suit between tricks, told by what matters alone: how the cards of the two sides lie among each other.

Cards with nothing of the other side between them are equal, so a position is a pile of layers: what North and South
hold above the first missing card, how many missing cards follow that are equal, and so on down. AQT opposite 543 is
`ours` (1, 0) (1, 0) (1, 0) (0, 3) (0, 0), with `theirs` 1, 1, 3 and 1 between them: king, jack, 876 and the 2.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from bridgetutor.rules.cards import RANKS_DOWN, Rank

Holding = int
"""The ranks of one hand in the suit as thirteen bits, the two lowest: what `Hand.holding` gives."""

NORTH, SOUTH = 0, 1
"""The two hands of declarer's side. A defender bears the number of the hand he plays after: 0 is East, 1 is West."""

Layer = tuple[int, int]
"""How many equal cards North has, and South."""


class Position(NamedTuple):
    """The suit between tricks; `ours` has one layer more than `theirs` has groups, and begins above them all."""

    ours: tuple[Layer, ...]
    theirs: tuple[int, ...]

    @property
    def longest(self) -> int:
        """The most tricks the suit can still give: the length of the longer hand."""
        return _longest(self.ours)

    def length(self, hand: int) -> int:
        """How many cards North (0) or South (1) has left."""
        return sum([layer[hand] for layer in self.ours])

    def layers(self, hand: int) -> Iterator[int]:
        """The layers in which the hand has a card, from the top."""
        return (place for place, layer in enumerate(self.ours) if layer[hand])

    def without(self, hand: int, place: int | None) -> Position:
        """The position after a hand has played a card of a layer; the same one where it plays none."""
        if place is None:
            return self
        north, south = self.ours[place]
        left = (north - 1, south) if hand == NORTH else (north, south - 1)
        return Position((*self.ours[:place], left, *self.ours[place + 1 :]), self.theirs)


@lru_cache(maxsize=1 << 12)
def _longest(ours: tuple[Layer, ...]) -> int:
    return max(sum([layer[hand] for layer in ours]) for hand in (NORTH, SOUTH))


class Merged(NamedTuple):
    """A position between tricks, and what its groups of missing cards are made of."""

    position: Position
    homes: tuple[int | None, ...]
    """For each group before, the group it is part of now; None where all its cards are gone."""


@lru_cache(maxsize=1 << 14)
def merged(ours: tuple[Layer, ...], theirs: tuple[int, ...]) -> Merged:
    """The position in which cards that have become equal are counted together."""
    layers, groups = [ours[0]], list[int]()
    homes: list[int | None] = []
    for left, below in zip(theirs, ours[1:], strict=True):
        if not left:
            homes.append(None)
            layers[-1] = (layers[-1][0] + below[0], layers[-1][1] + below[1])
            continue
        if groups and layers[-1] == (0, 0):
            groups[-1] += left
            layers[-1] = below
        else:
            groups.append(left)
            layers.append(below)
        homes.append(len(groups) - 1)
    return Merged(Position(tuple(layers), tuple(groups)), tuple(homes))


@lru_cache(maxsize=1 << 10)
def position_of(north: Holding, south: Holding, missing: Holding) -> Position:
    """The position of two holdings, with these cards in the defenders' hands. Ranks held by nobody do not count."""
    ours, theirs = [(0, 0)], list[int]()
    for rank in RANKS_DOWN:
        bit = bit_of(rank)
        if missing & bit:
            theirs.append(1)
            ours.append((0, 0))
        elif (north | south) & bit:
            ours[-1] = (ours[-1][0] + bool(north & bit), ours[-1][1] + bool(south & bit))
    return merged(tuple(ours), tuple(theirs)).position


def bit_of(rank: Rank) -> Holding:
    """The holding of this one card."""
    return 1 << (rank - Rank.TWO)


def ranks_of(holding: Holding) -> tuple[Rank, ...]:
    """The ranks of a holding, from the top."""
    return tuple(rank for rank in RANKS_DOWN if holding & bit_of(rank))
