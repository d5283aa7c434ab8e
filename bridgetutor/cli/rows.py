"""JSON lines in a file that is continued where it was left, however that came about."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path

from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError

Row = Mapping[str, object]


class Rows:
    """The lines of a file that are there already, and a way to add to them. Raises OSError as files do."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def whole(self) -> Iterator[Row]:
        """The lines that were written to their end. Raises `BridgeError` where one is no JSON object."""
        if not self._path.exists():
            return
        with self._path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                if line.endswith(b"\n"):
                    yield self._row(line, number)

    def cut_off_half_a_line(self) -> None:
        """What a kill or a full disk left at the end goes."""
        if self._path.exists():
            with self._path.open("rb+") as file:
                whole = sum(len(line) for line in file if line.endswith(b"\n"))
                file.truncate(whole)

    def keep_only(self, count: int) -> None:
        """Of the whole lines only so many from the top stay, and nothing after them."""
        if self._path.exists():
            with self._path.open("rb+") as file:
                file.truncate(sum(len(line) for line in islice(file, count)))

    def add(self, row: Row) -> None:
        """One line more, on disk before this returns but for what the system holds back."""
        with self._path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")

    def _row(self, line: bytes, number: int) -> Row:
        try:
            row = json.loads(line)
        except ValueError:
            row = None
        if not isinstance(row, dict):
            raise BridgeError(
                phrase("Line {number} of {path} is no result", number=number, path=str(self._path))
            )
        return row
