"""How long an evening waits for its first deal: each theme that is offered, and each technique that has a name.

python -m tests.benchmarks.themes                      the themes of the page, then the techniques, ten seeds each
python -m tests.benchmarks.themes -n 3 --only hold-up  some of them, or conventions by their names
python -m tests.benchmarks.themes -n 3 --agreements    all that the usual system has

Times are of the processor, of `DealWanted` as the page asks it, the system having been built: what a learner waits for
at a table that begins. Later deals are looked for while a board is played.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from statistics import median
from time import process_time

from bridgetutor.bidding.catalogue import system
from bridgetutor.dealing.at_sight import SHOWN_BY_DUMMY
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import dealer_of_board, vulnerability_of_board
from bridgetutor.session.evening.arrangement import USUAL_SYSTEM, Arrangement
from bridgetutor.session.evening.dealing import DealWanted
from bridgetutor.session.evening.themes import THEMES
from bridgetutor.wording import Wording

MEDIAN_AT_MOST, WORST_AT_MOST = 1.0, 5.0
"""Seconds that a theme of the page may take."""


def _seconds(arrangement: Arrangement, seed: int) -> tuple[float, bool]:
    """How long a board took to be found, or to be given up; whether there was one."""
    dealer, vulnerability = dealer_of_board(seed), vulnerability_of_board(seed)
    wanted = DealWanted(arrangement, dealer, vulnerability, 0, Random(seed).getrandbits(32))
    start = process_time()
    try:
        wanted.answer()
    except BridgeError:
        return process_time() - start, False
    return process_time() - start, True


def _row(name: str, arrangement: Arrangement, seeds: int) -> bool:
    """A line of the table; whether both bounds are kept."""
    times = [_seconds(arrangement, seed) for seed in range(1, seeds + 1)]
    seconds = [each for each, _ in times]
    missed = sum(not found for _, found in times)
    print(
        f"{name:28} median {median(seconds):6.2f} s  worst {max(seconds):6.2f} s"
        + (f"  not found: {missed}" if missed else ""),
        flush=True,
    )
    return not missed and median(seconds) <= MEDIAN_AT_MOST and max(seconds) <= WORST_AT_MOST


def main(arguments: list[str]) -> int:
    """Prints the table; 1 where a theme of the page takes longer than it may."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-n", type=int, default=10, help="seeds (default: 10)")
    parser.add_argument("--only", nargs="+", help="names of themes or techniques, in place of all")
    parser.add_argument("--agreements", action="store_true", help="all of the usual system")
    options = parser.parse_args(arguments)
    usual = system(USUAL_SYSTEM)
    plain, english = Arrangement("single"), Wording.english()
    themes = {english.render(theme.title): theme.on(plain) for theme in THEMES}
    others = {each.value: Arrangement("single", technique=each.value) for each in SHOWN_BY_DUMMY}
    all_of_them = tuple(each.name for each in usual.agreements) if options.agreements else (*themes, *others)
    known = themes | others
    kept = [
        _row(name, known.get(name) or Arrangement("single", agreement=name), options.n)
        for name in options.only or all_of_them
    ]
    return int(not all(kept))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
