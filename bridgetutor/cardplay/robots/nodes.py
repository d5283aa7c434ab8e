"""Playing on in a layout: positions as plain numbers, one card after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bridgetutor.cardplay.solver import Bits, Candidates, Position
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.seats import Seat, Side

Seen = tuple[int, ...]
"""Cards as a player notes them (`looks`), and whatever else tells apart what has been seen."""

_RANKS, _TEN = 13, 8


class Node(NamedTuple):
    """A position, and the tricks that declarer's side has won before it."""

    position: Position
    won: int

    def after(self, card: int, side: Side) -> Node:
        """The node after the seat to play has played the card with this index; `side` is declarer's."""
        hands, strain, leader, trick = self.position
        turn, bit = leader.after(len(trick)), ~(1 << card)
        north, east, south, west = (bits & bit if seat == turn else bits for seat, bits in enumerate(hands))
        cards = (*trick, card)
        if len(cards) < 4:
            return Node(Position((north, east, south, west), strain, leader, cards), self.won)
        winner = leader.after(winning(cards, strain))
        return Node(Position((north, east, south, west), strain, winner), self.won + (winner.side is side))


def winning(cards: Sequence[int], strain: Strain) -> int:
    """The place in the trick, from 0, of the card that wins it so far."""
    best = 0
    for place, card in enumerate(cards):
        suit, high = card // _RANKS, cards[best]
        if suit == high // _RANKS:
            best = place if card > high else best
        elif suit == strain:
            best = place
    return best


def legal(position: Position) -> list[int]:
    """The cards that the seat to play may play, lowest index first."""
    held = position.hands[position.turn]
    if position.trick:
        following = held & 0x1FFF << position.trick[0] // _RANKS * _RANKS
        held = following or held
    return indices(held)


def indices(bits: Bits) -> list[int]:
    """The indices of the cards in a set, lowest first."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def priced(nodes: Sequence[Node], side: Side, *, best_only: bool = False) -> list[dict[int, int]]:
    """By card: the tricks that declarer's side ends with, all hands being known. One dictionary a node.

    With `best_only` it has one best card alone, which is sooner found.
    """
    asked = [node for node in nodes if _is_open(node.position)]
    question = Candidates(tuple(node.position for node in asked), best_only=best_only)
    found = iter(question.answer() if asked else ())
    return [
        _totals(node, dict(next(found).tricks), side)
        if _is_open(node.position)
        else {legal(node.position)[0]: _last_trick(node, side)}
        for node in nodes
    ]


def priced_of(nodes: Sequence[Node], groups: Sequence[Sequence[int]], side: Side) -> list[dict[int, int]]:
    """The same of these cards alone, equal ones together; no node is in its last trick."""
    after = [node.after(group[0], side) for node in nodes for group in groups]
    found = iter(priced(after, side, best_only=True))
    return [
        {card: tricks for group in groups for tricks in next(found).values() for card in group} for _ in nodes
    ]


def best_card(scores: Mapping[int, int], node: Node, side: Side) -> int:
    """The best card of whoever is to play, of several the lowest, by what `priced` says of the node."""
    sign = 1 if node.position.turn.side is side else -1
    return min(scores, key=lambda card: (-sign * scores[card], card % _RANKS, card))


def looks(card: int) -> int:
    """What a player notes of a card: its suit, and its rank from the ten up; small ones look alike."""
    return card if card % _RANKS >= _TEN else card // _RANKS * _RANKS


def _is_open(position: Position) -> bool:
    """Whether there is anything to solve: the last trick plays itself."""
    return position.hands[position.turn].bit_count() > 1


def _totals(node: Node, scores: dict[int, int], side: Side) -> dict[int, int]:
    turn: Seat = node.position.turn
    left = node.position.hands[turn].bit_count()
    if turn.side is side:
        return {card: node.won + tricks for card, tricks in scores.items()}
    return {card: node.won + left - tricks for card, tricks in scores.items()}


def _last_trick(node: Node, side: Side) -> int:
    while any(node.position.hands):
        node = node.after(legal(node.position)[0], side)
    return node.won
