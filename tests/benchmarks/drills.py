"""How long questions of drills take to be made, and how long a learner waits for them.

python -m tests.benchmarks.drills              five questions of each drill
python -m tests.benchmarks.drills -n 20 --thinks 5

A question is made while the one before it is answered: what is left of its time when the learner has thought for so
many seconds is what is waited for.
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random
from statistics import fmean, median

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from bridgetutor.desktop.services.ahead import Ahead
from bridgetutor.session.choice import Posed
from bridgetutor.teaching.drills.catalogue import drills
from bridgetutor.wording import Wording

WAITS = 0.15
"""Seconds, at most, from leaving a question to seeing the next."""

WORDS = Wording.english()


def main(arguments: list[str]) -> int:
    """Prints the figures; 1 where a question that was made ahead is waited for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-n", type=int, default=5, help="questions of each drill")
    parser.add_argument("--thinks", type=float, default=4, help="seconds for which a learner thinks")
    options = parser.parse_args(arguments)
    every: list[float] = []
    for concept, maker in drills().items():
        maker.item(None, Random(-1), WORDS)  # the systems are built, and what is kept is there
        times = [_time(concept, seed) for seed in range(options.n)]
        print(f"{concept:36} {median(times):6.3f} s, at most {max(times):6.3f}")
        every += times
    late = [each - options.thinks for each in every if each > options.thinks + WAITS]
    usual = sorted(every)[len(every) * 19 // 20]
    print(
        f"{len(every)} questions: {fmean(every):.3f} s each, 19 in 20 under {usual:.3f}; "
        f"after {options.thinks:g} s of thought {len(late)} are still being made"
    )
    waited = _waited(options.n)
    print(
        f"a question that is there comes in {median(waited):.4f} s, at most {max(waited):.4f} (bound: {WAITS})"
    )
    return 0 if max(waited) <= WAITS else 1


def _time(concept: str, seed: int) -> float:
    began = time.perf_counter()
    drills()[concept].item(None, Random(seed), WORDS)
    return time.perf_counter() - began


def _waited(questions: int) -> list[float]:
    """From asking for the next question to having it, each time after the one before has been thought about."""
    application, parent = QApplication.instance() or QApplication([]), QObject()
    seeds = iter(range(10 * questions + 2))
    ahead = Ahead(lambda _unanswered: Posed(next(seeds), "stayman"), WORDS, parent)
    waited = []
    for _ in range(questions + 1):
        began = time.perf_counter()
        posed = ahead.wanted()
        if posed is not None:
            ahead.of(posed)
            waited.append(time.perf_counter() - began)
        time.sleep(1)
        application.processEvents()
    ahead.drop()
    return waited[1:]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
