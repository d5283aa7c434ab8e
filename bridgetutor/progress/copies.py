"""Copies of the record, and damaged records set aside: what is replaced or changed is kept."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

KEPT_BACKUPS = 5


def copied_before(connection: sqlite3.Connection, path: Path, *, version: int, now: datetime) -> Path:
    """A copy in the folder `backups`, the oldest of which are removed."""
    folder = path.parent / "backups"
    copy = folder / f"{path.stem}-v{version}-{_stamp(now)}{path.suffix}"
    copy_to(connection, copy)
    for old in sorted(folder.glob(f"{path.stem}-v*{path.suffix}"), key=_age)[:-KEPT_BACKUPS]:
        with suppress(OSError):
            old.unlink()
    return copy


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
