"""What one deal writes above and below the line at rubber, by the laws and by the rules of 1945."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridgetutor.rules.contract import Result
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring import duplicate
from bridgetutor.rules.scoring.honours import Honours
from bridgetutor.rules.scoring.parts import trick_points
from bridgetutor.rules.scoring.prices import LAWS, RULES_OF_1945, RULES_OF_1945_SLAM_750, Prices
from bridgetutor.rules.scoring.rubber import score
from bridgetutor.rules.scoring.score import Place, Score
from bridgetutor.rules.seats import Seat, Side, Vulnerability
from tests.rules.scoring.golden import at, lines, made, table, vulnerable
from tests.strategies import results, vulnerabilities

ROWS = [(LAWS, row) for row in table("rubber.txt")] + [
    (RULES_OF_1945, row) for row in table("rubber-1945.txt")
]


@pytest.mark.parametrize(
    ("prices", "row"), ROWS, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_where_the_points_stand(prices: Prices, row: list[str]) -> None:
    contract, tricks, is_vulnerable, *expected = row
    scored = score(made(contract, int(tricks)), vulnerable(is_vulnerable == "yes"), prices=prices)
    ours, theirs = Side.NORTH_SOUTH, Side.EAST_WEST
    written = [at(scored, Place.BELOW, ours), at(scored, Place.ABOVE, ours), at(scored, Place.ABOVE, theirs)]
    assert written == [int(points) for points in expected]
    assert at(scored, Place.BELOW, theirs) == 0


def test_one_text_of_1945_has_750_for_a_small_slam() -> None:
    result = made("6D", 12)
    totals = [
        score(result, vulnerable(True), prices=prices).total
        for prices in (RULES_OF_1945, RULES_OF_1945_SLAM_750)
    ]
    assert totals == [820, 870]
    assert score(result, vulnerable(False), prices=RULES_OF_1945_SLAM_750).total == 620


@given(results, vulnerabilities)
def test_below_the_line_stand_only_odd_tricks_bid_and_made(
    result: Result, vulnerability: Vulnerability
) -> None:
    scored = score(result, vulnerability)
    below = at(scored, Place.BELOW, result.contract.declarer.side)
    assert below == (trick_points(result.contract) if result.is_made else 0)
    assert all(line.place is not None for line in scored.lines)


@given(results, vulnerabilities)
def test_beside_games_and_part_scores_all_is_as_at_duplicate(
    result: Result, vulnerability: Vulnerability
) -> None:
    scored, board = score(result, vulnerability), duplicate.score(result, vulnerability)
    assert set(lines(scored)) <= set(lines(board))
    missing = [what for what, _ in lines(board) if what not in {said for said, _ in lines(scored)}]
    assert len(missing) == result.is_made
    assert all(what.startswith(("Game bonus", "Part-score bonus")) for what in missing)


@pytest.mark.parametrize("holder", Seat)
def test_honours_count_for_whoever_holds_them_and_are_never_doubled(holder: Seat) -> None:
    for contract, tricks in (("4H", 10), ("4HXX", 10), ("4H", 8)):
        plain = score(made(contract, tricks))
        scored = score(made(contract, tricks), honours=Honours(holder, 150))
        assert scored.points(holder.side) == plain.points(holder.side) + 150
        assert scored.lines[-1].place is Place.ABOVE


def test_a_deal_is_explained() -> None:
    assert lines(score(made("2NTX", 9), vulnerable(True), honours=Honours(Seat.WEST, 150))) == [
        ("First odd trick at notrump at 40, doubled", 80),
        ("1 more odd trick at 30, doubled", 60),
        ("1 overtrick at 200, doubled, vulnerable", 200),
        ("Contract made, doubled", 50),
        ("Four aces in W's hand", -150),
    ]


def test_a_deal_passed_out_writes_nothing() -> None:
    assert score(None, Vulnerability.ALL) == Score()


def test_four_aces_are_150() -> None:
    with pytest.raises(BridgeError, match="only four aces"):
        score(made("3NT", 9), honours=Honours(Seat.NORTH, 100))
