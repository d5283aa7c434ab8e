"""Random deals bid by four robots: what goes wrong, and where no agreement speaks."""

from __future__ import annotations

import argparse
import time
from collections import Counter, defaultdict
from statistics import median

from bridgetutor.bidding.survey import Finding, Gap, Tally
from bridgetutor.cli.gaps import surveyed
from bridgetutor.rules.auction import Bid, parse_call
from bridgetutor.rules.cards import Strain


def report(options: argparse.Namespace) -> int:
    """Prints the findings; how many faults there are."""
    started = time.perf_counter()
    tally = surveyed(options.system, options.deals, options.seed, options.jobs)
    took = time.perf_counter() - started
    calls = sum(tally.calls.values())
    print(
        f"{tally.boards} deals (seed {options.seed}), {calls} calls in {took:.0f} s with {options.jobs} jobs"
    )
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
    _print_promises(tally, options)
    return tally.faults


def _print_findings(name: str, found: list[Finding], options: argparse.Namespace) -> None:
    print(f"{name}: {len(found)}")
    by_rule = Counter(finding.rule for finding in found)
    for rule, count in by_rule.most_common(options.top):
        print(f"    {count:5} {rule}")
        print(f"          {next(each for each in found if each.rule == rule)}")


def _print_spots(tally: Tally, options: argparse.Namespace) -> None:
    print(
        "auctions with gaps (our calls plain, theirs in brackets): count, auction [call], rule, kind, a hand"
    )
    chosen = ((spot, n) for spot, n in tally.spots.most_common() if options.about in " ".join(spot.key))
    for (spot, count), _ in zip(chosen, range(options.top), strict=False):
        example = tally.examples[spot.key, spot.call]
        auction = " ".join(spot.key) or "(opening)"
        print(f"    {count:5} {auction} [{spot.call}]  {spot.rule} | {spot.gap.value} | {example}")


def _print_promises(tally: Tally, options: argparse.Namespace) -> None:
    print("share of random hands that the promises admit, by kind of call: rules used, median, widest")
    by_kind: dict[str, list[tuple[float, str]]] = defaultdict(list)
    for rule, share in tally.shares.items():
        by_kind[_kind(rule.rsplit(" ", 1)[1])].append((share, rule))
    for kind, found in sorted(by_kind.items()):
        share, rule = max(found)
        print(f"    {kind:14} {len(found):4} {median(each for each, _ in found):6.1%} {share:6.1%} {rule}")
    print("promises too wide for a bid, double or redouble:")
    for rule, share in list(tally.loose.items())[: options.top]:
        print(f"    {share:6.1%} {rule}")


def _kind(text: str) -> str:
    match parse_call(text):
        case Bid(level, Strain.NOTRUMP):
            return f"{level} notrump"
        case Bid(level):
            return f"{level} of a suit"
        case other:
            return type(other).__name__.lower()
