"""Looking at a recorded board step by step."""

from __future__ import annotations

from hypothesis import given

from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.seats import Seat
from bridgetutor.session.viewing import Viewing, title
from tests.session.example import HOLD_UP
from tests.strategies import records, unhurried

PLAYED = BoardRecord(
    number=3,
    dealer=Seat.SOUTH,
    deal=Deal.parse(HOLD_UP),
    auction=Auction.parse(Seat.SOUTH, "1N P 3N P P P"),
    contract=Contract.parse("3N by South"),
    cards=tuple(map(Card.parse, ["HK", "H5", "H2", "H4", "HQ"])),
    tricks=9,
)


def test_first_the_deal_then_the_calls_then_the_cards() -> None:
    viewing = Viewing(PLAYED)
    assert viewing.end == 11
    assert viewing.table.auction == Auction(Seat.SOUTH)
    assert viewing.moved(3).table.auction == Auction.parse(Seat.SOUTH, "1N P 3N")
    assert viewing.moved(3).table.contract is None
    assert viewing.moved(6).table.contract == PLAYED.contract
    trick = viewing.moved(8).table.trick
    assert trick is not None
    assert trick.cards == PLAYED.cards[:2]
    assert viewing.moved(10).table.tricks == (0, 1)


def test_steps_stay_within_the_record() -> None:
    assert Viewing(PLAYED).moved(-5).at == 0
    assert Viewing(PLAYED).moved(500).at == 11


def test_cards_leave_the_hands_as_they_are_played() -> None:
    counts = {hand.seat: hand.count for hand in Viewing(PLAYED, 11).table.hands}
    assert counts == {Seat.NORTH: 12, Seat.EAST: 12, Seat.SOUTH: 12, Seat.WEST: 11}


def test_a_board_is_named_by_number_contract_and_tricks() -> None:
    assert str(title(PLAYED, 1)) == "Board 3: 3NT by S, 9 tricks"
    assert str(title(BoardRecord(passed_out=True), 7)) == "Board 7: passed out"


@unhurried
@given(records())
def test_whatever_a_file_says_each_step_has_its_table(record: BoardRecord) -> None:
    viewing = Viewing(record)
    for at in {0, viewing.calls, (viewing.calls + viewing.end) // 2, viewing.end}:
        table = viewing.moved(at).table
        assert all(hand.cards is None or len(hand.cards) == hand.count for hand in table.hands)
    assert str(title(record, 1))
