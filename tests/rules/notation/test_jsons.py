"""JSON: everything comes back, other programs can read it, bad JSON is told with its line."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.notation import jsons
from bridgetutor.rules.notation.record import BoardFile, BoardRecord
from bridgetutor.rules.seats import Seat
from tests.rules.notation.spoken import spoken
from tests.strategies import unhurried

DEAL = "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"


@unhurried
@given(st.lists(spoken(), max_size=3))
def test_records_are_read_as_they_are_written(boards: list[BoardRecord]) -> None:
    text = jsons.write(boards)
    assert text.count("\n") == len(boards)
    file = jsons.read(text)
    assert file == BoardFile(tuple(boards))
    assert "".join(passage.source for passage in file.passages) == text
    as_list = json.dumps([json.loads(line) for line in text.splitlines()], indent=1)
    assert jsons.read(as_list).boards == tuple(boards)


def test_the_shape_is_the_one_that_is_promised() -> None:
    text = (
        f'{{"board": 3, "dealer": "N", "vul": "EW", "deal": "{DEAL}", "auction": ["1N", "P"], "contract": "3NT",'
        ' "declarer": "S", "tricks": 9, "play": ["HK", "H5"], "players": {"N": "Ann"},'
        ' "call_notes": [{"index": 0, "kind": "explanation", "text": "15-17"}]}\n'
    )
    file = jsons.read(text)
    assert file.faults == ()
    assert json.loads(jsons.write(file.boards)) == json.loads(text)
    (board,) = file.boards
    assert (board.deal, board.dealer) == (Deal.parse(DEAL), Seat.NORTH)
    assert board.contract == Contract.parse("3NT by S")


def test_bad_json_is_told_with_its_line_and_the_next_line_lives() -> None:
    file = jsons.read('{"board": 1}\n{"board": 2,,}\n\n"three"\n{"board": 4}\n')
    assert [board.number for board in file.boards] == [1, 4]
    assert [fault.line for fault in file.faults] == [2]
    assert [board.line for board in file.boards] == [1, 5]
    assert [str(fault) for fault in jsons.read("[1]").faults] == ["1: A board is a JSON object, in braces"]


def test_bad_values_are_told_and_the_others_kept() -> None:
    text = (
        '{"board": "x", "dealer": "Q", "vul": 7, "auction": ["1N", "1C", "P"], "first": "E", "contract": "3NT by S",'
        ' "play": ["HK", "C2", "S"], "tricks": 14, "tags": 5, "comments": [7], "room": "Attic", "claimed": "yes"}'
    )
    file = jsons.read(text)
    (board,) = file.boards
    assert (str(board.auction), board.calls_rest) == ("1N", ("1C", "P"))
    assert (len(board.cards), board.cards_rest) == (2, ("S",))
    assert len(file.faults) == 10
    assert {fault.line for fault in file.faults} == {1}


@given(st.text() | st.text(st.sampled_from('[]{}",: \n\\ab1-')))
def test_reading_never_raises(text: str) -> None:
    file = jsons.read(text)
    assert "".join(passage.source for passage in file.passages) == text


def test_depth_is_no_trouble() -> None:
    assert jsons.read('{"tags": ' + "[" * 100_000).boards == ()
    assert jsons.read('{"board": ' + "9" * 10_000 + "}").boards == ()
