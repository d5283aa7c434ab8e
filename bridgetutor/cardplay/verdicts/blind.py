"""Playing on in many layouts at once, without looking: the same card wherever the same cards have been seen.

A double-dummy result lets its player guess right at every later turn, so a card that puts a guess off looks better than
one that makes it now. Played to the end by somebody who does not see the hidden hands, the two can be compared.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bridgetutor.cardplay.robots.choosing import ChooseCard
from bridgetutor.cardplay.robots.nodes import Node, Seen, best_card, legal, looks, priced
from bridgetutor.cardplay.robots.pricing import Layout
from bridgetutor.rules.seats import Seat

MOST, MOST_EARLY = 32, 12
"""Layouts that are played out, and how many in the first tricks, where each takes the solver long."""

_TINY = 1e-9

_EARLY = 12
"""Cards played until which it is early."""


@dataclass(frozen=True, slots=True)
class _Way:
    """One layout on its way to the end, with what has been seen since."""

    node: Node
    weight: float
    seen: Seen = ()

    @property
    def is_over(self) -> bool:
        return not any(self.node.position.hands)


def played_blind(layouts: Sequence[Layout], card: int, question: ChooseCard) -> list[int]:
    """The tricks of declarer's side in each of the first few layouts, after a card of the seat to play.

    The player chooses by the average over the layouts that still look the same; everybody else plays double-dummy.
    """
    count = MOST_EARLY if len(question.view.play.cards) < _EARLY else MOST
    ways = [_Way(each.node.after(card, question.side), each.weight) for each in layouts[:count]]
    chosen_by_us = _ours(question)
    while not ways[0].is_over:
        results = _priced(ways, question)
        ours = _chosen(ways, results, question, chosen_by_us)
        ways = [
            _after(way, ours.get(place, best_card(tricks, way.node, question.side)), question)
            for place, (way, tricks) in enumerate(zip(ways, results, strict=True))
        ]
    return [way.node.won for way in ways]


def _priced(ways: Sequence[_Way], question: ChooseCard) -> list[Mapping[int, int]]:
    """What each card is worth in each layout; a card that is the only one need not be."""
    found = [legal(way.node.position) for way in ways]
    asked = [way.node for way, cards in zip(ways, found, strict=True) if len(cards) > 1]
    results = iter(priced(asked, question.side))
    return [next(results) if len(cards) > 1 else {cards[0]: 0} for cards in found]


def _ours(question: ChooseCard) -> frozenset[Seat]:
    """The seats whose cards the player chooses: declarer's and dummy's, or the one."""
    seat, play = question.view.seat, question.view.play
    return frozenset({seat} if play.dummy is None or seat is not play.declarer else {seat, play.dummy})


def _chosen(
    ways: Sequence[_Way],
    results: Sequence[Mapping[int, int]],
    question: ChooseCard,
    ours: frozenset[Seat],
) -> dict[int, int]:
    """By number of the way: the card, where it is the player's turn."""
    alike: dict[tuple[Seat, Seen], list[int]] = defaultdict(list)
    for place, way in enumerate(ways):
        if way.node.position.turn in ours:
            alike[way.node.position.turn, way.seen].append(place)
    found: dict[int, int] = {}
    for places in alike.values():
        card = _best([(ways[place], results[place]) for place in places], question)
        found |= dict.fromkeys(places, card)
    return found


def _best(alike: Sequence[tuple[_Way, Mapping[int, int]]], question: ChooseCard) -> int:
    """The card that does best over layouts that look the same; of several the lowest."""
    first, results = alike[0]
    sign = 1 if first.node.position.turn.side is question.side else -1
    worth = {
        card: sum(sign * question.aim.worth[each[card]] * way.weight for way, each in alike)
        for card in results
    }
    most = max(worth.values())
    return min((card for card in worth if worth[card] > most - _TINY), key=lambda card: (card % 13, card))


def _after(way: _Way, card: int, question: ChooseCard) -> _Way:
    node = way.node.after(card, question.side)
    return replace(way, node=node, seen=(*way.seen, looks(card), node.position.turn))
