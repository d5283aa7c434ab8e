"""The shape of the learner's record, as the steps that lead to it. A step is never changed once it was released."""

from __future__ import annotations

import sqlite3
import sys

from bridgetutor.progress.packing import packed

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


@MIGRATIONS()
def names_once(db: Database) -> None:
    """Each name is written once, and ids in half the room; what was wanted is kept, and several things worked out."""
    db.register_function(packed, deterministic=True)
    for step in _NAMES_ONCE:
        db.execute(step)


_NAMES_ONCE = (
    "CREATE TABLE names (n INTEGER PRIMARY KEY, name ANY NOT NULL UNIQUE) STRICT",
    """
    INSERT INTO names (name) SELECT packed(learner) FROM attempts UNION SELECT packed(sitting) FROM attempts
    UNION SELECT packed(exercise) FROM attempts UNION SELECT packed(fingerprint) FROM attempts
    """,
    "ALTER TABLE attempts RENAME TO attempts_in_full",
    """
    CREATE TABLE attempts (
        n INTEGER PRIMARY KEY,
        id ANY NOT NULL UNIQUE CHECK (length(id) > 0),
        learner INTEGER NOT NULL,
        at INTEGER NOT NULL CHECK (at BETWEEN 0 AND 9000000000000000),
        seconds REAL NOT NULL,
        sitting INTEGER NOT NULL,
        exercise INTEGER NOT NULL,
        fingerprint INTEGER NOT NULL,
        answer TEXT NOT NULL,
        wanted TEXT NOT NULL,
        grade INTEGER NOT NULL CHECK (grade BETWEEN 0 AND 3),
        tries INTEGER NOT NULL,
        hints INTEGER NOT NULL
    ) STRICT
    """,
    """
    INSERT INTO attempts
    SELECT whole.rowid, packed(id), learners.n, at, seconds, sittings.n, exercises.n, prints.n, answer, '',
        CASE grade WHEN 'right' THEN 0 WHEN 'playable' THEN 1 WHEN 'wrong' THEN 2 ELSE 3 END, tries, hints
    FROM attempts_in_full AS whole
    JOIN names AS learners ON learners.name = packed(whole.learner)
    JOIN names AS sittings ON sittings.name = packed(whole.sitting)
    JOIN names AS exercises ON exercises.name = packed(whole.exercise)
    JOIN names AS prints ON prints.name = packed(whole.fingerprint)
    ORDER BY whole.rowid
    """,
    "DROP TABLE attempts_in_full",
    "CREATE INDEX attempts_by_time ON attempts (learner, at)",
    "CREATE INDEX attempts_by_exercise ON attempts (exercise)",
    "CREATE INDEX attempts_by_mistake ON attempts (wanted, answer) WHERE wanted <> '' AND grade = 2",
    "DROP TABLE learned",
    """
    CREATE TABLE kept (
        learner TEXT NOT NULL,
        what TEXT NOT NULL,
        formula TEXT NOT NULL,
        n INTEGER NOT NULL,
        last TEXT NOT NULL,
        latest INTEGER NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (learner, what)
    ) STRICT
    """,
    """
    CREATE TABLE learners (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        chosen INTEGER NOT NULL
    ) STRICT
    """,
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
