"""The planner beside sampling, on random contracts: its chance, and the share of layouts in which a solver makes it.

python -m tests.benchmarks.planning -n 100 --seed 3 --layouts 60

A solver sees all cards, so its share is a little higher than the chance of whoever does not: what counts is that the
two go together, and that what the planner calls certain is.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import correlation, fmean

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of
from bridgetutor.cardplay.habits import habitual_card
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.planning import Plan, plan_of
from bridgetutor.cardplay.robots.layouts import drawn
from bridgetutor.cardplay.robots.nodes import priced
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.play import Play
from tests.benchmarks.bids.boards import boards


@dataclass(frozen=True, slots=True)
class Planned:
    """A contract as planned before dummy plays, and the share of layouts in which it makes double-dummy."""

    contract: Contract
    plan: Plan
    makes: float
    seconds: float

    @property
    def chance(self) -> float:
        """What the planner thinks: certain where nothing is missing, nothing where no way helps."""
        if not self.plan.missing:
            return 1.0
        return self.plan.best.chance if self.plan.best is not None and self.plan.best.in_time else 0.0


def main(arguments: list[str]) -> int:
    """Prints the numbers; always 0."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-n", "--number", type=int, default=100, help="contracts")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--layouts", type=int, default=60)
    parser.add_argument("--show", action="store_true", help="a line a contract")
    options = parser.parse_args(arguments)
    found = list(_planned(options))
    if options.show:
        for each in found:
            print(f"{each.contract!s:12} planned {each.chance:4.2f} sampled {each.makes:4.2f}")
    chances, makes = [each.chance for each in found], [each.makes for each in found]
    apart = [abs(one - other) for one, other in zip(chances, makes, strict=True)]
    print(f"{len(found)} contracts: planned {fmean(chances):.2f}, sampled {fmean(makes):.2f}")
    print(f"correlation {correlation(chances, makes):.2f}, apart by {fmean(apart):.2f} on the average")
    for low, high in ((0.0, 0.2), (0.2, 0.5), (0.5, 0.8), (0.8, 0.99), (0.99, 1.01)):
        group = [each.makes for each in found if low <= each.chance < high]
        if group:
            print(f"  planned {low:.2f} to {high:.2f}: {len(group)} contracts, sampled {fmean(group):.2f}")
    print(f"a plan takes {1000 * fmean(each.seconds for each in found):.0f} ms")
    return 0


def _planned(options: argparse.Namespace) -> Iterator[Planned]:
    reader, left = Reader.both(system("sayc")), options.number
    for board in boards(options.seed, 1, 2 * options.number):
        contract = auction_of(board, reader).contract
        if contract is None or not left:
            continue
        play = Play.of(board.deal, contract)
        play = play.after(habitual_card(PlayView.of(play, play.player)))
        view = PlayView.of(play, contract.declarer)
        started = time.perf_counter()
        plan = plan_of(Outlook(view, contract=contract))
        seconds = time.perf_counter() - started
        assert plan is not None, "declarer has a plan"
        left -= 1
        yield Planned(contract, plan, _makes(view, contract, options), seconds)


def _makes(view: PlayView, contract: Contract, options: argparse.Namespace) -> float:
    side = contract.declarer.side
    layouts = drawn(view, side, count=options.layouts, random=Random(options.seed))
    results = priced([layout.node for layout in layouts], side)
    return sum(
        layout.weight
        for layout, tricks in zip(layouts, results, strict=True)
        if max(tricks.values()) >= contract.tricks_needed
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
