"""Forcing calls after which partner has hands without an agreement, also when the next hand comes in."""

from __future__ import annotations

import argparse

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.continuations import stops
from tests.benchmarks.bids.boards import hands

SAMPLE = 4000


def report(options: argparse.Namespace) -> int:
    """Prints the auctions, those first in which most hands are without one."""
    found = [each for each in stops(system(options.system), hands(SAMPLE)) if options.about in str(each)]
    found.sort(key=lambda each: -len(each.without) / each.hands)
    print(f"forcing calls that are not continued for some hands: {len(found)}")
    for each in found[: options.top]:
        print(f"    {each}")
    return 0
