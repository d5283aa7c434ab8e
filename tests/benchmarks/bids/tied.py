"""Calls that only the order of the agreements in the system decides."""

from __future__ import annotations

import argparse

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.ties import ties
from tests.benchmarks.bids.boards import boards

DEALS = 500


def report(options: argparse.Namespace) -> int:
    """Prints the pairs that met most often; no fault, but worth a look where the order was not meant."""
    found = ties(boards(options.seed, 1, min(options.deals, DEALS)), Reader.both(system(options.system)))
    print(f"pairs of rules on one rung, of two agreements, that a hand kept both: {len(found)}")
    for tie, count in found.most_common(options.top):
        print(f"    {count:4} {tie.chosen}  before  {tie.other}")
    return 0
