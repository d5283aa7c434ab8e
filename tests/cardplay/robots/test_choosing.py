"""The robot's choice: the same for the same view, blind to what is hidden, free where there is nothing to choose."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetutor.cardplay.robots import Aim, ChooseCard, Effort
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.double_dummy import ending
from tests.cardplay.robots.positions import FAIR, TINY, at, choice
from tests.cardplay.swaps import swapped, with_hidden_cards_moved

DEAL = "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"

few = settings(max_examples=12, deadline=None)


@few
@given(swapped(to_play=True))
def test_moving_the_hidden_cards_changes_no_card(case: tuple[Play, Play, Seat]) -> None:
    play, other, _ = case
    assert choice(play, effort=TINY) == choice(other, effort=TINY)


@pytest.mark.parametrize(
    "cards", ["", "HK", "HK H5", "HK H5 H2", "HK H5 H2 HA D2 D3", "HK H5 H2 HA D2 D3 DQ"]
)
def test_leader_declarer_and_defenders_do_not_peek(cards: str) -> None:
    play = at(DEAL, "3N by S", cards)
    for seed in range(3):
        moved = with_hidden_cards_moved(play, play.player, Random(seed))
        assert choice(play, effort=TINY, seed=seed) == choice(moved, effort=TINY, seed=seed)


def test_for_whoever_waits_a_lead_is_the_agreed_one_of_a_suit_and_worth_the_same() -> None:
    play = at(DEAL, "3N by S")
    whole = ChooseCard(PlayView.of(play, play.player), Aim.tricks(), effort=TINY)
    quick = replace(whole, effort=TINY.in_a_second)
    assert [str(card) for group in quick.groups for card in group] == [
        "S2",
        "HK",
        "HQ",
        "HJ",
        "HT",
        "H9",
        "D4",
        "D3",
        "CJ",
    ]
    for every, some in zip(whole.solved().tricks, quick.solved().tricks, strict=True):
        assert some == {index: every[index] for index in some}
    assert Effort().in_a_second.layouts(quick.view) < Effort().layouts(quick.view)


@few
@given(swapped(to_play=True), st.integers(0, 5))
def test_the_same_seed_gives_the_same_card_also_after_a_journey(
    case: tuple[Play, Play, Seat], seed: int
) -> None:
    play, _, seat = case
    question = ChooseCard(PlayView.of(play, seat), Aim.tricks(), effort=TINY, seed=seed)
    found = question.answer()
    assert found == pickle.loads(pickle.dumps(question)).answer()
    assert found.card in play.legal_cards


def test_a_forced_card_and_equal_cards_cost_nothing() -> None:
    equal = choice(at("N:A.A.. 2.2.. KQ... J.J..", "1N by S", "SJ SA S2"), effort=TINY)
    assert (str(equal.card), equal.layouts, equal.candidates) == ("SQ", 0, ())
    forced = choice(at("N:A.A.. 2.2.. KQ... J.J..", "1N by S", "SJ"), effort=TINY)
    assert (str(forced.card), forced.layouts) == ("SA", 0)


def test_every_legal_card_is_weighed() -> None:
    play = at(DEAL, "3N by S", "HK")
    found = choice(play, effort=TINY)
    assert {each.card for each in found.candidates} == set(play.legal_cards)
    assert found.layouts == TINY.first
    assert all(0 <= each.tricks <= 13 for each in found.candidates)


def test_only_who_is_to_play_is_asked() -> None:
    play = at(DEAL, "3N by S", "HK")
    with pytest.raises(ValueError, match="not for E"):
        ChooseCard(PlayView.of(play, Seat.EAST), Aim.tricks()).answer()


@pytest.mark.parametrize("seed", range(6))
def test_without_a_declarer_everybody_plays_their_own_cards(seed: int) -> None:
    play = ending(Random(seed), 4)
    while not play.is_over:
        view = PlayView.of(play, play.turn)
        play = play.after(ChooseCard(view, Aim.tricks(), effort=TINY).answer().card)
    assert play.tricks_won(Seat.NORTH.side) + play.tricks_won(Seat.EAST.side) == 4


@pytest.mark.parametrize("cards", ["", "HK H5"])
def test_a_contract_without_its_auction_tells_something(cards: str) -> None:
    play = at(DEAL, "3N by S", cards)
    view = PlayView.of(play, play.player)
    alone = ChooseCard(view, Aim.tricks(), Contract.parse("3N by S"), effort=FAIR).answer()
    silent = ChooseCard(view, Aim.tricks(), effort=FAIR).answer()
    assert alone.card in play.legal_cards
    assert alone.candidates != silent.candidates


def test_an_ending_in_a_contract_can_be_played() -> None:
    play = at("N:A2.A.. 43.3.. 65.2.. 7.54..", "2N by S", "S7")
    view = PlayView.of(play, play.player)
    found = ChooseCard(view, Aim.tricks(), Contract.parse("2N by S"), effort=TINY).answer()
    assert str(found.card) == "SA"


def test_all_layouts_are_known_where_more_were_wanted_than_there_are() -> None:
    play = at("N:KJ.A3.. A2.54.. 4..AK.3 QT.6.5.", "1N by S", "SQ")
    question = ChooseCard(PlayView.of(play, play.player), Aim.tricks(), effort=Effort(*(2000,) * 5))
    assert question.knows_all(question.solved())
    some = replace(question, effort=TINY)
    assert not some.knows_all(some.solved())
