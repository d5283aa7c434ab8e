"""The course of one trick: what may be led, what the other hand may play, and where each defender's card leads to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from bridgetutor.cardplay.combinations import layouts
from bridgetutor.cardplay.combinations.layouts import Layouts, Yield
from bridgetutor.cardplay.combinations.position import NORTH, SOUTH, Layer, Position, merged


class Lead(NamedTuple):
    """A card of declarer's side that begins a trick."""

    hand: int
    """The hand that leads; also the defender who plays next."""
    place: int
    """The layer of the card."""

    @property
    def other(self) -> int:
        """Declarer's other hand, and the defender who plays last."""
        return SOUTH if self.hand == NORTH else NORTH


class Outcome(NamedTuple):
    """The end of a trick to which both defenders have followed."""

    fourth: int
    """The group from which the last to play has followed."""
    is_won: bool
    after: Position
    origins: tuple[Layouts, ...]
    """For each layout of `after`, those of the position before the trick."""

    @property
    def where(self) -> Layouts:
        """The layouts in which the trick can end like this."""
        return sum(self.origins)


def leads(position: Position) -> Iterator[Lead]:
    """Every lead; of equal cards in one hand only one."""
    for hand in (NORTH, SOUTH):
        for place in position.layers(hand):
            yield Lead(hand, place)


def top_of(position: Position) -> Lead:
    """The lead of the highest card; from the shorter hand where both have it."""
    return min(
        (Lead(hand, min(position.layers(hand))) for hand in (NORTH, SOUTH) if position.length(hand)),
        key=lambda lead: (lead.place, position.length(lead.hand)),
    )


def replies(position: Position, lead: Lead, second: int | None) -> tuple[int | None, ...]:
    """The layers from which the other hand may follow: its lowest card, and whatever takes the trick over.

    A higher card that wins nothing is never better than the lowest. (None,) where that hand is void; `second` is the
    group from which the defender has followed, None where he has shown out.
    """
    held = tuple(position.layers(lead.other))
    if not held:
        return (None,)
    beats = min(lead.place, len(position.theirs) if second is None else second + 1)
    return (held[-1], *(place for place in held[:-1] if place < beats))


def ours_best(lead: Lead, reply: int | None) -> int:
    """The layer of declarer's better card in the trick."""
    return lead.place if reply is None else min(lead.place, reply)


@lru_cache(maxsize=1 << 13)
def outcomes(position: Position, lead: Lead, second: int, reply: int | None) -> tuple[Outcome, ...]:
    """The ways in which the trick may end where the last hand follows: a card of each group it can hold."""
    ours = position.without(lead.hand, lead.place).without(lead.other, reply).ours
    east_first = lead.hand == NORTH
    best = ours_best(lead, reply)
    left = list(position.theirs)
    left[second] -= 1
    found = []
    for fourth, size in enumerate(left):
        if size:
            east, west = (second, fourth) if east_first else (fourth, second)
            found.append(_outcome(position.theirs, ours, east, west, fourth, best <= min(second, fourth)))
    return tuple(found)


def _outcome(
    theirs: tuple[int, ...], ours: tuple[Layer, ...], east: int, west: int, fourth: int, is_won: bool
) -> Outcome:
    left = list(theirs)
    left[east] -= 1
    left[west] -= 1
    after, homes = merged(ours, tuple(left))
    return Outcome(fourth, is_won, after, layouts.origins(theirs, east, west, homes))


@lru_cache(maxsize=1 << 14)
def tricks_with_all_known(position: Position, holder: int) -> int:
    """The tricks where the defender `holder` has all the missing cards, and declarer knows it."""
    if not position.theirs:
        return position.longest
    return max((tricks_of_lead(position, lead, holder) for lead in leads(position)), default=0)


@lru_cache(maxsize=1 << 16)
def tricks_of_lead(position: Position, lead: Lead, holder: int) -> int:
    """The tricks from this lead on, where `holder` has all the missing cards, and declarer knows it."""
    groups = range(len(position.theirs))
    if holder == lead.hand:
        return min(
            max(_known_end(position, lead, reply, holder, group) for reply in replies(position, lead, group))
            for group in groups
        )
    return max(
        min(_known_end(position, lead, reply, holder, group) for group in groups)
        for reply in replies(position, lead, None)
    )


def tricks_when_last_shows_out(position: Position, lead: Lead, second: int, reply: int | None) -> int:
    """The tricks from this trick on, where the last hand shows out of it."""
    return _known_end(position, lead, reply, lead.hand, second)


def _known_end(position: Position, lead: Lead, reply: int | None, holder: int, group: int) -> int:
    ours = position.without(lead.hand, lead.place).without(lead.other, reply).ours
    left = list(position.theirs)
    left[group] -= 1
    is_won = ours_best(lead, reply) <= group
    return is_won + tricks_with_all_known(merged(ours, tuple(left)).position, holder)


def lifted(worth: Yield, outcome: Outcome, size: int) -> Yield:
    """What a line of the position after the trick is worth in the layouts before it, which are `size` in number."""
    after = len(outcome.origins)
    whole = outcome.where
    found, trick = (whole, 1) if outcome.is_won else (0, 0)
    while worth:
        field = worth & (1 << after) - 1
        found |= _united(field, outcome.origins) << trick * size
        worth >>= after
        trick += 1
    return found


def _united(field: Layouts, origins: tuple[Layouts, ...]) -> Layouts:
    found = 0
    while field:
        lowest = field & -field
        found |= origins[lowest.bit_length() - 1]
        field ^= lowest
    return found


def lowered(target: Yield, outcome: Outcome, size: int) -> Yield:
    """What a line after the trick must be worth so that, lifted, it reaches the target wherever this outcome can be."""
    after = len(outcome.origins)
    if outcome.is_won:
        target >>= size
    found, trick = 0, 0
    while target:
        field = target & (1 << size) - 1
        wanted = sum(1 << number for number, origin in enumerate(outcome.origins) if field & origin)
        found |= wanted << trick * after
        target >>= size
        trick += 1
    return found
