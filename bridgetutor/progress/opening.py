"""Opening the learner's record: sound or damaged, of this version, an older or a newer one, writable or not.

A damaged file is set aside and never deleted; a file is copied before its shape is changed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.progress.copies import copied_before, set_aside
from bridgetutor.progress.faults import (
    BUSY,
    DAMAGE,
    UNWRITABLE,
    DamagedFile,
    StoreFault,
    damaged,
    result_code,
    worded,
)

VERSION = 4
"""The number of steps in `migrations`; the file says in `user_version` how many it has had."""

BUSY_SECONDS = 5.0

EXAMINED_AT_ONCE = 8_000_000
"""Bytes. A larger file takes longer to examine than anybody should wait: that is done beside the window."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A connection in autocommit mode, bound to its thread, and what the learner must be told of it, if anything."""

    connection: sqlite3.Connection
    writable: bool = True
    notice: Phrase | None = None
    examined: bool = True
    """Whether the whole file was looked at for damage."""


def opened(path: Path, *, now: datetime) -> Opened:
    """The record at `path`, begun where there is none. Raises `StoreFault` where none can be read or begun."""
    with worded(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        inspected = _identity(path)
        try:
            return _sound(path, now=now)
        except DamagedFile:
            if inspected != _identity(path):  # another program has set it aside in the meantime
                return _sound(path, now=now)
            aside = set_aside(path, now=now)
            notice = phrase(
                "The record of your progress was damaged. A new one is begun; the old one lies in {path}.",
                path=str(aside),
            )
            return replace(_sound(path, now=now), notice=notice)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _sound(path: Path, *, now: datetime) -> Opened:
    """The record at `path`. Raises `DamagedFile`, and the errors of SQLite and of the disk."""
    try:
        return _opened_to_write(path, now=now)
    except sqlite3.DatabaseError as error:
        if result_code(error) in DAMAGE:
            raise DamagedFile(damaged(path)) from error
        if result_code(error) not in UNWRITABLE or not path.is_file():
            raise
        notice = phrase("{path} cannot be written: your answers are not being saved.", path=str(path))
        return Opened(_read_only(path), writable=False, notice=notice)


def _opened_to_write(path: Path, *, now: datetime) -> Opened:
    connection = _connected(str(path))
    try:
        version = _version(connection)
        if version > VERSION:
            connection.close()
            return Opened(_read_only(path), writable=False, notice=_newer(path))
        at_once = _size(connection) <= EXAMINED_AT_ONCE
        if at_once or version < VERSION:
            _examine(connection, path)
        _tune(connection)
        if version < VERSION:
            _bring_up_to_date(connection, path, version=version, now=now)
    except BaseException:
        connection.close()
        raise
    return Opened(connection, examined=at_once)


def _connected(name: str, *, uri: bool = False) -> sqlite3.Connection:
    connection = sqlite3.connect(name, timeout=BUSY_SECONDS, isolation_level=None, uri=uri)
    # Text that damage has made undecodable is shown as well as it can be, rather than stopping a whole list.
    connection.text_factory = lambda text: text.decode("utf-8", "replace")
    return connection


def _read_only(path: Path) -> sqlite3.Connection:
    """A connection that writes nothing, not even beside the file where the folder does not allow it."""
    name = path.absolute().as_uri()
    try:
        return _readable(f"{name}?mode=ro")
    except sqlite3.OperationalError:
        return _readable(f"{name}?mode=ro&immutable=1")


def _readable(name: str) -> sqlite3.Connection:
    connection = _connected(name, uri=True)
    try:
        _version(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _size(connection: sqlite3.Connection) -> int:
    """In bytes, what stands in the write-ahead log included."""
    pages, size = (connection.execute(f"PRAGMA page_{what}").fetchone()[0] for what in ("count", "size"))
    return int(pages) * int(size)


def _newer(path: Path) -> Phrase:
    return phrase(
        "{path} was written by a newer version of this program: it is shown, but new answers are not being saved.",
        path=str(path),
    )


def _examine(connection: sqlite3.Connection, path: Path) -> None:
    if problems(connection, limit=1):
        raise DamagedFile(damaged(path))


def problems(connection: sqlite3.Connection, *, limit: int = 100) -> tuple[str, ...]:
    """What SQLite finds wrong with the file, in its own words; nothing where it is sound."""
    try:
        found = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({limit})")]
        missing = [] if _version(connection) == 0 else sorted(_TABLES - _tables(connection))
    except sqlite3.DatabaseError as error:
        if result_code(error) not in DAMAGE:
            raise
        return (str(error),)
    return (*(line for line in found if line != "ok"), *(f"table {name} is missing" for name in missing))


_TABLES = frozenset({"sittings", "choices", "finished", "attempts"})


def _tables(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}


def examined(
    path: Path, *, begun: Callable[[Callable[[], None]], object] = lambda _: None
) -> tuple[str, ...]:
    """What is wrong with the record at `path`, which is only looked at. Raises `StoreFault` where it cannot be.

    `begun` is handed what ends a long examination from another thread.
    """
    with worded(path):
        try:
            connection = _read_only(path)
        except sqlite3.DatabaseError as error:
            if result_code(error) not in DAMAGE:
                raise
            return (str(error),)
        with closing(connection):
            begun(connection.interrupt)
            return problems(connection)


def _tune(connection: sqlite3.Connection) -> None:
    """With a write-ahead log a killed program loses nothing; FULL keeps an answer through a power cut as well.

    That is one write to the disk an answer: some milliseconds, which nobody notices between two answers.
    """
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(
        "PRAGMA fullfsync = ON"
    )  # only macOS has it: there, FULL alone stops at the disk's own cache
    connection.execute("PRAGMA foreign_keys = ON")


def _bring_up_to_date(connection: sqlite3.Connection, path: Path, *, version: int, now: datetime) -> None:
    """Take the missing steps, all or none, after a copy; two programs at once take turns."""
    copy = None if version == 0 else copied_before(connection, path, version=version, now=now)
    connection.execute("BEGIN IMMEDIATE")
    try:
        if _version(connection) < VERSION:
            from bridgetutor.progress.migrations import (
                migrate,
            )  # its library takes 0.1 s to import, and is rarely needed

            migrate(connection)
            connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
        if version > 0:
            _give_room_back(connection)
    except BaseException as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.OperationalError) and result_code(error) in BUSY | UNWRITABLE:
            raise
        if copy is not None and isinstance(error, Exception):
            raise StoreFault(_not_migrated(path, copy)) from error
        raise


def _give_room_back(connection: sqlite3.Connection) -> None:
    """What another shape of the record does not need any more; where the disk has no room for that, it stays."""
    with suppress(sqlite3.OperationalError):
        connection.execute("VACUUM")


def _not_migrated(path: Path, copy: Path) -> Phrase:
    return phrase(
        "{path} could not be brought up to date, and is as it was; a copy lies in {copy}.",
        path=str(path),
        copy=str(copy),
    )
