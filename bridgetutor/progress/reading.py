"""Questions to the learner's record, as SQL: attempts, those behind a figure, what was kept, how far lessons are."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime

from bridgetutor.progress.attempts import Attempt, Sitting
from bridgetutor.progress.folding import BEGINNING, Entry, Kept, Mark
from bridgetutor.progress.learners import Learner
from bridgetutor.progress.packing import unpacked
from bridgetutor.progress.rows import ATTEMPTS, attempt_of, name_number, number_of, numbered_sitting, time_of


@dataclass(frozen=True, slots=True)
class Part:
    """Some of a learner's attempts: at these exercises (None: any), from a time on, before a time, with a mistake.

    `mistake` is what was wanted and what was given instead.
    """

    exercises: tuple[str, ...] | None = None
    since: datetime | None = None
    before: datetime | None = None
    mistake: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A lesson that was begun: whether it was ever finished, and whether its last sitting was left in the middle."""

    finished: bool
    left: bool


def attempts(connection: sqlite3.Connection, learner: str | None, exercise: str | None) -> Iterator[Attempt]:
    """The attempts of a learner, or of all, at an exercise, or at any, oldest first."""
    wheres, values = [], []
    for column, name in (("learner", learner), ("exercise", exercise)):
        if name is not None:
            wheres.append(f"attempts.{column} = ?")
            values.append(name_number(connection, name))
    where = f"WHERE {' AND '.join(wheres)}" if wheres else ""
    with closing(connection.execute(f"{ATTEMPTS} {where} ORDER BY at, attempts.n", values)) as cursor:
        yield from map(attempt_of, cursor)


def behind(connection: sqlite3.Connection, learner: str, part: Part, *, most: int) -> tuple[Attempt, ...]:
    """The newest attempts of a part of the log."""
    wheres: list[str] = ["attempts.learner = ?"]
    values: list[object] = [name_number(connection, learner)]
    if part.exercises is not None:
        numbers = [name_number(connection, exercise) for exercise in part.exercises]
        wheres.append(f"attempts.exercise IN ({', '.join('?' * len(numbers))})")
        values += numbers
    if part.since is not None:
        wheres.append("at >= ?")
        values.append(number_of(part.since))
    if part.before is not None:
        wheres.append("at < ?")
        values.append(number_of(part.before))
    if part.mistake is not None:
        wheres.append("wanted = ? AND answer = ? AND grade = 2 AND wanted <> ''")
        values += part.mistake
    query = f"{ATTEMPTS} WHERE {' AND '.join(wheres)} ORDER BY at DESC, attempts.n DESC LIMIT ?"
    return tuple(map(attempt_of, connection.execute(query, (*values, most)).fetchall()))


def count(connection: sqlite3.Connection, learner: str | None) -> int:
    """How many attempts a learner has made, or all have."""
    if learner is None:
        return int(connection.execute("SELECT count(*) FROM attempts").fetchone()[0])
    query = "SELECT count(*) FROM attempts WHERE learner = ?"
    return int(connection.execute(query, (name_number(connection, learner),)).fetchone()[0])


def mark(connection: sqlite3.Connection) -> Mark:
    """The attempt that was added last."""
    row = connection.execute("SELECT n, id FROM attempts ORDER BY n DESC LIMIT 1").fetchone()
    return BEGINNING if row is None else Mark(row[0], unpacked(row[1]))


def is_mark(connection: sqlite3.Connection, mark: Mark) -> bool:
    """Whether the attempt is at its place; the beginning is always there."""
    if mark == BEGINNING:
        return True
    row = connection.execute("SELECT id FROM attempts WHERE n = ?", (mark.n,)).fetchone()
    return row is not None and unpacked(row[0]) == mark.last


_ENTRIES = (
    ATTEMPTS.replace("wanted\n", "wanted, lessons.name\n")
    + """
    LEFT JOIN sittings AS begun ON begun.id = attempts.sitting
    LEFT JOIN names AS lessons ON lessons.n = begun.lesson
    """
)


def entries(connection: sqlite3.Connection, learner: str, since: Mark, to: Mark) -> Iterator[Entry]:
    """What was added of a learner after one mark and up to another, oldest first.

    From the beginning on, the index by time gives the order; later it is a few rows from the end, sorted.
    """
    column = "+attempts.learner" if since.n else "attempts.learner"
    number = "attempts.n" if since.n else "+attempts.n"
    query = f"""
        {_ENTRIES}
        WHERE {column} = ? AND {number} > ? AND {number} <= ? ORDER BY at, attempts.n
    """
    values = (name_number(connection, learner), since.n, to.n)
    with closing(connection.execute(query, values)) as cursor:
        for *row, lesson in cursor:
            yield Entry(attempt_of(tuple(row)), unpacked(lesson or ""))


def kept(connection: sqlite3.Connection, learner: str, what: str) -> Kept | None:
    """What was kept of that name; None where nothing was."""
    query = "SELECT formula, n, last, latest, value FROM kept WHERE learner = ? AND what = ?"
    row = connection.execute(query, (learner, what)).fetchone()
    if row is None:
        return None
    formula, n, last, latest, value = row
    return Kept(formula, Mark(n, last), time_of(latest) if latest else None, value)


def keep(connection: sqlite3.Connection, learner: str, what: str, kept: Kept) -> None:
    """In place of what was kept before; the caller holds the transaction."""
    latest = 0 if kept.latest is None else number_of(kept.latest)
    row = (learner, what, kept.formula, kept.mark.n, kept.mark.last, latest, kept.value)
    connection.execute("INSERT OR REPLACE INTO kept VALUES (?, ?, ?, ?, ?, ?, ?)", row)


def latest_sitting(connection: sqlite3.Connection, learner: str, lesson: str) -> Sitting | None:
    """The sitting of a lesson begun last, finished or not; of those begun at once, the one continued last."""
    query = """
        SELECT n FROM sittings WHERE learner = ? AND lesson = ? ORDER BY begun DESC,
        (SELECT max(choices.n) FROM choices WHERE choices.sitting = sittings.n) DESC, n DESC LIMIT 1
    """
    names = (name_number(connection, learner), name_number(connection, lesson))
    row = connection.execute(query, names).fetchone()
    return None if row is None else numbered_sitting(connection, row[0])


def sittings(
    connection: sqlite3.Connection, learner: str | None, lesson: str | None = None
) -> tuple[Sitting, ...]:
    """The sittings of a learner or of all, of a lesson or of any, as they were begun; the caller holds the snapshot."""
    wanted = [(what, name) for what, name in (("learner", learner), ("lesson", lesson)) if name is not None]
    where = " AND ".join(f"{what} = ?" for what, _ in wanted) or "TRUE"
    values = tuple(name_number(connection, name) for _, name in wanted)
    rows = connection.execute(f"SELECT n FROM sittings WHERE {where} ORDER BY begun, n", values).fetchall()
    return tuple(numbered_sitting(connection, n) for (n,) in rows)


def standings(connection: sqlite3.Connection, learner: str, lessons: Iterable[str]) -> Mapping[str, Standing]:
    """How far a learner is with each of these lessons; those never begun are left out."""
    query = """
        SELECT n IN (SELECT sitting FROM finished), EXISTS (SELECT 1 FROM choices WHERE sitting = sittings.n)
        FROM sittings WHERE learner = ? AND lesson = ? ORDER BY begun, n
    """
    number, found = name_number(connection, learner), {}
    for lesson in lessons:
        rows = connection.execute(query, (number, name_number(connection, lesson))).fetchall()
        if rows:
            finished, chosen = rows[-1]
            found[lesson] = Standing(any(done for done, _ in rows), bool(chosen and not finished))
    return found


def last_finished(connection: sqlite3.Connection, learner: str, lesson: str) -> Sitting | None:
    """The last sitting of a lesson that came to its end."""
    query = """
        SELECT n FROM sittings WHERE learner = ? AND lesson = ? AND n IN (SELECT sitting FROM finished)
        ORDER BY begun DESC, n DESC LIMIT 1
    """
    names = (name_number(connection, learner), name_number(connection, lesson))
    row = connection.execute(query, names).fetchone()
    return None if row is None else numbered_sitting(connection, row[0])


def learners(connection: sqlite3.Connection) -> tuple[Learner, ...]:
    """Everyone with a name or a sitting, the one chosen last first."""
    named = connection.execute("SELECT id, name, chosen FROM learners").fetchall()
    chosen = {id_: at for id_, _, at in named}
    seated = connection.execute(_SEATED).fetchall()
    found = [Learner(id_, name) for id_, name, _ in named]
    found += [Learner(id_) for (name,) in seated if (id_ := unpacked(name)) not in chosen]
    return tuple(sorted(found, key=lambda each: (-chosen.get(each.id, 0), each.name, each.id)))


_SEATED = """
    WITH RECURSIVE seated (learner) AS (
        SELECT min(learner) FROM sittings
        UNION SELECT (SELECT min(learner) FROM sittings WHERE learner > seated.learner) FROM seated
    )
    SELECT name FROM seated JOIN names ON names.n = seated.learner
"""
"""From learner to learner in the index, over all the sittings of each."""


def name_learner(connection: sqlite3.Connection, learner: Learner) -> None:
    """Give a learner a name, or another one; the caller holds the transaction."""
    connection.execute(
        "INSERT INTO learners VALUES (?, ?, 0) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        (learner.id, learner.name),
    )


def choose_learner(connection: sqlite3.Connection, learner: str, now: datetime) -> None:
    """This learner is at the computer now; the caller holds the transaction."""
    connection.execute(
        "INSERT INTO learners VALUES (?, '', ?) ON CONFLICT (id) DO UPDATE SET chosen = excluded.chosen",
        (learner, number_of(now)),
    )
