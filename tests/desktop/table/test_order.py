"""Suits in alternate colours; dummy's trumps at dummy's right hand."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bridgetutor.desktop.table.boxes import Place
from bridgetutor.desktop.table.order import laid_out, place_of, suit_order
from bridgetutor.rules.cards import Strain, Suit
from bridgetutor.rules.hands import FULL_PACK, Hand
from bridgetutor.rules.seats import Seat

RED = {Suit.HEARTS, Suit.DIAMONDS}


@pytest.mark.parametrize("strain", Strain)
@pytest.mark.parametrize("place", Place)
@pytest.mark.parametrize("is_dummy", [False, True])
def test_colours_alternate(strain: Strain, place: Place, is_dummy: bool) -> None:
    suits = suit_order(strain, place=place, is_dummy=is_dummy)
    assert sorted(suits) == sorted(Suit)
    assert all((one in RED) != (other in RED) for one, other in pairwise(suits))


@pytest.mark.parametrize("suit", Suit)
def test_trumps_lie_at_dummys_right_hand(suit: Suit) -> None:
    first = {Place.TOP, Place.RIGHT}
    for place in Place:
        suits = suit_order(suit.strain, place=place, is_dummy=True)
        assert suits[0 if place in first else -1] is suit


def test_no_hand_but_dummy_moves_its_trumps() -> None:
    assert suit_order(Strain.DIAMONDS, place=Place.TOP, is_dummy=False)[0] is Suit.SPADES
    assert suit_order(None, place=Place.TOP, is_dummy=True)[0] is Suit.SPADES


def test_cards_lie_suit_by_suit_from_the_top() -> None:
    suits = suit_order(None, place=Place.BOTTOM, is_dummy=False)
    assert [str(card) for card in laid_out(Hand.parse("A2.K.Q.J3"), suits)] == [
        "SA",
        "S2",
        "HK",
        "CJ",
        "C3",
        "DQ",
    ]
    assert len(laid_out(FULL_PACK, suits)) == 52


def test_seats_go_round_clockwise() -> None:
    assert [place_of(seat, Seat.SOUTH) for seat in Seat] == [Place.TOP, Place.RIGHT, Place.BOTTOM, Place.LEFT]
    assert place_of(Seat.SOUTH, Seat.EAST) is Place.LEFT
