"""Results kept in a file, so that a run goes on where it was broken off and the plain robot plays a deal only once."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.benchmarks.plays.report import Row
from tests.benchmarks.plays.rooms import Outcome, Settings

Place = tuple[int, str, str]
"""Board, contract and room."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The results that hold for some settings, by place."""

    path: Path | None
    settings: Settings
    known: dict[Place, Outcome]

    @classmethod
    def load(cls, name: str | None, settings: Settings) -> Kept:
        """What earlier runs have left in the file; nothing without one."""
        path = None if name is None else Path(name)
        lines = path.read_text(encoding="utf-8").splitlines() if path is not None and path.exists() else []
        known = {}
        for row in map(json.loads, lines):
            for room, outcome in row["rooms"].items():
                if outcome["key"] == settings.key(room):
                    known[row["number"], row["contract"], room] = outcome
        return cls(path, settings, known)

    def completed(self, row: Row) -> Row:
        """The row with what was known of it before; what is new in it is written down."""
        found = {room: {**outcome, "key": self.settings.key(room)} for room, outcome in row["rooms"].items()}
        if found and self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({**row, "rooms": found}) + "\n")
        whole: dict[str, Any] = {
            room: outcome
            for (number, contract, room), outcome in self.known.items()
            if (number, contract) == (row["number"], row["contract"])
        }
        return {**row, "rooms": whole | found}
