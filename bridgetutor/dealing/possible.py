"""What a constraint leaves of the shape of a hand, and of its honours: two sides of a claim that can be counted.

A claim that is about neither, such as a stopper, leaves all that its region does: what is drawn is judged by the claim
itself in the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

from bridgetutor.dealing.named import Named
from bridgetutor.dealing.sharing import FULL_HAND, Counts, Pair, counts_of
from bridgetutor.dealing.together import Together
from bridgetutor.hands.claim import Atom, Claim, Every, Some
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.hands.measures.measure import Measure
from bridgetutor.hands.measures.points import Points
from bridgetutor.hands.measures.shape import Compared, Longest, Shape
from bridgetutor.hands.measures.suits import Length
from bridgetutor.hands.measures.tricks import Aces, AcesAndKings, Controls, Kings
from bridgetutor.hands.region import Box
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand

SUIT_SIZES: Counts = (13, 13, 13, 13)
HONOUR_SIZES: Counts = (4, 4, 4, 4, 36)
"""Aces, kings, queens, jacks, and all other cards."""

HONOURS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)

_OF_SHAPE = (Length, Shape, Compared, Longest)
_OF_HONOURS = (Points, Aces, Kings, Controls, AcesAndKings)


@dataclass(frozen=True, slots=True)
class Lengths:
    """The lengths of a hand, or of two, in the order of `Suit`; nothing else is known of it."""

    hand: Hand

    @classmethod
    def of(cls, counts: Counts) -> Lengths:
        """Those of the four suits."""
        return cls(Hand.of(Card(s, r) for s, n in zip(Suit, counts, strict=True) for r in tuple(Rank)[:n]))

    def tells(self, measure: Measure) -> bool:
        """Whether the measure is one of lengths alone."""
        return isinstance(measure, _OF_SHAPE)

    def lies_in(self, box: Box) -> bool:
        """Whether a hand of these lengths may."""
        return all(
            low <= self.hand.length(suit) <= high for suit, (low, high) in zip(Suit, box.lengths, strict=True)
        )


@dataclass(frozen=True, slots=True)
class Honours:
    """The aces, kings, queens and jacks of a hand, or of two, whatever their suits."""

    hand: Hand

    @classmethod
    def of(cls, counts: Counts) -> Honours:
        """Those of the four ranks; the count of other cards, if it is there, tells nothing more."""
        return cls(
            Hand.of(Card(s, r) for r, n in zip(HONOURS, counts, strict=False) for s in tuple(Suit)[:n])
        )

    def tells(self, measure: Measure) -> bool:
        """Whether the measure is one of honours alone, their suits being nothing to it."""
        return isinstance(measure, _OF_HONOURS)

    def lies_in(self, box: Box) -> bool:
        """Whether a hand of so many points may."""
        return box.points.low <= high_card_points(self.hand) <= box.points.high


Side = Lengths | Honours
"""What is known of a hand while it is being drawn."""


def may_hold(claim: Claim, known: Side) -> bool:
    """Whether some hand of thirteen cards of which so much is known may keep the claim."""
    match claim:
        case Atom(measure, values) if known.tells(measure):
            return values >> measure.of(known.hand) & 1 == 1
        case Every(parts):
            return all(may_hold(part, known) for part in parts)
        case Some(parts):
            return any(may_hold(part, known) for part in parts)
        case Named():
            return may_hold(claim.claim, known)
        case _:
            return any(map(known.lies_in, _boxes(claim)))


def may_hold_together(claim: Claim, known: Side) -> bool:
    """The same for two hands as one, of which a region tells nothing."""
    match claim:
        case Atom(measure, values) if known.tells(measure):
            return values >> measure.of(known.hand) & 1 == 1
        case Every(parts):
            return all(may_hold_together(part, known) for part in parts)
        case Some(parts):
            return any(may_hold_together(part, known) for part in parts)
        case _:
            return True


@lru_cache(maxsize=1 << 10)
def _boxes(claim: Claim) -> tuple[Box, ...]:
    return claim.region().boxes


def allowing(claims: Iterable[Together], known: Callable[[Counts], Side]) -> list[Pair]:
    """What such claims leave to pairs of seats, each pair's counts being looked at as lengths or honours."""

    def allows(claim: Claim) -> Callable[[Counts], bool]:
        return lambda counts: may_hold_together(claim, known(counts))

    return [Pair(each.one, each.other, allows(each.claim)) for each in claims]


@lru_cache(maxsize=1 << 6)
def shapes(claim: Claim) -> tuple[Counts, ...]:
    """The lengths that the claim leaves."""
    return tuple(counts for counts, known in _all_shapes() if may_hold(claim, known))


@lru_cache(maxsize=1 << 6)
def honours(claim: Claim) -> tuple[Counts, ...]:
    """The numbers of aces, kings, queens, jacks and other cards that it leaves."""
    return tuple(counts for counts, known in _all_honours() if may_hold(claim, known))


@cache
def _all_shapes() -> tuple[tuple[Counts, Lengths], ...]:
    return tuple((counts, Lengths.of(counts)) for counts in counts_of(SUIT_SIZES, FULL_HAND))


@cache
def _all_honours() -> tuple[tuple[Counts, Honours], ...]:
    return tuple((counts, Honours.of(counts)) for counts in counts_of(HONOUR_SIZES, FULL_HAND))
