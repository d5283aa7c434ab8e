"""A player sees the own hand, dummy and the cards played, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import FULL_PACK, Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.swaps import hidden_from, swapped
from tests.strategies import plays

DEAL = Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8")
CONTRACT = Contract(3, Strain.NOTRUMP, Seat.SOUTH)
BEFORE_THE_LEAD = Play.of(DEAL, CONTRACT)
AFTER_THE_LEAD = BEFORE_THE_LEAD.after(Card.parse("HK"))


@given(swapped())
def test_what_is_hidden_does_not_change_the_view(case: tuple[Play, Play, Seat]) -> None:
    play, other, seat = case
    assert PlayView.of(play, seat) == PlayView.of(other, seat)
    assert hash(PlayView.of(play, seat)) == hash(PlayView.of(other, seat))


@given(swapped())
def test_a_view_holds_no_hidden_hand(case: tuple[Play, Play, Seat]) -> None:
    play, _, seat = case
    view = PlayView.of(play, seat)
    assert all(view.held(hidden) is None for hidden in hidden_from(play, seat))
    assert view.held(seat) == play.hand(seat) == view.hand


@given(plays())
def test_the_player_has_the_same_choice_in_the_view(play: Play) -> None:
    view = PlayView.of(play, play.player)
    assert view.legal_cards == play.legal_cards
    assert view.is_to_play is not play.is_over
    assert view.turn is play.turn


@given(plays())
def test_the_unseen_cards_are_those_of_the_hidden_hands(play: Play) -> None:
    seat = play.player
    hidden = [play.hand(each) or Hand() for each in hidden_from(play, seat)]
    unseen = PlayView.of(play, seat).unseen
    assert sum(map(len, hidden)) == len(unseen)
    assert all(hand - unseen == Hand() for hand in hidden)


def test_dummy_is_seen_once_the_lead_is_made() -> None:
    assert all(
        PlayView.of(BEFORE_THE_LEAD, seat).dummy_hand is None for seat in Seat if seat is not Seat.NORTH
    )
    assert all(PlayView.of(AFTER_THE_LEAD, seat).dummy_hand == DEAL[Seat.NORTH] for seat in Seat)


def test_declarer_plays_dummys_cards_and_dummy_none() -> None:
    assert PlayView.of(AFTER_THE_LEAD, Seat.SOUTH).legal_cards == Hand.parse(".75..")
    assert not PlayView.of(AFTER_THE_LEAD, Seat.NORTH).is_to_play
    assert PlayView.of(AFTER_THE_LEAD, Seat.NORTH).legal_cards == Hand()
    assert PlayView.of(AFTER_THE_LEAD, Seat.NORTH).held(Seat.SOUTH) is None


def test_an_ending_is_played_with_the_cards_that_are_left() -> None:
    ending = Deal.parse("N:A2... K3... Q4... J5...")
    view = PlayView.of(Play.of(ending, CONTRACT), Seat.WEST)
    assert view.unseen == Hand.parse("AKQ432...")


def test_where_hands_are_unknown_the_whole_pack_is_in_play() -> None:
    view = PlayView.of(Play.of(DEAL.with_hand(Seat.EAST, None), CONTRACT), Seat.WEST)
    hand = DEAL[Seat.WEST]
    assert hand is not None
    assert view.unseen == FULL_PACK - hand


def test_nobody_looks_through_unknown_eyes() -> None:
    with pytest.raises(ValueError, match="the hand of E is not known"):
        PlayView.of(Play.of(DEAL.with_hand(Seat.EAST, None), CONTRACT), Seat.EAST)


def test_where_the_game_faces_dummy_before_the_lead_it_is_seen_and_nothing_else() -> None:
    view = PlayView.of(BEFORE_THE_LEAD, Seat.WEST, dummy_is_faced=True)
    assert set(view.play.deal.known) == {Seat.WEST, Seat.NORTH}
    assert PlayView.of(BEFORE_THE_LEAD, Seat.WEST).dummy_hand is None
