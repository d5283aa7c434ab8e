"""Par: the golden deals, and what must hold of any table."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Risk
from bridgetutor.rules.scoring.duplicate import score
from bridgetutor.rules.scoring.par import Par, par
from bridgetutor.rules.seats import Seat, Side, Vulnerability
from tests.cardplay.double_dummy import golden
from tests.strategies import seats, unhurried, vulnerabilities

tables = st.lists(st.lists(st.integers(0, 13), min_size=4, max_size=4), min_size=5, max_size=5)

WRITTEN = re.compile(r"(\d)([SHDCN])(\*?)-([NESW]+)([+-]\d+)?")
"""Level, strain, doubled, declarers, tricks over or under."""


def as_written(contracts: tuple[str, ...]) -> set[tuple[object, ...]]:
    found: set[tuple[object, ...]] = set()
    for text in contracts:
        match = WRITTEN.fullmatch(text)
        assert match is not None
        level, strain, doubled, declarers, difference = match.groups()
        found |= {(int(level), strain, bool(doubled), seat, int(difference or 0)) for seat in declarers}
    return found


def found_contracts(found: Par) -> set[tuple[object, ...]]:
    return {
        (
            result.contract.level,
            result.contract.strain.letter,
            result.contract.risk is Risk.DOUBLED,
            result.contract.declarer.letter,
            result.difference,
        )
        for result in found.contracts
    }


def test_the_golden_deals() -> None:
    for each in golden():
        found = par(each.table.tricks, each.dealer, each.vulnerability)
        assert found.score == each.par
        assert found_contracts(found) == as_written(each.contracts)


def test_nobody_bids_where_nobody_makes_anything() -> None:
    six = [[6] * 4] * 5
    assert par(six, Seat.NORTH, Vulnerability.NONE) == Par(0)


def test_where_both_sides_make_the_same_the_first_to_call_has_it() -> None:
    seven = [[6] * 4] * 4 + [[7] * 4]
    for dealer in Seat:
        found = par(seven, dealer, Vulnerability.NONE)
        assert found.score == (90 if dealer.side is Side.NORTH_SOUTH else -90)


def test_where_only_one_of_a_pair_makes_it_the_seats_count() -> None:
    # North and East make 1NT, their partners do not: East is the first of the two only as dealer.
    table = [[6] * 4] * 4 + [[7, 7, 6, 6]]
    scores = {dealer: par(table, dealer, Vulnerability.NONE).score for dealer in Seat}
    assert scores == {Seat.NORTH: 90, Seat.EAST: -90, Seat.SOUTH: 90, Seat.WEST: 90}


@unhurried
@given(tables, seats, vulnerabilities)
def test_every_contract_named_brings_par(
    table: list[list[int]], dealer: Seat, vulnerability: Vulnerability
) -> None:
    found = par(table, dealer, vulnerability)
    assert bool(found.contracts) == (found.score != 0)
    for result in found.contracts:
        assert result.tricks == table[result.contract.strain][result.contract.declarer]
        assert score(result, vulnerability).points(Side.NORTH_SOUTH) == found.score
        assert result.is_made == (result.contract.risk is Risk.UNDOUBLED)


@unhurried
@given(tables, seats, vulnerabilities)
def test_the_table_turned_round_gives_the_same_par_to_the_other_side(
    table: list[list[int]], dealer: Seat, vulnerability: Vulnerability
) -> None:
    turned = [[row[seat - 1] for seat in Seat] for row in table]
    vulnerable = {
        Vulnerability.NORTH_SOUTH: Vulnerability.EAST_WEST,
        Vulnerability.EAST_WEST: Vulnerability.NORTH_SOUTH,
    }
    other = par(turned, dealer.next, vulnerable.get(vulnerability, vulnerability))
    assert other.score == -par(table, dealer, vulnerability).score


def test_every_strain_is_tried() -> None:
    for strain in Strain:
        table = [[13 if each is strain else 0] * 4 for each in Strain]
        found = par(table, Seat.NORTH, Vulnerability.NONE)
        assert {result.contract.strain for result in found.contracts} == {strain}
