"""A score sheet in plain text, as it is written on paper: two columns, We and They, and the line between."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from bridgetutor.games.outcome import Outcome
from bridgetutor.games.settlement import Dealt
from bridgetutor.games.sheet import Entry, Line, Sheet
from bridgetutor.rules.contract import Result
from bridgetutor.rules.scoring.score import Place
from bridgetutor.rules.seats import Side
from bridgetutor.wording import Wording

WIDTH = 12
"""The characters of a column."""

Row = tuple[str, str]
Column = list[int]


def paper(sheet: Sheet, wording: Wording) -> str:
    """The sheet of a form with a line: premiums grow upwards from it, trick points downwards, a rule under each game.

    The learner is South, so We are North–South. The totals stand at the foot, under a double rule.
    """
    premiums = [above(sheet, side) for side in Side]
    rows = [
        (wording.say("We"), wording.say("They")),
        (wording.name(Side.NORTH_SOUTH, "sign"), wording.name(Side.EAST_WEST, "sign")),
    ]
    upwards = reversed([*_rows(premiums)] or [("", "")])
    lines = [*map(_row, rows), _rule("─"), *map(_row, upwards), _rule("═")]
    for segment, is_game in segments(sheet):
        lines += [*map(_row, _rows(segment)), *([_rule("─")] if is_game else [])]
    if lines[-1] == _rule("═"):
        lines.append(_row(("", "")))
    we, they = (str(sheet.total(side)) for side in Side)
    return "\n".join([*lines, _rule("═"), _row((we, they))])


def _rows(columns: Iterable[Column]) -> Iterator[Row]:
    for we, they in zip_longest(*columns):
        yield "" if we is None else str(we), "" if they is None else str(they)


def _row(row: Row) -> str:
    return f"{row[0]:>{WIDTH}} │ {row[1]:<{WIDTH}}".rstrip()


def _rule(line: str) -> str:
    cross = {"─": "┼", "═": "╪"}[line]
    return line * (WIDTH + 1) + cross + line * (WIDTH + 1)


def above(sheet: Sheet, side: Side) -> Column:
    """The premiums of a side, the first one lowest: next to the line."""
    return [entry.points for entry in sheet.entries if entry.side is side and entry.place is Place.ABOVE]


def segments(sheet: Sheet) -> Iterator[tuple[tuple[Column, Column], bool]]:
    """What stands below the line, game by game, and whether it is a whole game, which a rule stands under."""
    columns: tuple[Column, Column] = ([], [])
    before: Entry | None = None
    for item in sheet.items:
        if isinstance(item, Line):
            yield columns, True
            columns, before = ([], []), None
        elif item.place is Place.BELOW:
            _write(columns[item.side], item, before)
            before = item
    yield columns, False


def _write(column: Column, entry: Entry, before: Entry | None) -> None:
    """The odd tricks of a deal are one number on paper: the first at notrump and the others together."""
    is_same = before is not None and before.deal == entry.deal and not (entry.premium or before.premium)
    if is_same:
        column[-1] += entry.points
    else:
        column.append(entry.points)


def tally(deals: Sequence[Dealt], sheet: Sheet, wording: Wording) -> str:
    """The sheet of a form without a line: a row for each deal, what it came to in either column, the totals."""
    head = (
        wording.say("Deal"),
        wording.say("Vulnerable"),
        wording.say("Result"),
        wording.say("We"),
        wording.say("They"),
    )
    rows = [head, *(_deal_row(dealt, sheet, wording) for dealt in deals)]
    we, they = (str(sheet.total(side)) for side in Side)
    rows.append(("", "", wording.say("Total"), we, they))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_aligned(row, widths) for row in rows)


def _aligned(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = [f"{cell:<{width}}" for cell, width in zip(row[:3], widths, strict=False)]
    points = [f"{cell:>{max(width, 6)}}" for cell, width in zip(row[3:], widths[3:], strict=True)]
    return "  ".join([*cells, *points]).rstrip()


def _deal_row(dealt: Dealt, sheet: Sheet, wording: Wording) -> tuple[str, str, str, str, str]:
    vulnerable = wording.name(dealt.vulnerability, "sign")
    result = result_of(dealt.outcome, wording)
    won = sheet.difference_of(dealt.number)
    return str(dealt.number), vulnerable, result, str(won) if won > 0 else "", str(-won) if won < 0 else ""


def result_of(outcome: Outcome, wording: Wording) -> str:
    """What was played and how many tricks were won."""
    result: Result | None = outcome.result
    if result is None:
        return wording.say("passed out")
    return wording.count(
        "{contract}: {n} trick", "{contract}: {n} tricks", n=result.tricks, contract=result.contract
    )


def explained(deals: Sequence[Dealt], sheet: Sheet, wording: Wording) -> str:
    """Every entry of the sheet, deal by deal: whose it is, where it stands, what for, and how it was reckoned."""
    lines: list[str] = []
    for dealt in deals:
        result = result_of(dealt.outcome, wording)
        lines.append(wording.say("Deal {number}: {result}", number=dealt.number, result=result))
        for item in sheet.items:
            if item.deal == dealt.number:
                lines += _item_lines(item, wording)
    return "\n".join(lines)


def _item_lines(item: Entry | Line, wording: Wording) -> Iterator[str]:
    if isinstance(item, Line):
        yield f"  {wording.render(item.says)}"
        return
    for line in item.because:
        yield f"    {wording.render(line.what)}: {line.points}"
    yield f"  {wording.render(item.says)}: {item.points}"
