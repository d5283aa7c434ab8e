"""A picture in words: how many points, and the suits of which something is known."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.hands.claim import Atom, Claim, Every, Some, every, simpler, some
from bridgetutor.hands.claims import length, points
from bridgetutor.hands.measures.points import Points
from bridgetutor.hands.measures.suits import Length
from bridgetutor.hands.region import MOST_POINTS, Box, Range, Region
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import SUITS_DOWN

_FEW, _MANY = 3, 5
"""That a suit has two cards says little, or that it has no more than six."""

LONG = 90
"""Letters of English from which a description is a paragraph, and an outline says more at the table."""


def outline(shown: Region) -> Phrase:
    """The bounds of a region in words; what follows from the other suits, and what says little, is left out."""
    around = bounds(shown)
    if all(low >= _FEW - 1 and high <= _MANY for low, high in around.lengths):
        told = every(_claims(_without_idle(around))).describe()
        return phrase("{points}, no suit shorter than 2 or longer than 5", points=told)
    return every(ranges(shown)).describe()


def _without_idle(around: Box) -> Box:
    """The box without the lengths that a flat hand has anyhow."""
    lengths = tuple(
        each if each.low >= _FEW or each.high <= _FEW else Range(0, 13) for each in around.lengths
    )
    clubs, diamonds, hearts, spades = lengths
    return Box(around.points, (clubs, diamonds, hearts, spades))


def bounds(shown: Region) -> Box:
    """The box around a region."""
    return shown.bounds or Box()


def ranges(shown: Region) -> tuple[Claim, ...]:
    """The same bounds as claims."""
    return tuple(_claims(bounds(shown)))


def _claims(around: Box) -> Iterator[Claim]:
    low, high = around.points
    yield points(low, None if high == MOST_POINTS else high)
    least = sum(low for low, _ in around.lengths)
    for suit in SUITS_DOWN:
        low, high = around.length(suit)
        if high >= 13 - (least - low):
            high = 13
        told = None if high > (_MANY + 2 if low >= _FEW else _FEW + 1) else high
        yield length(suit, low if low >= _FEW or told is not None else 0, told)


def brief(claim: Claim) -> Claim:
    """The claim without what its tighter parts say already; where its words would still run on for a paragraph a wider
    one that a player would say in its place.

    That is the bounds of points and lengths, and whatever else is counted or chosen in each case.
    """
    claim = _without_echoes(claim)
    if len(str(claim.describe())) < LONG:
        return claim
    if isinstance(claim, Some):
        # "Or 17 points of any shape" stays beside the rest, which would be nothing but points with it.
        counted = [case for case in claim.parts if isinstance(case, Atom)]
        others = [case for case in claim.parts if not isinstance(case, Atom)]
        if counted and others:
            return some((_bounded(some(others)), *counted))
    return _bounded(claim)


def gist(claim: Claim) -> Claim:
    """What a learner needs of a claim: ranges of points without the holes that other calls leave in them, and no choice
    between things of two kinds, such as points or a comparison of suits.
    """
    short = brief(claim)
    parts = [_without_holes(part) for part in _parts(short) if not _is_mixed(part)]
    return every(parts) if parts else short


def _without_holes(part: Claim) -> Claim:
    if not isinstance(part, Atom) or not isinstance(part.measure, Points):
        return part
    low, high = (part.values & -part.values).bit_length() - 1, part.values.bit_length() - 1
    return points(low, None if high >= MOST_POINTS else high)


def _is_mixed(part: Claim) -> bool:
    return (
        isinstance(part, Some)
        and len({type(each.measure) for each in part.parts if isinstance(each, Atom)}) > 1
    )


def _without_echoes(claim: Claim) -> Claim:
    """Of parts that say the same the tightest; cases of several parts last, lest what follows seem part of them."""
    parts = [some(simpler(part.parts)) if isinstance(part, Some) else part for part in _parts(claim)]
    kept = [part for part in parts if not any(_swallows(other, part) for other in parts)]
    return every(sorted(kept, key=_has_long_cases))


def _swallows(tight: Claim, loose: Claim) -> bool:
    """Whether one part makes another idle: 5+ clubs a choice with 4+ clubs. Points of two kinds are both promised."""
    if not isinstance(tight, Atom) or not isinstance(loose, Some):
        return False
    return any(_is_like(tight, case) and every((tight, case)) == tight for case in loose.parts)


def _has_long_cases(claim: Claim) -> bool:
    return isinstance(claim, Some) and not all(isinstance(case, Atom) for case in claim.parts)


def _bounded(claim: Claim) -> Claim:
    cases = [_parts(case) for case in (claim.parts if isinstance(claim, Some) else (claim,))]
    return every((*ranges(claim.region()), *filter(_is_short, _common(cases))))


def _common(cases: list[tuple[Claim, ...]]) -> Iterator[Claim]:
    """What holds in each case: the same parts, and of what is counted in each the numbers of all."""
    for part in cases[0]:
        alike = [other for case in cases for other in case if _is_like(part, other)]
        if len(alike) == len(cases):
            yield some(alike)


def _is_like(one: Claim, other: Claim) -> bool:
    if isinstance(one, Atom) and isinstance(other, Atom):
        return one.measure == other.measure
    return one == other


def _parts(claim: Claim) -> tuple[Claim, ...]:
    return claim.parts if isinstance(claim, Every) else (claim,)


def _is_short(claim: Claim) -> bool:
    """Whether it is one thing that the bounds do not say, or a choice of such: 5+ clubs or 5+ diamonds."""
    if isinstance(claim, Atom):
        return not isinstance(claim.measure, Points | Length)
    return isinstance(claim, Some) and all(isinstance(part, Atom) for part in claim.parts)
