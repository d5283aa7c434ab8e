"""LIN as a whole: what is written is read again, real files are read as people read them, and nothing raises."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.notation import compact, lin
from bridgetutor.rules.notation.record import BoardFile, BoardRecord, Comment, NoteKind, Room
from bridgetutor.rules.notation.source import decode
from tests.rules.notation.spoken import spoken
from tests.strategies import unhurried

GOLDEN = Path(__file__).parents[2] / "golden" / "lin"
NAMES = ("alerts", "match", "movie", "odd-names", "pairs", "robots")


def source(name: str) -> str:
    return decode((GOLDEN / f"{name}.lin").read_bytes())


def golden(name: str) -> BoardFile:
    return lin.read(source(name))


@unhurried
@given(st.lists(spoken(), max_size=3))
def test_records_are_read_as_they_are_written(boards: list[BoardRecord]) -> None:
    text = lin.write(boards)
    file = lin.read(text)
    assert file.boards == tuple(map(lin.holdable, boards))
    assert lin.write(file.boards) == text
    assert "".join(passage.source for passage in file.passages) == text


@pytest.mark.parametrize("name", NAMES)
def test_every_call_and_card_of_a_real_file(name: str) -> None:
    file = golden(name)
    assert [*map(compact.write, file.boards), *map(str, file.faults)] == (GOLDEN / f"{name}.txt").read_text(
        "utf-8"
    ).splitlines()
    assert "".join(passage.source for passage in file.passages) == source(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_real_file_is_read_again_as_it_is_written(name: str) -> None:
    boards = golden(name).boards
    held = tuple(map(lin.holdable, boards))
    assert lin.read(lin.write(boards)).boards == held
    assert held == boards or name == "odd-names"


def test_a_match_of_two_rooms() -> None:
    file = golden("match")
    assert [board.number for board in file.boards] == [15, 16, 17, 20, 25, 26, 28]
    assert [board.room for board in file.boards[:3]] == [Room.OPEN, Room.CLOSED, Room.CLOSED]
    first, second = file.boards[:2]
    assert first.players == ("Player3", "Player4", "Player1", "Player2")
    assert second.players == ("Player7", "Player8", "Player5", "Player6")
    assert (first.event, first.tag("Stage"), first.tag("HomeTeam")) == ("Event", "R16 3_3", "Team A")
    assert first.scoring == "IMP"
    assert first.claimed


def test_chat_stands_where_it_was_said() -> None:
    first, second = golden("pairs").boards
    assert first.comments[:3] == (
        Comment("commentator1: remark 1", "Deal"),
        Comment("commentator2: remark 2", "Auction", 0),
        Comment("commentator0: remark 3", "Auction", 1),
    )
    assert Comment("commentator1: @S remark 7 °", "Play", 3) in first.comments
    assert len(first.comments) == 14
    assert second.comments[-1] == Comment("commentator2: remark 20", "Play", 12)
    assert [(note.index, note.text) for note in first.call_notes] == [(0, "strong")]


def test_commas_and_bars_in_names() -> None:
    (board,) = golden("odd-names").boards
    assert board.players == ("O'Brien", "Lee|Kim", "A+B", "Smith, J")
    assert (board.event, board.date, board.tricks) == ("LIN probe", "2026.09.14", None)
    assert [note.text for note in board.call_notes] == ["5+ hearts | 11-15, 100%"]
    assert lin.holdable(board).players == ("O'Brien", "Lee/Kim", "A+B", "Smith J")


def test_alerts_with_and_without_words() -> None:
    (board,) = golden("alerts").boards
    assert [(note.index, note.kind) for note in board.call_notes] == [
        (1, NoteKind.ALERT), (1, NoteKind.EXPLANATION), (3, NoteKind.ALERT), (3, NoteKind.EXPLANATION),
    ]  # fmt: skip
    assert (board.number, board.tricks, board.claimed, len(board.cards)) == (7, 9, True, 8)


def test_movie_commands_are_kept_and_are_no_faults() -> None:
    board, ending = golden("movie").boards
    assert board.others[0].rows == (
        "6+4 hs|sc|", "6+4 ls|sc|", "6+4 hc|sa|", "6+4 lc|sa|", "6+6 up|4|", "6+6 tc|c|", "6+6 tc|r|",
    )  # fmt: skip
    assert board.cards_rest == ("CK", "c", "!da", "!d", "!d", "!d", "!s", "!sa")
    assert [comment.text for comment in ending.comments] == ["Odd case"]


@given(st.text() | st.text(st.sampled_from("|mbpcandqxo1SHDC2AK,!\r\n ")))
def test_reading_never_raises(text: str) -> None:
    file = lin.read(text)
    assert "".join(passage.source for passage in file.passages) == text
    lin.read(lin.write(file.boards))


_PIECES = (
    "|",
    "||",
    "\r\n",
    "md|",
    "qx|c2|",
    "mb|",
    "7N",
    "pc|",
    "!",
    "9",
    "-",
    "\x00",
    "é",
    "\udc80",
    "pn|,,,,,|",
    " ",
)


def test_mutated_files_never_raise() -> None:
    chance = Random(5)
    sources = [source(name) for name in NAMES]
    for _ in range(300):
        text = chance.choice(sources)[:4000]
        for _ in range(chance.randint(1, 8)):
            start = chance.randrange(len(text))
            text = text[:start] + chance.choice(_PIECES) + text[start + chance.choice((0, 1, 3, 40)) :]
        file = lin.read(text)
        assert "".join(passage.source for passage in file.passages) == text
        lin.write(file.boards)
