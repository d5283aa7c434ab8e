"""A record of a million answers: the size of the file, and how soon the pages have their figures.

`python -m tests.benchmarks.long_record [--attempts N] [--sittings]`; with `--sittings` the choices of every sitting
are written as well, as drills of ten questions write them. Times are also a share of a plain loop over all answers.
"""

from __future__ import annotations

import argparse
import os
import random
import sqlite3
import tempfile
import uuid
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import perf_counter

from bridgetutor.desktop.services.accounts import folds
from bridgetutor.progress.figures import tallied
from bridgetutor.progress.folding import Entry, worked_out
from bridgetutor.progress.packing import packed
from bridgetutor.progress.reading import Part
from bridgetutor.progress.rows import number_of
from bridgetutor.progress.store import Store
from bridgetutor.session.skills import skill_of
from bridgetutor.teaching.drills.catalogue import GROUPS

NOW = datetime(2026, 11, 30, 18, tzinfo=UTC)
DAYS, A_SITTING = 1000, 10
CALLS = ("P", "1N", "2C", "2D", "2H", "2S", "3N", "4H")
PROBES = ("", "inside", "points below", "points lowest", "points above", "points highest")


def main() -> None:
    """Print the numbers."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--attempts", type=int, default=1_000_000)
    parser.add_argument("--sittings", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "progress.sqlite"
        Store.open(path, now=NOW).close()
        with closing(sqlite3.connect(path)) as connection, connection:
            fill(connection, options.attempts, sittings=options.sittings)
            connection.commit()
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with closing(sqlite3.connect(path)) as connection:
            parts = "SELECT name, sum(pgsize) / 1e6 FROM dbstat GROUP BY name ORDER BY 2 DESC LIMIT 8"
            try:
                for name, size in connection.execute(parts):
                    print(f"  {name}: {size:.1f} MB")
            except sqlite3.OperationalError:
                pass  # this SQLite was built without the table of its pages
        print(f"{options.attempts:,} attempts: {path.stat().st_size / 1e6:.0f} MB")
        measure(path)
        pages(path)


def fill(connection: sqlite3.Connection, attempts: int, *, sittings: bool) -> None:
    """Drills of ten questions over a thousand days."""
    chance = random.Random(1)
    concepts = [concept for group in GROUPS for concept in group.concepts]
    exercises = [f"drill/{concept}/{probe}" for concept in concepts for probe in PROBES]
    ids = [uuid.UUID(int=chance.getrandbits(128)).hex for _ in range(attempts // A_SITTING)]
    names = ["learner", "", *exercises, *ids]
    connection.executemany("INSERT INTO names (name) VALUES (?)", [(packed(name),) for name in names])
    first_id = len(names) - len(ids) + 1
    start = number_of(NOW - timedelta(days=DAYS))
    step = DAYS * 86_400_000_000 // attempts

    def rows() -> Iterator[tuple[object, ...]]:
        for n in range(attempts):
            wanted = chance.choice(CALLS)
            grade = 0 if chance.random() < 0.7 else 2
            answer = wanted if grade == 0 else chance.choice(CALLS)
            exercise = 3 + chance.randrange(len(exercises))
            yield (
                *(chance.randbytes(16), 1, start + n * step, chance.random() * 30, first_id + n // A_SITTING),
                *(exercise, 2, answer, wanted, grade, 1, 0),
            )

    columns = "id, learner, at, seconds, sitting, exercise, fingerprint, answer, wanted, grade, tries, hints"
    connection.executemany(f"INSERT INTO attempts ({columns}) VALUES ({', '.join('?' * 12)})", rows())
    begun = [
        (each, "learner", "drill:due", "1 en", start + n * step * A_SITTING) for n, each in enumerate(ids)
    ]
    connection.executemany("INSERT INTO sittings VALUES (?, ?, ?, ?, ?)", begun)
    if sittings:
        choices = (
            (each, n, choice)
            for each in ids
            for n, choice in enumerate(
                [f"posed:{chance.randrange(1 << 31)}:{chance.choice(concepts)}", "2C", "next"] * A_SITTING
            )
        )
        connection.executemany("INSERT INTO choices VALUES (?, ?, ?)", choices)


def measure(path: Path) -> None:
    """The first account, which reads everything, and later ones, which do not."""
    counting, mastering = folds()
    opening = timed(lambda: Store.open(path, now=NOW).close())
    with Store.open(path, now=NOW) as store:
        plain = timed(lambda: tallied((Entry(each, "") for each in store.attempts()), skill_of, UTC))
        print(f"opening the record {opening:.3f} s; a plain loop over all answers {plain:.1f} s")
        jobs: dict[str, Callable[[], object]] = {
            "figures, read for the first time": lambda: worked_out(store, "learner", counting),
            "figures, kept": lambda: worked_out(store, "learner", counting),
            "mastery, read for the first time": lambda: worked_out(store, "learner", mastering),
            "mastery, kept": lambda: worked_out(store, "learner", mastering),
            "how far the lessons are": lambda: store.standings("learner", [f"lesson-{n}" for n in range(80)]),
            "the newest 200 of one mistake": lambda: store.behind(
                "learner", Part(mistake=("2C", "2D")), most=200
            ),
            "the newest 200 of one exercise": lambda: store.behind(
                "learner", Part(("drill/stayman/inside",)), most=200
            ),
        }
        for name, job in jobs.items():
            seconds = timed(job)
            print(f"{name}: {seconds:.3f} s, {seconds / plain:.4f} of the plain loop")


def pages(path: Path) -> None:
    """The first page's figures and the page of figures, as the window shows them, without the lessons' files."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from bridgetutor import places
    from bridgetutor.desktop.home.told import told
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.progress import telling
    from bridgetutor.desktop.progress.page import ProgressPage
    from bridgetutor.desktop.progress.panels import Painter
    from bridgetutor.desktop.services.accounts import Accounts
    from bridgetutor.settings import Settings

    application = QApplication.instance() or QApplication([])
    look, accounts = Look(Settings(), places.find()), Accounts()
    groups = telling.drill_groups((group.title, group.concepts) for group in GROUPS)

    def home() -> None:
        with Store.open(path, now=NOW) as store:
            account = accounts.account(store, "learner")
            assert account is not None
            told(account, (), NOW)

    def progress() -> None:
        with Store.open(path, now=NOW) as store:
            account = accounts.account(store, "learner")
            assert account is not None
            page = ProgressPage(look, Painter(account.figures, {}, groups, NOW.date(), UTC, look), "")
            page.resize(1280, 800)
            page.show()
            application.processEvents()
            page.close()

    progress()  # Qt reads its fonts once
    print(f"what the first page tells: {timed(home):.3f} s; the page of figures: {timed(progress):.3f} s")


def timed(job: Callable[[], object]) -> float:
    """Seconds."""
    began = perf_counter()
    job()
    return perf_counter() - began


if __name__ == "__main__":
    main()
