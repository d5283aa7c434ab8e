"""A problem report: what the learner did, the hands on the table and our own error, in one file to send.

`bridgetutor replay FILE` acts it out again from the lesson and the choices.
"""

from __future__ import annotations

import json
import platform
import sys
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import qVersion

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from bridgetutor.session.screen import TableView

FORMAT = 1
"""Rises when a reader of reports must know."""


@dataclass(frozen=True, slots=True)
class Situation:
    """Where the learner was: the id of lesson or game, its file, every choice since it began, what lay on the table."""

    lesson: str = ""
    path: str = ""
    choices: tuple[str, ...] = ()
    table: TableView | None = None
    step: int = 0
    """Of the lesson, or the board of the game; from 1."""


@dataclass(frozen=True, slots=True)
class Report:
    """The report as it is written. `hands` are those that were seen, by seat, as PBN writes them."""

    when: str
    error: str
    traceback: str
    lesson: str
    path: str
    step: int
    choices: tuple[str, ...]
    hands: dict[str, str]
    contract: str
    auction: str
    trick: str
    versions: dict[str, str]
    format: int = field(default=FORMAT)

    def text(self) -> str:
        """The report as JSON, to be read by people too."""
        return json.dumps(asdict(self), ensure_ascii=False, indent=2) + "\n"

    def save(self, folder: Path) -> Path:
        """Write it into a folder, under its time. Raises OSError."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"report-{self.when.replace(':', '-')}.json"
        path.write_text(self.text(), "utf-8")
        return path


def write(error: str, traceback: str, situation: Situation, *, when: datetime) -> Report:
    """The report of an error in that situation."""
    table = situation.table
    return Report(
        when=when.isoformat(timespec="seconds"),
        error=error,
        traceback=traceback,
        lesson=situation.lesson,
        path=situation.path,
        step=situation.step,
        choices=situation.choices,
        hands=_hands(table),
        contract=str(table.contract) if table and table.contract else "",
        auction=f"{table.auction.dealer}: {table.auction}" if table and table.auction else "",
        trick=f"{table.trick.leader}: {' '.join(map(str, table.trick.cards))}"
        if table and table.trick
        else "",
        versions=_versions(),
    )


def _hands(table: TableView | None) -> dict[str, str]:
    if table is None:
        return {}
    return {str(view.seat): str(view.cards) for view in table.hands if view.cards is not None}


def _versions() -> dict[str, str]:
    """Ours, Python's, Qt's and the system's."""
    from importlib import metadata  # costs the start of the program a twentieth, and few write a report

    try:
        own = metadata.version("bridgetutor")
    except metadata.PackageNotFoundError:  # run from a clone
        own = "clone"
    return {
        "bridgetutor": own,
        "python": sys.version.split()[0],
        "qt": str(qVersion()),
        "system": platform.platform(),
    }
