"""What each card is worth over the layouts: the double-dummy result in each of them, weighed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bridgetutor.cardplay.robots.aim import Aim
from bridgetutor.cardplay.robots.equals import Group
from bridgetutor.cardplay.robots.nodes import Node, priced, priced_of
from bridgetutor.rules.seats import Side


@dataclass(frozen=True, slots=True)
class Layout:
    """One way the hidden cards may lie, and its share; the shares of all layouts make 1."""

    node: Node
    weight: float


@dataclass(frozen=True, slots=True)
class Price:
    """What one card brings on the average."""

    tricks: float
    """Of declarer's side, at the end of the play."""
    makes: float
    """The share of the layouts in which the contract makes; 0 without one."""
    worth: float
    """In the units of the aim, for the side that plays the card: the higher the better."""


@dataclass(frozen=True, slots=True)
class Solved:
    """The layouts, and in each of them, by card, the tricks of declarer's side at the end of the play."""

    layouts: tuple[Layout, ...]
    tricks: tuple[Mapping[int, int], ...]

    @classmethod
    def of(cls, layouts: Sequence[Layout], side: Side) -> Solved:
        """`side` is declarer's. Raises `BridgeError` where the solver cannot answer."""
        return cls(tuple(layouts), tuple(priced([layout.node for layout in layouts], side)))

    @classmethod
    def of_leads(cls, layouts: Sequence[Layout], side: Side, leads: Sequence[Group]) -> Solved:
        """The same of some of the opening leads, which is quicker than of all."""
        nodes = [layout.node for layout in layouts]
        indices = [[card.index for card in group] for group in leads]
        return cls(tuple(layouts), tuple(priced_of(nodes, indices, side)))

    def prices(self, aim: Aim, side: Side) -> dict[int, Price]:
        """The price of each card, which every layout lets the seat to play choose from; `side` is declarer's."""
        sign = 1 if self.layouts[0].node.position.turn.side is side else -1
        weights = [layout.weight for layout in self.layouts]
        return {
            card: price(
                [(each[card], weight) for each, weight in zip(self.tricks, weights, strict=True)], aim, sign
            )
            for card in self.tricks[0]
        }


def price(results: Sequence[tuple[int, float]], aim: Aim, sign: int) -> Price:
    """Of a card with these tricks of declarer's side, each with its weight; `sign` is 1 where that side plays it."""
    return Price(
        sum(tricks * weight for tricks, weight in results),
        sum(weight for tricks, weight in results if aim.is_made(tricks)),
        sign * sum(aim.worth[tricks] * weight for tricks, weight in results),
    )
