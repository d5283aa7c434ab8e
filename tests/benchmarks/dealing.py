"""How fast deals to order come, beside throwing away shuffled ones, and whether they are as random.

python -m tests.benchmarks.dealing                     the constraints below, then agreements
python -m tests.benchmarks.dealing -n 200 --seed 3 --want "South: 20+ points, 6+ spades"

Times are of the processor. Throwing away is measured for frequent deals; for rare ones it is reckoned, from the time a
shuffled deal takes and from the share of all deals that would do.
"""

from __future__ import annotations

import argparse
import sys
from itertools import islice
from random import Random
from time import process_time

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.robots import dealt
from bridgetutor.dealing.agreements import Use
from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.drawing import Source
from bridgetutor.dealing.goals import Goal
from bridgetutor.dealing.language import parse
from bridgetutor.dealing.order import Order
from bridgetutor.dealing.ways.way import ALL_DEALS
from bridgetutor.rules.deal import Deal
from bridgetutor.wording import Wording
from tests.dealing.chance import LOOKS, surprise, thrown

FREQUENT = (
    "South: 15-17 balanced; North: 8+ points, 4+ hearts, not 5+ spades",
    "South: 12+ points, 5+ spades; West: can overcall",
    "North and South together: 25-27 points, 8+ hearts",
    "South: 11-15 points, a singleton, 5+ losers; North: a stopper in clubs",
)
"""Each way of looking at the deals is compared with as many shuffled ones."""

RARE = (
    "North and South together: 33+ points, 9+ spades",
    "North and South together: 37+ points, 8+ hearts; South: 5+ hearts; North: void in clubs or ♣A",
    "South: 22+ points, 8+ spades",
    "South: 20+ points, 8+ spades; North: 15+ points, 7+ hearts",
    "South: void in clubs, void in hearts, 20+ points",
    "South: 37 points",
    "South: 22+ points, 7+ spades; North: void in spades, 0-3 points; East: 6+ hearts; West: 6+ diamonds",
)

AGREEMENTS = (
    ("", "stayman"),
    ("", "jacoby_2nt"),
    ("", "blackwood"),
    ("North and South together: 33+ points, 9+ spades", "cue_bids"),
)

GRAND_SLAMS, GRAND_SLAM = 3, "North and South together: 35+ points, 9+ spades, 4 aces"


def frequent(texts: list[str], options: argparse.Namespace) -> None:
    """A line a constraint: milliseconds until the first deal and for each; by throwing; the greatest surprise."""
    for text in texts:
        constraint = parse(text)
        first, each, deals = _timed(constraint, options)
        start = process_time()
        others = list(islice(thrown(constraint, Random(options.seed)), options.n))
        by_throwing = (process_time() - start) / options.n
        unlike = max(surprise(map(look, deals), map(look, others)) for look in LOOKS.values())
        print(f"{_line(first, each, by_throwing)}  surprise {unlike:+.1f}  {text}", flush=True)


def rare(texts: list[str], options: argparse.Namespace) -> None:
    """The same where throwing away would take too long: it is reckoned."""
    start, random = process_time(), Random(options.seed)
    for number in range(2000):
        dealt(number + 1, random)
    a_deal = (process_time() - start) / 2000
    for text in texts:
        constraint = parse(text)
        first, each, _ = _timed(constraint, options)
        print(f"{_line(first, each, a_deal / _share(constraint, options))}  {text}", flush=True)


def agreements(options: argparse.Namespace) -> None:
    """Milliseconds a board on which the system uses an agreement, once it has been read."""
    playing = system("sayc")
    for want, name in AGREEMENTS:
        boards = Order(parse(want), feature=Use(playing, name)).boards(Random(options.seed))
        next(boards)
        start = process_time()
        found = list(islice(boards, 10))
        print(f"{1000 * (process_time() - start) / 10:9.1f} ms a board  {name}  {want}", flush=True)
        print("          ", Wording.english().render(found[0].notes[0]))


def grand_slams(options: argparse.Namespace) -> None:
    """Milliseconds a grand slam by cue bids."""
    use = Use(system("sayc"), "cue_bids", goal=Goal.parse("grand-slam"))
    start = process_time()
    boards = list(islice(Order(parse(GRAND_SLAM), feature=use).boards(Random(options.seed)), GRAND_SLAMS))
    print(f"{1000 * (process_time() - start) / GRAND_SLAMS:9.1f} ms a grand slam by cue bids  {GRAND_SLAM}")
    print("          ", Wording.english().render(boards[0].notes[0]))


def _timed(constraint: Constraint, options: argparse.Namespace) -> tuple[float, float, list[Deal]]:
    start = process_time()
    deals = Source(constraint).deals(Random(options.seed))
    kept: list[Deal] = [next(deals)]
    first = process_time() - start
    start = process_time()
    kept += islice(deals, options.n - 1)
    return first, (process_time() - start) / max(1, options.n - 1), kept


def _share(constraint: Constraint, options: argparse.Namespace) -> float:
    """Of all deals those that keep the constraint: the share of what the way draws that does."""
    way, random = Source(constraint).way, Random(options.seed)
    kept = tries = 0
    while kept < 30 and tries < 100_000:
        tries += 1
        deal = way.drawn(random)
        kept += deal is not None and constraint.holds(deal)
    return kept / tries * way.total / ALL_DEALS


def _line(first: float, each: float, by_throwing: float) -> str:
    return (
        f"first {1000 * first:6.0f} ms, then {1000 * each:8.2f} ms a deal;"
        f" by throwing {1000 * by_throwing:12.4g} ms ({by_throwing / each:8.2g} times)"
    )


def main(arguments: list[str]) -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-n", type=int, default=500, help="deals for each constraint (default: 500)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--want", nargs="+", help="constraints in place of the ones here")
    options = parser.parse_args(arguments)
    Source(parse("South: balanced, 12+ points"))  # the tables that all constraints share
    if options.want:
        rare(options.want, options)
        return
    print("== frequent")
    frequent(list(FREQUENT), options)
    print("== rare")
    options.n = min(options.n, 20)
    rare(list(RARE), options)
    print("== agreements")
    agreements(options)
    grand_slams(options)


if __name__ == "__main__":
    main(sys.argv[1:])
