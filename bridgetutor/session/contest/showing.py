"""What a learner sees of a contest beside the table: how far the others are, the traveller of a board that is over."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bridgetutor.games.contest import HERE, Contest, Row, Way, points_of
from bridgetutor.games.contest_words import amount, ending, rank, standing, table_name
from bridgetutor.phrase import Phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.session.contest.difference import Compare
from bridgetutor.session.contest.state import Competing


@dataclass(frozen=True, slots=True)
class TravellerRow:
    """One table: contract and lead are None where the board was passed out there, `worth` where nothing is compared."""

    table: Phrase
    is_learners: bool
    contract: Contract | None
    lead: Card | None
    tricks: int | None
    points: int
    worth: Fraction | None


@dataclass(frozen=True, slots=True)
class TravellerView:
    """The tables at which a board is over, the best for North–South first, and the comparisons to be worked out.

    With a table that came to the same score there is nothing to compare.
    """

    number: int
    way: Way
    rows: tuple[TravellerRow, ...]
    waits_for: int
    """Tables at which the board is not over."""
    comparisons: tuple[Compare, ...]


@dataclass(frozen=True, slots=True)
class BoardLine:
    """A board on the list of results."""

    number: int
    here: Contract | None
    tricks: int | None
    points: int
    worth: Fraction | None
    """None where the board is not settled."""


@dataclass(frozen=True, slots=True)
class PairLine:
    """A pair on the list of results."""

    place: int
    table: Phrase
    is_learners: bool
    amount: Phrase


@dataclass(frozen=True, slots=True)
class Results:
    """How the set has ended: in words, board by board, and pair by pair (nothing in a match)."""

    title: Phrase
    way: Way
    says: Phrase
    boards: tuple[BoardLine, ...]
    pairs: tuple[PairLine, ...]
    travellers: tuple[TravellerView, ...]


@dataclass(frozen=True, slots=True)
class ContestView:
    """Beside the table. `done` of `wanted` boards are over at the other tables."""

    boards: int
    done: int
    wanted: int
    standing: Phrase | None
    traveller: TravellerView | None = None
    results: Results | None = None


def view_of(state: Competing) -> ContestView | None:
    """What may be seen now: of a board that is not over here, nothing."""
    contest = state.contest
    if contest is None:
        return None
    return ContestView(
        boards=len(contest.deals),
        done=contest.wanted - len(tuple(contest.missing)),
        wanted=contest.wanted,
        standing=standing(contest),
        traveller=traveller(contest, state.place) if state.evening.board.is_over else None,
        results=_results(contest, state.evening.game.title) if state.has_ended else None,
    )


def traveller(contest: Contest, place: int) -> TravellerView | None:
    """The traveller of a board; None where it is not over at the learner's table."""
    here = contest.results[HERE][place]
    if here is None:
        return None
    rows = contest.rows(place)
    return TravellerView(
        number=place + 1,
        way=contest.way,
        rows=tuple(_row(contest, row) for row in rows),
        waits_for=len(contest.results) - len(rows),
        comparisons=tuple(
            Compare(here, row.record, table_name(contest, row.table))
            for row in sorted(rows, key=lambda row: row.table)
            if row.points != points_of(here)
        ),
    )


def _row(contest: Contest, row: Row) -> TravellerRow:
    record = row.record
    return TravellerRow(
        table=table_name(contest, row.table),
        is_learners=row.table == HERE,
        contract=record.contract,
        lead=record.cards[0] if record.cards else None,
        tricks=record.tricks,
        points=row.points,
        worth=row.worth,
    )


def _results(contest: Contest, title: Phrase) -> Results:
    seen = tuple(traveller(contest, place) for place in range(len(contest.deals)))
    places = contest.places
    pairs = tuple(
        PairLine(
            rank(places, pair), table_name(contest, pair.table), pair.table == HERE, amount(contest, pair)
        )
        for pair in places
    )
    return Results(
        title=title,
        way=contest.way,
        says=ending(contest),
        boards=tuple(_line(contest, view) for view in seen if view is not None),
        pairs=() if contest.way is Way.TEAMS else pairs,
        travellers=tuple(view for view in seen if view is not None),
    )


def _line(contest: Contest, view: TravellerView) -> BoardLine:
    mine = next(row for row in view.rows if row.is_learners)
    return BoardLine(
        view.number, mine.contract, mine.tricks, mine.points, contest.worth(view.number - 1, HERE)
    )
