"""How the missing cards divide between the defenders, from the free places of each: exact, as whole numbers."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, prod

from bridgetutor.cardplay.combinations import layouts
from bridgetutor.cardplay.combinations.layouts import Groups, Layouts, Yield

FULL_HAND = 13


@dataclass(frozen=True, slots=True)
class Places:
    """How many cards of each defender are not known: his vacant places, for the missing cards and all others."""

    west: int = FULL_HAND
    east: int = FULL_HAND

    def ways(self, missing: int, *, east: int) -> int:
        """The deals in which East has certain `east` of the missing cards and West the rest; of `all_ways`."""
        others = self.west + self.east - missing
        return comb(others, self.east - east) if 0 <= east <= self.east and others >= 0 else 0

    @property
    def all_ways(self) -> int:
        """The ways of dealing the unknown cards to the two."""
        return comb(self.west + self.east, self.east)


@dataclass(frozen=True, slots=True)
class Split:
    """So many of the missing cards with West and with East, and how likely that is."""

    west: int
    east: int
    chance: float


def splits(missing: int, places: Places | None = None) -> tuple[Split, ...]:
    """Every split of so many missing cards that can be, the most cards with West first. The chances sum to 1."""
    free = places or Places()
    return tuple(
        Split(missing - east, east, chance)
        for east in range(missing + 1)
        if (chance := comb(missing, east) * free.ways(missing, east=east) / free.all_ways)
    )


class Weights:
    """The layouts of a suit, each with the number of deals in which it is so."""

    def __init__(self, groups: Groups, places: Places) -> None:
        self.all_ways = places.all_ways
        self._ways = tuple(
            prod(map(comb, groups, east)) * places.ways(sum(groups), east=sum(east))
            for east in layouts.held_by_east(groups)
        )

    def of(self, chosen: Layouts) -> int:
        """The deals in which the suit lies in one of these layouts."""
        return sum(ways for number, ways in enumerate(self._ways) if chosen >> number & 1)

    def by_tricks(self, worth: Yield, most: int) -> tuple[int, ...]:
        """For 1 to `most` tricks the deals in which the line wins at least so many."""
        size = len(self._ways)
        return tuple(self.of(worth >> trick * size & (1 << size) - 1) for trick in range(most))
