"""How long a call takes, and building a system, beside a plain Python loop of known size in the same run.

Processor time: what else the machine does meanwhile is no matter of ours.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from statistics import median, quantiles

from bridgetutor.bidding.catalogue import entry, system
from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.system import System
from bridgetutor.rules.auction import Auction
from tests.benchmarks.bids.boards import boards

DEALS = 300
TURNS = 1_000_000
"""Turns of the loop that the figures stand beside."""

FIRST_USE = """
import time
started = time.process_time()
from bridgetutor.bidding.catalogue import system
system({name!r})
print(time.process_time() - started)
"""

MEMORY = """
import tracemalloc
import bridgetutor.teaching.lesson
tracemalloc.start()
from bridgetutor.bidding.catalogue import system
system({name!r})
print(tracemalloc.get_traced_memory()[0])
"""
"""Beside what a lesson needs anyway."""


def report(options: argparse.Namespace) -> int:
    """Prints milliseconds; nothing here is a fault, as machines differ."""
    bids, builds = _built(options.system)
    rules = sum(1 for _ in bids.rules)
    reader, times = Reader.both(bids), []
    for board in boards(options.seed + 1, 1, DEALS):
        auction = Auction(board.dealer)
        while not auction.is_over and len(auction.calls) < 40:
            hand, started = board.deal.known[auction.turn], time.process_time()
            chosen = choose(hand, reader.read(auction, board.vulnerability), bids)
            times.append(time.process_time() - started)
            auction = auction.after(chosen.call)
    hundredths = quantiles(times, n=100)
    print(f"a call, one core, {len(times)} calls of {DEALS} deals, {rules} rules:")
    print(
        f"    median {1000 * median(times):.2f} ms (aim under 2), 99 % under {1000 * hundredths[98]:.2f} ms (aim 10)"
    )
    print(f"    slowest {1000 * max(times):.1f} ms")
    print(f"building: {1000 * min(builds):.0f} ms (aim under 300)")
    print(
        f"reading the agreements and building, in a fresh process: {1000 * _fresh(FIRST_USE, options.system):.0f} ms"
    )
    print(f"    which takes {_fresh(MEMORY, options.system) / 1e6:.1f} MB of memory")
    print(f"a loop of {TURNS} additions: {1000 * loop():.0f} ms")
    return 0


def _built(name: str) -> tuple[System, list[float]]:
    """The system, and the seconds that it took each of a few times."""
    chosen, builds = entry(name), []
    for _ in range(4):
        started = time.process_time()
        chosen.build(chosen.card)
        builds.append(time.process_time() - started)
    return system(name), builds


def _fresh(code: str, name: str) -> float:
    """What the code prints in a process of its own."""
    run = subprocess.run(
        [sys.executable, "-c", code.format(name=name)], capture_output=True, text=True, check=True
    )
    return float(run.stdout)


def loop() -> float:
    started, total = time.process_time(), 0
    for i in range(TURNS):
        total += i
    return time.process_time() - started
