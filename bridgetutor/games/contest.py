"""A contest: a set of boards played at the learner's table and at others, each result weighed beside theirs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction

from bridgetutor.games.teams import TeamBoard, by_imps
from bridgetutor.rules.deal import Board, Deal
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.scoring.duplicate import score
from bridgetutor.rules.scoring.imps import imps
from bridgetutor.rules.scoring.matchpoints import matchpoints
from bridgetutor.rules.scoring.score import Score
from bridgetutor.rules.seats import Side


class Way(Enum):
    """How results are compared; the value is how the record writes it."""

    TEAMS = "teams"
    """A match: the first of the other tables is where the learner's teammates sit East–West."""
    MATCHPOINTS = "matchpoints"
    """Two for each other pair in the same seats that has done worse, one for each that has done as well (Law 78A)."""
    IMPS = "imps"
    """The average of the IMPs won against each other table."""

    @property
    def scoring(self) -> str:
        """What PBN calls it."""
        return "MatchPoints" if self is Way.MATCHPOINTS else "IMP"


SIZES = (8, 16, 24)
"""The boards of a set that are offered."""

FIELDS = (1, 3, 5, 7)
"""How many other tables are offered where pairs compete."""

HERE, FIRST = 0, 1
"""The learner's own table, and the first of the others, against which a match is played."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the traveller. `points` and `worth` are North–South's; `worth` is None where nothing is compared."""

    table: int
    record: BoardRecord
    points: int
    worth: Fraction | None


@dataclass(frozen=True, slots=True)
class Place:
    """What the North–South pair of a table has won, over as many settled boards; `top` is the most at matchpoints."""

    table: int
    won: Fraction
    top: int


@dataclass(frozen=True, slots=True)
class Contest:
    """The boards by their deals, numbered from 1, which settles dealers and vulnerability (Law 2).

    `names` are of the other tables, empty for one where robots sit. `results` have for each table, the learner's
    first, what is known of its boards, in order; None where a board is not over there.
    """

    way: Way
    deals: tuple[Deal, ...]
    names: tuple[str, ...]
    results: tuple[tuple[BoardRecord | None, ...], ...] = field(repr=False)
    worths: tuple[tuple[Fraction | None, ...] | None, ...] = field(repr=False)
    """Of each board what the result of each table is worth, None before it is settled: it follows from the results,
    and is not worked out at each card."""

    @classmethod
    def of(cls, way: Way, deals: Sequence[Deal], names: Sequence[str]) -> Contest:
        """Before anything has been played. Raises `ValueError` without boards or other tables."""
        if not deals or not names:
            raise ValueError("a contest needs a board and another table")
        nothing = (None,) * len(deals)
        return cls(way, tuple(deals), tuple(names), (nothing,) * (1 + len(names)), nothing)

    def board(self, place: int) -> Board:
        """The board at a place, the first being 0."""
        return Board.numbered(place + 1, self.deals[place])

    def blank(self, place: int) -> BoardRecord:
        """The same as a record in which nothing has been bid or played."""
        board = self.board(place)
        return BoardRecord(
            number=board.number,
            dealer=board.dealer,
            vulnerability=board.vulnerability,
            deal=board.deal,
            scoring=self.way.scoring,
        )

    def with_result(self, table: int, place: int, record: BoardRecord) -> Contest:
        """With a board that is over at a table. A board counts once: what is known stands."""
        if not self.has(table, place) or self.results[table][place] is not None:
            return self
        row = self.results[table]
        changed = (*row[:place], record, *row[place + 1 :])
        after = replace(self, results=(*self.results[:table], changed, *self.results[table + 1 :]))
        return after.weighed(place) if after.is_settled(place) else after

    def weighed(self, place: int) -> Contest:
        """With what the results of a settled board are worth."""
        worth = {row.table: row.worth for row in self.rows(place)}
        weighed = tuple(worth.get(table) for table in range(len(self.results)))
        return replace(self, worths=(*self.worths[:place], weighed, *self.worths[place + 1 :]))

    def has(self, table: int, place: int) -> bool:
        """Whether there is such a table and such a board."""
        return 0 <= table <= len(self.names) and 0 <= place < len(self.deals)

    @property
    def missing(self) -> Iterator[tuple[int, int]]:
        """What robots have still to play, as table and place: board by board, as the learner goes on."""
        for place in range(len(self.deals)):
            for table, name in enumerate(self.names, start=1):
                if not name and self.results[table][place] is None:
                    yield table, place

    @property
    def wanted(self) -> int:
        """How many boards the robots of the other tables play in all."""
        return len(self.deals) * sum(not name for name in self.names)

    def is_settled(self, place: int) -> bool:
        """Whether the board is over here, and at every table it is compared with."""
        return all(self.results[table][place] is not None for table in (HERE, *self._compared))

    @property
    def settled(self) -> int:
        """How many boards are."""
        return sum(worth is not None for worth in self.worths)

    @property
    def _compared(self) -> tuple[int, ...]:
        """The other tables that count: in a match there is one."""
        tables = range(1, len(self.results))
        return tuple(tables[:1] if self.way is Way.TEAMS else tables)

    def rows(self, place: int) -> tuple[Row, ...]:
        """The traveller of a board, the best for North–South first; of tables where it is not over there is no row."""
        there = [
            (table, record) for table, row in enumerate(self.results) if (record := row[place]) is not None
        ]
        scores = [points_of(record) for _, record in there]
        worth = self._worth(place, [table for table, _ in there], scores)
        rows = [
            Row(table, record, points, worth.get(table))
            for (table, record), points in zip(there, scores, strict=True)
        ]
        return tuple(sorted(rows, key=lambda row: (-row.points, row.table)))

    def _worth(self, place: int, tables: Sequence[int], scores: Sequence[int]) -> dict[int, Fraction]:
        """What North–South of these tables have won, as far as it can be said yet."""
        if self.way is Way.TEAMS:
            match = self.team_board(place)
            won = None if match is None else Fraction(by_imps(match.difference))
            return {} if won is None else {HERE: won, FIRST: -won}
        if len(tables) < 2:
            return {}
        if self.way is Way.MATCHPOINTS:
            won_here = (Fraction(points.won) for points in matchpoints(scores))
            return dict(zip(tables, won_here, strict=True))
        return {
            table: Fraction(sum(imps(mine - other) for other in scores), len(tables) - 1)
            for table, mine in zip(tables, scores, strict=True)
        }

    def worth(self, place: int, table: int = HERE) -> Fraction | None:
        """What the result of a table is worth; None before the board is settled, or where nothing is compared."""
        weighed = self.worths[place]
        return None if weighed is None else weighed[table]

    @property
    def top(self) -> int:
        """The most matchpoints of a board."""
        return 2 * len(self.names)

    @property
    def places(self) -> tuple[Place, ...]:
        """The North–South pairs, the best first; in a match the learner's team alone."""
        tables = (HERE,) if self.way is Way.TEAMS else range(len(self.results))
        found = [Place(table, self._won(table), self.top * self.settled) for table in tables]
        return tuple(sorted(found, key=lambda place: (-place.won, place.table)))

    def _won(self, table: int) -> Fraction:
        worth = (self.worth(place, table) for place in range(len(self.deals)))
        return sum((each for each in worth if each is not None), Fraction(0))

    def team_board(self, place: int) -> TeamBoard | None:
        """The board of a match, once it is settled."""
        here, there = self.results[HERE][place], self.results[FIRST][place]
        if here is None or there is None:
            return None
        return TeamBoard(place + 1, score_of(here), score_of(there))


def score_of(record: BoardRecord) -> Score:
    """The duplicate score of a board that is over."""
    board = record.board
    assert board is not None, "a board of a contest is known"
    return score(record.result, board.vulnerability)


def points_of(record: BoardRecord) -> int:
    """The same for North–South."""
    return score_of(record).points(Side.NORTH_SOUTH)


def is_over(record: BoardRecord) -> bool:
    """Whether the board has come to a result."""
    return record.passed_out or record.result is not None
