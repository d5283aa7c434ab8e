"""The plain robot: sixty layouts at random, no auction, the best average, of equal ones the lowest card."""

from __future__ import annotations

from random import Random

from bridgetutor.cardplay.robots.layouts import drawn
from bridgetutor.cardplay.robots.nodes import priced
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card
from bridgetutor.rules.seats import Side

LAYOUTS = 60


def plain_card(view: PlayView, seed: int) -> Card:
    """The card with the most tricks on the average."""
    legal = sorted(view.legal_cards, key=lambda card: (card.rank, card.suit))
    if len(legal) == 1:
        return legal[0]
    declarer = view.play.declarer
    side = Side.NORTH_SOUTH if declarer is None else declarer.side
    random = Random(f"plain {seed} {view.seat.letter} {len(view.play.cards)}")
    nodes = [layout.node for layout in drawn(view, side, count=LAYOUTS, random=random)]
    results = priced(nodes, side)
    sign = 1 if view.turn.side is side else -1
    return max(legal, key=lambda card: sign * sum(result[card.index] for result in results))
