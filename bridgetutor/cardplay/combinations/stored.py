"""The table of standard combinations: their best lines, worked out once by `packaging/combinations`.

A file of JSON lines. Each has a combination as it is written, its lines (the deals, of all 10 400 600, in which one
wins at least 1, 2, 3 … tricks, and its plan), the line for each number of tricks, and the one with the best average.
Combinations whose cards lie alike share an entry, whichever their spots and whichever of the hands comes first.
"""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path
from typing import TypedDict

from bridgetutor.cardplay.combinations.best import BestLines, Line
from bridgetutor.cardplay.combinations.combination import Combination
from bridgetutor.cardplay.combinations.plan import Case, Event, Plan, Step, Way
from bridgetutor.cardplay.combinations.position import Position, ranks_of
from bridgetutor.cardplay.combinations.splits import Places
from bridgetutor.rules.cards import Rank

FILE_NAME = "combinations.jsonl"
"""The table, in the folder of the program's resources."""

Cards = dict[Rank, Rank]
"""For each card of the combination as it stands in the table, the card of the one that is asked about."""


class CodedCase(TypedDict):
    """A case in JSON."""

    event: str
    cards: str
    then: CodedPlan


class CodedPlan(TypedDict):
    """A plan in JSON; an empty text for no card."""

    way: str
    led: str
    reply: str
    cases: list[CodedCase]


class CodedLine(TypedDict):
    """A line in JSON."""

    ways: list[int]
    plan: CodedPlan


class Row(TypedDict):
    """A combination in JSON. `tricks` and `average` are numbers of lines."""

    suit: str
    lines: list[CodedLine]
    tricks: list[int]
    average: int


class Stored:
    """The table in a file, which is read when it is first asked."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def best_lines(self, suit: Combination) -> BestLines | None:
        """The best lines with 13 vacant places in either hand, None where the table has none. Raises `OSError`."""
        for asked in (suit, suit.turned):
            found = self._rows.get(asked.position)
            if found is not None:
                row: Row = json.loads(found)
                return decoded(row, _same_cards(Combination.parse(row["suit"]), asked))
        return None

    @cached_property
    def _rows(self) -> dict[Position, str]:
        rows = self._path.read_text("utf-8").splitlines()
        return {Combination.parse(row.split('"', 4)[3]).position: row for row in rows}


def row_of(suit: Combination, best: BestLines) -> Row:
    """The row of a combination."""
    lines = list(dict.fromkeys((*best.by_tricks, best.on_average)))
    return Row(
        suit=str(suit),
        lines=[_coded_line(line) for line in lines],
        tricks=[lines.index(line) for line in best.by_tricks],
        average=lines.index(best.on_average),
    )


def _coded_line(line: Line) -> CodedLine:
    ways = [round(chance * Places().all_ways) for chance in line.chances]
    return CodedLine(ways=ways, plan=_coded_plan(line.plan))


def _coded_plan(plan: Plan) -> CodedPlan:
    step = plan.step
    cases = [
        CodedCase(event=case.event.value, cards=_letters(*case.cards), then=_coded_plan(case.then))
        for case in plan.cases
    ]
    return CodedPlan(way=step.way.value, led=_letters(step.led), reply=_letters(step.reply), cases=cases)


def _letters(*ranks: Rank | None) -> str:
    return "".join(rank.letter for rank in ranks if rank is not None)


def decoded(row: Row, cards: Cards) -> BestLines:
    """The best lines of a row."""
    lines = [
        Line(tuple(ways / Places().all_ways for ways in line["ways"]), _plan(line["plan"], cards))
        for line in row["lines"]
    ]
    by_tricks = tuple(lines[number] for number in row["tricks"])
    return BestLines(by_tricks, lines[row["average"]], is_exact=True)


def _plan(coded: CodedPlan, cards: Cards) -> Plan:
    led, reply = (_ranks(coded[key], cards) for key in ("led", "reply"))
    cases = tuple(
        Case(Event(case["event"]), _ranks(case["cards"], cards), _plan(case["then"], cards))
        for case in coded["cases"]
    )
    return Plan(Step(Way(coded["way"]), *(led or (None,)), *(reply or (None,))), cases)


def _ranks(letters: str, cards: Cards) -> tuple[Rank, ...]:
    return tuple(cards[_RANKS[letter]] for letter in letters)


def _same_cards(written: Combination, asked: Combination) -> Cards:
    """The cards of two combinations with one position: each has its counterpart in the same hand."""
    holdings = ((written.north, asked.north), (written.south, asked.south), (written.missing, asked.missing))
    return {
        one: other
        for mine, theirs in holdings
        for one, other in zip(ranks_of(mine), ranks_of(theirs), strict=True)
    }


_RANKS = {rank.letter: rank for rank in Rank}
