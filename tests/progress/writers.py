"""Programs that write into one record, run as processes of their own by the tests beside this file.

writers.py many PATH COUNT          COUNT choices of one sitting, "id" of each attempt on its own line as it is recorded
writers.py killed PATH ROUNDS SEED  ROUNDS such writers one after the other, each killed in mid-write; the ids they said
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
import uuid
from datetime import UTC, datetime
from pathlib import Path

from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.progress.store import Store


def write(path: Path, count: int, out: int) -> None:
    """Record, and say the id on the file descriptor `out` only once it is recorded."""
    now = datetime.now(UTC)
    with Store.open(path, now=now) as store:
        sitting = uuid.uuid4().hex
        store.begin(Sitting(sitting, "me", "hold-up", "f", now))
        for n in range(count):
            answer = Answer("hold-up-1", "f", "H4" * 200, Grade.RIGHT)
            attempt = Attempt(uuid.uuid4().hex, "me", datetime.now(UTC), 1.0, sitting, answer)
            store.record(sitting, n, "H4", [attempt])
            os.write(out, f"{attempt.id}\n".encode())


def killed(path: Path, rounds: int, seed: int) -> None:
    """Fork writers, kill each a moment after its first word, and pass on what it had said."""
    chance = random.Random(seed)
    for _ in range(rounds):
        read, out = os.pipe()
        writer = os.fork()
        if writer == 0:
            write(path, 1_000_000, out)
        os.close(out)
        said = os.read(read, 33)
        time.sleep(chance.uniform(0, 0.02))
        os.kill(writer, signal.SIGKILL)
        os.waitpid(writer, 0)
        while more := os.read(read, 1 << 16):
            said += more
        os.close(read)
        sys.stdout.write(said[: len(said) // 33 * 33].decode())


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["many", path, count]:
            write(Path(path), int(count), 1)
        case ["killed", path, rounds, seed]:
            killed(Path(path), int(rounds), int(seed))
