"""The hands of the learner's mistakes at the table once more: in the learner's chair, whole or from the mistake on."""

from __future__ import annotations

from random import Random

import pytest

from bridgetutor.games.catalogue import SINGLE
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.choice import Action, parse_choice
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.evening.arrangement import Arrangement, Part
from bridgetutor.session.evening.marked import laid_out, marked
from bridgetutor.session.evening.screen import EveningScreen
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.evening.themes import told
from bridgetutor.session.evening.to_order import faults_of
from bridgetutor.session.evening.walk import EveningWalk
from bridgetutor.session.looking_back.calls import JudgeCalls
from bridgetutor.session.screen import AskCall, AskCard
from bridgetutor.teaching.drills.mistakes import CallPosition, CardPosition
from bridgetutor.wording import Wording
from tests.session.evening.evenings import GAME_FOR_US, SOUTHS, AtOnce, again, surroundings, to_the_end

DEAL = Deal.parse(SOUTHS)
BID = Auction.parse(Seat.EAST, "P 1N P 3N P P P")
CARDS = tuple(map(Card.parse, ["HK", "H5", "H2", "HA"]))
PLAY = Play(DEAL, Strain.NOTRUMP, Seat.WEST, Seat.SOUTH).after(*CARDS)
CONTRACT = Contract(3, Strain.NOTRUMP, Seat.SOUTH)
CARD = str(CardPosition(Vulnerability.NORTH_SOUTH, PLAY, CONTRACT, (Card.parse("DK"),), BID))
UNBID = str(CardPosition(Vulnerability.NORTH_SOUTH, PLAY, CONTRACT, (Card.parse("DK"),)))
CALL = str(CallPosition("sayc", Vulnerability.EAST_WEST, DEAL, Auction.parse(Seat.WEST, "P 1D P")))


def table(*positions: str, from_mark: bool) -> Arrangement:
    mistakes, conditions = laid_out(positions, from_mark=from_mark)
    return Arrangement("single", mistakes=mistakes, conditions=conditions, from_mark=from_mark)


def sat_down(arrangement: Arrangement) -> Conductor[Evening, EveningScreen]:
    conductor = Conductor(EveningWalk(SINGLE, Random(1), arrangement), surroundings(), AtOnce())
    conductor.open()
    return conductor


def test_whoever_erred_sits_in_south() -> None:
    position = CallPosition("sayc", Vulnerability.NORTH_SOUTH, DEAL, Auction.parse(Seat.NORTH, "P"))
    hand = marked(str(position))
    assert hand is not None
    assert hand.deal[Seat.SOUTH] == DEAL[Seat.EAST]
    assert hand.deal[Seat.WEST] == DEAL[Seat.SOUTH]
    assert hand.condition == (Seat.EAST, Vulnerability.EAST_WEST)


@pytest.mark.parametrize("text", ["", "x;y", CARD.replace("AQ5", "AQ", 1)])
def test_what_cannot_be_laid_out_is_left_out(text: str) -> None:
    assert marked(text) is None
    assert laid_out((text, CALL), from_mark=True)[0] == (CALL,)


def test_a_hand_comes_once_where_the_whole_of_it_is_played() -> None:
    other = str(CallPosition("sayc", Vulnerability.NORTH_SOUTH, DEAL, Auction.parse(Seat.EAST, "P")))
    assert laid_out((CARD, other), from_mark=False)[0] == (CARD,)
    assert laid_out((CARD, other), from_mark=True)[0] == (CARD, other)


def test_the_table_is_written_with_its_mistakes() -> None:
    arranged = table(CARD, CALL, from_mark=True)
    assert Arrangement.parse(str(arranged).removeprefix("arranged:")) == arranged
    assert parse_choice(str(arranged)) == arranged
    says = [Wording.english().render(each) for each in told(arranged)]
    assert says == ["your mistakes, each from where it was made"]
    assert faults_of(arranged) == ()


def test_from_a_card_on_the_play_stands_as_it_stood() -> None:
    conductor = sat_down(table(CARD, from_mark=True))
    screen = conductor.screen
    assert isinstance(screen.ask, AskCard)
    assert conductor.state.board.auction == BID
    assert conductor.state.play is not None
    assert conductor.state.play.cards == CARDS
    assert screen.table.vulnerability is Vulnerability.NORTH_SOUTH
    assert again(conductor) == conductor.state


def test_played_again_it_begins_at_the_mark() -> None:
    conductor = sat_down(table(CARD, from_mark=True))
    to_the_end(conductor)
    conductor.choose(Action.REPLAY)
    assert conductor.state.play is not None
    assert conductor.state.play.cards == CARDS


def test_only_what_the_learner_has_chosen_now_is_looked_back_at() -> None:
    conductor = sat_down(table(CARD, from_mark=True))
    screen = to_the_end(conductor)
    moment = screen.look_back
    assert moment is not None
    assert moment.review.since == len(CARDS)
    assert isinstance(moment.calls, JudgeCalls)
    assert moment.calls.since == len(BID.calls)
    assert moment.calls.answer() == ()


def test_who_goes_back_before_the_mark_is_looked_at_from_there() -> None:
    conductor = sat_down(table(CARD, from_mark=True))
    conductor.choose(Action.UNDO)
    conductor.choose(Card.parse("H4"))
    to_the_end(conductor)
    moment = conductor.screen.look_back
    assert moment is not None
    assert moment.review.since < len(CARDS)


def test_from_a_call_on_the_auction_stands_as_it_stood() -> None:
    conductor = sat_down(table(CALL, from_mark=True))
    assert isinstance(conductor.screen.ask, AskCall)
    assert conductor.state.board.auction == Auction.parse(Seat.WEST, "P 1D P")


@pytest.mark.parametrize("position", [CARD, UNBID])
def test_the_whole_hand_is_bid_anew(position: str) -> None:
    conductor = sat_down(table(position, from_mark=False))
    assert isinstance(conductor.screen.ask, AskCall)
    assert conductor.state.board.hand(Seat.SOUTH) == DEAL[Seat.SOUTH]


def test_where_nobody_knows_how_it_was_bid_all_of_it_is_played() -> None:
    conductor = sat_down(table(UNBID, from_mark=True))
    assert isinstance(conductor.screen.ask, AskCall)
    assert conductor.state.board.cards_begin is None


def test_after_a_hand_that_is_given_up_comes_the_next_with_its_own_condition() -> None:
    other = str(CallPosition("sayc", Vulnerability.ALL, Deal.parse(GAME_FOR_US), Auction(Seat.SOUTH)))
    conductor = sat_down(table(CARD, other, from_mark=True))
    conductor.choose(Action.SHOW)
    conductor.choose(Action.NEXT)
    board = conductor.state.board
    assert board.deal == Deal.parse(GAME_FOR_US)
    assert (board.dealer, board.vulnerability) == (Seat.SOUTH, Vulnerability.ALL)
    assert isinstance(conductor.screen.ask, AskCall)


def test_from_a_mark_on_one_bids_and_plays() -> None:
    arranged = Arrangement("single", mistakes=(CALL,), from_mark=True, part=Part.BIDDING)
    (fault,) = faults_of(arranged)
    assert "Bid and play" in Wording.english().render(fault)
