"""Files as programs write them, read as a person would: the boards, and every fault of those wrong on purpose."""

from __future__ import annotations

import io

import pytest

from bridgetutor.rules.cards import Strain
from bridgetutor.rules.notation import pbn, source
from bridgetutor.rules.notation.record import BoardRecord, Ending, OtherTag
from bridgetutor.rules.seats import Seat
from tests.rules.notation.pbn.golden import NAMES, data, golden

BOARDS = {
    "comments": 1, "correct-10": 31, "correct-20": 46, "correct-21": 2, "crlf": 3, "curlies": 2, "double-returns": 1,
    "empty-comment": 2, "empty-line-in-comment": 1, "errors-10": 72, "errors-20": 21, "errors-21": 2,
    "escape-in-comment": 1, "repeated-event": 2, "shared-deals": 4, "template": 1, "three-events": 3, "youth-teams": 2,
}  # fmt: skip

FAULTY_LINES = {
    "comments": [18],
    "errors-10": [
        11, 15, 31, 35, 39, 43, 47, 51, 51, 55, 55, 59, 59, 63, 71, 79, 83, 87, 91, 95, 98, 113, 127, 156, 165, 177,
        195, 204, 214, 223, 226, 229, 232, 235, 238, 241, 244, 247, 250, 250, 259, 267, 274, 283, 290, 298, 306, 314,
        328, 340, 343, 346, 349, 361, 363, 366, 368, 381, 384, 384, 387, 405, 408, 411, 423, 429, 432, 435, 450, 462,
        474, 486, 495, 504, 529, 531, 534, 564, 569, 601, 636, 654, 663, 670, 690, 772, 773, 774, 775, 776, 777, 777,
        779, 784, 785, 786, 787, 791, 792, 793, 794, 798, 799, 800, 801, 805, 806, 807, 808, 812, 828, 875, 877, 879,
        881, 883, 912, 914, 934, 943, 946, 955, 957,
    ],
    "errors-20": [
        40, 53, 66, 79, 92, 92, 92, 92, 93, 97, 100, 103, 113, 117, 117, 121, 125, 125, 129, 129, 143,
    ],
    "errors-21": [7, 11],
    "shared-deals": [62, 79],
    "template": [43, 44, 45, 47, 48, 49, 50, 52],
    "three-events": [78],
}  # fmt: skip


def test_every_file_is_spoken_of() -> None:
    assert set(NAMES) == set(BOARDS)


@pytest.mark.parametrize("name", NAMES)
def test_the_number_of_boards_and_the_lines_of_the_faults(name: str) -> None:
    file = golden(name)
    assert len(file.boards) == BOARDS[name]
    assert [fault.line for fault in file.faults] == FAULTY_LINES.get(name, [])


@pytest.mark.parametrize("name", NAMES)
def test_the_pieces_are_the_file(name: str) -> None:
    assert source.encode("".join(passage.source for passage in golden(name).passages)) == data(name)
    assert source.encode(pbn.rewritten(golden(name))) == data(name)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_read_is_written_and_read_again(name: str) -> None:
    boards = golden(name).boards
    assert pbn.read(pbn.write(boards)).boards == boards


@pytest.mark.parametrize("name", sorted(set(NAMES) - {"errors-10", "errors-20"}))
def test_what_is_wrong_stays_wrong(name: str) -> None:
    """(The others have values taken from the board before, and a comment that is closed when it is written.)"""
    file = golden(name)
    again = pbn.read(pbn.write(file.boards))
    assert sorted(str(fault.says) for fault in again.faults) == sorted(
        str(fault.says) for fault in file.faults
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_stream_of_bytes_gives_the_same(name: str) -> None:
    assert tuple(pbn.boards(io.BytesIO(data(name)))) == golden(name).boards


def test_line_ends_do_not_matter() -> None:
    unix = pbn.read(source.decode(data("crlf").replace(b"\r\n", b"\n")))
    macintosh = pbn.read(source.decode(data("crlf").replace(b"\r\n", b"\r")))
    assert golden("crlf").boards == unix.boards == macintosh.boards
    (board,) = golden("double-returns").boards
    assert str(board.auction) == "P P 1S X 2S P P X P 3C P 4C P 5C P P P"
    assert len(board.cards) == 32


def test_8_bit_letters() -> None:
    board = golden("correct-10").boards[3]
    assert board.players[Seat.NORTH].endswith("ø ù ú û ü ý þ ÿ")
    assert board.players[Seat.EAST] == '\\"\\""\\  \\a'
    assert "Liège" in golden("errors-10").boards[-1].site


def test_an_end_position() -> None:
    board = golden("correct-20").boards[30]
    assert board.ending == Ending(Strain.HEARTS, Seat.WEST)
    assert board.contract is None
    assert board.play is not None
    assert len(board.cards) == 20
    assert board.play.turn is Seat.SOUTH


def test_boards_that_go_on() -> None:
    boards = [board for board in golden("correct-20").boards if board.unfinished]
    assert [len(board.cards) for board in boards[:4]] == [40, 0, 15, 13]
    assert [str(board.auction).count(" ") for board in boards[4:8]] == [0, 14, 0, 9]


def test_irregular_calls_and_cards_are_kept_as_they_are_written() -> None:
    board = golden("correct-10").boards[2]
    assert board.calls_rest[:5] == ("^S", "1D", "^I 1C", "4S", "^I 3NT")
    assert [str(card) for card in board.cards] == ["SK", "H3", "S4", "S3", "C2"]
    assert board.cards_rest[:3] == ("C5", "^R S5", "^L CK")
    assert str(board.result) == "5HX by S -6"


def test_a_second_record_of_a_board_without_its_deal() -> None:
    first, second, third, fourth = golden("shared-deals").boards
    assert (first.deal, first.number, first.event) == (second.deal, second.number, second.event)
    assert first.players != second.players
    assert third.deal == fourth.deal != first.deal
    assert " ".join(map(str, fourth.cards[8:])) == "CK H8 C6 CT ST S4 SK SA"


def test_tables() -> None:
    board = golden("correct-20").boards[-2]
    scores, totals = (pbn.table(tag) for tag in board.others)
    assert [column.name for column in scores.columns][:2] == ["Rank", "Percentage_NS"]
    assert (scores.columns[0].order, scores.columns[0].width, scores.columns[0].side) == ("-", 3, "R")
    assert len(scores.rows) == 26
    assert scores.column("Score_NS")[:2] == ("500", "470")
    assert totals.column("Names")[0] == "Sergey OSTRIKOV      ;Oleg ODINTSEV        "
    assert totals.column("Nothing") == ()


def test_braces_in_comments() -> None:
    first, second = golden("curlies").boards
    assert [comment.text for comment in first.comments] == ["{", "comment is open\n\n{ {{{"]
    assert first.others == (OtherTag("CommentIsClosed", ""),)
    assert second.deal is None
    assert [comment.text for comment in golden("escape-in-comment").boards[0].comments] == ["%"]
    assert golden("empty-comment").boards[1].comments[0].text == "This should be a new game"


def test_the_event_of_the_board_before() -> None:
    first, second = golden("repeated-event").boards
    assert (second.event, second.site, second.date) == (first.event, first.site, first.date)
    assert second.passed_out


def test_a_template_says_nothing_and_loses_nothing() -> None:
    (board,) = golden("template").boards
    assert BoardRecord(event="$str", scoring="$score", verbatim=board.verbatim) == board
    assert {tag.name: tag.value for tag in board.verbatim}["Deal"] == "$dealer:$deal"
