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
from bridgetutor.progress.folding import BEGINNING
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


def test_a_record_in_which_each_choice_had_a_row_is_read_as_before(tmp_path: Path) -> None:
    path = tmp_path / "progress.sqlite"
    begun = 1_600_000_000_000_000
    ids = ["f" * 32, "s", "0" * 32, "empty"]
    made = {name: [f"{name}{n}" for n in range(120 if name == "s" else 3)] for name in ids[:3]}
    turns = [(name, n, choice) for name, choices in made.items() for n, choice in enumerate(choices)]
    last = next(each for each in turns if each[0] == "f" * 32 and each[1] == 2)
    turns = [*(each for each in turns if each != last), last]  # the first sitting was gone on with last
    with closing(sqlite3.connect(path)) as connection, connection:
        migrations.MIGRATIONS.apply(Database(connection), stop_before="choices_together")
        rows = [(name, "ann", "drill:due", "1 en", begun) for name in ids]
        connection.executemany("INSERT INTO sittings VALUES (?, ?, ?, ?, ?)", rows)
        connection.executemany("INSERT INTO choices VALUES (?, ?, ?)", turns)
        connection.execute("INSERT INTO finished VALUES ('s')")
        names = [bytes.fromhex("0" * 32), "ann", "drill/points/", ""]
        connection.executemany("INSERT OR IGNORE INTO names (name) VALUES (?)", [(name,) for name in names])
        number = dict(connection.execute("SELECT name, n FROM names").fetchall())
        sitting, ann, exercise, nothing = (number[name] for name in names)
        attempt = (7, b"\1" * 16, ann, begun, 2.5, sitting, exercise, nothing, "=12", "=13", 2, 1, 0)
        connection.execute(f"INSERT INTO attempts VALUES ({', '.join('?' * 13)})", attempt)
        connection.execute("PRAGMA user_version = 3")
    with Store.open(path, now=NOW) as store:
        assert store.notice is None
        assert store.check() == ()
        assert {each.id: list(each.choices) for each in store.sittings("ann")} == {**made, "empty": []}
        assert [each.id for each in store.sittings()] == ids
        assert [each.id for each in store.sittings() if each.finished] == ["s"]
        latest = store.latest_sitting("ann", "drill:due")
        assert latest is not None
        assert latest.id == "f" * 32
        (entry,) = store.entries("ann", BEGINNING, store.mark())
        assert (entry.lesson, entry.attempt.sitting, store.mark().n) == ("drill:due", "0" * 32, 7)
        assert entry.attempt.answered == Answer("drill/points/", "", "=12", Grade.WRONG, 1, 0, "=13")
        store.import_json(_exported(entry.attempt))
        assert store.count_attempts() == 1


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
