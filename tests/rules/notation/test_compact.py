"""A whole board on one line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation import compact
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.seats import Seat, Vulnerability
from tests.strategies import boards, unhurried

LINE = (
    "3 | E | EW | N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"
    " | P 1N P 3N P P P | 3NT by S | 9 | HK H5 H2 H4"
)


def test_a_line_is_read() -> None:
    record = compact.read(LINE)
    assert (record.number, record.dealer, record.vulnerability) == (3, Seat.EAST, Vulnerability.EAST_WEST)
    assert record.auction is not None
    assert record.auction.contract == record.contract
    assert record.play is not None
    assert record.play.turn is Seat.WEST
    assert compact.write(record) == LINE


@unhurried
@given(boards())
def test_a_board_is_read_as_it_is_written(record: BoardRecord) -> None:
    line = compact.write(record)
    assert "\n" not in line
    assert compact.read(line) == record


def test_all_may_be_unknown() -> None:
    assert compact.write(BoardRecord()) == "? | ? | ? | ? | ? | ? | ? | "
    assert compact.read("? | ? | ? | ? | ? | ? | ? |") == BoardRecord()


def test_a_faulty_deal_is_kept() -> None:
    line = LINE.replace("N:K73", "N:K7")
    deal = compact.read(line).deal
    assert isinstance(deal, Deal)
    assert len(deal.faults()) == 2


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("3 | E", "E", "has 8 fields"),
        ("3 |", "three |", "is not a number"),
        ("E | EW", "? | EW", "is not a seat"),
        ("EW", "Some", "is not a vulnerability"),
        ("P 1N", "P P 1N 1C", "not enough"),
        ("3NT by S", "3NT", "does not say who declares"),
        ("| 9 |", "| 14 |", "from 0 to 13"),
        ("H5", "S3", "must follow"),
        ("H5", "xx", "is not a card"),
        ("3NT by S", "?", "need a contract"),
        ("3NT by S", "passed out", "need a contract"),
    ],
)
def test_what_is_no_board(old: str, new: str, says: str) -> None:
    with pytest.raises(BridgeError, match=says):
        compact.read(LINE.replace(old, new, 1))


@unhurried
@given(st.text() | st.lists(st.text(), min_size=8, max_size=8).map("|".join))
def test_any_other_text_is_a_fault(text: str) -> None:
    try:
        record = compact.read(text)
    except BridgeError:
        return
    assert compact.read(compact.write(record)) == record
