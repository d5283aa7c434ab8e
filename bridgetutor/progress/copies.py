"""Copies of the record, and damaged records set aside: what is replaced or changed is kept."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

KEPT_BACKUPS = 5

BETWEEN_COPIES = timedelta(days=7)
"""A copy in turn is made so often, when something was answered since."""


def copied_before(connection: sqlite3.Connection, path: Path, *, version: int, now: datetime) -> Path:
    """A copy in the folder `backups`, the oldest of which are removed."""
    folder = path.parent / "backups"
    copy = folder / f"{path.stem}-v{version}-{_stamp(now)}{path.suffix}"
    copy_to(connection, copy)
    _thin_out(path, f"{path.stem}-v*{path.suffix}")
    return copy


def is_due(path: Path, *, now: datetime) -> bool:
    """Whether it is time for a copy in turn: the last one is old, and the record has changed since."""
    copies = _in_turn(path)
    if not copies:
        return True
    latest = copies[-1].stat().st_mtime
    written = max(
        (each.stat().st_mtime for each in (path, path.with_name(f"{path.name}-wal")) if each.exists()),
        default=0.0,
    )
    return now - datetime.fromtimestamp(latest, UTC) >= BETWEEN_COPIES and written > latest


def copied_in_turn(connection: sqlite3.Connection, path: Path, *, now: datetime) -> Path:
    """A copy with the date in the folder `backups`, the oldest of which are removed."""
    copy = path.parent / "backups" / f"{path.stem}-of-{_stamp(now)}{path.suffix}"
    copy_to(connection, copy)
    _thin_out(path, f"{path.stem}-of-*{path.suffix}")
    return copy


def _in_turn(path: Path) -> list[Path]:
    return sorted((path.parent / "backups").glob(f"{path.stem}-of-*{path.suffix}"), key=_age)


def _thin_out(path: Path, pattern: str) -> None:
    for old in sorted((path.parent / "backups").glob(pattern), key=_age)[:-KEPT_BACKUPS]:
        with suppress(OSError):
            old.unlink()


def _age(path: Path) -> tuple[float, str]:
    return path.stat().st_mtime, path.name


def copy_to(connection: sqlite3.Connection, to: Path) -> None:
    """Write a whole copy at `to`, or none: a copy that stood there stays until the new one is complete."""
    to.parent.mkdir(parents=True, exist_ok=True)
    unfinished = to.with_name(f"{to.name}.{os.getpid()}.new")
    try:
        with closing(sqlite3.connect(unfinished)) as target:
            connection.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, that can be carried off alone
        unfinished.replace(to)
    finally:
        unfinished.unlink(missing_ok=True)


def set_aside(path: Path, *, now: datetime) -> Path:
    """Rename a damaged record, its log with it, to a free name with the date; the new name."""
    stamp = _stamp(now)
    names = [
        f"{path.stem}-damaged-{stamp}{suffix}{path.suffix}"
        for suffix in ("", *(f"-{n}" for n in range(2, 100)))
    ]
    aside = next(free for free in map(path.with_name, names) if not free.exists())
    path.rename(aside)
    for tail in ("-wal", "-shm"):
        beside = path.with_name(path.name + tail)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + tail))
    return aside


def _stamp(now: datetime) -> str:
    return f"{now:%Y-%m-%d-%H%M%S}"
