"""What a recorded board is looked back at by: its auction where that is known, its contract, its scoring."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgetutor.cardplay.robots import Aim
from bridgetutor.cli.reviewing import review_of
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.rules.auction import Auction, parse_call
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.notation.record import BoardRecord, Ending
from bridgetutor.rules.seats import Seat, Vulnerability

CONTRACT = Contract.parse("3N by S")
RECORD = BoardRecord(
    number=3,
    dealer=Seat.NORTH,
    vulnerability=Vulnerability.EAST_WEST,
    deal=Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"),
    contract=CONTRACT,
    cards=(Card.parse("HK"),),
)
CALLS = tuple(map(parse_call, ["1C", "P", "1N", "P", "3N", "P", "P", "P"]))


def test_the_auction_tells_where_it_led_to_the_contract() -> None:
    bid = replace(RECORD, auction=Auction(Seat.NORTH, CALLS))
    promises = review_of(bid, "sayc", None, seed=1).told
    assert isinstance(promises, Promises)
    assert promises.of(Seat.NORTH)
    other = replace(bid, contract=Contract.parse("2N by S"))
    broken_off = replace(bid, auction=Auction(Seat.NORTH, CALLS[:-1]))
    for record in (RECORD, other, broken_off):
        assert review_of(record, "sayc", None, seed=1).told == record.contract


def test_an_ending_tells_nothing_of_how_it_was_bid() -> None:
    deal = Deal.parse("N:AQ... K.2.. 32... 4.3..")
    record = BoardRecord(
        deal=deal, ending=Ending(Strain.NOTRUMP, Seat.SOUTH, Seat.SOUTH), cards=(Card.parse("S2"),)
    )
    found = review_of(record, "sayc", None, seed=1)
    assert (found.told, found.aim) == (SILENCE, Aim.tricks())


@pytest.mark.parametrize(
    ("scoring", "aim"),
    [
        ("", Aim.contract(CONTRACT, Vulnerability.EAST_WEST)),
        ("IMP", Aim.contract(CONTRACT, Vulnerability.EAST_WEST)),
        ("MP", Aim.tricks(CONTRACT)),
        ("MatchPoints", Aim.tricks(CONTRACT)),
    ],
)
def test_the_contract_comes_first_but_at_matchpoints(scoring: str, aim: Aim) -> None:
    assert review_of(replace(RECORD, scoring=scoring), "sayc", None, seed=1).aim == aim


def test_dummy_is_no_player() -> None:
    assert review_of(RECORD, "sayc", None, seed=1).players == frozenset(Seat) - {Seat.NORTH}
    assert review_of(RECORD, "sayc", Seat.SOUTH, seed=1).players == {Seat.SOUTH}
