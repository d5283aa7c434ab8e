"""Individual contests: the movements, and the standings of players whose partners change."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bridgetutor.games.individual import STARTERS, movement
from bridgetutor.games.seating import Seating
from bridgetutor.games.traveller import TableResult, standings, travellers
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring import duplicate
from bridgetutor.rules.seats import Seat, Side
from tests.rules.scoring.golden import made


def names(count: int) -> list[str]:
    return [f"player {i}" for i in range(count)]


@pytest.mark.parametrize("count", STARTERS)
def test_each_plays_once_with_each_and_twice_against_each(count: int) -> None:
    together: Counter[frozenset[str]] = Counter()
    against: Counter[frozenset[str]] = Counter()
    rounds = movement(names(count))
    for one in rounds:
        at_work = [player for table in one.tables for player in table.players.values()]
        assert sorted([*at_work, *one.sitting_out]) == sorted(names(count))
        for table in one.tables:
            players = table.players
            together.update(
                frozenset({players[seat], players[seat.partner]}) for seat in (Seat.NORTH, Seat.EAST)
            )
            against.update(frozenset({players[seat], players[seat.next]}) for seat in Seat)
    pairs = {frozenset(pair) for pair in combinations(names(count), 2)}
    assert together == dict.fromkeys(pairs, 1)
    assert against == dict.fromkeys(pairs, 2)


@pytest.mark.parametrize("players", [names(6), names(3), [], ["A"] * 4])
def test_how_many_can_play(players: list[str]) -> None:
    with pytest.raises(BridgeError, match="individual contest"):
        movement(players)


ONE = Seating("A", "B", "C", "D")
OTHER = Seating("E", "F", "G", "H")
MIXED = Seating("A", "E", "F", "B")
REST = Seating("C", "G", "D", "H")
RESULTS = [
    TableResult(1, ONE, duplicate.score(made("4S", 10))),
    TableResult(1, OTHER, duplicate.score(made("4S", 9))),
    TableResult(2, MIXED, duplicate.score(made("3N", 9, Seat.WEST))),
    TableResult(2, REST, duplicate.score(made("3N", 9, Seat.EAST))),
]


def test_partners_change_and_each_has_an_own_score() -> None:
    found = {one.player: (one.matchpoints.won, one.matchpoints.top, one.boards) for one in standings(RESULTS)}
    assert found == {
        "A": (3, 4, 2),
        "C": (3, 4, 2),
        "B": (1, 4, 2),
        "D": (1, 4, 2),
        "E": (1, 4, 2),
        "G": (1, 4, 2),
        "F": (3, 4, 2),
        "H": (3, 4, 2),
    }


def test_the_best_come_first() -> None:
    shares = [one.matchpoints.share for one in standings(RESULTS)]
    assert shares == sorted(shares, reverse=True)
    assert standings(RESULTS)[0].matchpoints.percentage == 75.0


def test_a_traveller_and_where_its_matchpoints_come_from() -> None:
    traveller = travellers(
        TableResult(7, ONE, duplicate.score(made("4S", tricks))) for tricks in (10, 10, 9, 11)
    )[7]
    assert [points.won for points in traveller.matchpoints(Side.NORTH_SOUTH)] == [3, 3, 0, 6]
    assert [points.won for points in traveller.matchpoints(Side.EAST_WEST)] == [3, 3, 6, 0]
    explained = [(str(line.what), line.points) for line in traveller.lines(0, Side.NORTH_SOUTH)]
    assert explained == [("1 pair beaten, 2 each", 2), ("1 pair with the same score, 1 each", 1)]
    assert [line.points for line in traveller.lines(3, Side.NORTH_SOUTH)] == [6]
    for side in Side:
        won = [points.won for points in traveller.matchpoints(side)]
        assert won == [sum(line.points for line in traveller.lines(i, side)) for i in range(4)]


def test_travellers_are_in_the_order_of_the_boards() -> None:
    assert list(travellers(reversed(RESULTS))) == [1, 2]
