"""What the store of the record brings into the process."""

from __future__ import annotations

import io
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from sqlite_utils import Database

from bridgetutor.progress import migrations
from bridgetutor.progress.attempts import Answer, Attempt, Grade
from bridgetutor.progress.exchange import write_json
from bridgetutor.progress.store import Store

NOW = datetime(2026, 3, 1, tzinfo=UTC)
ROOT = Path(__file__).parents[2]


def test_the_record_brings_no_numpy_and_does_not_keep_it_from_others() -> None:
    code = """
import sys
from bridgetutor.progress import migrations
print("numpy" in sys.modules, end=" ")
import numpy
print(numpy.array([1, 2]).sum())
"""
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False", "3"]


def test_a_record_in_which_names_stood_in_full_is_read_as_before(tmp_path: Path) -> None:
    path = tmp_path / "progress.sqlite"
    rows = [
        ("a" * 32, "ann", 1_700_000_000_000_000, 2.25, "0" * 32, "q1", "f", "2C", "wrong", 1, 0),
        ("A" * 32, "ann", 1_600_000_000_000_000, 1.0, "s", "q1", "", "2H", "shown", 2, 1),
        ("x", "ben", 1_600_000_000_000_000, 0.5, "s", "ann", "f", "#1", "right", 1, 0),
        ("y", "ben", 1_600_000_000_000_000, 0.5, "s", "ann", "f", "#2", "playable", 1, 0),
    ]
    with closing(sqlite3.connect(path)) as connection, connection:
        migrations.MIGRATIONS.apply(Database(connection), stop_before="names_once")
        connection.executemany("INSERT INTO attempts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
        connection.execute("PRAGMA user_version = 2")
    with Store.open(path, now=NOW) as store:
        assert store.notice is None
        assert store.check() == ()
        assert sorted(map(_row, store.attempts())) == sorted(rows)
        again = Attempt("a" * 32, "ann", NOW, 1.0, "s", Answer("q1", "f", "2C", Grade.WRONG))
        assert store.count_attempts("ann") == 2
        store.import_json(_exported(again))
        assert store.count_attempts("ann") == 2


def _row(attempt: Attempt) -> tuple[object, ...]:
    answered = attempt.answered
    at = round(attempt.when.timestamp() * 1_000_000)
    return (
        *(attempt.id, attempt.learner, at, attempt.seconds, attempt.sitting, answered.exercise),
        *(answered.fingerprint, answered.answer, answered.grade.value, answered.tries, answered.hints),
    )


def _exported(attempt: Attempt) -> str:
    out = io.StringIO()
    write_json(out, (), (attempt,))
    return out.getvalue()
