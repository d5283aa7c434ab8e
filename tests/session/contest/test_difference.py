"""Where the difference came from: auction, lead, a card; with and without the solver."""

from __future__ import annotations

from dataclasses import replace
from pickle import dumps, loads

import pytest

from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Board, Deal
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from bridgetutor.session.contest import difference
from bridgetutor.session.contest.difference import Compare
from bridgetutor.wording import Wording
from tests.games.contests import deals

DEAL = Deal.parse("N:K73.75.JT98.AK62 T64.832.A76.QT54 AQ5.A64.KQ52.973 J982.KQJT9.43.J8")
BOARD = Board.numbered(1, DEAL)
THREE = Contract.parse("3N", Seat.SOUTH)
TABLE = phrase("Table 2")
WORDING = Wording("en")


def played(auction: str, contract: Contract | None, tricks: int, cards: str = "") -> BoardRecord:
    """Cards in the order played; then the first legal ones to the end."""
    record = BoardRecord(
        number=1,
        dealer=Seat.NORTH,
        vulnerability=BOARD.vulnerability,
        deal=DEAL,
        auction=Auction.parse(Seat.NORTH, auction),
        contract=contract,
        passed_out=contract is None,
    )
    if contract is None:
        return record
    play = Play.of(DEAL, contract, map(Card.parse, cards.split()))
    while not play.is_over:
        play = play.after(next(iter(play.legal_cards)))
    return replace(record, cards=play.cards, tricks=tricks)


USUAL = "P P 1N P 3N P P P"


def compared(here: BoardRecord, there: BoardRecord) -> str:
    return WORDING.render(loads(dumps(Compare(here, there, TABLE))).answer())


def test_another_call_and_so_another_contract() -> None:
    two = Contract.parse("1N", Seat.SOUTH)
    assert compared(played(USUAL, THREE, 9), played("P P 1N P P P", two, 9)) == (
        "Table 2: the auction. After Pass Pass 1NT Pass North called 3NT here, Pass there; so 3NT by South here, "
        "1NT by South there."
    )
    assert compared(played(USUAL, THREE, 9), played("P P P P", None, 0)) == (
        "Table 2: the auction. After Pass Pass South called 1NT here, Pass there; so 3NT by South here, passed out "
        "there."
    )
    first = Contract.parse("3C", Seat.NORTH)
    assert compared(played(USUAL, THREE, 9), played("3C P P P", first, 6)).startswith(
        "Table 2: the auction. North began with Pass here, with 3♣ there; so "
    )


def led(card: str, deal: Deal, tricks: int) -> BoardRecord:
    record = played("1N P P P", Contract.parse("1N", Seat.NORTH), tricks)
    play = Play.of(deal, Contract.parse("1N", Seat.NORTH), [Card.parse(card)])
    return replace(record, deal=deal, cards=play.cards)


def test_another_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    """The queen of spades gives three tricks away that a small one keeps; a heart and the club ace cost one each."""
    deal = deals(1)[0]
    assert compared(led("SQ", deal, 7), led("S6", deal, 4)) == (
        "Table 2: the lead. East led ♠Q here, ♠6 there. With all cards in sight declarer then takes 7 tricks here, 4 "
        "there."
    )
    assert compared(led("H5", deal, 7), led("CA", deal, 4)) == (
        "Table 2: another lead, worth the same. East led ♥5 here, ♣A there. No card stands out."
    )
    here = played(USUAL, THREE, 8, "HK H5 H2 HA")
    assert compared(here, played(USUAL, THREE, 9, "CJ")) == (
        "Table 2: another lead, worth the same. West led ♥K here, ♣J there. In trick 1 South played ♥A here: "
        "declarer could take 9 tricks with all cards in sight, 8 after it."
    )
    monkeypatch.setattr(difference, "is_available", lambda: False)
    assert compared(led("SQ", deal, 7), led("S6", deal, 4)) == (
        "Table 2: the lead. East led ♠Q here, ♠6 there."
    )


def test_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Declarer has one stopper in hearts; who takes it at once loses to the long hearts."""
    good, bad = "HK H5 H2 H4", "HK H5 H2 HA"
    bad_here = compared(played(USUAL, THREE, 8, bad), played(USUAL, THREE, 9, good))
    assert bad_here == (
        "Table 2: the play of the cards. In trick 1 South played ♥A here: declarer could take 9 tricks with all cards "
        "in sight, 8 after it."
    )
    bad_there = compared(played(USUAL, THREE, 9, good), played(USUAL, THREE, 8, bad))
    assert bad_there == bad_here.replace("here", "there")
    monkeypatch.setattr(difference, "is_available", lambda: False)
    assert compared(played(USUAL, THREE, 8, bad), played(USUAL, THREE, 9, good)) == (
        "Table 2: the play of the cards. No card stands out."
    )
