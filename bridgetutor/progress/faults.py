"""What can go wrong with the learner's record, each in one sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.faults import BridgeError


class StoreFault(BridgeError):
    """The record cannot be read or written now. Nothing of it is lost; the lesson can go on without it."""


class DamagedFile(StoreFault):
    """The file is no record any more, or not a sound one."""


DAMAGE = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
UNWRITABLE = frozenset(
    {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH}
)
BUSY = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})


def result_code(error: sqlite3.Error) -> int:
    """SQLite's primary result code, 0 where the error is not SQLite's own."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


@contextmanager
def worded(path: Path) -> Iterator[None]:
    """Turns errors of SQLite and of the disk into a `StoreFault` that names the file; misuse passes through."""
    try:
        yield
    except (sqlite3.ProgrammingError, sqlite3.IntegrityError):
        raise
    except sqlite3.Error as error:
        code = result_code(error)
        kind = DamagedFile if code in DAMAGE else StoreFault
        raise kind(_sentence(code, path, str(error))) from error
    except OSError as error:
        raise StoreFault(_unknown(path, error.strerror or str(error))) from error


def _sentence(code: int, path: Path, why: str) -> Phrase:
    if code == sqlite3.SQLITE_FULL:
        return phrase("The disk is full: your answers are not being saved in {path}.", path=str(path))
    if code in UNWRITABLE:
        return phrase("Your answers are not being saved: {path} cannot be written.", path=str(path))
    if code in BUSY:
        return phrase("Another program is using {path}: this answer was not saved.", path=str(path))
    if code in DAMAGE:
        return damaged(path)
    return _unknown(path, why)


def _unknown(path: Path, why: str) -> Phrase:
    return phrase("Your answers are not being saved in {path}: {why}.", path=str(path), why=why)


def damaged(path: Path) -> Phrase:
    """The sentence for a file that is not sound."""
    return phrase("The record of your progress in {path} is damaged.", path=str(path))
