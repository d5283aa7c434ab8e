"""The record outlives kill -9, damage, full disks, locked folders, other versions and other windows."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlite_utils import Database, Migrations

from bridgetutor.progress import copies, migrations, opening
from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.progress.faults import StoreFault
from bridgetutor.progress.store import Store

ROOT = Path(__file__).parents[2]
NOW = datetime(2026, 3, 1, 12, 30, 5, tzinfo=UTC)
NEEDS_FORK = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")


def sitting(name: str = "s1") -> Sitting:
    """A sitting of that id that has just begun."""
    return Sitting(name, "me", "hold-up", "f", NOW)


def attempt(name: str, of: str = "s1") -> Attempt:
    """A right answer of that id."""
    return Attempt(name, "me", NOW, 2.5, of, Answer("hold-up-1", "f", "H4", Grade.RIGHT))


def written(path: Path, count: int = 50) -> None:
    """A record of `count` attempts at `path`, closed."""
    with Store.open(path, now=NOW) as store:
        store.begin(sitting())
        for n in range(count):
            store.record("s1", n, "H4", [attempt(f"a{n}")])


def run(*arguments: object) -> subprocess.Popen[str]:
    """One of the programs of `writers`."""
    command = [sys.executable, str(Path(__file__).with_name("writers.py")), *map(str, arguments)]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )


@NEEDS_FORK
def test_a_hundred_kills_in_mid_write_lose_nothing_that_was_recorded(tmp_path: Path) -> None:
    path = tmp_path / "progress.sqlite"
    Store.open(path, now=NOW).close()
    with run("killed", path, 100, 1) as killer:
        said = killer.communicate(timeout=60)[0].split()
    assert killer.returncode == 0
    assert len(said) >= 100
    with Store.open(path, now=NOW) as store:
        assert store.notice is None
        assert store.check() == ()
        kept = {attempt.id for attempt in store.attempts()}
        assert set(said) <= kept
        assert len(kept) <= len(said) + 100  # at most one a round was recorded and not yet told
        assert sum(len(sitting.choices) for sitting in store.sittings()) == len(kept)


def test_four_writers_at_once_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "progress.sqlite"  # not there yet: they begin it at once, too
    writers = [run("many", path, 200) for _ in range(4)]
    said = [id_ for writer in writers for id_ in writer.communicate(timeout=60)[0].split()]
    assert [writer.returncode for writer in writers] == [0, 0, 0, 0]
    with Store.open(path, now=NOW) as store:
        assert len(said) == 800
        assert {attempt.id for attempt in store.attempts()} == set(said)
        assert sorted(len(sitting.choices) for sitting in store.sittings()) == [200] * 4


def truncated(content: bytes) -> bytes:
    """Cut off in the middle of a page."""
    return content[: len(content) // 2 + 100]


def overwritten(content: bytes) -> bytes:
    """Nothing but noise."""
    return random.Random(1).randbytes(len(content))


def headless(content: bytes) -> bytes:
    """Without its first bytes."""
    return b"not a database!!" + content[16:]


def scratched(content: bytes) -> bytes:
    """Noise over whole pages in the middle."""
    return content[:8192] + random.Random(1).randbytes(12288) + content[20480:]


@pytest.mark.parametrize("damage", [truncated, overwritten, headless, scratched])
def test_a_damaged_record_is_set_aside_and_a_new_one_begun(
    tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    path = tmp_path / "progress.sqlite"
    written(path, 200)
    damaged = damage(path.read_bytes())
    path.write_bytes(damaged)
    with Store.open(path, now=NOW) as store:
        aside = tmp_path / "progress-damaged-2026-03-01-123005.sqlite"
        assert str(aside) in str(store.notice)
        assert aside.read_bytes() == damaged
        assert list(store.attempts()) == []
        store.begin(sitting())
        assert store.record("s1", 0, "H4", [attempt("new")]) == "s1"
    with Store.open(path, now=NOW) as store:
        assert store.notice is None
        assert store.count_attempts() == 1


def test_a_large_record_is_not_examined_before_it_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "progress.sqlite"
    written(path, 200)
    monkeypatch.setattr(opening, "EXAMINED_AT_ONCE", 10_000)
    with Store.open(path, now=NOW) as store:
        assert not store.is_examined
    path.write_bytes(scratched(path.read_bytes()))
    with Store.open(path, now=NOW) as store:
        assert store.notice is None
    assert opening.examined(path)
    monkeypatch.undo()
    with Store.open(path, now=NOW) as store:
        assert store.is_examined
        assert "damaged" in str(store.notice)


def test_damage_twice_in_a_second_overwrites_nothing(tmp_path: Path) -> None:
    path = tmp_path / "progress.sqlite"
    for content in (b"first" * 100, b"second" * 100):
        path.write_bytes(content)
        Store.open(path, now=NOW).close()
    kept = {path.name: path.read_bytes()[:5] for path in tmp_path.glob("progress-damaged-*")}
    name = "progress-damaged-2026-03-01-123005"
    assert kept == {f"{name}.sqlite": b"first", f"{name}-2.sqlite": b"secon"}


def test_a_log_that_lies_beside_the_file_goes_with_it(tmp_path: Path) -> None:
    path = tmp_path / "progress.sqlite"
    for tail in ("", "-wal", "-shm"):
        path.with_name(path.name + tail).write_text(tail)
    aside = copies.set_aside(path, now=NOW)
    assert {found.name for found in tmp_path.iterdir()} == {
        aside.name + tail for tail in ("", "-wal", "-shm")
    }


def test_a_table_that_is_gone_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "progress.sqlite"
    written(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE attempts")
    with Store.open(path, now=NOW) as store:
        assert "damaged" in str(store.notice)


def test_a_record_of_a_newer_version_is_shown_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "progress.sqlite"
    written(path, 3)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {opening.VERSION + 1}")
        connection.execute("PRAGMA journal_mode = DELETE")
    before = path.read_bytes()
    with Store.open(path, now=NOW) as store:
        assert "newer version" in str(store.notice)
        assert store.count_attempts() == 3
        with pytest.raises(StoreFault, match="newer version"):
            store.begin(sitting("s2"))
    assert path.read_bytes() == before


@pytest.fixture
def next_version(monkeypatch: pytest.MonkeyPatch) -> Migrations:
    """A program that is one version on, whose step the test adds."""
    later = Migrations("progress")
    later._migrations = list(migrations.MIGRATIONS._migrations)  # noqa: SLF001  # there is no public copy
    monkeypatch.setattr(migrations, "MIGRATIONS", later)
    monkeypatch.setattr(opening, "VERSION", opening.VERSION + 1)
    return later


def written_by_the_version_before(path: Path) -> int:
    """A record of three attempts, and the version that wrote it."""
    before = opening.VERSION - 1
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "VERSION", before)
        written(path, 3)
    return before


def test_a_step_is_taken_after_a_copy(tmp_path: Path, next_version: Migrations) -> None:
    path = tmp_path / "progress.sqlite"
    old = written_by_the_version_before(path)

    @next_version()
    def marks(db: Database) -> None:
        db.execute("CREATE TABLE marks (id TEXT)")

    with Store.open(path, now=NOW) as store:
        assert store.notice is None
        assert store.count_attempts() == 3
    copy = tmp_path / "backups" / f"progress-v{old}-2026-03-01-123005.sqlite"
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM attempts").fetchone() == (3,)
        assert connection.execute("PRAGMA user_version").fetchone() == (old,)


def test_a_step_that_fails_leaves_the_record_as_it_was(tmp_path: Path, next_version: Migrations) -> None:
    path = tmp_path / "progress.sqlite"
    written_by_the_version_before(path)

    @next_version()
    def half(db: Database) -> None:
        db.execute("CREATE TABLE marks (id TEXT)")
        db.execute("DELETE FROM attempts")
        raise RuntimeError("in the middle")

    for minute in range(copies.KEPT_BACKUPS + 2):
        with pytest.raises(StoreFault, match="is as it was; a copy lies in"):
            Store.open(path, now=NOW + timedelta(minutes=minute))
    assert len(list((tmp_path / "backups").iterdir())) == copies.KEPT_BACKUPS
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM attempts").fetchone() == (3,)
        assert connection.execute("SELECT name FROM sqlite_schema WHERE name = 'marks'").fetchone() is None


def test_the_version_is_the_number_of_steps() -> None:
    with Database(memory=True) as empty:
        assert len(migrations.MIGRATIONS.pending(empty)) == opening.VERSION


def test_a_full_disk_is_one_sentence_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "progress.sqlite"
    written(path, 3)
    big = random.Random(1).randbytes(100_000).hex()
    with Store.open(path, now=NOW) as store:
        pages = store._connection.execute("PRAGMA page_count").fetchone()[0]  # noqa: SLF001
        store._connection.execute(f"PRAGMA max_page_count = {pages}")  # noqa: SLF001
        with pytest.raises(StoreFault, match="The disk is full"):
            store.record("s1", 3, big, [attempt("big")])
        assert store.count_attempts() == 3
        store._connection.execute("PRAGMA max_page_count = 1000000")  # noqa: SLF001
        store.record("s1", 3, big, [attempt("big")])
        assert store.count_attempts() == 4


def test_where_no_folder_can_be_made_it_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreFault, match="Your answers are not being saved"):
        Store.open(tmp_path / "file" / "progress.sqlite", now=NOW)


def test_a_folder_in_place_of_the_record_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(StoreFault, match="are not being saved"):
        Store.open(tmp_path, now=NOW)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_in_a_locked_folder_the_record_is_shown_and_a_missing_one_refused(tmp_path: Path) -> None:
    path = tmp_path / "progress.sqlite"
    written(path, 3)
    tmp_path.chmod(0o500)
    path.chmod(0o400)
    try:
        with Store.open(path, now=NOW) as store:
            assert store.count_attempts() == 3
            with pytest.raises(StoreFault, match="are not being saved"):
                store.begin(sitting("s2"))
        with pytest.raises(StoreFault, match="are not being saved"):
            Store.open(tmp_path / "other.sqlite", now=NOW)
    finally:
        tmp_path.chmod(0o700)


def test_another_program_that_never_ends_its_write_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "BUSY_SECONDS", 0.01)
    path = tmp_path / "progress.sqlite"
    written(path, 3)
    with closing(sqlite3.connect(path, isolation_level=None)) as other, Store.open(path, now=NOW) as store:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFault, match="this answer was not saved"):
            store.record("s1", 3, "H4", [attempt("a3")])
        other.execute("ROLLBACK")
        store.record("s1", 3, "H4", [attempt("a3")])


def test_opening_a_record_that_is_there_does_not_import_the_library(tmp_path: Path) -> None:
    path = tmp_path / "progress.sqlite"
    written(path, 3)
    code = (
        "import sys, pathlib, datetime; from bridgetutor.progress.store import Store\n"
        f"Store.open(pathlib.Path({str(path)!r}), now=datetime.datetime.now(datetime.UTC)).close()\n"
        "sys.exit('sqlite_utils' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, cwd=ROOT).returncode == 0
