"""Layouts found the long way: every sharing of the cards tried, or cards dealt at random until they fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from bridgetutor.cardplay.sampling.places import Place
from bridgetutor.cardplay.solver import Bits
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand


def fits(place: Place, held: Bits) -> bool:
    """Whether a place may hold these cards."""
    hand, dealt = Hand(held), Hand(held | place.played)
    if any(hand.length(suit) for suit in place.voids):
        return False
    return any(
        box.points.low <= high_card_points(dealt) <= box.points.high
        and all(
            low <= dealt.length(suit) <= high for suit, (low, high) in zip(Suit, box.lengths, strict=True)
        )
        for box in place.boxes
    )


def every_way(cards: Bits, places: Sequence[Place]) -> Iterator[tuple[Bits, ...]]:
    """All layouts that fit."""
    if not places:
        yield ()
        return
    first, *others = places
    for chosen in combinations(singly(cards), first.size):
        held = sum(chosen)
        if fits(first, held):
            yield from ((held, *rest) for rest in every_way(cards ^ held, others))


def dealt_until_it_fits(
    cards: Bits, places: Sequence[Place], count: int, random: Random
) -> Iterator[tuple[Bits, ...]]:
    """So many layouts that fit, of all that do with the same chance."""
    deck = singly(cards)
    while count:
        random.shuffle(deck)
        at, held = 0, []
        for place in places:
            held.append(sum(deck[at : at + place.size]))
            at += place.size
        if all(map(fits, places, held)):
            count -= 1
            yield tuple(held)


def singly(cards: Bits) -> list[Bits]:
    """The cards one by one."""
    return [1 << n for n in range(52) if cards >> n & 1]
