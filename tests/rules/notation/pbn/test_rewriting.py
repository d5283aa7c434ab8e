"""A file with one board changed: the others stay byte for byte, and go on saying what they said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgetutor.rules.notation import pbn, source
from bridgetutor.rules.seats import Seat
from tests.rules.notation.pbn.golden import NAMES, data, golden


@pytest.mark.parametrize("name", [name for name in NAMES if name not in {"correct-20", "shared-deals"}])
def test_only_the_changed_board_is_written_anew(name: str) -> None:
    file = golden(name)
    for index in (0, len(file.boards) - 1):
        changed = replace(file.boards[index], scoring="Changed")
        edited = file.with_board(index, changed)
        text = pbn.rewritten(edited)
        before, after = ([p.source for p in each.passages if p.record] for each in (file, pbn.read(text)))
        assert [i for i, pair in enumerate(zip(before, after, strict=True)) if len(set(pair)) > 1] == [index]
        again = pbn.read(source.decode(source.encode(text))).boards
        assert [board.scoring for board in again][index] == "Changed"
        assert again[:index] + again[index + 1 :] == file.boards[:index] + file.boards[index + 1 :]


def test_line_ends_and_letters_of_the_file_are_kept() -> None:
    file = golden("crlf")
    text = pbn.rewritten(file.with_board(1, replace(file.boards[1], site="Łódź")))
    assert text.count("\n") == text.count("\r\n")
    file = golden("correct-10")
    edited = file.with_board(3, replace(file.boards[3], site="Liège"))
    assert "Liège".encode("iso-8859-1") in source.encode(pbn.rewritten(edited))
    assert pbn.read(pbn.rewritten(edited)).boards[3].site == "Liège"


def test_a_board_that_took_its_event_from_the_changed_one_keeps_it() -> None:
    file = golden("repeated-event")
    text = pbn.rewritten(file.with_board(0, replace(file.boards[0], event="Other")))
    first, second = pbn.read(text).boards
    assert (first.event, second.event) == ("Other", file.boards[1].event)
    assert '[Event "#"]' not in text


def test_a_board_put_back_unchanged_is_no_change() -> None:
    file = golden("youth-teams")
    assert source.encode(pbn.rewritten(file.with_board(0, file.boards[0]))) == data("youth-teams")


def test_boards_without_a_gap_stay_apart() -> None:
    file = pbn.read('[Event "a"]\n[Board "1"]\n[Event "b"]\n[Board "2"]\n')
    text = pbn.rewritten(file.with_board(0, replace(file.boards[0], dealer=Seat.NORTH)))
    assert [board.number for board in pbn.read(text).boards] == [1, 2]
