"""Scores for first lessons and minibridge."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridgetutor.rules.contract import Contract, Result, Risk
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring import duplicate, first_lessons, minibridge
from bridgetutor.rules.scoring.score import Score
from bridgetutor.rules.seats import Seat, Vulnerability
from tests.rules.scoring.golden import lines, made, table, vulnerable
from tests.strategies import results, vulnerabilities


@pytest.mark.parametrize("row", table("first-lessons.txt"), ids=" ".join)
def test_tricks_and_games(row: list[str]) -> None:
    strain, tricks, *expected = row
    result = made(f"1{strain}", int(tricks))
    totals = [first_lessons.score(result, vulnerable(yes)).total for yes in (False, True)]
    assert totals == [int(points) for points in expected]


@given(results, vulnerabilities)
def test_neither_level_nor_double_matters(result: Result, vulnerability: Vulnerability) -> None:
    contract = Contract(1, result.contract.strain, result.contract.declarer, Risk.UNDOUBLED)
    plain = first_lessons.score(Result(contract, result.tricks), vulnerability)
    assert first_lessons.score(result, vulnerability) == plain
    assert (plain.total > 0) == (result.tricks > 6)


def test_first_lessons_are_explained() -> None:
    assert lines(first_lessons.score(made("1N", 9))) == [
        ("First odd trick at notrump at 40", 40),
        ("2 more odd tricks at 30", 60),
        ("Game bonus", 200),
    ]
    assert lines(first_lessons.score(made("1S", 5), Vulnerability.ALL)) == [
        ("2 tricks over six for the defenders at 100, vulnerable", -200)
    ]


def test_minibridge_is_scored_as_duplicate_but_never_doubled() -> None:
    result = made("4S", 10, Seat.EAST)
    assert minibridge.score(result, Vulnerability.ALL) == duplicate.score(result, Vulnerability.ALL)
    with pytest.raises(BridgeError, match="no auction"):
        minibridge.score(made("4SX", 10))


def test_passed_out() -> None:
    assert first_lessons.score(None) == minibridge.score(None) == Score()
