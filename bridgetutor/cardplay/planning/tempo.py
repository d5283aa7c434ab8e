"""Tempo: how often the lead is lost in a suit before it has given the tricks that are wanted of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import comb, prod

from bridgetutor.cardplay.combinations import Combination, Places
from bridgetutor.cardplay.combinations.position import Holding

NEVER = 14
"""More than can be lost: the suit does not give so many tricks."""

LIKELIEST = 16
"""So many of the likeliest layouts are looked at."""


def given_up(suit: Combination, tricks: int, places: Places | None = None) -> int:
    """The tricks lost in the suit before it has given so many, as it mostly goes where it can give them at all.

    Played with all cards in sight, so it is what a line costs that works. `NEVER` where no layout will do.
    """
    weights: dict[int, int] = {}
    for weight, east, west in _likeliest(suit, places or Places()):
        lost = _lost(suit.north, east, suit.south, west, tricks)
        weights[lost] = weights.get(lost, 0) + weight
    return max((lost for lost in weights if lost < NEVER), key=lambda lost: weights[lost], default=NEVER)


def _likeliest(suit: Combination, places: Places) -> list[tuple[int, Holding, Holding]]:
    """Layouts with their weights, the likeliest first."""
    found = [
        (places.ways(suit.missing.bit_count(), east=east.bit_count()) * ways, east, suit.missing & ~east)
        for ways, east in _held_by_east(suit)
    ]
    return sorted((each for each in found if each[0]), key=lambda each: -each[0])[:LIKELIEST]


def _held_by_east(suit: Combination) -> Iterator[tuple[int, Holding]]:
    """What East may hold, equal cards being told by their number, with the ways of choosing them."""
    groups = [[1 << (rank - 2) for rank in suit.group(number)] for number in range(len(suit.position.theirs))]
    for counts in product(*(range(len(group) + 1) for group in groups)):
        ways = prod(comb(len(group), count) for group, count in zip(groups, counts, strict=True))
        yield ways, sum(sum(group[:count]) for group, count in zip(groups, counts, strict=True))


@lru_cache(maxsize=1 << 16)
def _lost(north: Holding, east: Holding, south: Holding, west: Holding, tricks: int) -> int:
    """The fewest tricks lost before so many are won, declarer leading each time from the better hand."""
    if not tricks:
        return 0
    if tricks > max(north.bit_count(), south.bit_count()):
        return NEVER
    fewest = NEVER
    for turned, hands in enumerate(((north, east, south, west), (south, west, north, east))):
        for lead in _ours(hands[0]):
            fewest = min(fewest, _led(lead, *hands, tricks, turned=bool(turned)))
            if not fewest:
                return 0
    return fewest


def _led(
    lead: Holding,
    mine: Holding,
    second: Holding,
    other: Holding,
    last: Holding,
    tricks: int,
    *,
    turned: bool,
) -> int:
    """After a lead: the second hand does its worst, then the third its best, then the last its worst.

    What cannot change the outcome any more is not looked at.
    """
    worst = 0
    for follow in _theirs(second, lead):
        best = NEVER
        for third in _ours(other) or (0,):
            top = max(lead, third)
            outcome = 0
            for fourth in _theirs(last, max(top, follow)):
                won = top > max(follow, fourth)
                left = (mine & ~lead, second & ~follow, other & ~third, last & ~fourth)
                north, east, south, west = (left[2], left[3], left[0], left[1]) if turned else left
                cost = _lost(north, east, south, west, tricks - won) + (not won)
                outcome = max(outcome, cost)
                if outcome >= best:
                    break
            best = min(best, outcome)
            if best <= worst:
                break
        worst = max(worst, best)
    return min(worst, NEVER)


def _ours(hand: Holding) -> tuple[Holding, ...]:
    """The lowest card, and the highest of each run of touching ones."""
    if not hand:
        return ()
    tops = hand & ~(hand >> 1)
    found = [hand & -hand]
    while tops:
        top = 1 << tops.bit_length() - 1
        found.append(top)
        tops &= ~top
    return tuple(dict.fromkeys(found))


def _theirs(hand: Holding, over: Holding) -> tuple[Holding, ...]:
    """The lowest card, and of each run of touching ones that beat a card the lowest; nothing where there is none."""
    if not hand:
        return (0,)
    higher = hand & ~((over << 1) - 1)
    bottoms = higher & ~(higher << 1)
    found = [hand & -hand]
    while bottoms:
        found.append(bottoms & -bottoms)
        bottoms &= bottoms - 1
    return tuple(dict.fromkeys(found))
