"""Contests: matchpoints, IMPs and a match of teams, level results, boards that are not over everywhere."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.games.contest import FIRST, HERE, Contest, Way, points_of
from bridgetutor.games.contest_words import ending, standing
from bridgetutor.rules.seats import Seat, Vulnerability
from tests.games.contests import contest, played, result

SAID = ("pass", "4S S 10", "4S S 9", "3N N 9", "4H E 10", "4HX W 8", "1N S 7")


def test_boards_are_numbered_and_have_their_dealers() -> None:
    board = contest(Way.TEAMS).board(1)
    assert (board.number, board.dealer, board.vulnerability) == (2, Seat.EAST, Vulnerability.NORTH_SOUTH)
    with pytest.raises(ValueError, match="another table"):
        contest(Way.TEAMS, names=())


def test_matchpoints_with_a_tie() -> None:
    now = played(contest(Way.MATCHPOINTS), "4S S 10", "4S S 10", "4S S 9")
    rows = [(row.table, row.points, row.worth) for row in now.rows(0)]
    assert rows == [(0, 420, Fraction(3)), (1, 420, Fraction(3)), (2, -50, Fraction(0))]
    assert [now.worth(0, table) for table in (0, 1, 2)] == [3, 3, 0]
    assert str(standing(now)) == "After 1 board: 75.0 %, place 1 of 3"


def test_imps_are_the_average_against_each_table() -> None:
    now = played(contest(Way.IMPS), "4S S 10", "3N S 9", "4S S 9")
    assert now.worth(0) == Fraction(1 + 10, 2)
    assert now.worth(0, 2) == Fraction(-10 - 10, 2)
    assert str(ending(now)) == "You win the evening with 5.5 IMPs"


def test_a_match_of_teams() -> None:
    """Vulnerable on the second board: 620 here, one down there; on the first both made as much."""
    now = played(contest(Way.TEAMS, names=("",)), "4S S 10, 4S S 10", "4S S 10, 4S S 9")
    assert [now.worth(0), now.worth(1)] == [0, 12]
    assert str(standing(now)) == "After 2 boards: your team leads by 12 IMPs"
    assert str(ending(now)) == "Your team wins the match by 12 IMPs"


@pytest.mark.parametrize(
    ("here", "there", "says"),
    [
        ("pass", "pass", "The match is a tie"),
        ("pass", "1N S 7", "The other team wins the match by 3 IMPs"),
        ("3N E 9", "pass", "The other team wins the match by 9 IMPs"),
        ("3N E 8", "pass", "Your team wins the match by 2 IMPs"),
    ],
)
def test_how_a_match_ends(here: str, there: str, says: str) -> None:
    assert str(ending(played(contest(Way.TEAMS, boards=1, names=("",)), here, there))) == says


def test_a_board_not_over_elsewhere_does_not_count_yet() -> None:
    now = played(contest(Way.MATCHPOINTS), "4S S 10, pass", "4S S 9, pass", "-, pass")
    assert not now.is_settled(0)
    assert now.worth(0) is None
    assert [row.worth for row in now.rows(0)] == [2, 0]
    assert [place.top for place in now.places] == [4, 4, 4]
    assert list(now.missing) == [(2, 0)]
    assert str(standing(now)) == "After 1 board: 50.0 %, place 1 of 3"


def test_nothing_stands_before_anything_is_settled() -> None:
    now = played(contest(Way.IMPS), "4S S 10")
    assert standing(now) is None
    assert str(ending(now)) == "No board can be compared yet"
    assert [row.worth for row in now.rows(0)] == [None]


def test_a_level_first_place_is_no_win() -> None:
    now = played(contest(Way.IMPS, boards=1), "pass", "pass", "pass")
    assert str(ending(now)) == "You have 0.0 IMPs: place 1 of 3"


def test_a_friends_table_is_not_played_by_robots_nor_part_of_a_match() -> None:
    now = played(contest(Way.TEAMS, boards=1, names=("", "Anna")), "4S S 10", "4S S 9", "4S S 8")
    assert (now.wanted, list(now.missing)) == (1, [])
    assert {row.table: row.worth for row in now.rows(0)} == {0: 10, 1: -10, 2: None}


def test_a_result_stands() -> None:
    now = played(contest(Way.TEAMS), "pass")
    assert now.with_result(HERE, 0, result(now, 0, "4S S 10")) is now
    assert now.with_result(3, 0, result(now, 0, "pass")) is now
    assert now.with_result(FIRST, 2, result(now, 0, "pass")) is now


@given(st.sampled_from(Way), st.lists(st.sampled_from(SAID), min_size=4, max_size=4))
def test_what_is_won_is_lost_elsewhere(way: Way, said: list[str]) -> None:
    """IMPs add up to nothing, matchpoints to one for each comparison; more points are never worth less."""
    now: Contest = played(contest(way, boards=1, names=("", "", "")), *said)
    worth = [row.worth for row in now.rows(0) if row.worth is not None]
    assert sum(worth) == (12 if way is Way.MATCHPOINTS else 0)
    if way is not Way.TEAMS:
        assert worth == sorted(worth, reverse=True)
    assert [row.points for row in now.rows(0)] == sorted(
        (points_of(result(now, 0, each)) for each in said), reverse=True
    )
