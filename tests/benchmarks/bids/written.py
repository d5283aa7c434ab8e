"""What is wrong with the rules as they are written: calls out of turn or not legal, questions that ask nothing."""

from __future__ import annotations

import argparse

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.checks import faults


def report(options: argparse.Namespace) -> int:
    """Prints the faults; how many there are."""
    found = [str(fault) for fault in faults(system(options.system).agreements)]
    print(f"faults of the rules: {len(found)}")
    for fault in [each for each in found if options.about in each][: options.top]:
        print(f"    {fault}")
    return len(found)
