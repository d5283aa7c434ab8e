"""What a hand breaks of the promise of a call: what the call always promises, then of the meaning it is nearest to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial, reduce

from bridgetutor.hands.claim import Atom, Broken, Claim, Every, Some, every
from bridgetutor.hands.claims import length, points
from bridgetutor.hands.measures.measure import Measure
from bridgetutor.hands.measures.points import Points
from bridgetutor.hands.measures.shape import Compared, Longest
from bridgetutor.hands.measures.suits import GoodSuit, Length, Quality, TopHonours
from bridgetutor.hands.region import Region
from bridgetutor.rules.auction import Bid, Call
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand


def shortfall(call: Call, meanings: Sequence[Claim], hand: Hand) -> tuple[Broken, ...]:
    """What stands between the hand and the call; nothing where it keeps one of the meanings, or there is none.

    A call of several meanings promises as many points, and as many cards of its suit, as the least of them.
    """
    broken = min((nearest(claim, hand) for claim in meanings), key=partial(_distance, hand), default=())
    always = every(_always(call, meanings, broken)).broken_by(hand)
    if not always:
        return _told(broken)
    return _told((*always, *(part for part in broken if not isinstance(_measure(part), Points | Length))))


def nearest(claim: Claim, hand: Hand) -> tuple[Broken, ...]:
    """What the hand breaks of a claim, of the ways to keep it the one that it comes nearest to; nothing if it holds."""
    match claim:
        case Every(parts):
            return tuple(broken for part in parts for broken in nearest(part, hand))
        case Some(parts) if not all(isinstance(part, Atom) for part in parts):
            return min((nearest(part, hand) for part in parts), key=partial(_distance, hand))
        case _:
            # "4 hearts or 4 spades" is said whole: no way to keep it is nearer than another.
            return claim.broken_by(hand)


def _distance(hand: Hand, broken: tuple[Broken, ...]) -> tuple[int, int]:
    """In how many parts a promise is broken; then by how many points and cards."""
    told = _told(broken)
    return len(told), sum(part.steps(hand) or 1 for part in told)


def _always(call: Call, meanings: Sequence[Claim], broken: Sequence[Broken]) -> Iterator[Claim]:
    """Without what points, and what length of the suit that is bid, the call has no meaning at all.

    Only where the points are amiss in the nearest meaning too: a fit is not counted in high cards.
    """
    bounds = reduce(Region.join, (claim.region() for claim in meanings)).bounds if broken else None
    if bounds is None:
        return
    if any(isinstance(_measure(part), Points) for part in broken):
        yield points(*bounds.points)
    suit = call.strain.suit if isinstance(call, Bid) else None
    if suit is not None:
        yield length(suit, bounds.length(suit).low)


def _measure(part: Broken) -> Measure | None:
    return part.claim.measure if isinstance(part.claim, Atom) else None


def _told(broken: Sequence[Broken]) -> tuple[Broken, ...]:
    """Where the length of a suit is not right, that is enough said of it."""
    measures = [_measure(part) for part in broken]
    amiss = {measure.suit for measure in measures if isinstance(measure, Length)}
    return tuple(part for part, measure in zip(broken, measures, strict=True) if not _suits(measure) & amiss)


def _suits(measure: Measure | None) -> set[Suit]:
    """The suits of which it is the quality, or the length beside others."""
    match measure:
        case Compared(suit=suit, other=other):
            return {suit, other}
        case Longest() | GoodSuit() | Quality() | TopHonours():
            return {measure.suit}
        case _:
            return set()
