"""The numbers of the card play, in one command: errors beside double-dummy, IMPs against a plain robot, time a card.

python -m tests.benchmarks.cardplay                                   300 deals, everything
python -m tests.benchmarks.cardplay --deals 40 --only robots plain    errors of ours and of the plain robot
python -m tests.benchmarks.cardplay --without plausibility            what a part of the design earns
python -m tests.benchmarks.cardplay --kept FILE.jsonl                 goes on where a run was broken off
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import fields, replace
from functools import partial

from bridgetutor.cardplay.robots import WHOLE, Design, Effort
from tests.benchmarks.bids.boards import shared
from tests.benchmarks.plays.deals import tasks
from tests.benchmarks.plays.kept import Kept, Place
from tests.benchmarks.plays.report import Row, report
from tests.benchmarks.plays.rooms import DECLARES, DEFENDS, OURS, PLAIN, Settings, played

PARTS = {"robots": (OURS,), "plain": (PLAIN,), "match": (DECLARES, DEFENDS), "time": (OURS,)}


def main(arguments: list[str]) -> int:
    """Prints the numbers; always 0, for none of them is a fault."""
    options = _options(arguments)
    settings = _settings(options)
    kept = Kept.load(options.kept, settings)
    rooms = tuple(dict.fromkeys(room for part in options.only for room in PARTS[part]))
    work = partial(_work, settings, rooms, frozenset(kept.known))
    rows: list[Row] = []
    for done in shared(work, options.deals, options.jobs, size=1):
        rows += map(kept.completed, done)
        print(f"{len(rows)} deals", file=sys.stderr, end="\r")
    print(
        f"{options.deals} deals of seed {settings.seed}, {settings.design}, {settings.effort}, aim {settings.aim}"
    )
    print("\n".join(report(rows)))
    return 0


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parts = tuple(field.name for field in fields(Design))
    parser.add_argument("-n", "--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes at once")
    parser.add_argument("--only", nargs="+", choices=tuple(PARTS), default=tuple(PARTS), metavar="PART")
    parser.add_argument(
        "--without", nargs="+", choices=parts, default=(), metavar="PART", help=", ".join(parts)
    )
    parser.add_argument(
        "--effort", nargs=5, type=int, metavar="LAYOUTS", help="lead, first trick, next two, middle, late"
    )
    parser.add_argument("--aim", choices=("imps", "tricks"), default="tricks")
    parser.add_argument("--kept", metavar="FILE", help="results are added here, and taken from here")
    return parser.parse_args(arguments)


def _settings(options: argparse.Namespace) -> Settings:
    design = replace(WHOLE, **dict.fromkeys(options.without, False))
    effort = Effort(*options.effort) if options.effort else Effort()
    return Settings(options.seed, design, effort, options.aim)


def _work(
    settings: Settings, rooms: Sequence[str], known: frozenset[Place], first: int, count: int
) -> list[Row]:
    """The deals, played in those rooms where that is not known yet."""
    return [
        {
            "number": task.number,
            "given": task.given,
            "contract": str(task.contract),
            "needed": task.contract.tricks_needed,
            "rooms": played(
                task,
                settings,
                [room for room in rooms if (task.number, str(task.contract), room) not in known],
            ),
        }
        for task in tasks(settings.seed, first, count)
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
