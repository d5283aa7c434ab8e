"""The cut for partners and seats, the tour, and more than four players."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.games.cut import Turns, by_card, draw, seated, tour
from bridgetutor.rules.cards import PACK, Card
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat

FOUR = ("A", "B", "C", "D")


class Unshuffled(Random):
    """Spreads the pack in its own order and takes from the front."""

    def sample(self, population, k, *, counts=None):  # type: ignore[no-untyped-def]
        return list(population)[:k]


def test_nobody_draws_from_the_ends_of_the_pack() -> None:
    drawn = draw(["A", "B", "C", "D"], Unshuffled())
    assert tuple(drawn.values()) == PACK[4:8]


@given(st.integers(0, 10**6), st.integers(4, 7))
def test_everybody_draws_another_card(seed: int, count: int) -> None:
    names = [f"player {i}" for i in range(count)]
    drawn = draw(names, Random(seed))
    assert list(drawn) == names
    assert len(set(drawn.values())) == count
    assert draw(names, Random(seed)) == drawn


@pytest.mark.parametrize("names", [["A", "B", "C"], ["A"] * 4, [str(i) for i in range(8)], []])
def test_how_many_cut(names: list[str]) -> None:
    with pytest.raises(BridgeError, match="From four to seven"):
        draw(names, Random(1))
    with pytest.raises(BridgeError, match="From four to seven"):
        by_card(dict.fromkeys(names, PACK[0]))


def test_the_highest_card_is_first_and_suits_part_equal_ranks() -> None:
    drawn = {name: Card.parse(card) for name, card in zip("ABCD", ("H7", "DA", "S7", "CK"), strict=True)}
    assert by_card(drawn) == ("B", "D", "C", "A")


@pytest.mark.parametrize("seat", Seat)
def test_the_two_highest_are_partners_and_the_highest_deals(seat: Seat) -> None:
    found = seated(FOUR, seat=seat)
    assert found.players[seat] == "A"
    assert found.players[seat.partner] == "B"
    assert found.dealer is seat
    assert set(found.players.values()) == set(FOUR)


def test_in_a_tour_each_plays_with_each() -> None:
    pairs = [
        frozenset({seating.players[seat], seating.players[seat.partner]})
        for seating in tour(FOUR)
        for seat in (Seat.NORTH, Seat.EAST)
    ]
    assert sorted(map(sorted, pairs)) == sorted(map(list, combinations(FOUR, 2)))
    assert tour(FOUR)[0] == seated(FOUR)


def test_five_players() -> None:
    turns = Turns.of("12345")
    waiting = []
    for _ in range(6):
        waiting.append(turns.waiting)
        turns = turns.after_rubber
    assert waiting == [("5",), ("4",), ("3",), ("2",), ("1",), ("5",)]


def test_six_players() -> None:
    turns = Turns.of("123456")
    assert turns.playing == ("1", "2", "3", "4")
    assert set(turns.after_rubber.waiting) == {"3", "4"}
    assert set(turns.after_rubber.after_rubber.waiting) == {"1", "2"}
    assert set(turns.after_rubber.after_rubber.after_rubber.waiting) == {"5", "6"}


@given(st.integers(4, 7), st.integers(0, 20))
def test_four_play_and_nobody_waits_twice_running(count: int, rubbers: int) -> None:
    order = "1234567"[:count]
    turns = Turns.of(order)
    for _ in range(rubbers):
        before, turns = turns, turns.after_rubber
        assert len(turns.playing) == 4
        assert sorted(turns.playing + turns.waiting) == list(order)
        assert not set(before.waiting) & set(turns.waiting)
