"""A board on paper: what is known of it, in order, and every note with what it is about."""

from __future__ import annotations

import re
from html import unescape

from bridgetutor.printing.board import board, title
from bridgetutor.rules.auction import Auction, parse_call
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.notation.record import BoardRecord, Note, NoteKind
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.wording import Wording

WORDS = Wording.english()
RECORD = BoardRecord(
    dealer=Seat.SOUTH,
    vulnerability=Vulnerability.NONE,
    deal=Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"),
    contract=Contract.parse("3N by S"),
    auction=Auction.of(Seat.SOUTH, map(parse_call, ("1N", "P", "3N", "P", "P", "P"))),
    call_notes=(
        Note(0, "", NoteKind.ALERT),
        Note(0, "?", NoteKind.MARK),
        Note(0, "1♦ <was> better."),
    ),
    cards=tuple(map(Card.parse, ("HK", "H5", "H2", "H4", "HQ"))),
    card_notes=(Note(3, "A hold-up."),),
)


def text_of(html: str) -> str:
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", html)))


def test_the_deal_the_auction_and_the_play_come_in_their_order() -> None:
    paper = text_of(board(RECORD, WORDS))
    places = [paper.index(part) for part in ("Dealer South", "The auction", "1NT", "The play", "♥K")]
    assert places == sorted(places)
    assert "Vulnerable: neither side" in paper


def test_notes_stand_with_their_call_or_card_and_alerts_have_no_words() -> None:
    paper = text_of(board(RECORD, WORDS))
    assert "1NT ? 1♦ <was> better." in paper
    assert "♥4 A hold-up." in paper


def test_what_is_not_known_is_left_out() -> None:
    paper = text_of(board(BoardRecord(number=7), WORDS))
    assert paper.split() == ["Board", "7"]


def test_the_title_says_how_it_ended() -> None:
    played = BoardRecord(number=3, contract=Contract.parse("4S by N"), tricks=9)
    assert title(played, WORDS) == "Board 3: 4♠ by North, 9 tricks"
    assert title(RECORD, WORDS) == "A board: 3NT by South"
