"""The tables of PBN's supplemental sections: named columns, and rows of as many cells (PBN 2.1, section 5.2)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.faults import NotationError
from bridgetutor.rules.notation.record import OtherTag


@dataclass(frozen=True, slots=True)
class Column:
    """A column: `order` is +, - or empty (rows ascend, descend by it), `width` in letters, `side` L, R or empty."""

    name: str
    order: str = ""
    width: int | None = None
    side: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """Columns and rows; a cell in quotation marks has lost them."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]

    def column(self, name: str) -> tuple[str, ...]:
        """The cells of a column, from the first row down; none where there is no such column."""
        place = next((i for i, column in enumerate(self.columns) if column.name == name), None)
        return () if place is None else tuple(row[place] for row in self.rows if place < len(row))


_COLUMN = re.compile(r"\s*([+-]?)(\w+)(?:\\(\d{1,4})([LR]?))?\s*", re.ASCII)
_CELL = re.compile(r'"([^"]*)"|\S+')
_FORBIDDEN = re.compile(r"[\[\]{};%]")


def is_table(name: str) -> bool:
    """Whether a tag is a table: its name says so, and is not the one of the table the board was played at."""
    return name.endswith("Table") and name != "Table"


def columns_of(value: str) -> tuple[Column, ...]:
    r"""The columns from the value of a table's tag, such as Declarer;Denomination\2R. Raises `NotationError`."""
    return tuple(map(_column, value.split(";")))


def _column(text: str) -> Column:
    found = _COLUMN.fullmatch(text)
    if found is None:
        raise NotationError(phrase("“{text}” is not a column of a table", text=text))
    return Column(found[2], found[1], int(found[3]) if found[3] else None, found[4] or "")


def table(tag: OtherTag) -> Table:
    """The table of a tag. Raises `NotationError` where its columns cannot be read; its rows may be of any length."""
    return Table(columns_of(tag.value), tuple(map(_cells, tag.rows)))


def _cells(row: str) -> tuple[str, ...]:
    return tuple(found[0] if found[1] is None else found[1] for found in _CELL.finditer(row))


def row_fault(row: str, columns: tuple[Column, ...]) -> Phrase | None:
    """What is wrong with a row: a sign that may not stand in it, cells too many or too few."""
    cells = _CELL.findall(row)
    forbidden = next((sign for cell in _CELL.finditer(row) if (sign := _forbidden(cell[0]))), None)
    if forbidden is not None:
        return phrase("“{sign}” may not stand in a table outside of quotation marks", sign=forbidden)
    if len(cells) == len(columns):
        return None
    return counted(
        "“{row}” has {n} cell: the table has columns for {columns}",
        "“{row}” has {n} cells: the table has columns for {columns}",
        n=len(cells),
        row=row,
        columns=len(columns),
    )


def _forbidden(cell: str) -> str:
    found = None if cell[0] == '"' else _FORBIDDEN.search(cell)
    return "" if found is None else found[0]
