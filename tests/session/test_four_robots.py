"""Four robots at a table: the same board and seed come to the same end, in one go or card by card."""

from __future__ import annotations

from dataclasses import replace
from pickle import dumps, loads

import pytest

from bridgetutor.cardplay.robots import Effort
from bridgetutor.games.contest import Way, is_over
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.seats import Seat
from bridgetutor.session.four_robots import FourRobots
from tests.games.contests import contest

FEW = Effort(lead=2, opening=2, first=2, middle=2, late=2)
BLANK = contest(Way.TEAMS).blank(1)


def test_the_same_board_and_seed_give_the_same_result_in_one_go_or_in_parts() -> None:
    question = FourRobots(BLANK, effort=FEW, seed=5)
    whole = loads(dumps(question)).answer()
    assert is_over(whole)
    assert not whole.unfinished
    assert whole.play is not None
    assert whole.play.is_over
    assert whole.tricks == whole.play.tricks_won(whole.play.declarer.side)
    part = replace(question, most=20).answer()
    assert part.unfinished
    assert (len(part.cards), part.tricks) == (20, None)
    assert replace(question, record=part, most=None).answer() == whole


def test_what_was_bid_is_not_bid_again() -> None:
    auction = Auction.parse(Seat.EAST, "P P P 1C P P P")
    begun = replace(BLANK, auction=auction, contract=auction.contract)
    part = FourRobots(begun, effort=FEW, most=1).answer()
    assert (part.auction, part.contract) == (auction, auction.contract)
    passed = replace(BLANK, auction=Auction.parse(Seat.EAST, "P P P P"), passed_out=True)
    assert FourRobots(passed, effort=FEW).answer() == passed


def test_a_board_that_cannot_be_played_is_refused() -> None:
    faulty = BoardRecord(number=1, deal=Deal.parse("N:AK.432.432.AKQJT AK.432.432.AKQJT AK... 2..."))
    for record in (BoardRecord(), faulty):
        with pytest.raises(BridgeError):
            FourRobots(record, effort=FEW).answer()
