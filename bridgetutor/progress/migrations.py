"""The shape of the learner's record, as the steps that lead to it. A step is never changed once it was released."""

from __future__ import annotations

import sqlite3
import sys

from bridgetutor.progress.packing import packed, together

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


@MIGRATIONS()
def choices_together(db: Database) -> None:
    """A sitting is a number and its choices stand together, so many a row; of an id, its beginning is looked up."""
    db.register_function(packed, deterministic=True)
    for step in _CHOICES_TOGETHER:
        db.execute(step)
    continued = db.execute("SELECT sitting, max(rowid) FROM choices_one_by_one GROUP BY sitting ORDER BY 2")
    for sitting, _ in continued.fetchall():
        choices = [
            str(choice)
            for (choice,) in db.execute(
                "SELECT choice FROM choices_one_by_one WHERE sitting = ? ORDER BY n", (sitting,)
            )
        ]
        for first in range(0, len(choices), _IN_A_ROW):
            db.execute(
                """
                INSERT INTO choices (sitting, first, choices)
                SELECT sittings.n, ?, ? FROM sittings JOIN names ON names.n = sittings.id WHERE name = packed(?)
                """,
                (first, together(choices[first : first + _IN_A_ROW]), sitting),
            )
    for table in ("choices_one_by_one", "finished_in_full", "sittings_in_full"):
        db.execute(f"DROP TABLE {table}")
    db.execute("CREATE INDEX sittings_by_lesson ON sittings (learner, lesson)")


_IN_A_ROW = 50

_CHOICES_TOGETHER = (
    "DROP INDEX sittings_by_lesson",
    "ALTER TABLE choices RENAME TO choices_one_by_one",
    "ALTER TABLE finished RENAME TO finished_in_full",
    "ALTER TABLE sittings RENAME TO sittings_in_full",
    """
    INSERT OR IGNORE INTO names (name) SELECT packed(id) FROM sittings_in_full
    UNION SELECT packed(learner) FROM sittings_in_full UNION SELECT packed(lesson) FROM sittings_in_full
    UNION SELECT packed(fingerprint) FROM sittings_in_full
    """,
    """
    CREATE TABLE sittings (
        n INTEGER PRIMARY KEY,
        id INTEGER NOT NULL UNIQUE,
        learner INTEGER NOT NULL,
        lesson INTEGER NOT NULL,
        fingerprint INTEGER NOT NULL,
        begun INTEGER NOT NULL CHECK (begun BETWEEN 0 AND 9000000000000000)
    ) STRICT
    """,
    """
    CREATE TABLE choices (
        n INTEGER PRIMARY KEY,
        sitting INTEGER NOT NULL REFERENCES sittings (n),
        first INTEGER NOT NULL CHECK (first >= 0),
        choices BLOB NOT NULL,
        UNIQUE (sitting, first)
    ) STRICT
    """,
    "CREATE TABLE finished (sitting INTEGER PRIMARY KEY REFERENCES sittings (n)) STRICT",
    """
    INSERT INTO sittings
    SELECT whole.rowid, ids.n, learners.n, lessons.n, prints.n, begun
    FROM sittings_in_full AS whole
    JOIN names AS ids ON ids.name = packed(whole.id)
    JOIN names AS learners ON learners.name = packed(whole.learner)
    JOIN names AS lessons ON lessons.name = packed(whole.lesson)
    JOIN names AS prints ON prints.name = packed(whole.fingerprint)
    ORDER BY whole.rowid
    """,
    "INSERT INTO finished SELECT rowid FROM sittings_in_full WHERE id IN (SELECT sitting FROM finished_in_full)",
    "DROP INDEX attempts_by_time",
    "DROP INDEX attempts_by_exercise",
    "DROP INDEX attempts_by_mistake",
    "ALTER TABLE attempts RENAME TO attempts_by_whole_id",
    """
    CREATE TABLE attempts (
        n INTEGER PRIMARY KEY,
        id ANY NOT NULL CHECK (length(id) > 0),
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
    "INSERT INTO attempts SELECT * FROM attempts_by_whole_id ORDER BY n",
    "DROP TABLE attempts_by_whole_id",
    "CREATE INDEX attempts_by_id ON attempts (substr(id, 1, 4))",
    "CREATE INDEX attempts_by_time ON attempts (learner, at)",
    "CREATE INDEX attempts_by_exercise ON attempts (exercise)",
    "CREATE INDEX attempts_by_mistake ON attempts (wanted, answer) WHERE wanted <> '' AND grade = 2",
)

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
