"""PBN as a whole: what is written is read again, and real files are read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.notation import pbn, source
from bridgetutor.rules.notation.record import BoardFile, BoardRecord, Note, NoteKind, Room
from bridgetutor.rules.seats import Seat, Side
from tests.rules.notation.pbn.rich import rich_records
from tests.strategies import unhurried

GOLDEN = Path(__file__).parents[3] / "golden" / "pbn"


def golden(name: str) -> BoardFile:
    return pbn.read(source.decode((GOLDEN / f"{name}.pbn").read_bytes()))


@unhurried
@given(st.lists(rich_records(), max_size=3))
def test_records_are_read_as_they_are_written(boards: list[BoardRecord]) -> None:
    assert pbn.read(pbn.write(boards)).boards == tuple(boards)


def _plausible(record: BoardRecord) -> BoardRecord:
    """Without what is made up in the strategies: dates that are none, tables without columns, impossible results."""
    return replace(record, date="", others=(), tricks=None, claimed=False)


@unhurried
@given(rich_records().map(_plausible))
def test_what_is_written_has_no_fault(record: BoardRecord) -> None:
    assert pbn.read(pbn.write([record])).faults == ()


@given(st.text() | st.text(st.sampled_from('[]{}"\\;%\r\n ab1=-*+^')))
def test_reading_never_raises(text: str) -> None:
    written = pbn.write(pbn.read(text).boards)
    assert pbn.read(written).boards == pbn.read(text).boards


@given(
    st.dictionaries(
        st.sampled_from(sorted({"Board", "Dealer", "Deal", "Contract", "Result"})), st.text("N19:.-ASX ")
    )
)
def test_no_value_is_too_odd(values: dict[str, str]) -> None:
    text = "".join(f'[{name} "{value}"]\n' for name, value in values.items())
    assert len(pbn.read(text).boards) == bool(values)


@given(st.text("PXSN1C -+*=!$^A2\n"), st.text("SHADKQ123 -+*=^\n"))
def test_no_section_is_too_odd(calls: str, cards: str) -> None:
    text = f'[Contract "3N by S"]\n[Auction "N"]\n{calls}\n[Play "W"]\n{cards}\n'
    for line in ("\n\n", "\n \n"):
        text = text.replace(line, "\n")
    record = pbn.read(text).boards[0]
    assert record.auction is not None
    assert record.play is not None


def test_a_match_at_two_tables() -> None:
    file = golden("youth-teams")
    assert file.faults == ()
    open_room, closed_room = file.boards
    assert open_room.deal == closed_room.deal
    assert [str(board.result) for board in file.boards] == ["5H by S -1", "4H by N ="]
    assert open_room.players == ("Player2", "Player3", "Player4", "Player1")
    assert (open_room.dealer, open_room.number) == (Seat.NORTH, 1)
    assert str(open_room.auction) == "1C 1S 2H 4S 5H P P P"
    assert " ".join(map(str, closed_room.cards)).startswith("DA D2 D5 D3 C9 C3 C2 CA HA H3 H2 H6 HK")
    assert (open_room.room, closed_room.room) == (Room.OPEN, Room.CLOSED)
    assert closed_room.tag("HomeTeam") == "J-germany"
    assert open_room.claimed


def test_comments_and_a_dealer_who_did_not_deal() -> None:
    """Its calls make North declarer, its tags East: the contract as written counts, and the fault is reported."""
    file = golden("comments")
    assert [str(fault) for fault in file.faults] == ["18: The auction ends in 5C by N, not in 5C by E"]
    (board,) = file.boards
    assert str(board.result) == "5C by E +1"
    assert board.auction is not None
    assert board.auction.is_over
    assert len(board.cards) == 16
    assert board.line == 2


def test_notes_alerts_and_cards_out_of_their_columns() -> None:
    file = golden("three-events")
    assert [str(fault) for fault in file.faults] == ["78: A brace closes no comment"]
    rio, hague, chennai = file.boards
    assert rio.call_notes == (
        Note(2, "0-4 !ss"),
        Note(4, "!", NoteKind.MARK),
        Note(6, "less than 8 points"),
        Note(8, "17+ with 4 !S"),
    )
    assert len(rio.cards) == 29
    assert str(hague.auction).endswith("3D P P P")
    assert chennai.call_notes == (
        Note(1, "", NoteKind.ALERT),
        Note(1, "!", NoteKind.MARK),
        Note(2, "", NoteKind.ALERT),
    )
    assert chennai.scoring == ""  # as the board before, which says nothing of it
    assert [board.play and board.play.tricks_won(Side.EAST_WEST) for board in file.boards] == [5, 4, 4]
