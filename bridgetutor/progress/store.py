"""The learner's record on disk: sittings, their choices, and attempts, in SQLite. Rows are added, never changed."""

from __future__ import annotations

import sqlite3
import uuid
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Self, TextIO

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.progress import exchange, opening, reading
from bridgetutor.progress.attempts import Attempt, Sitting
from bridgetutor.progress.copies import copied_in_turn, copy_to, is_due
from bridgetutor.progress.faults import StoreFault, worded
from bridgetutor.progress.folding import Entry, Kept, Mark
from bridgetutor.progress.learners import LEARNER, Learner
from bridgetutor.progress.merging import Merged, merge
from bridgetutor.progress.reading import Part, Standing
from bridgetutor.progress.rows import (
    choices_made,
    insert_attempt,
    insert_choices,
    insert_finish,
    insert_sitting,
    sitting_of,
    unreadable,
)


class Store:
    """One record, open. Use it in the thread that opened it, and close it (or use it in a `with`).

    Every method raises `StoreFault`, whose sentence is for the learner, where the disk or the file does not allow it;
    a method that writes has then written nothing.
    """

    def __init__(self, path: Path, opened: opening.Opened) -> None:
        self.path = path
        self.writable = opened.writable
        self.notice: Phrase | None = opened.notice
        """What the learner must be told of the file: it was damaged, is of a newer version, or cannot be written."""
        self.is_examined = opened.examined
        """Whether the file was looked at for damage; one that is large is left to `opening.examined`."""
        self._connection = opened.connection

    @classmethod
    def open(cls, path: Path, *, now: datetime) -> Self:
        """The record at `path`, begun where there is none, its folder too; `now` dates copies and files set aside."""
        return cls(path, opening.opened(path, now=now))

    def close(self) -> None:
        """Close the file. A second time does nothing."""
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def begin(self, sitting: Sitting) -> None:
        """Add a sitting, with the choices and the end that it may already have."""
        with self._transaction() as connection:
            insert_sitting(connection, sitting)

    def record(self, sitting_id: str, n: int, choice: str, attempts: Sequence[Attempt] = ()) -> str:
        """Add the `n`th choice of a sitting, from 0, and what it answered, all or nothing; the id to go on with.

        That is `sitting_id`, unless the place is taken: another window, or the same one after a step back, has gone
        on from there. Then it is a new sitting with the same earlier choices, and nothing is lost or mixed.
        Raises `LookupError` for an unknown sitting or a gap before `n`.
        """
        with self._transaction() as connection:
            made = choices_made(connection, sitting_id)
            if not 0 <= n <= made:
                raise LookupError(f"sitting {sitting_id} has {made} choices: no place for choice {n}")
            if n < made:
                sitting = sitting_of(connection, sitting_id)
                sitting_id = uuid.uuid4().hex
                fork = replace(sitting, id=sitting_id, choices=sitting.choices[:n], finished=False)
                insert_sitting(connection, fork)
            insert_choices(connection, sitting_id, (choice,))
            for attempt in attempts:
                insert_attempt(connection, replace(attempt, sitting=sitting_id))
        return sitting_id

    def finish(self, sitting_id: str) -> None:
        """Note that a sitting came to the end of its lesson. A second time does nothing."""
        with self._transaction() as connection:
            insert_finish(connection, sitting_id)

    @contextmanager
    def together(self) -> Iterator[None]:
        """All that is written within in one transaction, all or nothing: the disk is waited for once."""
        with self._transaction():
            yield

    def sitting(self, sitting_id: str) -> Sitting:
        """One sitting. Raises `LookupError` where there is none of that id."""
        with worded(self.path):
            return sitting_of(self._connection, sitting_id)

    def latest_sitting(self, learner: str, lesson: str) -> Sitting | None:
        """The sitting of a lesson begun last, finished or not; of those begun at once, the one continued last."""
        with worded(self.path):
            return reading.latest_sitting(self._connection, learner, lesson)

    def sittings_of(self, learner: str, lesson: str) -> tuple[Sitting, ...]:
        """Every sitting of a lesson, in the order in which they were begun; of other machines those merged in, too."""
        with worded(self.path), self._snapshot() as connection:
            return reading.sittings(connection, learner, lesson)

    def sittings(self, learner: str | None = None) -> tuple[Sitting, ...]:
        """The sittings of a learner, or of all, in the order they were begun."""
        with worded(self.path), self._snapshot() as connection:
            return reading.sittings(connection, learner)

    def attempts(self, learner: str | None = None, *, exercise: str | None = None) -> Iterator[Attempt]:
        """The attempts of a learner, or of all, at an exercise, or at any, oldest first, read as they are asked for."""
        with worded(self.path):
            yield from reading.attempts(self._connection, learner, exercise)

    def behind(self, learner: str, part: Part, *, most: int) -> tuple[Attempt, ...]:
        """The attempts of a learner that a figure counts, the newest first, and no more than so many."""
        with worded(self.path):
            return reading.behind(self._connection, learner, part, most=most)

    def mark(self) -> Mark:
        """The end of the record."""
        with worded(self.path):
            return reading.mark(self._connection)

    def is_mark(self, mark: Mark) -> bool:
        """Whether the record has this attempt at this place."""
        with worded(self.path):
            return reading.is_mark(self._connection, mark)

    def entries(self, learner: str, since: Mark, to: Mark) -> Generator[Entry, None, None]:
        """What was added of a learner after one mark and up to another, oldest first."""
        with worded(self.path):
            yield from reading.entries(self._connection, learner, since, to)

    def kept(self, learner: str, what: str) -> Kept | None:
        """What was worked out of the learner's log some time ago; None where nothing was."""
        with worded(self.path):
            return reading.kept(self._connection, learner, what)

    def keep(self, learner: str, what: str, kept: Kept) -> None:
        """Keep what was worked out, in place of what was kept before. A record that cannot be written keeps nothing."""
        if not self.writable:
            return
        with self._transaction() as connection:
            reading.keep(connection, learner, what, kept)

    def learners(self) -> tuple[Learner, ...]:
        """Everyone in the record, the one chosen last first; at least the first learner of all."""
        with worded(self.path):
            return reading.learners(self._connection) or (Learner(LEARNER),)

    def name_learner(self, learner: Learner) -> None:
        """Add a learner, or give one another name."""
        with self._transaction() as connection:
            reading.name_learner(connection, learner)

    def choose_learner(self, learner: str, *, now: datetime) -> None:
        """This learner is at the computer now."""
        with self._transaction() as connection:
            reading.choose_learner(connection, learner, now)

    def count_attempts(self, learner: str | None = None) -> int:
        """How many attempts a learner has made, or all have."""
        with worded(self.path):
            return reading.count(self._connection, learner)

    def standings(self, learner: str, lessons: Iterable[str]) -> Mapping[str, Standing]:
        """How far a learner is with each of these lessons; those never begun are left out."""
        with worded(self.path), self._snapshot() as connection:
            return reading.standings(connection, learner, lessons)

    def last_finished(self, learner: str, lesson: str) -> Sitting | None:
        """The last sitting of a lesson that came to its end."""
        with worded(self.path):
            return reading.last_finished(self._connection, learner, lesson)

    def export_json(self, out: TextIO, learner: str | None = None) -> None:
        """Write the record of a learner, or of all, as `exchange.write_json` says."""
        with worded(self.path), self._snapshot():
            named = [each for each in self.learners() if each.name and learner in {None, each.id}]
            exchange.write_json(out, self.sittings(learner), self.attempts(learner), named)

    def export_csv(self, out: TextIO, learner: str | None = None) -> None:
        """Write the attempts of a learner, or of all, as `exchange.write_csv` says."""
        exchange.write_csv(out, self.attempts(learner))

    def import_json(self, text: str) -> Merged:
        """Add what is new in an exported record; how much that was. A file with a fault adds nothing."""
        record = exchange.read_json(text)
        with self._transaction() as connection:
            return merge(connection, record)

    def backup(self, to: Path) -> None:
        """Write a whole copy of the record at `to`, in place of what stood there."""
        with worded(to):
            if to.resolve() == self.path.resolve():
                raise StoreFault(phrase("{path} is the record itself: name another file.", path=str(to)))
            copy_to(self._connection, to)

    def is_copy_due(self, *, now: datetime) -> bool:
        """Whether a copy of the record should be made again; never of an empty one."""
        with worded(self.path):
            return self.writable and reading.mark(self._connection).n > 0 and is_due(self.path, now=now)

    def copy_in_turn(self, *, now: datetime) -> Path:
        """Write a copy beside the record, and remove the oldest of such copies."""
        with worded(self.path):
            return copied_in_turn(self._connection, self.path, now=now)

    def check(self) -> tuple[str, ...]:
        """What is wrong with the file, in SQLite's words, or in ours; nothing where it is sound."""
        with worded(self.path):
            return opening.problems(self._connection) or tuple(unreadable(self._connection))

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """All or nothing, within `together` with what else is written there.

        IMMEDIATE: a transaction that reads first and writes later fails beside another's write.
        """
        if not self.writable:
            raise StoreFault(self.notice or phrase("{path} cannot be written.", path=str(self.path)))
        if self._is_writing():
            yield self._connection
            return
        with worded(self.path):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:  # a full disk has ended it already
                    self._connection.execute("ROLLBACK")
                raise

    def _is_writing(self) -> bool:
        return self._connection.in_transaction

    @contextmanager
    def _snapshot(self) -> Iterator[sqlite3.Connection]:
        """Several reads of one state of the record."""
        if self._connection.in_transaction:
            yield self._connection
            return
        self._connection.execute("BEGIN")
        try:
            yield self._connection
        finally:
            self._connection.execute("COMMIT")
