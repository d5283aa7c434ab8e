"""Deals by throwing away all that do not fit, and whether two lots of deals look alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from math import sqrt
from random import Random

from bridgetutor.bidding.robots import dealt
from bridgetutor.dealing.constraint import Constraint
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.hands.facts.shape import pattern_index
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.seats import Seat

FEWEST = 8
"""A count that is seldom expected is put together with others."""


def thrown(constraint: Constraint, random: Random) -> Iterator[Deal]:
    """Shuffled deals, those that do not keep the constraint thrown away."""
    while True:
        deal = dealt(1, random).deal
        if constraint.holds(deal):
            yield deal


def surprise(some: Iterable[Hashable], others: Iterable[Hashable]) -> float:
    """How unlike two lots are, in standard deviations of the normal law: above 4 once in thirty thousand times.

    Chi-square of the two counts, brought to the normal law by its cube root (Wilson and Hilferty, 1931).
    """
    one, other = Counter(some), Counter(others)
    bins = list(_bins(one, other))
    freedom = len(bins) - 1
    if freedom < 1:
        return 0.0
    mine, theirs = one.total(), other.total()
    chi = 0.0
    for a, b in bins:
        for count, whole in ((a, mine), (b, theirs)):
            expected = (a + b) * whole / (mine + theirs)
            chi += (count - expected) ** 2 / expected
    spread = 2 / (9 * freedom)
    return float(((chi / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def _bins(one: Counter[Hashable], other: Counter[Hashable]) -> Iterator[tuple[int, int]]:
    left = (0, 0)
    for key in one | other:
        pair = one[key], other[key]
        if sum(pair) >= FEWEST:
            yield pair
        else:
            left = left[0] + pair[0], left[1] + pair[1]
    if sum(left) >= FEWEST:
        yield left


def _points(deal: Deal, *seats: Seat) -> Hashable:
    """In steps of two."""
    return tuple(high_card_points(deal.known[seat]) // 2 for seat in seats)


def _lengths(deal: Deal, *whose: tuple[Seat, Suit]) -> Hashable:
    return tuple(deal.known[seat].length(suit) for seat, suit in whose)


def _holders(deal: Deal, *cards: Card) -> Hashable:
    return tuple(deal.holder(card) for card in cards)


_SPADES = tuple((seat, Suit.SPADES) for seat in Seat)
_HIGH_AND_LOW = Card(Suit.HEARTS, Rank.ACE), Card(Suit.SPADES, Rank.TWO)
_HONOURS = Card(Suit.CLUBS, Rank.QUEEN), Card(Suit.DIAMONDS, Rank.JACK)

LOOKS: Mapping[str, Callable[[Deal], Hashable]] = {
    "points of North and South": lambda deal: _points(deal, Seat.NORTH, Seat.SOUTH),
    "points of East": lambda deal: high_card_points(deal.known[Seat.EAST]),
    "spades": lambda deal: _lengths(deal, *_SPADES),
    "clubs and hearts of South": lambda deal: _lengths(
        deal, (Seat.SOUTH, Suit.CLUBS), (Seat.SOUTH, Suit.HEARTS)
    ),
    "shape of North": lambda deal: pattern_index(deal.known[Seat.NORTH]),
    "shape of West": lambda deal: pattern_index(deal.known[Seat.WEST]),
    "ace of hearts and two of spades": lambda deal: _holders(deal, *_HIGH_AND_LOW),
    "queen of clubs and jack of diamonds": lambda deal: _holders(deal, *_HONOURS),
}
"""What two lots are compared by."""
