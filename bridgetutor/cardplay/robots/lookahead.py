"""Declarer's next choice, made with what will be seen then: a double-dummy result takes every guess as guessed right.

For each card the layouts are played on, the defenders playing their best, to the moment at which declarer
chooses again. Layouts in which the same cards have been seen by then must be answered by the same card.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from bridgetutor.cardplay.robots.aim import Aim
from bridgetutor.cardplay.robots.nodes import priced
from bridgetutor.cardplay.robots.pricing import Layout
from bridgetutor.cardplay.solver import Position
from bridgetutor.rules.seats import Side

MOST_CARDS = 3
"""So many candidates are looked into."""

_RANKS, _TEN = 13, 8

Seen = tuple[int, ...]


def worth(layouts: Sequence[Layout], cards: Sequence[int], aim: Aim, side: Side) -> dict[int, float]:
    """What the first few of these cards are worth to declarer, who does not see the defenders' hands.

    Of cards that double-dummy are worth the same: others cannot be compared by it, for what is put off looks better
    than what is tried now.
    """
    chosen = cards[:MOST_CARDS] if len(cards) > 1 else ()
    return {
        card: _value([Layout(each.node.after(card, side), each.weight) for each in layouts], aim, side)
        for card in chosen
    }


def _value(layouts: Sequence[Layout], aim: Aim, side: Side) -> float:
    """What declarer gets, choosing once more by what is seen then."""
    alike: dict[Seen, list[Layout]] = defaultdict(list)
    for layout, seen in _played_on(layouts, side):
        alike[seen].append(layout)
    return sum(_best(same, aim, side) for same in alike.values())


def _best(layouts: Sequence[Layout], aim: Aim, side: Side) -> float:
    """The worth of the one card that does best over these layouts, or of what is left where the play is over."""
    if not any(layouts[0].node.position.hands):
        return sum(aim.worth[each.node.won] * each.weight for each in layouts)
    totals: dict[int, float] = defaultdict(float)
    for layout, tricks in zip(layouts, priced([each.node for each in layouts], side), strict=True):
        for card, won in tricks.items():
            totals[card] += aim.worth[won] * layout.weight
    return max(totals.values())


def _played_on(layouts: Sequence[Layout], side: Side) -> Iterator[tuple[Layout, Seen]]:
    """The layouts when declarer's side is to play again, with what the defenders have shown on the way."""
    still: list[tuple[Layout, Seen]] = [(layout, ()) for layout in layouts]
    while still:
        yield from (each for each in still if _has_come(each[0].node.position, side))
        still = [each for each in still if not _has_come(each[0].node.position, side)]
        results = priced([layout.node for layout, _ in still], side)
        still = [_replied(*each, tricks, side) for each, tricks in zip(still, results, strict=True)]


def _has_come(position: Position, side: Side) -> bool:
    return position.turn.side is side or not any(position.hands)


def _replied(layout: Layout, seen: Seen, tricks: Mapping[int, int], side: Side) -> tuple[Layout, Seen]:
    """The defender's best card, of several the lowest."""
    card = min(tricks, key=lambda card: (tricks[card], card % _RANKS, card))
    node = layout.node.after(card, side)
    return Layout(node, layout.weight), (*seen, _looks(card), node.position.turn)


def _looks(card: int) -> int:
    """What declarer notes of a card: its suit, and its rank from the ten up; small ones look alike."""
    return card if card % _RANKS >= _TEN else card // _RANKS * _RANKS
