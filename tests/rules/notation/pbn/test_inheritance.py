"""Values taken from the board before: # and ## (PBN 4.8)."""

from __future__ import annotations

import pytest

from bridgetutor.rules.notation import pbn
from bridgetutor.rules.notation.record import BoardRecord


def events(*games: str) -> list[str]:
    file = pbn.read("\n\n".join(games))
    assert file.faults == ()
    return [board.event for board in file.boards]


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        (["A", "#", "#"], ["A", "A", "A"]),
        (["A", "#", None, "#"], ["A", "A", "", ""]),
        (["##A", None, None], ["A", "A", "A"]),
        (["A", "##", None], ["A", "A", "A"]),
        (["##A", "B", None], ["A", "B", ""]),
        (["##A", "#", None], ["A", "A", ""]),
        (["##A", "##B", None], ["A", "B", "B"]),
        (["#1 club", "\\\\#", "\\#"], ["#1 club", "\\#", "#"]),
    ],
)
def test_what_a_board_takes_over(values: list[str | None], expected: list[str]) -> None:
    games = [f'[Site "x"]\n[Event "{value}"]' if value is not None else '[Site "x"]' for value in values]
    assert events(*games) == expected


@pytest.mark.parametrize("event", ["#", "##", "##A", "\\#", "#1", "\\"])
def test_texts_that_look_like_it_are_written_so_that_they_stay(event: str) -> None:
    record = BoardRecord(event=event)
    assert pbn.read(pbn.write([record, record])).boards == (record, record)


def test_the_first_board_has_none_before() -> None:
    file = pbn.read('[Event "#"]\n[HomeTeam "##"]')
    assert [str(fault) for fault in file.faults] == [
        "1: “#” repeats the board before, and there is none",
        "2: “##” repeats the board before, and there is none",
    ]
    assert file.boards[0].event == ""
    assert pbn.read(pbn.write(file.boards)).boards == file.boards


def test_what_a_board_should_say_itself_is_taken_over_and_told() -> None:
    file = pbn.read('[Dealer "E"]\n\n[Dealer "#"]')
    assert [str(fault) for fault in file.faults] == ["3: Dealer should not repeat another board's"]
    assert file.boards[0].dealer is file.boards[1].dealer


def test_the_columns_of_a_table() -> None:
    tables = '[ScoreTable "Rank;Score"]\n1 400\n\n[ScoreTable "#"]\n1 50\n2'
    file = pbn.read(tables)
    assert [str(fault) for fault in file.faults] == ["6: “2” has 1 cell: the table has columns for 2"]
    assert pbn.table(file.boards[1].others[0]).column("Score") == ("50",)


def test_a_record_that_could_be_of_another_board_shares_nothing() -> None:
    first = '[Board "3"]\n[Dealer "S"]\n[Deal "N:- - - -"]\n'
    assert pbn.read(f'{first}\n[Auction "S"]\nPass').boards[1].number == 3
    assert pbn.read(f'{first}\n[Auction "N"]\nPass').boards[1].number is None
    assert pbn.read(f'{first}\n[Contract "Pass"]').boards[1].number is None
