"""PBN as it is written: all tags of the export format, in their order."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.notation import pbn
from bridgetutor.rules.notation.record import BoardRecord, Comment, Note, NoteKind, OtherTag, Room
from bridgetutor.rules.seats import Seat, Vulnerability

DEAL = "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"
RECORD = BoardRecord(
    number=3,
    dealer=Seat.SOUTH,
    vulnerability=Vulnerability.EAST_WEST,
    deal=Deal.parse(DEAL),
    event='The "Cup"',
    site="Here\nand there",
    date="2024.05.01",
    players=("Ann", "Bob", "Cid", "Dot"),
    scoring="IMP",
    contract=Contract.parse("3N by S"),
    tricks=9,
    auction=Auction.parse(Seat.SOUTH, "1N P 3N P P P"),
    call_notes=(Note(0, "15-17"), Note(2, "to play")),
    cards=tuple(map(Card.parse, ["HK", "H5", "H2", "H4", "HQ", "H7", "H3", "HA", "C7", "C8"])),
    card_notes=(Note(8, "safe"),),
    room=Room.OPEN,
    others=(OtherTag("ScoreTable", "Rank;Score", ("1 400", "2 -50")),),
)
WRITTEN = f"""% PBN 2.1
% EXPORT
[Event "The \\"Cup\\""]
[Site "Here and there"]
[Date "2024.05.01"]
[Board "3"]
[West "Dot"]
[North "Ann"]
[East "Bob"]
[South "Cid"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "{DEAL}"]
[Scoring "IMP"]
[Declarer "S"]
[Contract "3NT"]
[Result "9"]
[Auction "S"]
1NT =1= Pass 3NT =2= Pass
Pass Pass
[Note "1:15-17"]
[Note "2:to play"]
[Play "W"]
HK H5 H2 H4
HQ H7 H3 HA
C8 - - C7 =1=
[Note "1:safe"]
[Room "Open"]
[ScoreTable "Rank;Score"]
1 400
2 -50
"""


def test_a_board_with_everything() -> None:
    assert pbn.write([RECORD]) == WRITTEN


def test_what_is_not_known_is_an_empty_tag() -> None:
    empty = pbn.write([BoardRecord()])
    assert empty.count('""') == 15
    assert pbn.write([BoardRecord(), BoardRecord()]) == empty + "\n" + empty.removeprefix(
        "% PBN 2.1\n% EXPORT\n"
    )


def test_passed_out_is_a_contract_of_its_own() -> None:
    assert '[Contract "Pass"]' in pbn.write([BoardRecord(passed_out=True)])


def test_an_unfinished_auction_is_marked() -> None:
    record = BoardRecord(dealer=Seat.EAST, auction=Auction.parse(Seat.EAST, "P 1H X"))
    assert '[Auction "E"]\nPass 1H X\n*\n' in pbn.write([record])


def test_a_row_is_never_taken_for_an_escaped_line() -> None:
    record = BoardRecord(others=(OtherTag("ScoreTable", "Text", ("% of all",)),))
    assert pbn.read(pbn.write([record])).boards == (record,)


def test_words_stand_where_they_were_said() -> None:
    record = replace(
        RECORD,
        site="",
        others=(),
        call_notes=(Note(0, "", NoteKind.ALERT), Note(0, "15-17"), Note(2, "!", NoteKind.MARK)),
        comments=(
            Comment("before all"),
            Comment("a drawing\n   S AKQ", "Deal"),
            Comment("first", "Auction"),
            Comment("closes } early", "Auction", 0),
            Comment("good", "Play", 1),
        ),
    )
    text = pbn.write([record])
    assert text.startswith("% PBN 2.1\n% EXPORT\n{before all}\n[Event")
    assert "{\na drawing\n   S AKQ\n}\n[Scoring" in text
    assert (
        '[Auction "S"]\n{first}\n1NT =0= =1= ; closes } early\n Pass 3NT ! Pass\nPass Pass\n[Note "1:15-17"]\n'
        in text
    )
    assert "HK H5 {good} H2 H4" in text
    assert pbn.read(text).boards == (record,)


def test_marks_of_the_end() -> None:
    assert "- - C7 =1=\n*\n" in pbn.write([replace(RECORD, claimed=True)]).replace("C8 ", "")
    assert "C8 + - C7 =1=\n" in pbn.write([replace(RECORD, unfinished=True)])
    bidding = replace(
        RECORD,
        auction=Auction.parse(Seat.SOUTH, "1N P"),
        call_notes=(),
        cards=(),
        card_notes=(),
        unfinished=True,
    )
    assert "1NT Pass\n+\n" in pbn.write([bidding])


def test_what_could_not_be_read_is_written_as_it_stood() -> None:
    text = '[Dealer "Black"]\n[Auction "N"]\n1C 1B {why} 2C =3=\n[Note "3:odd"]\n[Declarer "^S"]\n[Contract "3NT"]\n'
    file = pbn.read(text)
    (record,) = file.boards
    assert record.calls_rest == ("1B", "2C")
    again = pbn.read(pbn.write(file.boards))
    assert again.boards == file.boards
    assert [fault.says for fault in again.faults] == [fault.says for fault in file.faults]


def test_a_value_that_is_changed_takes_the_place_of_what_could_not_be_read() -> None:
    (record,) = pbn.read('[Board "two"]\n[Dealer "Black"]\n').boards
    text = pbn.write([replace(record, number=2)])
    assert '[Board "2"]' in text
    assert '[Dealer "Black"]' in text
