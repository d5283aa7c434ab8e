"""A traveller: what every table scored on one board, and the matchpoints of both sides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from bridgetutor.games.seating import Seating
from bridgetutor.phrase import counted
from bridgetutor.rules.scoring.matchpoints import TIE, WIN, Matchpoints, matchpoints
from bridgetutor.rules.scoring.score import Score, ScoreLine
from bridgetutor.rules.seats import Side


@dataclass(frozen=True, slots=True)
class TableResult:
    """The score of a board at one table, and who sat there."""

    board: int
    seating: Seating
    score: Score


@dataclass(frozen=True, slots=True)
class Traveller:
    """All results of one board."""

    results: tuple[TableResult, ...]

    def matchpoints(self, side: Side) -> tuple[Matchpoints, ...]:
        """The matchpoints of that side at each table (Law 78A)."""
        return matchpoints(self._scores(side))

    def lines(self, table: int, side: Side) -> tuple[ScoreLine, ...]:
        """Where a pair's matchpoints on the board come from; `table` counts the results from 0."""
        scores = self._scores(side)
        beaten = sum(score < scores[table] for score in scores)
        level = scores.count(scores[table]) - 1
        wins = counted("{n} pair beaten, 2 each", "{n} pairs beaten, 2 each", n=beaten)
        ties = counted(
            "{n} pair with the same score, 1 each", "{n} pairs with the same score, 1 each", n=level
        )
        return tuple(
            line for line in (ScoreLine(wins, WIN * beaten), ScoreLine(ties, TIE * level)) if line.points
        )

    def _scores(self, side: Side) -> list[int]:
        return [result.score.points(side) for result in self.results]


def travellers(results: Iterable[TableResult]) -> dict[int, Traveller]:
    """The traveller of each board, in the order of their numbers."""
    rows: dict[int, list[TableResult]] = {}
    for result in results:
        rows.setdefault(result.board, []).append(result)
    return {number: Traveller(tuple(rows[number])) for number in sorted(rows)}


@dataclass(frozen=True, slots=True)
class Standing:
    """What a player has won in a contest, over so many boards."""

    player: str
    boards: int
    matchpoints: Matchpoints = field(default_factory=lambda: Matchpoints(0, 0))


def standings(results: Iterable[TableResult]) -> tuple[Standing, ...]:
    """All players of a contest, each with the matchpoints of the side they sat on board by board, best share first.

    So partners may change from board to board: this serves individual contests and pairs alike.
    """
    boards: Counter[str] = Counter()
    won: Counter[str] = Counter()
    top: Counter[str] = Counter()
    for traveller in travellers(results).values():
        for side in Side:
            for result, points in zip(traveller.results, traveller.matchpoints(side), strict=True):
                for player in _players(result.seating, side):
                    boards[player] += 1
                    won[player] += points.won
                    top[player] += points.top
    found = [Standing(name, boards[name], Matchpoints(won[name], top[name])) for name in boards]
    return tuple(sorted(found, key=lambda standing: standing.matchpoints.share, reverse=True))


def _players(seating: Seating, side: Side) -> tuple[str, ...]:
    return tuple(player for seat, player in seating.players.items() if seat.side is side)
