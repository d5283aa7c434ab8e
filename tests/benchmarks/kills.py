"""Drills that are killed in the middle: whether every answer that was recorded is there afterwards, and none twice.

python -m tests.benchmarks.kills                 a thousand kills (kill -9), one record
python -m tests.benchmarks.kills --kills 100 --seed 2

Each time a drill is gone through by the session and the store of the window, and says each answer once it is
recorded; then it is killed, a moment after the first. What it had said must be in the record.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from bridgetutor.progress.attempts import Attempt, Sitting
from bridgetutor.progress.store import Store
from bridgetutor.session.choice import Posed
from bridgetutor.session.drill_walk import made
from tests.benchmarks.practised import WORDS, Habit, Hours, drilled

CONCEPTS = ("points", "losers", "length-points", "controls", "shapes", "open-or-pass")
"""Questions that are made in no time, so that most of the time something is being written."""

QUESTIONS, LONGEST = 200, 0.05
"""Of a drill, and the seconds after its first answer within which it is killed."""


class Saying:
    """A record that says the id of each attempt on a file descriptor, once it is on the disk."""

    def __init__(self, store: Store, out: int) -> None:
        self._store, self._out = store, out
        self._written: list[str] = []
        self.latest_sitting, self.sittings_of = store.latest_sitting, store.sittings_of
        self.begin, self.finish = store.begin, store.finish

    def record(self, sitting_id: str, n: int, choice: str, attempts: Sequence[Attempt] = ()) -> str:
        """As of the store."""
        kept = self._store.record(sitting_id, n, choice, attempts)
        self._written += [attempt.id for attempt in attempts]
        return kept

    @contextmanager
    def together(self) -> Iterator[None]:
        """As of the store; the learner is told when all of it is on the disk."""
        with self._store.together():
            yield
        for written in self._written:
            os.write(self._out, f"{written}\n".encode())
        self._written.clear()


def main(arguments: list[str]) -> int:
    """Prints the figures; 1 where anything is lost, doubled or damaged."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    chance = Random(options.seed)
    for concept in CONCEPTS:
        made(Posed(1, concept), WORDS, Random(1))  # what is built once is there before the first fork
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "progress.sqlite"
        Store.open(path, now=datetime.now(UTC)).close()
        said = [id_ for n in range(options.kills) for id_ in killed(path, chance, n)]
        return told(path, said, options.kills)


def killed(path: Path, chance: Random, seed: int) -> list[str]:
    """What a drill had said when it was killed."""
    read, out = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            drill(path, out, seed)
        finally:
            os._exit(0)
    os.close(out)
    said = os.read(read, 33)
    time.sleep(chance.uniform(0, LONGEST))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while more := os.read(read, 1 << 16):
        said += more
    os.close(read)
    return said[: len(said) // 33 * 33].decode().split()


def drill(path: Path, out: int, seed: int) -> None:
    """In the child: a long drill, with wrong answers, hints and answers shown."""
    chance, now = Random(seed), datetime.now(UTC)
    asked = [Posed(chance.randrange(1 << 31), chance.choice(CONCEPTS)) for _ in range(QUESTIONS)]
    with Store.open(path, now=now) as store:
        drilled(Saying(store, out), asked, Habit(chance), Hours(now))


def told(path: Path, said: list[str], kills: int) -> int:
    """Prints what the record holds beside what was said."""
    with Store.open(path, now=datetime.now(UTC)) as store:
        kept = Counter(attempt.id for attempt in store.attempts())
        answered = Counter(attempt.sitting for attempt in store.attempts())
        sittings = store.sittings()
        damage = store.check()
        notice = store.notice
    lost = set(said) - set(kept)
    twice = [id_ for id_, n in kept.items() if n > 1]
    apart = [each.id for each in sittings if _answers(each) != answered[each.id]]
    choices = sum(len(each.choices) for each in sittings)
    print(
        f"{kills} drills killed: {len(said)} answers said to be recorded, {len(kept)} in the record with "
        f"{choices} choices; {len(lost)} lost, {len(twice)} twice, {len(apart)} sittings whose choices and "
        f"answers differ, {len(damage)} faults in the file"
    )
    return int(bool(lost or twice or apart or damage or notice))


def _answers(sitting: Sitting) -> int:
    """The answers that its choices tell: the same wrong one to the same question is no second one."""
    found, given = 0, set[str]()
    for choice in sitting.choices:
        if choice.startswith("posed:"):
            given = set()
        elif choice not in given and choice not in {"next", "hint"}:
            given.add(choice)
            found += 1
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
