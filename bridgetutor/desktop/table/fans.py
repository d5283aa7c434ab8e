"""How the cards of one hand lie: a fan from left to right, or one row for each suit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil

from bridgetutor.desktop.table.art import HEIGHT_TO_WIDTH, INDEX_TO_WIDTH, card_height
from bridgetutor.desktop.table.boxes import Box, Place, Spot, around

STRIP = 32
"""The least width that is left to see and to hit of a card under another one."""

ROW = 40
"""The least height of such a strip, where rows overlap."""

NARROWEST = 40
"""The least width of a card."""

INDEX_DOWN = 0.62
"""How far down a card its index reaches, for a card 1 wide."""

_FELT = 14
"""The felt between suits that lie apart."""

_WORTH = 0.78
"""How small a card may become, of its full size, for the sake of that felt."""

_ROOMY = 0.5
"""The step from card to card, for a card 1 wide, beyond which a suit looks scattered."""


@dataclass(frozen=True, slots=True)
class _Steps:
    """How far the next card of a suit lies to the right, and the first card of the next suit."""

    card: int
    suit: int


def strip_of(width: int) -> int:
    """The least strip of a card of that width: enough to hit, and the index whole."""
    return max(STRIP, ceil(width * INDEX_TO_WIDTH) + 1)


def widest_in_fan(lengths: Sequence[int], box: Box) -> int:
    """The width of the largest cards with which suits of these lengths fit the box as a fan.

    Somewhat smaller ones are taken where with them the suits lie quite apart.
    """
    close, apart = _widest(tuple(lengths), box)
    return apart if _WORTH * close <= apart else close


def parts_suits(lengths: Sequence[int], box: Box) -> bool:
    """Whether the cards with which the fan fills the box leave felt between its suits."""
    close, apart = _widest(tuple(lengths), box)
    return _WORTH * close <= apart


@lru_cache(maxsize=64)
def _widest(lengths: tuple[int, ...], box: Box) -> tuple[int, int]:
    """The width of the largest cards that fit the box as a fan, and of those with which the suits lie quite apart.

    Kept, since whoever lays out a table asks for the same ones again and again.
    """
    joints = _joints(lengths)
    tall = int(box.height / HEIGHT_TO_WIDTH)
    widths = range(tall - tall % 2, NARROWEST - 1, -2)
    close = next((w for w in widths if _across_fan(joints, w, _gap_of(w)) <= box.width), NARROWEST)
    return close, next((w for w in widths if _across_fan(joints, w, w + _FELT) <= box.width), 0)


def _across_fan(joints: tuple[int, int], width: int, gap: int) -> int:
    """The width of the whole fan at its tightest, with such steps from suit to suit."""
    within, between = joints
    return within * strip_of(width) + between * gap + width


def _gap_of(width: int) -> int:
    """The least step to another suit: half as much again as a strip, so that suits part."""
    return strip_of(width) * 3 // 2


def fan(lengths: Sequence[int], box: Box, width: int) -> tuple[Spot, ...]:
    """The cards, `width` wide, from left to right in the middle of the box, as far apart as the room allows."""
    if not sum(lengths):
        return ()
    steps = _steps(lengths, box.width, width)
    lefts, x = [], 0
    for length in filter(None, lengths):
        lefts += [x + i * steps.card for i in range(length)]
        x = lefts[-1] + steps.suit
    start = box.x + (box.width - lefts[-1] - width) // 2
    cards = [Box(start + left, box.y, width, card_height(width)) for left in lefts]
    return _piled(_under(card, after) for card, after in zip(cards, [*cards[1:], None], strict=True))


def _piled(spots: Iterable[Spot]) -> tuple[Spot, ...]:
    """The same, each with the cards that lie on it."""
    kept = tuple(spots)
    return tuple(
        replace(spot, under=tuple(later.card for later in kept[place + 1 :] if later.card.meets(spot.card)))
        for place, spot in enumerate(kept)
    )


def _joints(lengths: Sequence[int]) -> tuple[int, int]:
    """How often a card follows one of its own suit, and one of another."""
    suits = sum(1 for length in lengths if length)
    return sum(lengths) - suits, max(0, suits - 1)


def _steps(lengths: Sequence[int], room: int, width: int) -> _Steps:
    """First the suits part, up to a clear gap of felt; then the cards of each suit spread."""
    within, between = joints = _joints(lengths)
    strip, least = strip_of(width), _gap_of(width)
    apart = width + max(_FELT, width // 6)
    spare = max(0, room - _across_fan(joints, width, least))
    gap = min(apart, least + spare // between) if between else 0
    spare -= between * (gap - least)
    step = min(max(strip, round(width * _ROOMY)), strip + spare // within) if within else strip
    return _Steps(step, max(gap, step))


def _under(card: Box, after: Box | None) -> Spot:
    """The card with what is left of it to see when the next one has been laid."""
    if after is None or not card.meets(after):
        return Spot(card, card)
    if after.y == card.y:
        return Spot(card, Box(card.x, card.y, after.x - card.x, card.height))
    return Spot(card, Box(card.x, card.y, card.width, after.y - card.y))


def widest_in_rows(lengths: Sequence[int], box: Box, most: int) -> int | None:
    """The width, at most `most`, of the largest cards that fit the box in rows; None where none do."""
    for width in range(most, NARROWEST - 1, -2):
        if _rows_height(len(_cut(lengths, box.width, width)), width) <= box.height:
            return width
    return None


def least_rows_height(lengths: Sequence[int], across: int) -> int:
    """The height that rows of the smallest cards take in that width."""
    return _rows_height(len(_cut(lengths, across, NARROWEST)), NARROWEST)


def _rows_height(rows: int, width: int) -> int:
    return max(0, rows - 1) * _row_step(width) + card_height(width)


def _row_step(width: int) -> int:
    return max(ROW, ceil(width * INDEX_DOWN))


def _cut(lengths: Sequence[int], across: int, width: int) -> list[int]:
    """The number of cards in each row: a suit begins a row, and one too long for it goes on in the next."""
    most = max(1, (across - width) // strip_of(width) + 1)
    rows: list[int] = []
    for length in lengths:
        parts = ceil(length / most)
        rows += [length // parts + (i < length % parts) for i in range(parts)]
    return rows


def rows(lengths: Sequence[int], box: Box, width: int, place: Place) -> tuple[Spot, ...]:
    """The cards, `width` wide, a suit a row, in the middle of the box's height and at its outer edge."""
    counts = _cut(lengths, box.width, width)
    if not counts:
        return ()
    down = _down(len(counts), box.height, width)
    across = _across(max(counts), box.width, width)
    top = box.y + (box.height - (len(counts) - 1) * down - card_height(width)) // 2
    grid = [
        [Box(i * across, top + row * down, width, card_height(width)) for i in range(count)]
        for row, count in enumerate(counts)
    ]
    spread = around(card for line in grid for card in line)
    shift = box.x if place is Place.LEFT else box.right - spread.width
    moved = [[card.moved(shift, 0) for card in line] for line in grid]
    below = [[card for line in moved[row + 1 :] for card in line] for row in range(len(moved))]
    return _piled(spot for line, lower in zip(moved, below, strict=True) for spot in _row(line, lower))


def _down(count: int, room: int, width: int) -> int:
    """The step from row to row: roomy where it may be, never with felt between the rows of a hand."""
    least = _row_step(width)
    return min(
        card_height(width) - 8, max(least, (room - card_height(width)) // max(1, count - 1)), least + 16
    )


def _across(longest: int, room: int, width: int) -> int:
    """The step from card to card in every row, so that the cards of the rows stand in line."""
    if longest < 2:
        return strip_of(width)
    return max(strip_of(width), min((room - width) // (longest - 1), round(width * _ROOMY)))


def _row(line: list[Box], lower: list[Box]) -> list[Spot]:
    """One row, with what is left to see of its cards under their neighbours and under the rows below."""
    spots = []
    for card, after in zip(line, [*line[1:], None], strict=True):
        strip = _under(card, after).strip
        bottom = min((other.y for other in lower if strip.meets(other)), default=strip.bottom)
        spots.append(Spot(card, Box(strip.x, strip.y, strip.width, bottom - strip.y)))
    return spots
