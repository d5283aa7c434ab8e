"""Layouts for one player: the hidden hands as they may be, each with its weight."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from math import prod
from typing import TYPE_CHECKING

from bridgetutor.cardplay.sampling.likelihood import Likelihoods
from bridgetutor.cardplay.sampling.places import FULL_HAND, hidden_places, played_by
from bridgetutor.cardplay.sampling.sources import FEW, Found, Held, fitting
from bridgetutor.cardplay.sampling.weighing import Scales, effective_size, thinned, worth
from bridgetutor.cardplay.solver import Bits
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.promises import Promises
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat

if TYPE_CHECKING:
    from random import Random

GOOD_ENOUGH = 0.95
"""No more are made when those that are wanted are worth this share of their number."""

FourHands = tuple[Bits, Bits, Bits, Bits]
"""What each seat still holds, in the order of `Seat`, those of the current trick gone: as in `Position.hands`."""


@dataclass(frozen=True, slots=True)
class Layouts:
    """Ways the cards may lie, no two alike, with weights of sum 1."""

    hands: tuple[FourHands, ...]
    weights: tuple[float, ...]
    relaxed: int
    """How far the promises had to be relaxed: by so many points, from the fourth degree on in lengths too."""
    is_complete: bool
    """Whether these are all there are."""

    @property
    def effective_size(self) -> float:
        """How many layouts of one weight would tell as much."""
        return effective_size(self.weights)


def layouts(
    view: PlayView,
    promises: Promises,
    *,
    count: int,
    random: Random,
    likelihoods: Likelihoods | None = None,
) -> Layouts:
    """At most `count` layouts that fit the view: cards, voids, and the regions of the promises.

    All of them where there are no more. The exact claims of the promises and the likelihoods make weights; layouts are
    made until those kept weigh much the same, or enough have been tried. The same view, promises and `random` give
    the same layouts. Raises `ValueError` where the view cannot be: cards missing, or nowhere for them to lie.
    """
    places = hidden_places(view, promises)
    found = fitting(view.unseen.bits, places, random, few=max(FEW, count))
    claims = {seat: promises.of(seat) if view.play.size == FULL_HAND else () for seat in places}
    pool = _pool(view, found, Scales(claims, likelihoods or ()), count, random)
    kept = thinned(pool, count, random)
    seen = {seat: _held(view, seat) for seat in Seat}
    hands = tuple(_four_hands(seen, found.seats, cards) for cards in kept)
    total = found.source.total
    return Layouts(hands, tuple(kept.values()), found.relaxed, total is not None and total <= count)


def _pool(view: PlayView, found: Found, scales: Scales, count: int, random: Random) -> dict[Held, float]:
    """Layouts with weights: enough of them for `count` that weigh much the same, or all that are worth making."""
    played = [(seat, played_by(view)[seat]) for seat in found.seats]

    def weigh(place: int, held: Bits) -> float:
        seat, gone = played[place]
        return scales.weight(seat, held | gone)

    drawn = found.source.drawn(random, found.source.draws * count, None if scales.are_idle else weigh)
    made: dict[Held, float] = {}
    pool: dict[Held, float] = {}
    while batch := list(islice(drawn, count)):
        for weight, cards in batch:
            made[cards] = made.get(cards, 0.0) + weight
            weight *= prod(map(weigh, range(len(played)), cards))
            if weight > 0.0:
                pool[cards] = pool.get(cards, 0.0) + weight
        if worth(pool.values(), count) >= GOOD_ENOUGH * count:
            break
    # What none of the layouts explains tells nothing.
    return pool or made


def _held(view: PlayView, seat: Seat) -> Bits:
    return (view.held(seat) or Hand()).bits


def _four_hands(seen: Mapping[Seat, Bits], hidden: tuple[Seat, ...], cards: Held) -> FourHands:
    held = {**seen, **dict(zip(hidden, cards, strict=False))}
    return held[Seat.NORTH], held[Seat.EAST], held[Seat.SOUTH], held[Seat.WEST]
