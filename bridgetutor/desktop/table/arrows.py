"""Which card the arrow keys go to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from bridgetutor.desktop.table.boxes import Box
from bridgetutor.rules.cards import Card


class Way(Enum):
    """Where an arrow points; `FIRST` and `LAST` are the ends of the hand."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)
    FIRST = (-2, 0)
    LAST = (2, 0)


def neighbour(card: Card, way: Way, *, strips: Mapping[Card, Box], hand: Sequence[Card]) -> Card | None:
    """The card to go to, None where there is none: along a row within the hand, up and down to any hand."""
    match way:
        case Way.FIRST:
            return hand[0]
        case Way.LAST:
            return hand[-1]
        case Way.LEFT | Way.RIGHT:
            return _along(card, way, strips, hand) or _next_hand(card, way, strips, hand)
        case Way.UP | Way.DOWN:
            return _nearest(card, way, [(other, box) for other, box in strips.items()], strips[card])


def _along(card: Card, way: Way, strips: Mapping[Card, Box], hand: Sequence[Card]) -> Card | None:
    row = sorted((other for other in hand if strips[other].y == strips[card].y), key=lambda c: strips[c].x)
    at = row.index(card) + way.value[0]
    return row[at] if 0 <= at < len(row) else None


def _next_hand(card: Card, way: Way, strips: Mapping[Card, Box], hand: Sequence[Card]) -> Card | None:
    """From the last card of a row of a side hand to the other side's; a fan at top or bottom has an end."""
    others = [(other, box) for other, box in strips.items() if other not in hand]
    here = strips[card]
    level = [(other, box) for other, box in others if abs(_middle(box)[1] - _middle(here)[1]) < here.height]
    return _nearest(card, way, level, here)


def _nearest(card: Card, way: Way, others: Sequence[tuple[Card, Box]], here: Box) -> Card | None:
    across, down = way.value
    x, y = _middle(here)

    def distance(item: tuple[Card, Box]) -> tuple[float, float]:
        dx, dy = _middle(item[1])[0] - x, _middle(item[1])[1] - y
        ahead, aside = (dx * across, abs(dy)) if across else (dy * down, abs(dx))
        return (ahead + 2 * aside, aside) if ahead > 8 else (float("inf"), 0)

    found = min((item for item in others if item[0] != card), key=distance, default=None)
    return None if found is None or distance(found)[0] == float("inf") else found[0]


def _middle(box: Box) -> tuple[float, float]:
    return box.x + box.width / 2, box.y + box.height / 2
