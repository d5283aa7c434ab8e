"""All the ways of sharing cards between two or three hands: as many as there are, and none twice."""

from __future__ import annotations

from math import comb
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.cardplay.sampling.places import ANYTHING, NOBODY, Place
from bridgetutor.cardplay.sampling.sources import fitting
from bridgetutor.cardplay.sampling.splits import Split
from bridgetutor.cardplay.solver import Bits
from bridgetutor.hands.region import Box, Range
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import FULL_PACK, Hand
from bridgetutor.rules.seats import Seat
from tests.cardplay.sampling.brute import every_way
from tests.strategies import unhurried


@st.composite
def ranges(draw: st.DrawFn, most: int) -> Range:
    low = draw(st.integers(0, most))
    return Range(low, draw(st.integers(low, most)))


boxes = st.lists(
    st.builds(Box, ranges(20), st.tuples(*[ranges(5)] * 4)) | st.just(ANYTHING), min_size=1, max_size=4
).map(tuple)
"""Of hands of few cards; they overlap, and some fit none."""


@st.composite
def shared_cards(draw: st.DrawFn, hands: int) -> tuple[Bits, tuple[Place, ...]]:
    """Few cards, and places that they go to."""
    order = draw(st.permutations(range(52)))
    sizes = draw(st.tuples(*[st.integers(0, 9 // hands)] * hands))
    voids = st.sets(st.sampled_from(Suit), max_size=1).map(frozenset)
    places, gone = [], sum(sizes)
    for size in sizes:
        more = draw(st.integers(0, 3))
        played = sum(1 << card for card in order[gone : gone + more])
        gone += more
        places.append(Place(size, played, draw(voids), draw(boxes)))
    return sum(1 << card for card in order[: sum(sizes)]), tuple(places)


@given(shared_cards(2))
def test_two_hands_are_counted_as_if_all_were_tried(case: tuple[Bits, tuple[Place, ...]]) -> None:
    cards, (one, other) = case
    split = Split(cards, one, other)
    found = [split[index] for index in range(split.total)]
    assert sorted(found) == sorted(mine for mine, _ in every_way(cards, (one, other)))


@given(shared_cards(3))
@unhurried
def test_three_hands_are_counted_as_if_all_were_tried(case: tuple[Bits, tuple[Place, ...]]) -> None:
    cards, places = case
    every = set(every_way(cards, places))
    relaxed_only = not every
    seats = dict(zip(Seat, places, strict=False))
    random = Random(1)
    if not any(True for _ in every_way(cards, [place.relaxed(9) for place in places])):
        return
    found = fitting(cards, seats, random, few=2000)
    assert (found.relaxed > 0) is relaxed_only
    if relaxed_only:
        return
    drawn = {
        tuple(held[found.seats.index(seat)] for seat in seats)
        for _, held in found.source.drawn(random, 10_000)
    }
    assert drawn == every
    assert found.source.total == len(every)


def test_half_the_pack_between_two_free_hands() -> None:
    cards = Hand.parse("KQJ9632.A875.T43.Q7").bits | Hand.parse("A.K42.AKQ98.J532").bits
    unseen = FULL_PACK.bits & ~cards
    split = Split(unseen, Place(13), Place(unseen.bit_count() - 13))
    assert split.total == comb(unseen.bit_count(), 13)


def test_a_hand_alone_has_one_way() -> None:
    cards = Hand.parse("AK.Q..2").bits
    split = Split(cards, Place(4), NOBODY)
    assert split.total == 1
    assert split[0] == cards
