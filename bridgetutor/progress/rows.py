"""Sittings and attempts as rows of the record's tables, and back."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta

from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.progress.learners import Learner
from bridgetutor.progress.packing import packed, unpacked

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)

_GRADES = tuple(Grade)

ATTEMPTS = """
    SELECT attempts.id, learners.name, at, seconds, sittings.name, exercises.name, prints.name,
        answer, grade, tries, hints, wanted
    FROM attempts
    JOIN names AS learners ON learners.n = attempts.learner
    JOIN names AS sittings ON sittings.n = attempts.sitting
    JOIN names AS exercises ON exercises.n = attempts.exercise
    JOIN names AS prints ON prints.n = attempts.fingerprint
"""
"""Rows for `attempt_of`; a condition and an order may follow."""


def insert_sitting(connection: sqlite3.Connection, sitting: Sitting) -> None:
    """Add a sitting with its choices and its end. Raises `sqlite3.IntegrityError` where the id is taken."""
    row = (sitting.id, sitting.learner, sitting.lesson, sitting.fingerprint, number_of(sitting.begun))
    connection.execute(
        "INSERT INTO sittings (id, learner, lesson, fingerprint, begun) VALUES (?, ?, ?, ?, ?)", row
    )
    for n, choice in enumerate(sitting.choices):
        insert_choice(connection, sitting.id, n, choice)
    if sitting.finished:
        insert_finish(connection, sitting.id)


def insert_choice(connection: sqlite3.Connection, sitting_id: str, n: int, choice: str) -> None:
    """Add one choice. Raises `sqlite3.IntegrityError` where its place is taken."""
    connection.execute("INSERT INTO choices (sitting, n, choice) VALUES (?, ?, ?)", (sitting_id, n, choice))


def insert_finish(connection: sqlite3.Connection, sitting_id: str) -> None:
    """Note the end of a sitting, once. Raises `sqlite3.IntegrityError` for an unknown one."""
    connection.execute("INSERT OR IGNORE INTO finished (sitting) VALUES (?)", (sitting_id,))


def insert_learner(connection: sqlite3.Connection, learner: Learner) -> None:
    """Give a learner a name, who has none yet."""
    connection.execute("INSERT OR IGNORE INTO learners VALUES (?, ?, 0)", (learner.id, learner.name))


def insert_attempt(connection: sqlite3.Connection, attempt: Attempt) -> bool:
    """Add an attempt, unless there is one of its id; whether it was added."""
    answered = attempt.answered
    names = (attempt.learner, attempt.sitting, answered.exercise, answered.fingerprint)
    learner, sitting, exercise, fingerprint = (_named(connection, name) for name in names)
    row = (
        *(packed(attempt.id), learner, number_of(attempt.when), attempt.seconds, sitting),
        *(exercise, fingerprint, answered.answer, answered.wanted, _GRADES.index(answered.grade)),
        *(answered.tries, answered.hints),
    )
    places = ", ".join("?" * len(row))
    query = f"INSERT INTO attempts ({_COLUMNS}) VALUES ({places}) ON CONFLICT (id) DO NOTHING"
    return connection.execute(query, row).rowcount == 1


_COLUMNS = "id, learner, at, seconds, sitting, exercise, fingerprint, answer, wanted, grade, tries, hints"


def _named(connection: sqlite3.Connection, name: str) -> int:
    """The number of a name, which it is given now if it has none."""
    found = name_number(connection, name)
    if found is None:
        connection.execute("INSERT INTO names (name) VALUES (?)", (packed(name),))
        found = name_number(connection, name)
    if found is None:
        raise AssertionError(f"{name} was not written")
    return found


def name_number(connection: sqlite3.Connection, name: str) -> int | None:
    """The number of a name; None where it was never written."""
    row = connection.execute("SELECT n FROM names WHERE name = ?", (packed(name),)).fetchone()
    return None if row is None else int(row[0])


Packed = str | bytes
AttemptRow = tuple[Packed, Packed, int, float, Packed, Packed, Packed, str, int, int, int, str]


def attempt_of(row: AttemptRow) -> Attempt:
    """The attempt of a row of `ATTEMPTS`."""
    attempt_id, learner, at, seconds, sitting, exercise, fingerprint, answer, grade, tries, hints, wanted = (
        row
    )
    answered = Answer(unpacked(exercise), unpacked(fingerprint), answer, _GRADES[grade], tries, hints, wanted)
    return Attempt(unpacked(attempt_id), unpacked(learner), time_of(at), seconds, unpacked(sitting), answered)


def sitting_of(connection: sqlite3.Connection, sitting_id: str) -> Sitting:
    """A sitting with all its choices. Raises `LookupError` where there is none."""
    query = """
        SELECT learner, lesson, fingerprint, begun, id IN (SELECT sitting FROM finished) FROM sittings WHERE id = ?
    """
    row = connection.execute(query, (sitting_id,)).fetchone()
    if row is None:
        raise LookupError(f"there is no sitting {sitting_id}")
    learner, lesson, fingerprint, begun, finished = row
    choices = choices_of(connection, sitting_id)
    return Sitting(sitting_id, learner, lesson, fingerprint, time_of(begun), choices, bool(finished))


def count_choices(connection: sqlite3.Connection, sitting_id: str) -> int:
    """How many choices a sitting has. Raises `LookupError` where there is none."""
    query = "SELECT (SELECT count(*) FROM choices WHERE sitting = id) FROM sittings WHERE id = ?"
    row = connection.execute(query, (sitting_id,)).fetchone()
    if row is None:
        raise LookupError(f"there is no sitting {sitting_id}")
    return int(row[0])


def choices_of(connection: sqlite3.Connection, sitting_id: str) -> tuple[str, ...]:
    """The choices of a sitting in order; none of an unknown one."""
    query = "SELECT choice FROM choices WHERE sitting = ? ORDER BY n"
    return tuple(choice for (choice,) in connection.execute(query, (sitting_id,)))


def number_of(when: datetime) -> int:
    """Microseconds since 1970: exact, and damage cannot make it unreadable."""
    return (when - _EPOCH) // _MICROSECOND


def time_of(number: int) -> datetime:
    """The time of such a number."""
    return _EPOCH + number * _MICROSECOND
