"""What the tags of a PBN game mean, and the faults of those that mean nothing."""

from __future__ import annotations

import pytest

from bridgetutor.rules.contract import Contract
from bridgetutor.rules.notation import pbn
from bridgetutor.rules.notation.record import BoardRecord, Note, NoteKind, OtherTag
from bridgetutor.rules.seats import Seat, Vulnerability

DEAL = "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"
GAME = f"""[Board "3"]
[Dealer "N"]
[Vulnerable "EW"]
[Deal "{DEAL}"]
[Declarer "S"]
[Contract "3NT"]
[Result "9"]
[Auction "N"]
1C Pass 1NT Pass
3NT Pass Pass Pass
[Play "W"]
HK H5 H2 H4
HQ H7 H3 H6
*
"""


def read(text: str) -> BoardRecord:
    file = pbn.read(text)
    assert [str(fault) for fault in file.faults] == []
    (record,) = file.boards
    return record


def faults(text: str) -> list[str]:
    return [str(fault) for fault in pbn.read(text).faults]


def calls(section: str, first: str = "N") -> str:
    return str(read(f'[Auction "{first}"]\n{section}').auction)


def cards(section: str, first: str = "W", deal: str = DEAL) -> str:
    return " ".join(
        map(str, read(f'[Deal "{deal}"]\n[Contract "3N by S"]\n[Play "{first}"]\n{section}').cards)
    )


def test_a_whole_game() -> None:
    record = read(GAME)
    assert (record.number, record.dealer, record.vulnerability) == (3, Seat.NORTH, Vulnerability.EAST_WEST)
    assert str(record.deal) == DEAL
    assert str(record.result) == "3NT by S ="
    assert str(record.auction) == "1C P 1N P 3N P P P"
    assert " ".join(map(str, record.cards)) == "HK H5 H2 H4 HQ H7 H3 H6"
    assert record.others == ()


def test_nothing_known_is_nothing_said() -> None:
    unknown = "".join(
        f'[{name} "?"]\n' for name in ("Board", "Dealer", "Vulnerable", "Deal", "Contract", "Result")
    )
    assert read(unknown) == read(unknown.replace("?", "")) == BoardRecord()


@pytest.mark.parametrize("spelling", ["Both", "All", "both"])
def test_spellings_of_vulnerability(spelling: str) -> None:
    assert read(f'[Vulnerable "{spelling}"]').vulnerability is Vulnerability.ALL
    assert read('[Vulnerable "-"]').vulnerability is Vulnerability.NONE


@pytest.mark.parametrize("value", ["9", "NS 9", "EW 4", "NS 9 EW 4", "EW 4 NS 9", "^9"])
def test_ways_to_write_a_result(value: str) -> None:
    assert read(f'[Declarer "S"]\n[Contract "3N"]\n[Result "{value}"]').tricks == 9


def test_a_contract_follows_from_the_auction() -> None:
    record = read('[Auction "N"]\n1C Pass 1H Pass\n4H AP\n[Result "10"]')
    assert str(record.result) == "4H by S ="
    assert read('[Auction "N"]\n1C Pass 1H Pass').contract is None
    assert read('[Contract "4H"]\n[Auction "N"]\n1C Pass 1H Pass 4H AP').contract == record.contract


def test_north_can_declare() -> None:
    record = read('[Declarer "N"]\n[Contract "4H"]')
    assert record.contract == Contract.parse("4H by N")


def test_an_irregular_declarer_need_not_be_the_one_of_the_auction() -> None:
    assert read('[Declarer "^N"]\n[Contract "1C"]\n[Auction "S"]\n1C AP').contract == Contract.parse(
        "1C by N"
    )


def test_passed_out() -> None:
    assert read('[Contract "Pass"]').passed_out
    assert read('[Contract "PASS"]\n[Result "0"]').passed_out
    assert read('[Auction "W"]\nAP').passed_out
    assert not read('[Auction "W"]\nPass Pass Pass').passed_out


@pytest.mark.parametrize(
    ("section", "expected"),
    [
        ("1C Pass 1NT X", "1C P 1N X"),
        ("1c pass 1nt\nx XX P p", "1C P 1N X XX P P"),
        ("AP", "P P P P"),
        ("1S AP", "1S P P P"),
        ("1C! Pass? 1H!? $13 Pass*", "1C P 1H P"),
        ("1C=0= P =0= 4D*", "1C P 4D"),
        ("{first} 1C {why} Pass ; rest", "1C P"),
        ("1C Pass *", "1C P"),
        ("1C Pass +", "1C P"),
        ("*", ""),
        ("+", ""),
        ("", ""),
    ],
)
def test_ways_to_write_calls(section: str, expected: str) -> None:
    assert calls(section) == expected


def test_hyphens_stand_before_the_dealer() -> None:
    record = read('[Dealer "E"]\n[Auction "N"]\n- 1C Pass')
    assert record.auction is not None
    assert (record.auction.dealer, str(record.auction)) == (Seat.EAST, "1C P")


def test_an_auction_without_a_seat_begins_with_the_dealer() -> None:
    assert read('[Dealer "W"]\n[Auction ""]\n1C').dealer is Seat.WEST
    assert read('[Auction "N"]\n1C').dealer is Seat.NORTH
    assert read('[Auction ""]').auction is None
    assert faults('[Auction ""]\n1C') == ["1: Nothing says who calls first"]


def test_notes_belong_to_the_section_before_them() -> None:
    record = read(
        '[Auction "S"]\n1NT =1= Pass 3NT =2= =1= AP\n[Note "1:15-17"]\n[Note "2: to play"]\n'
        '[Play "W"]\nHK H5 =1= H2 H4\n[Note "1:low"]'
    )
    assert record.call_notes == (Note(0, "15-17"), Note(2, "to play"), Note(2, "15-17"))
    assert record.card_notes == (Note(1, "low"),)


def test_a_reference_without_a_note_is_an_alert() -> None:
    assert read('[Auction "N"]\n1C =0= Pass*').call_notes == (
        Note(0, "", NoteKind.ALERT),
        Note(1, "", NoteKind.ALERT),
    )
    assert faults('[Auction "N"]\n1C =7=\n[Note "1:natural"]') == [
        "2: There is no note 7",
        "3: Nothing refers to note 1",
    ]


@pytest.mark.parametrize(
    ("section", "expected"),
    [
        ("HK H5 H2 H4", "HK H5 H2 H4"),
        ("hk h5 ♥2 4H", "HK H5 H2 H4"),
        ("HK H5 H2 H4\nHQ H7 H3 HA\nC8 C2 C4 C7", "HK H5 H2 H4 HQ H7 H3 HA C7 C8 C2 C4"),
        ("HK H5 - -\n*", "HK H5"),
        ("HK H5 + -", "HK H5"),
        ("HK H5", "HK H5"),
        ("HK H5 H2 H4 * -", "HK H5 H2 H4"),
        ("HK! H5 =0= H2 $8 H4", "HK H5 H2 H4"),
        ("-- -- -- --", ""),
        ("", ""),
    ],
)
def test_ways_to_write_cards(section: str, expected: str) -> None:
    assert cards(section) == expected


def test_cards_out_of_their_columns_are_found_by_the_deal() -> None:
    assert cards("HK H5 H2 H4\nHQ H7 H3 HA\nC7 C8 C2 C4") == "HK H5 H2 H4 HQ H7 H3 HA C7 C8 C2 C4"


def test_cards_of_a_faulty_deal_are_found_all_the_same() -> None:
    text = GAME.replace("J982", "J983").replace("HQ H7 H3 H6", "HQ H7 H3 HA\nC7 C8 C2 C4")
    (record,) = pbn.read(text).boards
    assert " ".join(map(str, record.cards)) == "HK H5 H2 H4 HQ H7 H3 HA C7 C8 C2 C4"


def test_unknown_hands_go_by_column() -> None:
    assert cards("HK H5 H2 H4\nHQ H7 H3 HA\nC8 C2 C4 C7", deal="N:- - - -").endswith("HA C7 C8 C2 C4")


def test_other_tags_and_their_tables_are_kept() -> None:
    record = read(
        '[Generator "Ann"]\n[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\nN NT  6\nN  S  3\n'
    )
    assert record.others == (
        OtherTag("Generator", "Ann"),
        OtherTag("OptimumResultTable", "Declarer;Denomination\\2R;Result\\2R", ("N NT  6", "N  S  3")),
    )


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('"3"', '"three"', "1: “three” is not a board number"),
        ('"3"', '"0"', "1: “0” is not a board number"),
        ('Dealer "N"', 'Dealer "X"', "2: “X” is not a seat: write N, E, S or W"),
        ('Dealer "N"', 'Dealer "W"', "8: N calls first, though W deals"),
        ("EW", "Some", "3: “Some” is not a vulnerability: write None, NS, EW or All"),
        (
            "N:K73.75",
            "N:K73.75.",
            "4: “K73.75..QJT9.AK62” is not a hand: write four suits, such as AKQ2.K53.QJ4.A92",
        ),
        ("3NT", "3XT", "6: “3XT” is not a contract: write 3N, 4SX or 2HXX, and by whom"),
        ('"3NT"', '"4H"', "6: The auction ends in 3NT by S, not in 4H by S"),
        ('"9"', '"14"', "7: “14” is not a result: write the number of tricks, 0 to 13"),
        ("1NT", "1", "9: “1” is not a call: write P, X, XX or a bid such as 1C or 3N"),
        ("1NT", "1C", "9: 1C is not enough: a bid must be higher than 1C"),
        ("Pass Pass Pass", "AP 4C", "10: The auction is over"),
        ('Play "W"', 'Play "E"', "11: E is not to lead: W is"),
        ("HK H5", "HK HX", "12: “HX” is not a card: write a suit and a rank, such as SA or H10"),
        ("HK H5", "HK S3", "12: W led H: N has H and must follow"),
        ("HQ H7", "H5 H7", "13: H5 has been played already"),
        ("HQ H7", "- H7", "13: H7 cannot be played yet: it is W's turn"),
        ('[Result "9"]', '[Result "9"]\nodd', "8: “odd” belongs to no section"),
        ('[Result "9"]', '[Result "9"]\n[Dealer "S"]', "8: Dealer is there twice: the first counts"),
        (
            '[Result "9"]',
            '[Result "9"]\n[Note "odd"]',
            "8: “odd” belongs to no section",
        ),
        (
            "[Play",
            '[Note "odd"]\n[Play',
            "11: “odd” is not a note: write its number, a colon and the text",
        ),
        ("H2 H4", "H2 H4 * H3", "12: “H3” stands after the end of the play"),
        ("H2 H4", "=1= H2 H4", "12: There is no note 1"),
        ('[Play "W"]', '[Note "4:why"]\n[Play "W"]', "11: Nothing refers to note 4"),
        ('"EW"]', '"EW"]]', "3: “]” belongs to no section"),
        ("Pass Pass Pass", "Pass Pass Pass [", '10: “[” is not a tag: write [Name "value"]'),
        ("3NT Pass", "3NT $20 $a Pass", "10: “$a” is neither a judgement nor the number of a note"),
        ('[Board "3"]', 'odd\n[Board "3"]', "1: “odd” belongs to no section"),
        ("HK", "\x01 HK", "12: A sign that is no letter stands here: perhaps the file has another encoding"),
    ],
)
def test_a_fault_says_what_and_where(old: str, new: str, expected: str) -> None:
    assert expected in faults(GAME.replace(old, new, 1))


def test_every_fault_of_a_deal_is_reported() -> None:
    found = faults(GAME.replace("N:K73", "N:KK7").replace("J982", "J9824"))
    assert found[0] == "4: “KK7.75.QJT9.AK62” has SK twice"
    found = faults(GAME.replace("J982", "J983"))
    assert found[:2] == ["4: S3 is in two hands: N, W", "4: In no hand: S2"]


def test_a_faulty_deal_is_kept_and_the_play_still_followed() -> None:
    record = pbn.read(GAME.replace("J982", "J983")).boards[0]
    assert record.deal is not None
    assert len(record.cards) == 8


def test_what_can_be_read_of_a_section_is_kept() -> None:
    record = pbn.read(GAME.replace("3NT Pass Pass", "1C Pass Pass").replace("HQ H7", "SA H7")).boards[0]
    assert str(record.auction) == "1C P 1N P"
    assert len(record.cards) == 4


def test_a_result_the_cards_contradict_is_a_fault() -> None:
    record = pbn.read(GAME).boards[0]
    play = record.play
    assert play is not None
    while not play.is_over:
        play = play.after(next(iter(play.legal_cards)))
    text = pbn.write([BoardRecord(deal=play.deal, contract=record.contract, tricks=0, cards=play.cards)])
    won = play.tricks_won(Seat.SOUTH.side)
    assert faults(text) == [f"17: The cards give declarer's side {won} tricks, not 0"]


def test_play_and_result_need_a_contract() -> None:
    assert faults('[Result "9"]') == ["1: A result says nothing without a contract and its declarer"]
    assert faults('[Play "W"]\nHK H5') == [
        "1: The play cannot be followed without a contract and its declarer"
    ]
    assert faults('[Play "W"]') == []


def test_one_bad_board_leaves_the_others_alone() -> None:
    bad = '[Board "2"]\n[Deal "odd"]\n[Auction "N"]\nodd\n{ open\n'
    file = pbn.read(f"{GAME}\n{bad}\n{GAME}")
    assert [board.number for board in file.boards] == [3, 2, 3]
    assert file.boards[0] == file.boards[2] == read(GAME)
    first = GAME.count("\n") + 2
    assert [fault.line for fault in file.faults] == [first + 1, first + 3, first + 4]
    assert [board.line for board in file.boards] == [1, first, first + 6]
