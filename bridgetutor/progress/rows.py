"""Sittings and attempts as rows of the record's tables, and back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta

from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.progress.learners import Learner
from bridgetutor.progress.packing import apart, packed, together, unpacked

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)

_GRADES = tuple(Grade)

IN_A_ROW = 50
"""So many choices are written together: those of a drill of ten questions or so."""

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
    names = (sitting.id, sitting.learner, sitting.lesson, sitting.fingerprint)
    row = (*(_named(connection, name) for name in names), number_of(sitting.begun))
    connection.execute(
        "INSERT INTO sittings (id, learner, lesson, fingerprint, begun) VALUES (?, ?, ?, ?, ?)", row
    )
    insert_choices(connection, sitting.id, sitting.choices)
    if sitting.finished:
        insert_finish(connection, sitting.id)


def insert_choices(connection: sqlite3.Connection, sitting_id: str, added: Sequence[str]) -> None:
    """Add choices at the end of a sitting. Raises `LookupError` for an unknown one.

    They are written together, so many a row: the last row gives way to one with more, which is then the newest.
    """
    if not added:
        return
    number = sitting_number(connection, sitting_id)
    first, last = _last_row(connection, number)
    if len(last) >= IN_A_ROW:
        first, last = first + len(last), []
    waiting = (*last, *added)
    for begin in range(0, len(waiting), IN_A_ROW):
        row = (number, first + begin, together(waiting[begin : begin + IN_A_ROW]))
        connection.execute("INSERT OR REPLACE INTO choices (sitting, first, choices) VALUES (?, ?, ?)", row)


def insert_finish(connection: sqlite3.Connection, sitting_id: str) -> None:
    """Note the end of a sitting, once. Raises `LookupError` for an unknown one."""
    number = sitting_number(connection, sitting_id)
    connection.execute("INSERT OR IGNORE INTO finished (sitting) VALUES (?)", (number,))


def insert_learner(connection: sqlite3.Connection, learner: Learner) -> None:
    """Give a learner a name, who has none yet."""
    connection.execute("INSERT OR IGNORE INTO learners VALUES (?, ?, 0)", (learner.id, learner.name))


def insert_attempt(connection: sqlite3.Connection, attempt: Attempt) -> bool:
    """Add an attempt, unless there is one of its id; whether it was added. The caller holds the transaction."""
    answered, stored = attempt.answered, packed(attempt.id)
    if connection.execute(_SAME, (stored, stored)).fetchone() is not None:
        return False
    names = (attempt.learner, attempt.sitting, answered.exercise, answered.fingerprint)
    learner, sitting, exercise, fingerprint = (_named(connection, name) for name in names)
    row = (
        *(stored, learner, number_of(attempt.when), attempt.seconds, sitting),
        *(exercise, fingerprint, answered.answer, answered.wanted, _GRADES.index(answered.grade)),
        *(answered.tries, answered.hints),
    )
    places = ", ".join("?" * len(row))
    connection.execute(f"INSERT INTO attempts ({_COLUMNS}) VALUES ({places})", row)
    return True


_SAME = "SELECT 1 FROM attempts WHERE substr(id, 1, 4) = substr(?, 1, 4) AND id = ?"
"""Only the beginning of an id is in the index: with the whole of each it would be twice as large."""

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


def sitting_number(connection: sqlite3.Connection, sitting_id: str) -> int:
    """The number of a sitting. Raises `LookupError` where there is none of that id."""
    query = "SELECT sittings.n FROM sittings JOIN names ON names.n = sittings.id WHERE name = ?"
    row = connection.execute(query, (packed(sitting_id),)).fetchone()
    if row is None:
        raise LookupError(f"there is no sitting {sitting_id}")
    return int(row[0])


def sitting_of(connection: sqlite3.Connection, sitting_id: str) -> Sitting:
    """A sitting with all its choices. Raises `LookupError` where there is none."""
    return numbered_sitting(connection, sitting_number(connection, sitting_id))


def numbered_sitting(connection: sqlite3.Connection, number: int) -> Sitting:
    """The sitting of a number that there is, with all its choices."""
    row = connection.execute(_SITTING, (number,)).fetchone()
    *names, begun, finished = row
    name, learner, lesson, fingerprint = map(unpacked, names)
    choices = _choices(connection, number)
    return Sitting(name, learner, lesson, fingerprint, time_of(begun), choices, bool(finished))


_SITTING = """
    SELECT ids.name, learners.name, lessons.name, prints.name, begun, sittings.n IN (SELECT sitting FROM finished)
    FROM sittings
    JOIN names AS ids ON ids.n = sittings.id
    JOIN names AS learners ON learners.n = sittings.learner
    JOIN names AS lessons ON lessons.n = sittings.lesson
    JOIN names AS prints ON prints.n = sittings.fingerprint
    WHERE sittings.n = ?
"""


def choices_made(connection: sqlite3.Connection, sitting_id: str) -> int:
    """How many choices a sitting has. Raises `LookupError` for an unknown one."""
    first, last = _last_row(connection, sitting_number(connection, sitting_id))
    return first + len(last)


def _choices(connection: sqlite3.Connection, number: int) -> tuple[str, ...]:
    query = "SELECT choices FROM choices WHERE sitting = ? ORDER BY first"
    return tuple(choice for (row,) in connection.execute(query, (number,)) for choice in _read(row))


def _last_row(connection: sqlite3.Connection, number: int) -> tuple[int, list[str]]:
    """The last choices of a sitting, and the place of the first of them."""
    query = "SELECT first, choices FROM choices WHERE sitting = ? ORDER BY first DESC LIMIT 1"
    row = connection.execute(query, (number,)).fetchone()
    return (0, []) if row is None else (int(row[0]), _read(row[1]))


def _read(row: bytes) -> list[str]:
    try:
        return apart(row)
    except ValueError as error:
        damage = sqlite3.DatabaseError(str(error))
        damage.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise damage from error


def unreadable(connection: sqlite3.Connection) -> Iterator[str]:
    """The rows of choices that cannot be read: what SQLite itself does not look into."""
    for n, row in connection.execute("SELECT n, choices FROM choices"):
        try:
            apart(row)
        except ValueError:
            yield f"row {n} of choices cannot be read"


def number_of(when: datetime) -> int:
    """Microseconds since 1970: exact, and damage cannot make it unreadable."""
    return (when - _EPOCH) // _MICROSECOND


def time_of(number: int) -> datetime:
    """The time of such a number."""
    return _EPOCH + number * _MICROSECOND
