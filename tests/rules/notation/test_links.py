"""Links to the hand viewer: both forms are read and written, and nothing raises."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import quote

from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.contract import Contract
from bridgetutor.rules.notation import lin, links
from bridgetutor.rules.notation.record import BoardRecord, Comment, Note, NoteKind, OtherTag
from bridgetutor.rules.seats import Seat, Vulnerability
from tests.rules.notation.spoken import spoken
from tests.strategies import unhurried

DEAL = "N:KT6.T.AJ987.KT98 Q94.964.5.AQJ642 8753.A52.KQT2.53 AJ2.KQJ873.643.7"
PARAMETERS = (
    "http://www.bridgebase.com/tools/handviewer.html?n=ck1098daj987sk106h10&amp;s=c53dkq102s8753ha52"
    "&e=caqj642d5sq94h964&w=c7d643saj2hkqj873&d=n&v=-&b=1&a=ppp4hppp&nn=Ann&sn=Bob%20B&en= Cid &wn= Dan&tbt=y"
)
LIN = (
    "st||pn|Ann,Bob,Cid,Dan|md|3S962HAJ7DKT82CJ75,ST5HQ9863DA943CKQ,SK843HT542DJ6C863|"
    "sv|n|ah|Board 2|mb|1N|an|15+ !s|"
)


def only(text: str) -> BoardRecord:
    file = links.read(text)
    assert file.faults == ()
    (board,) = file.boards
    return board


@unhurried
@given(spoken())
def test_a_board_is_read_as_it_is_linked(record: BoardRecord) -> None:
    url = links.link(record)
    assert "|" not in url
    assert " " not in url
    plain = lin.read(" ".join(lin.board(record).split())).boards[0]
    assert links.read(url).boards == (plain,)


@unhurried
@given(spoken())
def test_single_parameters_say_the_board(record: BoardRecord) -> None:
    held = replace(lin.holdable(record), number=record.number or 1)
    (board,) = links.read(links.short_link(held)).boards
    assert (board.number, board.vulnerability, board.players) == (
        held.number,
        held.vulnerability,
        held.players,
    )
    assert (board.auction, board.cards, board.contract) == (held.auction, held.cards, held.contract)
    if held.deal is not None and held.deal.known:
        assert board.deal == held.deal


def test_the_parameters_of_a_club_website() -> None:
    board = only(PARAMETERS)
    assert (str(board.deal), board.dealer, board.vulnerability) == (DEAL, Seat.NORTH, Vulnerability.NONE)
    assert (str(board.auction), str(board.contract)) == ("P P P 4H P P P", "4H by W")
    assert board.players == ("Ann", "Cid", "Bob B", "Dan")
    assert board.others == (OtherTag("Link", "", ("tbt=y",)),)


def test_words_among_calls_and_cards() -> None:
    board = only("https://viewer/?d=e&a={First}1c!(3+)p{Second}1hppp&p=hkh2{Third}")
    assert board.call_notes == (Note(0, "", NoteKind.ALERT), Note(0, "3+"))
    assert board.comments == (
        Comment("First", "Deal"),
        Comment("Second", "Auction", 1),
        Comment("Third", "Play", 1),
    )


def test_a_final_contract_instead_of_calls() -> None:
    assert only("https://viewer/?s=SAK&a=-4hs").contract == Contract.parse("4H by S")
    assert [str(fault) for fault in links.read("https://viewer/?s=SAK&a=-9hs").faults] == [
        "1: “9h” is not a contract: write 3N, 4SX or 2HXX, and by whom"
    ]


def test_lin_in_a_link_raw_and_encoded() -> None:
    raw = only(f"see https://viewer/?lin={LIN.replace(' ', '%20')}")
    assert raw.call_notes == (Note(0, "15+ !s"),)
    assert only(f"https://viewer/?lin={quote(LIN)}") == raw
    spaces = only(f"https://viewer/?lin={quote(LIN, safe='').replace('%20', '+')}")
    assert spaces == replace(raw, line=1)


def test_a_shortcut_file() -> None:
    assert only(f"[InternetShortcut]\r\nURL={PARAMETERS}\r\nIconIndex=0\r\n").number == 1


def test_every_fault_is_on_the_line_of_its_link() -> None:
    file = links.read(f"\n{PARAMETERS}\nhello\nhttps://viewer/?a=1dzz\nhttps://viewer/?lin=pn|a,b,c,d|\n")
    assert [str(fault) for fault in file.faults] == [
        "3: “hello” has no link in it",
        "4: “z” is not a call: write P, X, XX or a bid such as 1C or 3N",
        "5: The link holds no board",
    ]
    assert [board.line for board in file.boards] == [2, 4]


@given(st.text() | st.text(st.sampled_from("?&=%|lin{}()1cphmbd2,+ \n")).map("https://v/?".__add__))
def test_reading_never_raises(text: str) -> None:
    file = links.read(text)
    assert "".join(passage.source for passage in file.passages) == text
    links.write(file.boards)
