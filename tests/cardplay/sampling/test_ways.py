"""Sets of cards by points are counted right, and each has its number."""

from __future__ import annotations

from itertools import combinations
from math import comb

from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.cardplay.sampling.ways import OfOneSuit, OneOf, Together, Ways, counts, fields, total
from bridgetutor.cardplay.solver import Bits
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand
from tests.cardplay.sampling.brute import singly
from tests.strategies import suits

holdings = st.sets(st.integers(0, 12), max_size=7).map(lambda ranks: sum(1 << rank for rank in ranks))


def every_one(ways: Ways) -> list[Bits]:
    """All sets of cards, number by number; each has the points it was asked for with."""
    found = []
    for points, count in counts(ways.packed):
        for index in range(count):
            cards = ways.pick(points, index)
            assert high_card_points(Hand(cards)) == points
            found.append(cards)
    return found


def subsets(holding: int, suit: Suit, length: int) -> set[Bits]:
    return {sum(chosen) << 13 * suit for chosen in combinations(singly(holding), length)}


@given(suits, holdings, st.integers(0, 7))
def test_the_cards_of_a_suit(suit: Suit, holding: int, length: int) -> None:
    ways = OfOneSuit(suit, holding, length)
    found = every_one(ways)
    assert len(found) == total(ways.packed) == comb(holding.bit_count(), length)
    assert set(found) == subsets(holding, suit, length)


@given(holdings, st.integers(0, 4), holdings, st.integers(0, 4))
def test_the_cards_of_two_suits(clubs: int, first: int, spades: int, second: int) -> None:
    ways = Together(OfOneSuit(Suit.CLUBS, clubs, first), OfOneSuit(Suit.SPADES, spades, second))
    found = every_one(ways)
    both = {
        one | other
        for one in subsets(clubs, Suit.CLUBS, first)
        for other in subsets(spades, Suit.SPADES, second)
    }
    assert len(found) == len(both)
    assert set(found) == both


@given(holdings)
def test_cards_of_one_kind_or_another(holding: int) -> None:
    kinds = [OfOneSuit(Suit.HEARTS, holding, length) for length in range(3)]
    found = every_one(OneOf(kinds))
    assert sorted(found) == sorted(cards for kind in kinds for cards in every_one(kind))


def test_what_few_points_allow_is_cut_out() -> None:
    ways = OfOneSuit(Suit.CLUBS, 0b1111100000011, 3)
    allowed = 1 << 0 | 1 << 7 | 1 << 10
    everything = dict(counts(ways.packed))
    assert dict(counts(ways.packed & fields(allowed))) == {0: 1, 7: everything[7]}
    assert 10 not in everything
