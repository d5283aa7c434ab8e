"""Rubbers: games, part scores and bonuses, by the laws and by the rules of 1945, whole and broken off."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetutor.games.outcome import Outcome
from bridgetutor.games.rubber import RULES_OF_1945, Rubber
from bridgetutor.games.settlement import enter, sheet_of
from bridgetutor.games.sheet import Line, Sheet
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring.score import Place
from bridgetutor.rules.seats import Seat, Side, Vulnerability
from tests.games.outcomes import outcomes, played

WE, THEY = Side.NORTH_SOUTH, Side.EAST_WEST
DULL = played("2C S 8", "1S E 7", "3NT S 9", "pass", "4H W 10", "4S N 10")


def rubber(*lines: str, settlement: Rubber | None = None) -> Sheet:
    return sheet_of(settlement or Rubber(), played(*lines))


def last_entries(sheet: Sheet) -> list[tuple[str, int, Place | None]]:
    deal = len(sheet.outcomes)
    return [(str(entry.says), entry.points, entry.place) for entry in sheet.entries if entry.deal == deal]


def test_two_part_scores_make_a_game_and_wipe_theirs() -> None:
    sheet = rubber("1NT S 7", "2S E 8")
    assert [sheet.part_score(side) for side in Side] == [40, 60]
    assert Rubber().vulnerability(sheet) is Vulnerability.NONE
    sheet = enter(Rubber(), sheet, played("3C N 9")[0])
    assert [sheet.games(side) for side in Side] == [1, 0]
    assert [sheet.part_score(side) for side in Side] == [0, 0]
    assert [sheet.total(side) for side in Side] == [100, 60]
    assert Rubber().vulnerability(sheet) is Vulnerability.NORTH_SOUTH


def test_overtricks_make_no_game_but_a_double_does() -> None:
    assert rubber("3S S 10").games(WE) == 0
    assert rubber("2SX S 8").games(WE) == 1


def test_a_contract_defeated_makes_no_game() -> None:
    sheet = rubber("3S S 9", "1NT S 6")
    assert (sheet.games(WE), sheet.part_score(WE), sheet.total(THEY)) == (0, 90, 50)


@pytest.mark.parametrize(
    ("lines", "bonus"),
    [
        (("4S S 10", "4S S 10"), ("NS, above the line: Rubber won by two games to none", 700, Place.ABOVE)),
        (
            ("4S S 10", "4H E 10", "3NT N 9"),
            ("NS, above the line: Rubber won by two games to one", 500, Place.ABOVE),
        ),
    ],
)
def test_the_rubber_bonus(lines: tuple[str, ...], bonus: tuple[str, int, Place]) -> None:
    sheet = rubber(*lines)
    assert last_entries(sheet)[-1] == bonus
    assert Rubber().is_over(sheet)


def test_a_side_can_win_the_rubber_and_lose_on_points() -> None:
    sheet = rubber("4S S 10", "4S N 2", "7SXX S 4", "4S N 10")
    assert sheet.games(WE) == 2
    assert sheet.leader is THEY


def test_vulnerable_undertricks_cost_more() -> None:
    sheet = rubber("4S S 10", "4S S 9", "4S E 9")
    assert (sheet.total(WE), sheet.total(THEY)) == (170, 100)


def test_the_deal_passes_clockwise_also_after_four_passes() -> None:
    dealers = [Rubber(Seat.WEST).dealer(sheet_of(Rubber(Seat.WEST), DULL[:n])) for n in range(5)]
    assert dealers == [Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST]


def test_nothing_more_is_written_when_it_is_over() -> None:
    with pytest.raises(BridgeError, match="over"):
        rubber("4S S 10", "4S S 10", "1C S 7")


@pytest.mark.parametrize(
    ("lines", "bonuses"),
    [
        ((), (0, 0)),
        (("4S S 10",), (300, 0)),
        (("4S E 10",), (0, 300)),
        (("2S S 8",), (100, 0)),
        (("2S S 8", "2S E 8"), (0, 0)),
        (("4S S 10", "2S E 8"), (300, 100)),
        (("4S S 10", "2S S 8"), (400, 0)),
        (("4S S 10", "4S E 10", "1C E 7"), (0, 100)),
        (("2S E 8", "4S S 10"), (300, 0)),
        (("4S S 10", "4S S 10"), (0, 0)),
    ],
)
def test_broken_off(lines: tuple[str, ...], bonuses: tuple[int, int]) -> None:
    before = rubber(*lines)
    after = Rubber().broken_off(before)
    assert tuple(after.total(side) - before.total(side) for side in Side) == bonuses
    assert Rubber().broken_off(after) == after
    with pytest.raises(BridgeError, match="over"):
        enter(Rubber(), after, Outcome())


def test_rules_of_1945() -> None:
    sheet = rubber("4S S 10", settlement=RULES_OF_1945)
    assert last_entries(sheet) == [
        ("NS, below the line: 4 odd tricks in S at 30", 120, Place.BELOW),
        ("NS, below the line: Game won", 100, Place.BELOW),
    ]
    assert sheet.part_score(WE) == 0
    sheet = enter(RULES_OF_1945, sheet, played("1NT S 7")[0])
    assert (sheet.games(WE), sheet.part_score(WE)) == (1, 40)
    sheet = enter(RULES_OF_1945, sheet, played("2NT S 8")[0])
    assert last_entries(sheet)[-2:] == [
        ("NS, below the line: Game won", 100, Place.BELOW),
        ("NS, below the line: Rubber won by two games to none", 700, Place.BELOW),
    ]
    assert sheet.total(WE) == 120 + 100 + 40 + 70 + 100 + 700
    assert RULES_OF_1945.is_over(sheet)


def test_the_prices_of_1945_stand_on_the_sheet() -> None:
    assert rubber("7S S 13", settlement=RULES_OF_1945).total(WE) == 210 + 750 + 100
    assert rubber("7S S 13").total(WE) == 210 + 1000
    assert rubber("4SX S 6", settlement=RULES_OF_1945).total(THEY) == 700


def test_by_the_laws_there_is_no_premium_for_a_game() -> None:
    assert rubber("4S S 10").total(WE) == 120


@settings(max_examples=40)
@given(st.lists(outcomes(), max_size=30), st.sampled_from([Rubber(), RULES_OF_1945]))
def test_laws_of_a_sheet(results: list[Outcome], settlement: Rubber) -> None:
    sheet = Sheet()
    for outcome in results:
        if settlement.is_over(sheet):
            break
        before = sheet
        sheet = enter(settlement, sheet, outcome)
        assert sheet.items[: len(before.items)] == before.items
    games = [sum(isinstance(item, Line) and item.side is side for item in sheet.items) for side in Side]
    assert settlement.is_over(sheet) == (max(games) == 2)
    assert max(games) <= 2
    assert sum(games) <= 3
    for side in Side:
        own = [entry.points for entry in sheet.entries if entry.side is side]
        assert all(points > 0 for points in own)
        assert sheet.total(side) == sum(own)
        assert 0 <= sheet.part_score(side) < 100
    assert sheet_of(settlement, sheet.outcomes) == sheet


@settings(max_examples=40)
@given(st.lists(outcomes(), max_size=12))
def test_a_line_stands_exactly_where_a_hundred_is_reached(results: list[Outcome]) -> None:
    """Counted once more with nothing but two numbers for each side."""
    below, games = [0, 0], [0, 0]
    sheet = Sheet()
    for outcome in results:
        if max(games) == 2:
            break
        sheet = enter(Rubber(), sheet, outcome)
        if outcome.result is not None and outcome.result.is_made:
            contract = outcome.result.contract
            each = 20 if contract.strain.is_minor else 30
            extra = 10 if contract.strain.suit is None else 0
            side = contract.declarer.side
            below[side] += (contract.level * each + extra) * 2**contract.risk
            if below[side] >= 100:
                below, games[side] = [0, 0], games[side] + 1
        assert [sheet.games(side) for side in Side] == games
        assert [sheet.part_score(side) for side in Side] == below
