"""What the others' cards tell: a layout in which they have thrown tricks away is not likely to be the real one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bridgetutor.cardplay.robots.pricing import Layout
from bridgetutor.cardplay.solver import Position, Traces
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card
from bridgetutor.rules.play import Trick
from bridgetutor.rules.seats import Seat

ERROR = 0.3
"""How much less likely a layout is for each trick that its cards so far would have cost: players do err."""

_FROM, _BACK = 3, 4
"""Only tricks after the third are looked at, where the solver is quick, and the last four of those."""


def weighed(view: PlayView, layouts: list[Layout]) -> list[Layout]:
    """The layouts with their weights, those less likely in which somebody else's cards have cost tricks."""
    tricks = view.play.tricks
    recent = tricks[max(_FROM, len(tricks) - _BACK) :]
    if not recent:
        return layouts
    costs = _costs(view, layouts, recent)
    weights = [layout.weight * ERROR**cost for layout, cost in zip(layouts, costs, strict=True)]
    whole = sum(weights)
    return [replace(layout, weight=weight / whole) for layout, weight in zip(layouts, weights, strict=True)]


def _costs(view: PlayView, layouts: list[Layout], tricks: tuple[Trick, ...]) -> Iterator[int]:
    """By layout: the tricks that the cards chosen by others have cost their own sides."""
    plays = [play for trick in tricks for play in trick.plays]
    leader = tricks[0].leader
    starts = tuple(_before(layout.node.position, plays, leader) for layout in layouts)
    judged = {seat for seat in Seat if _decides_unseen(view, seat)}
    for values in Traces(starts, tuple(card.index for _, card in plays)).answer():
        yield sum(
            # The values count the tricks of the side that does not lead.
            after - before if seat.side is leader.side else before - after
            for (seat, _), before, after in zip(plays, values, values[1:], strict=False)
            if seat in judged
        )


def _decides_unseen(view: PlayView, seat: Seat) -> bool:
    """Whether the seat's cards are chosen by somebody whose hand the viewer does not see."""
    player = view.play.declarer if seat is view.play.dummy else seat
    return player is not None and view.held(player) is None


def _before(position: Position, plays: list[tuple[Seat, Card]], leader: Seat) -> Position:
    """The position before these cards were played."""
    held = list(position.hands)
    for seat, card in plays:
        held[seat] |= 1 << card.index
    north, east, south, west = held
    return Position((north, east, south, west), position.strain, leader)
