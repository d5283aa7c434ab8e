"""Boards scored one by one: duplicate boards, a single deal."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetutor.games.boards import Boards, Single
from bridgetutor.games.outcome import Outcome
from bridgetutor.games.settlement import deals_of, enter, sheet_of
from bridgetutor.games.sheet import Sheet
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring import duplicate, first_lessons
from bridgetutor.rules.seats import Seat, Side, Vulnerability, dealer_of_board, vulnerability_of_board
from tests.games.outcomes import outcomes, played


def test_boards_follow_their_numbers() -> None:
    deals = list(deals_of(Boards(first=6), played("pass", "pass", "pass")))
    assert [deal.dealer for deal in deals] == [dealer_of_board(number) for number in (6, 7, 8)]
    assert [deal.vulnerability for deal in deals] == [vulnerability_of_board(number) for number in (6, 7, 8)]


def test_a_session_of_two_boards() -> None:
    sheet = sheet_of(Boards(count=2), played("4S S 10", "4S E 9"))
    assert [sheet.total(side) for side in Side] == [420 + 50, 0]
    with pytest.raises(BridgeError, match="over"):
        enter(Boards(count=2), sheet, Outcome())


def test_any_scoring_of_one_board_will_do() -> None:
    assert sheet_of(Boards(first_lessons.score), played("1S S 10")).total(Side.NORTH_SOUTH) == 320


@pytest.mark.parametrize("vulnerability", Vulnerability)
def test_a_single_deal(vulnerability: Vulnerability) -> None:
    settlement = Single(vulnerability)
    assert settlement.dealer(Sheet()) is Seat.SOUTH
    assert not settlement.is_over(Sheet())
    sheet = sheet_of(settlement, played("4S S 10"))
    assert settlement.is_over(sheet)
    assert sheet.difference == (620 if vulnerability.includes(Side.NORTH_SOUTH) else 420)
    assert sheet_of(settlement, played("4S W 10")).difference == (
        -620 if vulnerability.includes(Side.EAST_WEST) else -420
    )


def test_a_single_deal_passed_out_is_a_tie() -> None:
    sheet = sheet_of(Single(Vulnerability.ALL), [Outcome()])
    assert (sheet.difference, sheet.leader, sheet.entries) == (0, None, ())


@settings(max_examples=40)
@given(st.lists(outcomes(), max_size=12))
def test_the_sheet_is_the_sum_of_the_boards(results: list[Outcome]) -> None:
    scores = [
        duplicate.score(outcome.result, vulnerability_of_board(i + 1)).points(Side.NORTH_SOUTH)
        for i, outcome in enumerate(results)
    ]
    assert sheet_of(Boards(), results).difference == sum(scores)
