"""Contracts and results: written, read, and what follows from them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract, Result, Risk
from bridgetutor.rules.faults import BridgeError, NotationError
from bridgetutor.rules.seats import Seat
from tests.strategies import contracts, results


@given(contracts)
def test_a_contract_is_read_as_it_is_written(contract: Contract) -> None:
    assert Contract.parse(str(contract)) == contract
    assert Contract.parse(contract.name, contract.declarer) == contract


@given(contracts)
def test_declarers_left_leads_and_partner_is_dummy(contract: Contract) -> None:
    assert contract.leader.next is contract.dummy
    assert contract.dummy.partner is contract.declarer
    assert contract.tricks_needed == contract.level + 6


@pytest.mark.parametrize("text", ["4SX by S", "4sx by South", "4♠x S", "4 ♠ X by s", "4♤X BY south"])
def test_ways_to_write_a_contract(text: str) -> None:
    assert Contract.parse(text) == Contract(4, Strain.SPADES, Seat.SOUTH, Risk.DOUBLED)


def test_notrump_is_written_n_or_nt() -> None:
    assert Contract.parse("3N by W") == Contract.parse("3NT", Seat.WEST)
    assert str(Contract.parse("3NXX by W")) == "3NTXX by W"


def test_a_declarer_in_the_text_comes_first() -> None:
    assert Contract.parse("3N by W", Seat.EAST).declarer is Seat.WEST


@pytest.mark.parametrize(
    "text", ["", "Pass", "8C by S", "0N by S", "3 by S", "3NTXXX by S", "S3 by S", "3N by X"]
)
def test_what_is_no_contract(text: str) -> None:
    with pytest.raises(NotationError, match="is not a"):
        Contract.parse(text)


def test_a_contract_needs_a_declarer() -> None:
    with pytest.raises(NotationError, match="does not say who declares"):
        Contract.parse("3N")


@given(results)
def test_a_result_is_made_when_no_trick_is_missing(result: Result) -> None:
    assert result.is_made == (result.tricks >= result.contract.level + 6)
    assert result.contract.tricks_needed + result.difference == result.tricks


@pytest.mark.parametrize(("tricks", "text"), [(9, "="), (11, "+2"), (7, "-2")])
def test_a_result_is_written_as_players_say_it(tricks: int, text: str) -> None:
    assert str(Result(Contract.parse("3N by S"), tricks)) == f"3NT by S {text}"


@given(st.integers().filter(lambda tricks: not 0 <= tricks <= 13))
def test_nobody_wins_more_than_thirteen_tricks(tricks: int) -> None:
    with pytest.raises(BridgeError, match="from 0 to 13 tricks"):
        Result(Contract.parse("3N by S"), tricks)
