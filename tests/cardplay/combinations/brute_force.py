"""The same model played out card by card: no equal cards, no layers, no bits, every card tried by everyone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

Cards = frozenset[int]

Tricks = tuple[int, ...]
"""The tricks of a line in each layout, by the layout's number."""

MANY = 99


@dataclass(frozen=True)
class Table:
    """Declarer's two hands, and the layouts that are still possible by their numbers: East's cards, West's cards."""

    north: Cards
    south: Cards
    layouts: tuple[tuple[int, Cards, Cards], ...]


def lines(table: Table, count: int) -> set[Tricks]:
    """What declarer's lines win in each of `count` layouts, MANY where a layout is not possible; the best of them."""
    if not table.layouts or not table.north | table.south:
        possible = {number for number, _, _ in table.layouts}
        return {tuple(0 if number in possible else MANY for number in range(count))}
    found: set[Tricks] = set()
    for leader in (0, 1):
        for led in (table.north, table.south)[leader]:
            found |= _of_lead(table, leader, led, count)
    return _best(found)


def _of_lead(table: Table, leader: int, led: int, count: int) -> set[Tricks]:
    """The second hand is East after North, West after South: the leader's number tells which."""
    found = {(MANY,) * count}
    for second, left in _cards_of(table.layouts, leader):
        after = {
            line
            for reply in (table.south, table.north)[leader] or {None}
            for line in _of_reply(table, left, (leader, led, second, reply), count)
        }
        found = _both(found, after)
    return found


def _of_reply(
    table: Table,
    layouts: Sequence[tuple[int, Cards, Cards]],
    trick: tuple[int, int, int | None, int | None],
    count: int,
) -> set[Tricks]:
    leader, led, second, reply = trick
    gone = {card for card in (led, reply) if card is not None}
    ours = max(gone)
    found = {(MANY,) * count}
    for fourth, left in _cards_of(layouts, 1 - leader):
        won = all(card is None or card < ours for card in (second, fourth))
        played = {card for card in (second, fourth) if card is not None}
        rest = tuple((number, east - played, west - played) for number, east, west in left)
        after = lines(Table(table.north - gone, table.south - gone, rest), count)
        found = _both(found, {tuple(each if each == MANY else each + won for each in line) for line in after})
    return found


def _cards_of(
    layouts: Sequence[tuple[int, Cards, Cards]], defender: int
) -> Iterator[tuple[int | None, list[tuple[int, Cards, Cards]]]]:
    """Each card that the defender may play, and the layouts in which he has it; None where he is void."""
    hands = {layout: (layout[1], layout[2])[defender] for layout in layouts}
    for card in sorted(frozenset().union(*hands.values())):
        yield card, [layout for layout in layouts if card in hands[layout]]
    void = [layout for layout in layouts if not hands[layout]]
    if void:
        yield None, void


def _both(lines: set[Tricks], others: set[Tricks]) -> set[Tricks]:
    return _best({tuple(map(min, line, other)) for line in lines for other in others})


def _best(lines: set[Tricks]) -> set[Tricks]:
    kept: list[Tricks] = []
    for line in sorted(lines, key=sum, reverse=True):
        if not any(all(a <= b for a, b in zip(line, other, strict=True)) for other in kept):
            kept.append(line)
    return set(kept)
