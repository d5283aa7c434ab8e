"""Deals: written, read, completed, and everything that can be wrong with them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.cards import PACK, Card
from bridgetutor.rules.deal import Board, Deal
from bridgetutor.rules.faults import NotationError
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Vulnerability
from tests.strategies import deals, partly_known_deals, seats

DEAL = Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8")


@given(partly_known_deals(), seats)
def test_a_deal_is_read_as_it_is_written_from_any_seat(deal: Deal, first: Seat) -> None:
    assert Deal.parse(deal.format(first)) == deal
    assert Deal.parse(str(deal)) == deal


def test_hands_are_written_clockwise_from_the_first_seat() -> None:
    assert DEAL[Seat.NORTH] == Hand.parse("K73.75.QJT9.AK62")
    assert DEAL.format(Seat.WEST).startswith("W:J982.KQJT9.43.J8 K73")
    assert Deal.parse("e:2... - 3... -").known == {
        Seat.EAST: Hand.parse("2..."),
        Seat.WEST: Hand.parse("3..."),
    }


@given(deals())
def test_a_full_deal_has_no_faults_and_each_card_has_its_holder(deal: Deal) -> None:
    assert deal.is_complete
    assert deal.faults() == ()
    assert all(card in deal.hands[deal.holder(card) or Seat.NORTH] for card in PACK)  # type: ignore[operator]


@given(st.integers(1, 12).flatmap(lambda size: deals(size).map(lambda deal: (size, deal))))
def test_an_ending_has_no_faults_at_its_own_size(ending: tuple[int, Deal]) -> None:
    size, deal = ending
    assert deal.faults(size) == ()
    assert len(deal.faults()) == 5, "each hand is short, and cards are missing"


@given(deals(), seats)
def test_the_fourth_hand_follows_from_three(deal: Deal, seat: Seat) -> None:
    assert deal.with_hand(seat, None).with_hand_completed() == deal


@given(deals(), seats)
def test_two_hands_do_not_settle_the_others(deal: Deal, seat: Seat) -> None:
    half = deal.with_hand(seat, None).with_hand(seat.next, None)
    assert half.with_hand_completed() == half


def test_three_faulty_hands_are_not_completed() -> None:
    deal = DEAL.with_hand(Seat.NORTH, Hand.parse("K7.75.QJT9.AK62")).with_hand(Seat.WEST, None)
    assert deal.with_hand_completed() == deal


def test_every_fault_is_listed_with_its_law() -> None:
    north, south = DEAL[Seat.NORTH], DEAL[Seat.SOUTH]
    assert north is not None
    assert south is not None
    deal = DEAL.with_hand(Seat.NORTH, north.without(Card.parse("SK"), Card.parse("H7")))
    deal = deal.with_hand(
        Seat.SOUTH, south.without(Card.parse("C3")) | Hand.of(map(Card.parse, ("D3", "SJ")))
    )
    assert [(str(fault), fault.law) for fault in deal.faults()] == [
        ("N has 11 cards instead of 13", "13"),
        ("S has 14 cards instead of 13", "13"),
        ("D3 is in two hands: S, W", "1"),
        ("SJ is in two hands: S, W", "1"),
        ("In no hand: SK, H7, C3", "14"),
    ]


def test_one_card_is_said_in_the_singular() -> None:
    assert str(Deal.parse("N:2... - - -").faults()[0]) == "N has 1 card instead of 13"


def test_missing_cards_are_no_fault_while_a_hand_is_unknown() -> None:
    assert DEAL.with_hand(Seat.EAST, None).faults() == ()
    assert not DEAL.with_hand(Seat.EAST, None).is_complete


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "four hands"),
        ("N:K73.75.QJT9.AK62", "here is 1"),
        ("N:- - -", "here are 3"),
        ("X:- - - -", "is not a seat"),
        ("- - - -", "four hands"),
        ("N:A.K.Q - - -", "is not a hand"),
    ],
)
def test_what_is_no_deal(text: str, says: str) -> None:
    with pytest.raises(NotationError, match=says):
        Deal.parse(text)


def test_a_numbered_board_has_its_dealer_and_vulnerability() -> None:
    board = Board.numbered(7, DEAL)
    assert (board.dealer, board.vulnerability, board.number) == (Seat.SOUTH, Vulnerability.ALL, 7)
