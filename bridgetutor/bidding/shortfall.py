"""What a hand breaks of the promise of a call: of the meaning it is nearest to, told in what is true of the call."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, reduce

from bridgetutor.hands.claim import ALWAYS, Atom, Broken, Claim, Every, Some
from bridgetutor.hands.claims import length
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

    A call of several meanings promises as many cards of its suit as the least of them; where the hand has not even
    these, no other length is spoken of.
    """
    broken = min((nearest(claim, hand) for claim in meanings), key=partial(_distance, hand), default=())
    short = _least_length(call, meanings).broken_by(hand) if broken else ()
    if not short:
        return _told(broken)
    points = [part for part in broken if isinstance(_measure(part.claim), Points)]
    rest = [part for part in broken if not isinstance(_measure(part.claim), Points | Length)]
    return _told((*points, *short, *rest))


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


def _least_length(call: Call, meanings: Sequence[Claim]) -> Claim:
    """The length of the suit that is bid without which the call has no meaning at all."""
    suit = call.strain.suit if isinstance(call, Bid) else None
    bounds = reduce(Region.join, (claim.region() for claim in meanings)).bounds
    return ALWAYS if suit is None or bounds is None else length(suit, bounds.length(suit).low)


def _told(broken: Sequence[Broken]) -> tuple[Broken, ...]:
    """Where the length of a suit is not right, that is enough said of it."""
    measures = [_measure(part.claim) for part in broken]
    amiss = {measure.suit for measure in measures if isinstance(measure, Length)}
    return tuple(part for part in broken if not _besides_length(part.claim) & amiss)


def _measure(claim: Claim) -> Measure | None:
    return claim.measure if isinstance(claim, Atom) else None


def _besides_length(claim: Claim) -> set[Suit]:
    """The suits of which more is claimed than their length: quality, length beside others, one thing or another."""
    match claim:
        case Some(parts):
            measures = [_measure(part) for part in parts]
            lengths = {measure.suit for measure in measures if isinstance(measure, Length)}
            return lengths.union(*map(_besides_length, parts))
        case Atom(Compared(suit=suit, other=other)):
            return {suit, other}
        case Atom(Longest() | GoodSuit() | Quality() | TopHonours() as measure):
            return {measure.suit}
        case _:
            return set()
