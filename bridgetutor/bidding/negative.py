"""Negative inference: what a hand cannot hold, since it would have made another call.

Only what is certain is taken away: boxes in which every hand keeps the claim of the call that was not made.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product

from bridgetutor.hands.claim import Atom, Claim, Every, Some
from bridgetutor.hands.measures.measure import least
from bridgetutor.hands.measures.points import DummyPoints, Points, TotalPoints
from bridgetutor.hands.measures.suits import Length
from bridgetutor.hands.region import (
    ANY_LENGTH,
    EVERYWHERE,
    MOST_BOXES,
    MOST_POINTS,
    Box,
    Range,
    Region,
    box,
    region,
)
from bridgetutor.rules.cards import Suit

MOST_CERTAIN = 8
"""Of a claim that is certain in more boxes than this only so many are looked at."""

MOST_PIECES = 4
"""What would fall into more pieces is left whole."""


def without(shown: Region, unbid: Iterable[Claim]) -> Region:
    """The region less every box in which all hands would have made one of the calls not made.

    Never empty unless it was: a hand that made the call is somewhere.
    """
    boxes = shown.boxes
    for claim in unbid:
        for taken in certain(claim):
            boxes = tuple(_pieces(boxes, taken))
    return region(boxes) if boxes else shown


def _pieces(boxes: tuple[Box, ...], taken: Box) -> Iterator[Box]:
    room = MOST_BOXES - len(boxes)
    for whole in boxes:
        if not whole.touches(taken):
            yield whole
            continue
        sides = tuple(_all_sides(whole, taken))
        if len(sides) > min(MOST_PIECES, room + 1):
            yield whole
            continue
        room -= max(0, len(sides) - 1)
        for suit, side in sides:
            piece = Box(side, whole.lengths) if suit is None else whole.narrowed(suit, side)
            if piece is not None:
                yield piece


def _all_sides(whole: Box, taken: Box) -> Iterator[tuple[Suit | None, Range]]:
    """Where the first box goes beyond the other: the suit, or None for points, and the range outside."""
    for side in _sides(whole.points, taken.points):
        yield None, side
    for suit in Suit:
        for side in _sides(whole.length(suit), taken.length(suit)):
            yield suit, side


def _sides(whole: Range, taken: Range) -> Iterator[Range]:
    if whole.low < taken.low:
        yield Range(whole.low, taken.low - 1)
    if taken.high < whole.high:
        yield Range(taken.high + 1, whole.high)


@lru_cache(maxsize=1 << 13)
def certain(claim: Claim) -> tuple[Box, ...]:
    """Boxes of which every hand keeps the claim; none where points and lengths cannot settle it.

    They have no more bounds than they need, so suits that follow from the others are free.
    """
    return tuple(map(_relaxed, _inside(claim)))


def _inside(claim: Claim) -> tuple[Box, ...]:
    match claim:
        case Atom():
            return _of_an_atom(claim)[:MOST_CERTAIN]
        case Every(parts):
            return _in_all(parts)
        case Some(parts):
            return tuple(inside for part in parts for inside in _inside(part))[:MOST_CERTAIN]
    return ()


def _in_all(parts: Iterable[Claim]) -> tuple[Box, ...]:
    inside: tuple[Box, ...] = EVERYWHERE.boxes
    for part in parts:
        met = (one.meet(other) for one in inside for other in _inside(part))
        inside = tuple(each for each in met if each is not None)[:MOST_CERTAIN]
        if not inside:
            break
    return inside


def _of_an_atom(claim: Atom) -> tuple[Box, ...]:
    measure, values = claim.measure, claim.values
    match measure:
        case Points() | Length():
            return measure.region(values).boxes
        case TotalPoints() | DummyPoints() if values >> measure.most & 1:
            # Length and shortness only add: with the points alone the count is reached.
            low = least(values)
            gapless = values == measure.all_values >> low << low
            inside = box(Range(low, MOST_POINTS)) if gapless else None
            return () if inside is None else (inside,)
    return ()


def _relaxed(inside: Box) -> Box:
    """The same hands in as few bounds as do: five spades or more leave at most eight hearts, which need not be said."""
    ranges = dict(zip(Suit, inside.lengths, strict=True))
    for suit, is_low in product(Suit, (True, False)):
        low, high = ranges[suit]
        wider = Range(ANY_LENGTH.low, high) if is_low else Range(low, ANY_LENGTH.high)
        if box(inside.points, ranges | {suit: wider}) == inside:
            ranges[suit] = wider
    clubs, diamonds, hearts, spades = ranges.values()
    return Box(inside.points, (clubs, diamonds, hearts, spades))
