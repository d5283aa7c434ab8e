"""How the missing cards may lie, as bits of whole numbers; and what a line of play is worth in each layout.

A layout says how many cards of each group East holds. The layouts of a position are numbered, so that a set of them is
a whole number. What a line wins is such a number too, a *yield*: one field of bits a trick, and in field t stand the
layouts in which the line wins more than t tricks. The worse of two yields in every layout is then `one & other`.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import prod

from bridgetutor.cardplay.combinations.position import NORTH

Layouts = int
"""A set of layouts: bit n for the layout of number n."""

Yield = int
"""The tricks of one line by layout: fields of layouts, as many as the line may win tricks."""

Groups = tuple[int, ...]
"""How many missing cards there are in each group of equal ones, as `Position.theirs`."""


@lru_cache(maxsize=1 << 12)
def count(groups: Groups) -> int:
    """How many layouts there are."""
    return prod(size + 1 for size in groups)


@lru_cache(maxsize=1 << 12)
def held_by_east(groups: Groups) -> tuple[Groups, ...]:
    """For each layout, by its number, how many cards of each group East holds. Number 0: none at all."""
    shares = product(*(range(size + 1) for size in reversed(groups)))
    return tuple(share[::-1] for share in shares)


@lru_cache(maxsize=1 << 14)
def holding(groups: Groups, defender: int, group: int) -> Layouts:
    """The layouts in which the defender has a card of the group."""
    whole = groups[group]
    return sum(
        1 << number
        for number, east in enumerate(held_by_east(groups))
        if (east[group] if defender == NORTH else whole - east[group])
    )


def void(groups: Groups, defender: int) -> Layouts:
    """The one layout in which the defender has none of the missing cards."""
    return 1 if defender == NORTH else 1 << count(groups) - 1


@lru_cache(maxsize=1 << 16)
def origins(groups: Groups, east: int, west: int, homes: tuple[int | None, ...]) -> tuple[Layouts, ...]:
    """For each layout of the position after a trick, those before it from which it has come.

    `east` and `west` are the groups from which the two have followed; `homes` is told by `merged`.
    """
    groups_after = 1 + max((home for home in homes if home is not None), default=-1)
    sizes = [0] * groups_after
    for group, home in enumerate(homes):
        if home is not None:
            sizes[home] += groups[group] - (group == east) - (group == west)
    found = dict.fromkeys(held_by_east(tuple(sizes)), 0)
    for number, before in enumerate(held_by_east(groups)):
        if before[east] and before[west] < groups[west]:
            after = [0] * groups_after
            for group, home in enumerate(homes):
                if home is not None:
                    after[home] += before[group] - (group == east)
            found[tuple(after)] |= 1 << number
    return tuple(found.values())


def repeated(layouts: Layouts, times: int, size: int) -> Yield:
    """So many tricks in each of the layouts; `size` is the number of layouts of the position."""
    return layouts * _once_a_trick(times, size)


@lru_cache(maxsize=1 << 12)
def _once_a_trick(times: int, size: int) -> Yield:
    """The layout of number 0 in each of so many fields."""
    return sum(1 << trick * size for trick in range(times))
