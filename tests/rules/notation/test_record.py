"""What follows from the record of a board."""

from __future__ import annotations

from hypothesis import given

from bridgetutor.rules.contract import Contract, Result
from bridgetutor.rules.deal import Board, Deal
from bridgetutor.rules.notation.record import BoardRecord, playable, size_of
from bridgetutor.rules.seats import Seat, Vulnerability
from tests.strategies import boards, unhurried

DEAL = Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8")
TWICE = DEAL.with_hand(Seat.WEST, DEAL[Seat.NORTH])
CONTRACT = Contract.parse("3N by S")


def test_dealer_and_vulnerability_follow_from_the_number() -> None:
    assert BoardRecord(number=7, deal=DEAL).board == Board.numbered(7, DEAL)
    given = BoardRecord(7, dealer=Seat.EAST, vulnerability=Vulnerability.NONE, deal=DEAL).board
    assert given == Board(DEAL, Seat.EAST, Vulnerability.NONE, 7)


def test_north_as_dealer_is_no_missing_dealer() -> None:
    board = BoardRecord(number=2, dealer=Seat.NORTH, deal=DEAL).board
    assert board is not None
    assert board.dealer is Seat.NORTH


def test_without_a_deal_there_is_no_board_and_without_a_contract_no_play() -> None:
    assert BoardRecord(number=7).board is None
    assert BoardRecord(deal=DEAL).play is None
    assert BoardRecord(tricks=9).result is None


def test_a_result_needs_contract_and_tricks() -> None:
    assert BoardRecord(contract=CONTRACT, tricks=9).result == Result(CONTRACT, 9)
    assert BoardRecord(contract=CONTRACT).result is None


@unhurried
@given(boards())
def test_the_play_has_the_cards_of_the_record(record: BoardRecord) -> None:
    assert (() if record.play is None else record.play.cards) == record.cards


def test_a_faulty_deal_is_played_over_unknown_hands() -> None:
    play = BoardRecord(deal=TWICE, contract=CONTRACT).play
    assert play is not None
    assert play.deal.known == {}
    assert playable(DEAL) == DEAL
    assert playable(None).known == {}


def test_an_ending_is_no_faulty_deal() -> None:
    ending = Deal.parse("N:2.A.. 3.K.. 4.Q.. 5.J..")
    assert playable(ending) == ending
    assert size_of(ending) == 2
    assert size_of(Deal.parse("N:2.A.. 3... 4.Q.. 5.J..")) == 13
    assert size_of(Deal.of({})) == 13
