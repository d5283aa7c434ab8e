"""The numbers of the techniques, and the search for golden positions.

python -m tests.benchmarks.techniques                                          500 hands: how often, how alike, how fast
python -m tests.benchmarks.techniques --hints -n 24                            how long a hint takes at the first trick
python -m tests.benchmarks.techniques --find finesse --kind refuted -n 10      ten lines for a golden file
python -m tests.benchmarks.techniques --find finesse ruff --kind there near refuted --into tests/golden/techniques
python -m tests.benchmarks.techniques --find backward-finesse --auctions       with our own auctions, which tell more
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from bridgetutor.cardplay.techniques import Technique
from bridgetutor.rules.deal import Deal
from tests.benchmarks.spotted.hints import HANDS, hint_times
from tests.benchmarks.spotted.numbers import POSITIONS, numbers
from tests.benchmarks.spotted.search import search
from tests.cardplay.techniques.golden import KINDS, THERE, golden

NAMES = tuple(technique.value for technique in Technique)


def main(arguments: list[str]) -> int:
    """Prints numbers or lines; always 0, for none of them is a fault."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--find", nargs="+", type=Technique, metavar="NAME", help=", ".join(NAMES))
    parser.add_argument("--kind", nargs="+", choices=KINDS, default=[THERE])
    parser.add_argument("-n", type=int, help="hands, or lines of each kind to be found")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--auctions", action="store_true", help="contracts by our own auctions")
    parser.add_argument("--looks", type=int, default=12, help="moments of a deal to look at")
    parser.add_argument(
        "--into", type=Path, metavar="FOLDER", help="lines are added to its golden files, no deal twice"
    )
    parser.add_argument("--hints", action="store_true", help="how long hints take")
    options = parser.parse_args(arguments)
    if options.find is None:
        report = hint_times(options.n or HANDS, options.seed) if options.hints else None
        for line in report or numbers(options.n or POSITIONS, options.seed):
            print(line, flush=True)
        return 0
    wanted = {(technique, kind): options.n or 10 for technique in options.find for kind in options.kind}
    known = frozenset() if options.into is None else _deals_in(options.into, options.find)
    found = search(wanted, options.seed, looks=options.looks, auctions=options.auctions, known=known)
    for position in found:
        if options.into is None:
            print(position, flush=True)
        else:
            with _file_of(options.into, position.technique).open("a", encoding="utf-8") as file:
                file.write(f"{position}\n")
    return 0


def _file_of(folder: Path, technique: Technique) -> Path:
    return folder / f"{technique.value}.jsonl"


def _deals_in(folder: Path, techniques: Iterable[Technique]) -> frozenset[Deal]:
    """The deals that the golden files of these techniques have already: none may come twice."""
    return frozenset(
        position.play.deal
        for technique in techniques
        if _file_of(folder, technique).is_file()
        for position in golden(technique, folder)
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
