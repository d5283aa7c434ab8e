"""The numbers of the bidding engine, in one command: agreement, gaps, broken promises, contracts, speed.

python -m tests.benchmarks.bidding                       everything, at a modest size
python -m tests.benchmarks.bidding --only gaps -n 3000   one part
python -m tests.benchmarks.bidding --fast                what CI runs: facts and 3,000 deals; exit 1 on a fault
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping

from tests.benchmarks.bids import auctions, continued, contracts, facts, gaps, speed, tied, written

PARTS: Mapping[str, Callable[[argparse.Namespace], int]] = {
    "written": written.report,
    "facts": facts.report,
    "gaps": gaps.report,
    "games": contracts.report,
    "speed": speed.report,
    "continued": continued.report,
    "ties": tied.report,
    "auctions": auctions.report,
}
"""Each prints its numbers and says how many faults it found."""


FAST = ("written", "facts", "gaps")
WHOLE = ("written", "facts", "gaps", "continued", "ties", "games", "speed")


def main(arguments: list[str]) -> int:
    """The exit code: 1 where there is an exception, an illegal call, a broken promise or a forcing call passed."""
    options = _options(arguments)
    chosen = options.only or (FAST if options.fast else WHOLE)
    faults = 0
    for name in chosen:
        print(f"== {name}")
        faults += PARTS[name](options)
    return 1 if faults else 0


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="+", choices=tuple(PARTS), metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--fast", action="store_true", help="facts and 3,000 deals")
    parser.add_argument("--system", default="sayc")
    parser.add_argument("-n", "--deals", type=int, default=3000, help="random deals to bid")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes at once")
    parser.add_argument("--top", type=int, default=25, help="lines of each list")
    parser.add_argument(
        "--about", default="", help="only disagreements and gaps whose group or auction has this"
    )
    parser.add_argument(
        "--tables", metavar="FILE", help="keeps double-dummy tables for the next run with this seed"
    )
    parser.add_argument("--games", type=int, default=500, help="deals priced double-dummy")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
