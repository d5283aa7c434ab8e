"""bridgetutor gaps: where a system has no agreement, over random deals bid by four robots."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Iterator
from functools import cache, partial
from random import Random

from bridgetutor.bidding.catalogue import entry, system
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import dealt, dealt_hand
from bridgetutor.bidding.survey import Finding, Survey, Tally
from bridgetutor.cli import FOUND, WRONG_USE
from bridgetutor.phrase import phrase
from bridgetutor.rules.deal import Board
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.hands import Hand
from bridgetutor.wording import Wording

HELP = "Auctions without an agreement, by frequency; broken promises and forcing calls passed."

EXAMPLE = """example:
  bridgetutor gaps sayc -n 10000 --seed 1 --jobs 2"""

SLICE = 250
"""Boards that a process takes at once."""

SAMPLE = 400
"""Random hands that a promise is weighed with."""

MOST_SHOWN = 40


def configure(parser: argparse.ArgumentParser) -> None:
    """The system, how many deals and which, in how many processes, the form of the answer."""
    parser.epilog = EXAMPLE
    parser.add_argument("system", help="such as sayc")
    parser.add_argument("-n", type=int, default=1000, metavar="DEALS", help="random deals (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, help="the same deals for the same number (default: 1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once (default: 1)")
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Prints what was found: 1 where a promise was broken or a forcing call passed, 2 for words that are off."""
    try:
        entry(options.system)
        if options.n < 1 or options.jobs < 1:
            raise BridgeError(phrase("Deals and jobs are counted from 1"))
    except BridgeError as error:
        print(wording.render(error.fault.says), file=sys.stderr)
        return WRONG_USE
    tally = surveyed(options.system, options.n, options.seed, options.jobs)
    if options.json:
        print(json.dumps(_as_json(tally), ensure_ascii=False))
    else:
        print("\n".join(_lines(tally, wording)))
    return FOUND if tally.faults else 0


def surveyed(name: str, deals: int, seed: int, jobs: int) -> Tally:
    """What so many random boards of a seed show; the same whatever the number of processes."""
    starts = [(first, min(SLICE, deals - first + 1)) for first in range(1, deals + 1, SLICE)]
    work, whole = partial(_slice, name, seed), Tally()
    if jobs == 1 or len(starts) == 1:
        for start in starts:
            whole.add(work(start))
        return whole
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(starts))) as pool:
        for part in pool.imap(work, starts):
            whole.add(part)
    return whole


def boards(seed: int, first: int, count: int) -> Iterator[Board]:
    """Random boards numbered from `first`."""
    return (dealt(number, Random(f"{seed}:{number}")) for number in range(first, first + count))


def hands(count: int) -> tuple[Hand, ...]:
    """Random hands, always the same ones."""
    random = Random("hands")
    return tuple(dealt_hand(random) for _ in range(count))


@cache
def _survey(name: str) -> Survey:
    """One a process: what it has read serves its next slices."""
    return Survey(Reader.both(system(name)), hands(SAMPLE))


def _slice(name: str, seed: int, start: tuple[int, int]) -> Tally:
    return _survey(name).of(boards(seed, *start))


def _as_json(tally: Tally) -> dict[str, object]:
    return {
        "calls": {"free": tally.calls[True], "contested": tally.calls[False]},
        "gaps": {"free": tally.gap_count(free=True), "contested": tally.gap_count(free=False)},
        "broken": [_finding_json(found) for found in tally.broken],
        "passed_forcing": [_finding_json(found) for found in tally.passed_forcing],
        "failed": [_finding_json(found) for found in (*tally.crashed, *tally.illegal, *tally.too_long)],
        "loose": [{"rule": rule, "admits": round(share, 3)} for rule, share in tally.loose.items()],
        "auctions": [
            {
                "auction": " ".join(spot.key),
                "call": spot.call,
                "rule": spot.rule,
                "why": spot.gap.value,
                "count": count,
                "share": round(count / tally.calls.total(), 6),
                "hand": str(tally.examples[spot.key, spot.call]),
            }
            for spot, count in tally.spots.most_common()
        ],
    }


def _finding_json(found: Finding) -> dict[str, object]:
    return {
        "deal": str(found.board.deal),
        "dealer": found.board.dealer.letter,
        "vul": found.board.vulnerability.value,
        "auction": str(found.auction),
        "call": str(found.call),
        "rule": found.rule,
        "says": found.says,
    }


def _lines(tally: Tally, wording: Wording) -> Iterator[str]:
    yield wording.count(
        "{n} deal, {calls} calls", "{n} deals, {calls} calls", n=tally.boards, calls=tally.calls.total()
    )
    for free, says in (
        (True, wording.say("Gaps where the opponents pass")),
        (False, wording.say("Gaps in contested auctions")),
    ):
        yield f"{says}: {tally.gap_count(free=free)} / {tally.calls[free]} = {tally.gap_share(free=free):.2%}"
    for says, found in (
        (wording.say("Broken promises"), tally.broken),
        (wording.say("Forcing calls passed"), tally.passed_forcing),
        (
            wording.say("Illegal calls, endless auctions, exceptions"),
            tally.illegal + tally.too_long + tally.crashed,
        ),
    ):
        yield f"{says}: {len(found)}"
        yield from (f"  {each}" for each in found)
    yield wording.say("Auctions without an agreement (our calls plain, theirs in brackets):")
    for spot, count in tally.spots.most_common(MOST_SHOWN):
        where = " ".join((*spot.key, f"[{spot.call}]"))
        yield f"  {count / tally.calls.total():7.3%}  {where}  {spot.gap.value}, {tally.examples[spot.key, spot.call]}"
    yield wording.say("Promises that more than half of all hands keep:")
    yield from (f"  {share:.0%}  {rule}" for rule, share in tally.loose.items())
