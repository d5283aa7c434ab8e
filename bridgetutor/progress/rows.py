"""Sittings and attempts as rows of the record's tables, and back."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta

from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)

ATTEMPT_COLUMNS = "id, learner, at, seconds, sitting, exercise, fingerprint, answer, grade, tries, hints"


def insert_sitting(connection: sqlite3.Connection, sitting: Sitting) -> None:
    """Add a sitting with its choices and its end. Raises `sqlite3.IntegrityError` where the id is taken."""
    row = (sitting.id, sitting.learner, sitting.lesson, sitting.fingerprint, _number(sitting.begun))
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


def insert_attempt(connection: sqlite3.Connection, attempt: Attempt) -> bool:
    """Add an attempt, unless there is one of its id; whether it was added."""
    answered = attempt.answered
    row = (
        *(attempt.id, attempt.learner, _number(attempt.when), attempt.seconds, attempt.sitting),
        *(answered.exercise, answered.fingerprint, answered.answer, answered.grade.value),
        *(answered.tries, answered.hints),
    )
    places = ", ".join("?" * len(row))
    query = f"INSERT INTO attempts ({ATTEMPT_COLUMNS}) VALUES ({places}) ON CONFLICT (id) DO NOTHING"
    return connection.execute(query, row).rowcount == 1


def attempt_of(row: tuple[str, str, int, float, str, str, str, str, str, int, int]) -> Attempt:
    """The attempt of a row of `ATTEMPT_COLUMNS`."""
    attempt_id, learner, at, seconds, sitting, exercise, fingerprint, answer, grade, tries, hints = row
    answered = Answer(exercise, fingerprint, answer, Grade(grade), tries, hints)
    return Attempt(attempt_id, learner, _time(at), seconds, sitting, answered)


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
    return Sitting(sitting_id, learner, lesson, fingerprint, _time(begun), choices, bool(finished))


def choices_of(connection: sqlite3.Connection, sitting_id: str) -> tuple[str, ...]:
    """The choices of a sitting in order; none of an unknown one."""
    query = "SELECT choice FROM choices WHERE sitting = ? ORDER BY n"
    return tuple(choice for (choice,) in connection.execute(query, (sitting_id,)))


def _number(when: datetime) -> int:
    """Microseconds since 1970: exact, and damage cannot make it unreadable."""
    return (when - _EPOCH) // _MICROSECOND


def _time(number: int) -> datetime:
    return _EPOCH + number * _MICROSECOND
