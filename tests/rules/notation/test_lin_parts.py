"""The parts of LIN one by one: tokens, boards, hands, names, results, calls and cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.auction import DOUBLE, PASS, REDOUBLE, parse_call
from bridgetutor.rules.cards import PACK, Card, Suit
from bridgetutor.rules.contract import Contract, Result
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.notation import lin
from bridgetutor.rules.notation.lin.calls import parse_calls, parse_cards, parse_sv
from bridgetutor.rules.notation.lin.following import Following
from bridgetutor.rules.notation.lin.hands import format_md, parse_md
from bridgetutor.rules.notation.lin.heading import parse_names, parse_result, parse_vg
from bridgetutor.rules.notation.lin.tokens import Stray, Token, tokens
from bridgetutor.rules.notation.record import Ending, Room
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability
from tests.strategies import plays, unhurried

MD = "3S962HAJ7DKT82CJ75,ST5HQ9863DA943CKQ,SK843HT542DJ6C863"
BOARD = f"qx|o1|pn|a,b,c,d|st||md|{MD}|sv|o|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|pg||"


def told(text: str) -> list[str]:
    return [str(fault) for fault in lin.read(text).faults]


def test_tokens_have_names_values_and_lines() -> None:
    found = list(tokens("\N{BYTE ORDER MARK}PN|a,b|\r\n\r\nmb|1C|| p\nc|H\r\n4|pg||"))
    assert found == [
        Token("pn", "a,b", 1, 1),
        Token("mb", "1C", 12, 3),
        Token("pc", "H\r\n4", 20, 3),
        Token("pg", "", 29, 5),
    ]


def test_a_bar_in_a_text_ends_it_only_before_a_token() -> None:
    assert [str(token) for token in tokens("an|5+ | zz|x|mb|p|pn|Lee|Kim|qx|o1")] == [
        "an|5+ | zz|x|", "mb|p|", "pn|Lee|Kim|", "qx|o1|",
    ]  # fmt: skip


def test_text_outside_of_tokens_is_told_and_the_rest_is_read() -> None:
    found = list(tokens("hello\nmb|p|what? mb|1C|"))
    assert [str(token.says) for token in found if isinstance(token, Stray)] == [
        "“hello” is not LIN: it stands outside of any token", "“what?” is not LIN: it stands outside of any token",
    ]  # fmt: skip
    assert [token.value for token in found if isinstance(token, Token)] == ["p", "1C"]


def test_old_macs_end_lines_with_carriage_returns() -> None:
    assert [token.line for token in tokens("mb|p|\rmb|p|\r\rmb|p|")] == [1, 2, 4]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        (BOARD * 3, 3),
        (BOARD.replace("qx|o1|", "") * 3, 3),
        (f"md|{MD}|sv|n|ah|Board 2|" * 2, 2),
        (f"vg|E,,I,1,2,,,,|rs|,|pg||\npn|a,b,c,d|st||md|{MD}|mb|p|pg||", 1),
        ("vg|E,,I,1,2,,,,|rs|,|pn|a,b,c,d|pg||", 0),
        (f"mn|A|pn|a,b,c,d|qx|o1|md|{MD}|pg||mn||pn|e,f,g,h|qx|o2|md|{MD}|pg||", 2),
        ("", 0),
    ],
)
def test_where_boards_end(text: str, count: int) -> None:
    file = lin.read(text)
    assert len(file.boards) == count
    assert file.faults == ()


def test_the_fourth_hand_follows_from_three() -> None:
    dealt = parse_md(MD.lower())
    assert (dealt.dealer, dealt.faults) == (Seat.NORTH, ())
    assert str(dealt.deal) == "N:K843.T542.J6.863 AQJ7.K.Q75.AT942 962.AJ7.KT82.J75 T5.Q9863.A943.KQ"
    assert parse_md(format_md(dealt.dealer, dealt.deal)) == dealt


@pytest.mark.parametrize(
    ("value", "faults"),
    [
        ("5", ["“5” is not a dealer: write 1 for South to 4 for East"]),
        ("1SAKX,,,", ["“X” is not a rank: write A K Q J T 9 … 2"]),
        ("1SAA,,,", ["“SAA” has SA twice"]),
        ("1SA,SA,SK,SQ", ["SA is in two hands: S, W"]),
        ("1,,,,SA", ["A fifth hand, SA, belongs to nobody"]),
        ("2AKQ2.K53.QJ4.A92,,,", []),
    ],
)
def test_faults_of_hands(value: str, faults: list[str]) -> None:
    assert [str(says) for says in parse_md(value).faults] == faults


def test_digits_of_dealers_and_hands_that_are_not_there() -> None:
    assert [parse_md(digit).dealer for digit in "1234"] == [Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST]
    assert (parse_md("0").dealer, parse_md("").dealer, parse_md("3").deal) == (None, None, None)
    assert parse_md("3,,,").deal == Deal.of({})


@pytest.mark.parametrize(
    ("value", "names"),
    [
        ("a,b,c,d", ("a", "b", "c", "d")),
        ("a,b,c,d,", ("a", "b", "c", "d")),
        ("a,b,c,d,e,f,g,h,,", ("a", "b", "c", "d", "e", "f", "g", "h")),
        ("a,b,c,d,Her, I,Du, G,e,Sem, A", ("a", "b", "c", "d", "Her, I", "Du, G", "e", "Sem, A")),
        ("a,b", ("a", "b")),
    ],
)
def test_names(value: str, names: tuple[str, ...]) -> None:
    assert parse_names(value) == (names, None)


def test_names_too_many() -> None:
    file = lin.read(f"pn|a,b,c,d,e|md|{MD}|")
    assert told(f"pn|a,b,c,d,e|md|{MD}|") == [
        "1: There should be four names, or eight for two rooms; here are 5: a,b,c,d,e"
    ]
    assert file.boards[0].players == ("c", "d", "a", "b")


def test_names_of_a_tournament_by_board() -> None:
    text = f"pw|a,b,c,d,e,f,g,h|bn|1,2|pg||qx|o1|md|{MD}|mb|p|qx|o2|md|{MD}|"
    assert [board.players for board in lin.read(text).boards] == [("c", "d", "a", "b"), ("g", "h", "e", "f")]


def test_the_event_may_have_commas() -> None:
    assert parse_vg("A, B,Final,I,1,16,Reds,3,Blues,0")[:5] == ("A, B", "Final", "I", "1", "16")
    assert parse_vg("") == ("",) * 9


def test_results() -> None:
    assert parse_result("2SWx-1") == Result(Contract.parse("2SX by W"), 7)
    assert parse_result("3NN=") == Result(Contract.parse("3NT by N"), 9)
    assert parse_result("PASS") is parse_result("7SN+1") is None


def test_a_missing_result_is_that_of_the_session() -> None:
    heading = "vg|E,,I,1,1,,,,|rs|3NN+1,3NS=|pg||\n"
    (board,) = lin.read(heading + BOARD).boards
    assert (board.room, board.tricks, board.claimed) == (Room.OPEN, 10, False)
    assert told(heading + BOARD + "mc|9|") == [
        "1: The results of the session have 3NT by N +1, the board itself 3NT by N ="
    ]


def test_calls_in_all_spellings() -> None:
    one = [parse_calls(text)[0][0] for text in ("p", "PASS", "d", "X", "r", "xx", "1NT", "1n", "2♠", "dbl")]
    assert one == [PASS, PASS, DOUBLE, DOUBLE, REDOUBLE, REDOUBLE, *map(parse_call, ("1N", "1N", "2S", "X"))]
    assert parse_calls("1C!pp") == [(parse_call("1C"), True), (PASS, False), (PASS, False)]


def test_cards_in_all_spellings() -> None:
    assert parse_cards("h10") == parse_cards("HT") == parse_cards("tH") == [Card.parse("HT")]
    assert parse_cards("s2hdc") == [Card.parse("S2"), Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]
    assert parse_cards("!da") == [Card.parse("DA")]


def test_vulnerabilities() -> None:
    assert [parse_sv(text) for text in ("o", "0", "-", "N", "e", "b", "Both", "")] == [
        *[Vulnerability.NONE] * 3, Vulnerability.NORTH_SOUTH, Vulnerability.EAST_WEST, *[Vulnerability.ALL] * 2, None,
    ]  # fmt: skip


def test_what_cannot_be_called_or_played_is_told_and_kept() -> None:
    (board,) = lin.read(f"md|{MD}|mb|1N|mb|1C|mb|p|pc|HK|mc|9|sv|q|").boards
    assert (str(board.auction), board.calls_rest, board.cards_rest) == ("1N", ("1C", "p"), ("HK",))
    assert told(f"md|{MD}|\nmb|1N|\nmb|1C|mb|p|\npc|HK|pc|H3|\nmc|9|\nsv|q|") == [
        "3: 1C is not enough: a bid must be higher than 1N",
        "4: The play cannot be followed without a contract and its declarer",
        "5: A result says nothing without a contract and its declarer",
        "6: “q” is not a vulnerability: write None, NS, EW or All",
    ]


def test_a_card_out_of_turn_ends_the_play_and_the_rest_is_kept() -> None:
    text = f"{BOARD}pc|HK|pc|HA|pc|S5|pc|H2|"
    (board,) = lin.read(text).boards
    assert ([str(card) for card in board.cards], board.cards_rest) == (["HK", "HA"], ("S5", "H2"))
    assert told(text) == ["1: E led H: W has H and must follow"]


def test_a_lead_from_another_seat_is_told_and_followed() -> None:
    (board,) = lin.read(f"{BOARD}pc|HQ|pc|h|pc|h|pc|ha|").boards
    assert board.ending == Ending(Contract.parse("3NT by N").strain, Seat.WEST, Seat.NORTH)
    assert [str(card) for card in board.cards] == ["HQ", "H2", "HK", "HA"]


def test_cards_before_the_auction_is_over() -> None:
    text = f"md|{MD}|mb|1N|mb|p|mb|3N|pc|HK|"
    assert told(text) == [
        "1: Cards are played before the auction is over; 3NT by N is taken for the contract"
    ]
    assert len(lin.read(text).boards[0].cards) == 1


@pytest.mark.parametrize("value", ["99", "x", "14", "-1"])
def test_claims_that_are_no_numbers(value: str) -> None:
    assert told(f"{BOARD}mc|{value}|") == [
        f"1: “{value}” is not a result: write the number of tricks, 0 to 13"
    ]


def test_a_claim_of_tricks_already_lost() -> None:
    text = f"{BOARD}pc|CA|pc|C5|pc|CK|pc|C3|mc|13|"
    assert told(text) == ["1: Declarer's side cannot end with 13 tricks: it has won 0 and lost 1"]


def test_unfinished_boards() -> None:
    (calling,) = lin.read(f"md|{MD}|mb|1N|").boards
    (playing,) = lin.read(f"{BOARD}pc|HK|").boards
    (called,) = lin.read(BOARD).boards
    assert (calling.unfinished, playing.unfinished, called.unfinished) == (True, True, False)


def test_one_board_is_written_into_its_file() -> None:
    file = lin.read(
        f"vg|E,,I,1,1,,,,|rs|3NN+1,3NS=|pn|a,b,c,d,e,f,g,h|pg||\n{BOARD}{BOARD.replace('o1', 'c1')}"
    )
    heading, _, closed = (passage.source for passage in file.passages)
    again = lin.read(heading + lin.board(file.boards[0]) + closed)
    assert again.boards == file.boards


@unhurried
@given(plays(), st.sets(st.sampled_from(Seat)), st.sampled_from(PACK))
def test_following_is_the_law_of_play(play: Play, hidden: set[Seat], other: Card) -> None:
    deal = play.deal
    for seat in hidden:
        deal = deal.with_hand(seat, None)
    start = Play(deal, play.strain, play.leader, play.declarer)
    following = Following(start)
    for card in play.cards:
        assert following.legal == following.play.legal_cards.bits
        assert following.add(card) is None
    assert following.play == start.after(*play.cards)
    assert following.is_over == following.play.is_over
    side = Seat.NORTH.side if play.declarer is None else play.declarer.side
    assert (following.won, following.lost) == (play.tricks_won(side), play.tricks_won(side.other))
    assert following.is_over or following.add(other) == following.play.before(len(play.cards)).fault(other)


def test_a_call_after_the_first_card_is_told_and_kept() -> None:
    (board,) = lin.read(f"{BOARD}pc|HK|mb|4S|").boards
    assert board.others[0].rows == ("6+1 mb|4S|",)
    assert told(f"{BOARD}pc|HK|\nmb|4S|") == ["2: “4S” is called when the play has begun"]
