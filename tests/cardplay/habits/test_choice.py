"""Habits are lawful, deterministic and blind to what is hidden."""

from __future__ import annotations

import pytest
from hypothesis import assume, given

from bridgetutor.cardplay.habits import habit, habitual_card
from bridgetutor.cardplay.habits.choice import (
    DECLARERS_LEAD,
    DEFENDERS_LEAD,
    FOURTH_HAND,
    SECOND_HAND,
    THIRD_HAND,
    VOID,
)
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.swaps import swapped
from tests.strategies import contracts, deals, plays, seats, strains, unhurried


@given(plays())
def test_the_card_is_legal_and_has_its_sentence(play: Play) -> None:
    assume(not play.is_over)
    found = habit(PlayView.of(play, play.player))
    assert found.card in play.legal_cards
    assert str(found.why)
    assert habitual_card(PlayView.of(play, play.player)) == found.card


@given(swapped(to_play=True))
def test_hidden_cards_do_not_change_the_card(case: tuple[Play, Play, Seat]) -> None:
    play, other, seat = case
    assert habit(PlayView.of(play, seat)) == habit(PlayView.of(other, seat))


@unhurried
@given(deals(), contracts)
def test_a_deal_is_played_to_the_end(deal: Deal, contract: Contract) -> None:
    play = Play.of(deal, contract)
    while not play.is_over:
        play = play.after(habitual_card(PlayView.of(play, play.player)))
    assert len(play.complete_tricks) == 13


@given(deals(5), strains, seats)
def test_so_is_an_ending_without_a_declarer(deal: Deal, strain: Strain, leader: Seat) -> None:
    play = Play(deal, strain, leader)
    while not play.is_over:
        play = play.after(habitual_card(PlayView.of(play, play.player)))
    assert len(play.complete_tricks) == 5


@given(plays(), seats)
def test_who_is_not_to_play_has_no_habit(play: Play, seat: Seat) -> None:
    assume(play.is_over or play.player is not seat)
    with pytest.raises(ValueError, match="it is not for"):
        habit(PlayView.of(play, seat))


def test_every_habit_says_what_it_is() -> None:
    rules = {
        rule
        for rules in (DECLARERS_LEAD, DEFENDERS_LEAD, SECOND_HAND, THIRD_HAND, FOURTH_HAND, VOID)
        for rule in rules
    }
    assert all(rule.__doc__ for rule in rules)
