"""A record of a million answers: the size of the file, how soon the pages have their figures, and the window is there.

`python -m tests.benchmarks.long_record [--attempts N] [--drills N]`. So many drills are gone through as in the window,
with wrong answers, hints and answers shown; what they wrote is written again and again with other questions, ids and
times. Times are also a share of a plain loop over all answers.
"""

from __future__ import annotations

import argparse
import os
import re
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time

from bridgetutor import places
from bridgetutor.desktop.services.accounts import folds
from bridgetutor.progress.attempts import Attempt, Sitting
from bridgetutor.progress.figures import tallied
from bridgetutor.progress.folding import Entry, worked_out
from bridgetutor.progress.reading import Part
from bridgetutor.progress.rows import insert_attempt, insert_sitting
from bridgetutor.progress.store import Store
from bridgetutor.session.choice import Posed
from bridgetutor.session.skills import skill_of
from bridgetutor.teaching.drills.catalogue import GROUPS, drills
from tests.benchmarks.practised import Habit, Hours, drilled
from tests.benchmarks.start_up import OWN, run

NOW = datetime(2026, 11, 30, 18, tzinfo=UTC)
DAYS, A_DRILL = 1000, 10
ROUNDS = 7


def main() -> None:
    """Print the numbers."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--attempts", type=int, default=1_000_000)
    parser.add_argument("--drills", type=int, default=40)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, patched_home(Path(folder) / "long") as path:
        written = sample(Path(folder) / "sample.sqlite", options.drills)
        choices = sum(len(sitting.choices) for sitting, _ in written)
        answers = sum(len(attempts) for _, attempts in written)
        print(
            f"{len(written)} drills gone through: {answers} attempts, {choices / answers:.2f} choices to each"
        )
        Store.open(path, now=NOW).close()
        with closing(sqlite3.connect(path)) as connection, connection:
            fill(connection, written, options.attempts)
            connection.commit()
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        parts(path)
        print(f"{options.attempts:,} attempts with their choices: {path.stat().st_size / 1e6:.0f} MB")
        measure(path)
        pages(path)
        starting(Path(folder) / "empty", Path(folder) / "long")


@contextmanager
def patched_home(home: Path) -> Iterator[Path]:
    """The place of the record of a program whose home this is."""
    os.environ["BRIDGETUTOR_HOME"] = str(home)
    path = places.find().progress
    path.parent.mkdir(parents=True, exist_ok=True)
    yield path


def sample(path: Path, count: int) -> list[tuple[Sitting, list[Attempt]]]:
    """What so many drills have written, each of ten questions about anything."""
    chance = Random(1)
    habit, hours, concepts = Habit(chance), Hours(NOW - timedelta(days=DAYS)), list(drills())
    with Store.open(path, now=NOW) as store:
        for _ in range(count):
            asked = [Posed(chance.randrange(1 << 31), chance.choice(concepts)) for _ in range(A_DRILL)]
            drilled(store, asked, habit, hours)
        attempts = list(store.attempts())
        return [
            (sitting, [each for each in attempts if each.sitting == sitting.id])
            for sitting in store.sittings()
        ]


def fill(connection: sqlite3.Connection, written: list[tuple[Sitting, list[Attempt]]], attempts: int) -> None:
    """So many attempts over a thousand days, sitting after sitting, as the store adds them."""
    chance, start, made = Random(2), NOW - timedelta(days=DAYS), 0
    while made < attempts:
        sitting, answers = chance.choice(written)
        begun = start + timedelta(days=DAYS) * (made / attempts)
        later, fresh = begun - sitting.begun, f"{chance.getrandbits(128):032x}"
        choices = tuple(
            re.sub(r"^posed:\d+", lambda _: f"posed:{chance.randrange(1 << 31)}", choice)
            for choice in sitting.choices
        )
        insert_sitting(connection, replace(sitting, id=fresh, begun=begun, choices=choices))
        for each in answers[: attempts - made]:
            id_ = f"{chance.getrandbits(128):032x}"
            insert_attempt(connection, replace(each, id=id_, sitting=fresh, when=each.when + later))
        made += len(answers)


def parts(path: Path) -> None:
    """The largest parts of the file."""
    query = "SELECT name, sum(pgsize) / 1e6 FROM dbstat GROUP BY name ORDER BY 2 DESC LIMIT 12"
    with (
        closing(sqlite3.connect(path)) as connection,
        suppress(sqlite3.OperationalError),
    ):  # not built everywhere
        for name, size in connection.execute(query):
            print(f"  {name}: {size:.1f} MB")


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

    for name, page in (("what the first page tells", home), ("the page of figures", progress)):
        page()  # Qt reads its fonts once
        busy, walls = process_time(), [timed(page) for _ in range(ROUNDS)]
        busy = (process_time() - busy) / ROUNDS
        print(
            f"{name}: {median(walls):.3f} s (from {min(walls):.3f} to {max(walls):.3f}), {busy:.3f} s of work"
        )


def starting(empty: Path, long: Path) -> None:
    """Until the window is painted, with no record at all and with the long one, in turn."""
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    homes = [{**environ, "BRIDGETUTOR_HOME": str(home)} for home in (empty, long)]
    rounds = [[run(OWN, home)[0] for home in homes] for _ in range(ROUNDS + 1)][1:]
    without, with_it = (median(times) for times in zip(*rounds, strict=True))
    ratio = median(long / empty for empty, long in rounds)
    print(f"start-up {without:.3f} s without a record, {with_it:.3f} s with it: {ratio:.2f} times")


def timed(job: Callable[[], object]) -> float:
    """Seconds."""
    began = perf_counter()
    job()
    return perf_counter() - began


if __name__ == "__main__":
    main()
