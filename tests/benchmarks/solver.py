"""The solver service: whether the golden tables come out, what the way through it costs, memory, two children.

`python -m tests.benchmarks.solver [--rounds 5] [--golden 200]` prints the figures and exits with 1 where a bound is
broken. Both ways of asking are timed in turn, on the same questions in the same run, and the medians compared.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bridgetutor.cardplay.question import Question
from bridgetutor.cardplay.solver import Candidates, Position, Tables
from bridgetutor.cardplay.solving.bulk import outcomes
from bridgetutor.cardplay.solving.children import Children
from bridgetutor.cardplay.solving.outcome import Answered
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.double_dummy import golden

COST_AT_MOST = 1.10
TWICE_AT_LEAST = 1.7
CHILD_AT_MOST, DESKTOP_AT_MOST = 320, 120

DESKTOP = """
import sys, time
from PySide6.QtWidgets import QApplication
from bridgetutor import places
from bridgetutor.desktop import application
from bridgetutor.desktop.services.solving import Solving
from tests.benchmarks.solver import golden_tables

def settle(enough):
    end = time.monotonic() + 60
    while time.monotonic() < end and not enough():
        qt.processEvents()
    return [line.split()[1] for line in open("/proc/self/status") if line.startswith("VmRSS")][0]

qt = QApplication([])
desk = application.build(qt, places.find())
desk.window.show()
began = time.monotonic()
desk.open()
before = settle(lambda: time.monotonic() > began + 1)
question = golden_tables(2)[0]
asked = settle(lambda: True)
solving, answers = Solving(), []
solving.solved.connect(lambda *answer: answers.append(answer))
solving.ask("table", question)
after = settle(lambda: answers)
print(before, asked, after, "numpy" in sys.modules or "bridgetutor.cardplay.dds" in sys.modules, flush=True)
solving.end()
desk.close()
"""


@dataclass(frozen=True, slots=True)
class Peak:
    """The most memory that the process which answers has held, in megabytes."""

    def answer(self) -> float:
        """Where the system counts in kilobytes, as Linux does."""
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> int:
    """Print all figures; 1 where a bound is broken."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--golden", type=int, default=200, help="how many of the golden tables")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    good = [
        golden_come_out(options.golden),
        costs("tables", golden_tables(4), options.rounds),
        costs("opening leads", positions(2, 10, 0, Random(options.seed)), options.rounds),
        costs("trick five", positions(4, 100, 16, Random(options.seed)), options.rounds),
        two_children(golden_tables(12), options.rounds),
        desktop(),
    ]
    return 0 if all(good) else 1


def golden_tables(count: int) -> list[Tables]:
    """The first golden deals, one a question."""
    return [Tables((each.deal,)) for each in golden()[:count]]


def positions(count: int, size: int, cards: int, random: Random) -> list[Candidates]:
    """So many questions of so many positions, each after so many cards played at random from a golden deal."""
    return [Candidates(tuple(_position(cards, random) for _ in range(size))) for _ in range(count)]


def _position(cards: int, random: Random) -> Position:
    deal = random.choice(golden()).deal
    play = Play(deal, random.choice(tuple(Strain)), random.choice(tuple(Seat)))
    for _ in range(cards):
        play = play.after(random.choice(tuple(play.legal_cards)))
    return Position.of(play)


def golden_come_out(count: int) -> bool:
    """Works out the golden tables in a child."""
    some = golden()[:count]
    with Children(1) as executor:
        found = list(outcomes(golden_tables(count), executor))
        peak = executor.submit(Peak().answer).result()
    right = sum(each == Answered((known.table,)) for each, known in zip(found, some, strict=True))
    print(
        f"{right} of {len(some)} golden tables; the child held {peak:.0f} MB at most (bound: {CHILD_AT_MOST})"
    )
    return right == len(some) and peak <= CHILD_AT_MOST


def costs(what: str, questions: Sequence[Question[object]], rounds: int) -> bool:
    """Times the questions asked here and through the service, one child; whether the way costs little."""
    with Children(1) as executor:
        pairs = [(_here(questions), _through(questions, executor)) for _ in range(rounds + 1)][1:]
    here, through = (statistics.median(pair[i] for pair in pairs) for i in (0, 1))
    ratio = statistics.median(through / here for here, through in pairs)
    print(
        f"{what}: {here:.2f} s here, {through:.2f} s through the service: {ratio:.2f} times (bound: {COST_AT_MOST})"
    )
    return ratio <= COST_AT_MOST


def two_children(questions: Sequence[Question[object]], rounds: int) -> bool:
    """Times the same work by one child and by two; on fewer than two idle cores the figure says nothing."""
    with Children(1) as one, Children(2) as two:
        pairs = [(_through(questions, one), _through(questions, two)) for _ in range(rounds + 1)][1:]
    ratio = statistics.median(single / double for single, double in pairs)
    load, cores = os.getloadavg()[0], os.cpu_count()
    print(
        f"two children: {ratio:.2f} times as fast as one (aim: {TWICE_AT_LEAST}; load {load:.1f} on {cores} cores)"
    )
    return True


def _here(questions: Sequence[Question[object]]) -> float:
    began = time.perf_counter()
    for question in questions:
        question.answer()
    return time.perf_counter() - began


def _through(questions: Sequence[Question[object]], executor: Children) -> float:
    began = time.perf_counter()
    for outcome in outcomes(questions, executor, batch=1):
        assert isinstance(outcome, Answered)
    return time.perf_counter() - began


def desktop() -> bool:
    """The memory of the desktop before and after it has asked the service."""
    with tempfile.TemporaryDirectory() as home:
        environ = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "BRIDGETUTOR_HOME": home}
        run = subprocess.run(
            [sys.executable, "-c", DESKTOP], env=environ, capture_output=True, text=True, check=True
        )
    *sizes, has_library = run.stdout.split()
    before, asked, after = (int(kilobytes) / 1024 for kilobytes in sizes)
    print(
        f"desktop {before:.0f} MB with the library of lessons, {after:.0f} after an answer of the service, "
        f"{after - asked:+.1f} for it (bound: {DESKTOP_AT_MOST}); solver library in it: {has_library}"
    )
    return after <= DESKTOP_AT_MOST and has_library == "False"


if __name__ == "__main__":
    sys.exit(main())
