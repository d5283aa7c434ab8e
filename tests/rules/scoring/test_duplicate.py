"""Duplicate scores against the tables of Law 77, and the lines that explain them."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract, Result, Risk
from bridgetutor.rules.scoring.duplicate import score
from bridgetutor.rules.scoring.parts import trick_points
from bridgetutor.rules.scoring.prices import GAME
from bridgetutor.rules.scoring.score import Score
from bridgetutor.rules.seats import Seat, Side, Vulnerability
from tests.rules.scoring.golden import lines, table
from tests.strategies import results, vulnerabilities


def of(text: str, tricks: int, *, vulnerable: bool = False) -> Score:
    contract = Contract.parse(text, Seat.SOUTH)
    return score(
        Result(contract, tricks), Vulnerability.NORTH_SOUTH if vulnerable else Vulnerability.EAST_WEST
    )


@pytest.mark.parametrize(("contract", "tricks", "not_vulnerable", "vulnerable"), table("made.txt"))
def test_a_contract_made(contract: str, tricks: str, not_vulnerable: str, vulnerable: str) -> None:
    assert of(contract, int(tricks)).total == int(not_vulnerable)
    assert of(contract, int(tricks), vulnerable=True).total == int(vulnerable)


@pytest.mark.parametrize("row", table("down.txt"), ids=lambda row: f"down {row[0]}")
def test_a_contract_defeated(row: list[str]) -> None:
    down, *costs = map(int, row)
    contracts = [Contract(7, Strain.CLUBS, Seat.SOUTH, risk) for risk in Risk]
    scores = [
        score(Result(contract, 13 - down), vulnerability).total
        for contract in contracts
        for vulnerability in (Vulnerability.NONE, Vulnerability.ALL)
    ]
    assert scores == [-cost for cost in costs]


@pytest.mark.parametrize(
    ("risk", "games"),
    [
        (Risk.UNDOUBLED, {"3NT", "4H", "4S", "5C", "5D"}),
        (Risk.DOUBLED, {"2NTX", "2HX", "2SX", "3CX", "3DX"}),
        (Risk.REDOUBLED, {"1NTXX", "1HXX", "1SXX", "2CXX", "2DXX"}),
    ],
)
def test_the_cheapest_games(risk: Risk, games: set[str]) -> None:
    cheapest = set()
    for strain in Strain:
        contracts = [Contract(level, strain, Seat.NORTH, risk) for level in range(1, 8)]
        cheapest.add(next(contract.name for contract in contracts if trick_points(contract) >= GAME))
    assert cheapest == games


def test_overtricks_make_no_game_but_a_double_does() -> None:
    assert of("3S", 10).total == 170
    assert of("4S", 10).total == 420
    assert of("3SX", 9).total == 530


@given(results, vulnerabilities)
def test_the_lines_add_up_and_no_line_is_empty(result: Result, vulnerability: Vulnerability) -> None:
    scored = score(result, vulnerability)
    assert sum(line.points for line in scored.lines) == scored.total
    assert all(line.points for line in scored.lines)
    assert all((line.points > 0) == result.is_made for line in scored.lines)


@given(results, vulnerabilities)
def test_what_one_side_wins_the_other_loses(result: Result, vulnerability: Vulnerability) -> None:
    scored, declarers = score(result, vulnerability), result.contract.declarer.side
    assert scored.side is declarers
    assert scored.points(declarers) == scored.total == -scored.points(declarers.other)
    assert scored.winner is (declarers if result.is_made else declarers.other)


@given(results)
def test_only_declarers_vulnerability_counts(result: Result) -> None:
    both, declarers = score(result, Vulnerability.ALL), Vulnerability(str(result.contract.declarer.side))
    defenders = Vulnerability(str(result.contract.declarer.side.other))
    assert score(result, declarers) == both
    assert score(result, defenders) == score(result)


def test_a_board_passed_out_is_a_tie() -> None:
    scored = score(None, Vulnerability.ALL)
    assert (scored.total, scored.lines, scored.winner, scored.side) == (0, (), None, None)
    assert [scored.points(side) for side in Side] == [0, 0]


def test_a_part_score_is_explained() -> None:
    assert lines(of("3C", 10)) == [
        ("3 odd tricks in C at 20", 60),
        ("1 overtrick at 20", 20),
        ("Part-score bonus", 50),
    ]


def test_a_doubled_game_is_explained() -> None:
    assert lines(of("3CX", 10, vulnerable=True)) == [
        ("3 odd tricks in C at 20, doubled", 120),
        ("1 overtrick at 200, doubled, vulnerable", 200),
        ("Game bonus, vulnerable", 500),
        ("Contract made, doubled", 50),
    ]


def test_a_redoubled_grand_slam_is_explained() -> None:
    assert lines(of("7CXX", 13)) == [
        ("7 odd tricks in C at 20, redoubled", 560),
        ("Game bonus", 300),
        ("Grand slam bonus", 1000),
        ("Contract made, redoubled", 100),
    ]


def test_the_first_trick_at_notrump_has_its_line() -> None:
    assert lines(of("1N", 7))[0] == ("First odd trick at notrump at 40", 40)
    assert lines(of("6N", 12, vulnerable=True)) == [
        ("First odd trick at notrump at 40", 40),
        ("5 more odd tricks at 30", 150),
        ("Game bonus, vulnerable", 500),
        ("Small slam bonus, vulnerable", 750),
    ]


def test_undertricks_are_explained_by_price() -> None:
    assert lines(of("4S", 9)) == [("1 undertrick at 50", -50)]
    assert lines(of("4SX", 5)) == [
        ("1 undertrick at 100, doubled", -100),
        ("2 more undertricks at 200, doubled", -400),
        ("2 more undertricks at 300, doubled", -600),
    ]
    assert lines(of("4SXX", 8, vulnerable=True)) == [
        ("1 undertrick at 400, redoubled, vulnerable", -400),
        ("1 more undertrick at 600, redoubled, vulnerable", -600),
    ]
