"""Random deals bid by four robots: what goes wrong, and where no agreement speaks."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from functools import cache, partial

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.survey import Finding, Gap, Survey, Tally
from tests.benchmarks.bids.boards import boards, hands, shared

SAMPLE = 400


@cache
def _survey(name: str) -> Survey:
    """One a process: what it has learned of auctions and promises serves its next slices."""
    return Survey(Reader.both(system(name)), hands(SAMPLE))


def _work(name: str, seed: int, first: int, count: int) -> Tally:
    return _survey(name).of(boards(seed, first, count))


def report(options: argparse.Namespace) -> int:
    """Prints the findings; how many faults there are."""
    started, tally = time.perf_counter(), Tally()
    for part in shared(partial(_work, options.system, options.seed), options.deals, options.jobs):
        tally.add(part)
    took = time.perf_counter() - started
    calls = sum(tally.calls.values())
    print(f"{tally.boards} deals (seed {options.seed}), {calls} calls in {took:.0f} s with {options.jobs} jobs")
    faults = {
        "exceptions": tally.crashed,
        "illegal calls": tally.illegal,
        "calls outside their own meaning": tally.broken,
        "forcing calls passed": tally.passed_forcing,
        "auctions over 40 calls": tally.too_long,
    }
    for name, found in faults.items():
        _print_findings(name, found, options)
    for free, name, aim in ((True, "uncontested", 1), (False, "contested", 4)):
        kinds = ", ".join(
            f"{gap.value} {tally.gaps[free, gap] / max(1, tally.calls[free]):.2%}" for gap in Gap
        )
        print(f"gaps in {name} calls: {tally.gap_share(free=free):.2%} (aim under {aim} %): {kinds}")
    _print_spots(tally, options)
    _print_loose(tally, options)
    return sum(map(len, faults.values()))


def _print_findings(name: str, found: list[Finding], options: argparse.Namespace) -> None:
    print(f"{name}: {len(found)}")
    by_rule = Counter(finding.rule for finding in found)
    for rule, count in by_rule.most_common(options.top):
        print(f"    {count:5} {rule}")
        print(f"          {next(each for each in found if each.rule == rule)}")


def _print_spots(tally: Tally, options: argparse.Namespace) -> None:
    print("auctions with gaps (our calls plain, theirs in brackets): count, auction [call], rule, kind, a hand")
    chosen = ((spot, n) for spot, n in tally.spots.most_common() if options.about in " ".join(spot.key))
    for (spot, count), _ in zip(chosen, range(options.top), strict=False):
        example = tally.examples[spot.key, spot.call]
        auction = " ".join(spot.key) or "(opening)"
        print(f"    {count:5} {auction} [{spot.call}]  {spot.rule} | {spot.gap.value} | {example}")


def _print_loose(tally: Tally, options: argparse.Namespace) -> None:
    print("promises too wide (share of random hands):")
    for rule, share in sorted(tally.loose.items(), key=lambda pair: -pair[1])[: options.top]:
        print(f"    {share:6.1%} {rule}")
