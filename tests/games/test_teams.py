"""Teams of four: two tables, one difference, IMPs or points."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.games.teams import TeamBoard, TeamMatch, by_imps, by_points
from bridgetutor.rules.scoring import duplicate
from bridgetutor.rules.scoring.score import Score
from bridgetutor.rules.seats import Seat
from tests.rules.scoring.golden import made
from tests.strategies import results

scores = st.builds(duplicate.score, st.none() | results)
boards = st.builds(TeamBoard, st.integers(1, 99), scores, scores)


def board(number: int, here: Score, there: Score) -> TeamBoard:
    return TeamBoard(number, here, there)


GAME_AND_PART_SCORE = board(1, duplicate.score(made("4S", 10)), duplicate.score(made("3S", 10)))
BOTH_WAYS = board(2, duplicate.score(made("3N", 9)), duplicate.score(made("4S", 10, Seat.EAST)))


def test_a_game_bid_at_one_table_only() -> None:
    assert [line.points for line in GAME_AND_PART_SCORE.lines] == [420, -170]
    match = TeamMatch((GAME_AND_PART_SCORE,))
    assert [(str(line.what), line.points) for line in match.lines] == [("Board 1: 250", 6)]


def test_imps_and_points() -> None:
    both = (GAME_AND_PART_SCORE, BOTH_WAYS)
    assert TeamMatch(both).total == 6 + 13
    assert TeamMatch(both, by_points).total == 250 + 820


@given(st.lists(boards, max_size=8).map(tuple), st.sampled_from([by_imps, by_points]))
def test_what_one_team_wins_the_other_loses(played: tuple[TeamBoard, ...], counting: object) -> None:
    chosen = by_imps if counting is by_imps else by_points
    turned = tuple(one.turned for one in played)
    match = TeamMatch(played, chosen)
    assert match.total == -TeamMatch(turned, chosen).total
    assert match.total == sum(line.points for line in match.lines)
