"""The shape of the learner's record, as the steps that lead to it. A step is never changed once it was released."""

from __future__ import annotations

import sqlite3
import sys

# sqlite_utils takes numpy along where it finds it, and the solver library brings it: memory that nothing here has a use
# for. A module that is None cannot be imported.
_has_numpy = "numpy" in sys.modules
sys.modules.setdefault("numpy", None)  # type: ignore[arg-type]  # what Python's own reference says of it
try:
    from sqlite_utils import Database, Migrations
finally:
    if not _has_numpy:
        del sys.modules["numpy"]

MIGRATIONS = Migrations("progress")


@MIGRATIONS()
def sittings_and_attempts(db: Database) -> None:
    """Rows are only ever added. Times are microseconds since 1970, UTC. The checks let damage be found."""
    for table in _TABLES:
        db.execute(table)


@MIGRATIONS()
def what_was_learned(db: Database) -> None:
    """What was worked out of the log, kept so that it need not be worked out at each start. It may be thrown away."""
    db.execute(
        """
        CREATE TABLE learned (
            learner TEXT NOT NULL PRIMARY KEY,
            formula TEXT NOT NULL,
            attempts INTEGER NOT NULL CHECK (attempts >= 0),
            last TEXT NOT NULL,
            practice TEXT NOT NULL
        ) STRICT
        """
    )


_TABLES = (
    """
    CREATE TABLE sittings (
        id TEXT NOT NULL PRIMARY KEY CHECK (length(id) > 0),
        learner TEXT NOT NULL,
        lesson TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        begun INTEGER NOT NULL CHECK (begun BETWEEN 0 AND 9000000000000000)
    ) STRICT
    """,
    """
    CREATE TABLE choices (
        sitting TEXT NOT NULL REFERENCES sittings (id),
        n INTEGER NOT NULL CHECK (n >= 0),
        choice TEXT NOT NULL,
        PRIMARY KEY (sitting, n)
    ) STRICT
    """,
    "CREATE TABLE finished (sitting TEXT NOT NULL PRIMARY KEY REFERENCES sittings (id)) STRICT",
    """
    CREATE TABLE attempts (
        id TEXT NOT NULL PRIMARY KEY CHECK (length(id) > 0),
        learner TEXT NOT NULL,
        at INTEGER NOT NULL CHECK (at BETWEEN 0 AND 9000000000000000),
        seconds REAL NOT NULL,
        sitting TEXT NOT NULL,
        exercise TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        answer TEXT NOT NULL,
        grade TEXT NOT NULL CHECK (grade IN ('right', 'playable', 'wrong', 'shown')),
        tries INTEGER NOT NULL,
        hints INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX sittings_by_lesson ON sittings (learner, lesson)",
    "CREATE INDEX attempts_by_time ON attempts (at)",
    "CREATE INDEX attempts_by_exercise ON attempts (exercise, at)",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Take the steps that have not been taken. The caller holds the transaction, which fails or succeeds as one."""
    MIGRATIONS.apply(Database(connection, execute_plugins=False))
