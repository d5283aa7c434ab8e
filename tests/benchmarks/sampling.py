"""How fast layouts are made and how much they are worth: seconds of processor time, effective sizes, relaxations.

python -m tests.benchmarks.sampling                     the engine's own auctions, habits play the cards
python -m tests.benchmarks.sampling -n 40 --count 100 --seed 3
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from statistics import mean, median
from time import process_time

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of
from bridgetutor.cardplay.contract_alone import likelihood_of_contract, promises_of_contract
from bridgetutor.cardplay.habits import habitual_card
from bridgetutor.cardplay.sampling import Likelihoods, layouts
from bridgetutor.cardplay.signals import likelihoods
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import STANDARD
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.play import Play
from tests.benchmarks.bids.boards import boards

MOMENTS = {
    0: "the opening lead",
    1: "declarer, trick 1",
    2: "third hand, trick 1",
    13: "trick 4",
    29: "trick 8",
}
"""By the number of cards played; of the last three the player may be anybody."""


@dataclass(slots=True)
class Times:
    """Of one moment of many plays: for a single layout, for `count` of them, and what these were worth."""

    first: list[float] = field(default_factory=list)
    all: list[float] = field(default_factory=list)
    made: list[int] = field(default_factory=list)
    sizes: list[float] = field(default_factory=list)
    relaxed: list[int] = field(default_factory=list)
    complete: list[bool] = field(default_factory=list)


def main(arguments: list[str]) -> int:
    """Prints a line for each moment and each kind of knowledge."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("-n", "--deals", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200, help="layouts that are wanted each time")
    parser.add_argument("--system", default="sayc")
    options = parser.parse_args(arguments)
    found: dict[tuple[int, str], Times] = defaultdict(Times)
    for promises, play in _plays(options):
        for cards in MOMENTS:
            before = play.before(cards)
            view = PlayView.of(before, before.player)
            for name, told, seen in _knowledge(promises, play, view):
                _measure(found[cards, name], view, told, seen, options.count)
    for (cards, name), times in found.items():
        print(f"{MOMENTS[cards]:20} {name:22} {_line(times)}")
    return 0


def _plays(options: argparse.Namespace) -> Iterator[tuple[Promises, Play]]:
    reader = Reader.both(system(options.system))
    for board in boards(options.seed, 1, options.deals):
        auction = auction_of(board, reader)
        if auction.contract is not None:
            play = Play.of(board.deal, auction.contract)
            while len(play.cards) < max(MOMENTS):
                play = play.after(habitual_card(PlayView.of(play, play.player)))
            yield reader.read(auction, board.vulnerability).promises, play


def _knowledge(promises: Promises, play: Play, view: PlayView) -> Iterator[tuple[str, Promises, Likelihoods]]:
    yield "auction", promises, ()
    yield "auction and cards", promises, likelihoods(view, promises, (STANDARD, STANDARD))
    yield "auction, regions alone", Promises(promises.picture), ()
    yield "nothing", SILENCE, ()
    for level in (2, 4):
        if play.declarer is not None:
            contract = Contract(level, play.strain, play.declarer)
            alone = likelihood_of_contract(contract, view)
            yield f"contract of {level}", promises_of_contract(contract), (alone,)


def _measure(times: Times, view: PlayView, promises: Promises, likelihoods: Likelihoods, count: int) -> None:
    make = partial(layouts, view, promises, likelihoods=likelihoods)
    start = process_time()
    make(count=1, random=Random(0))
    middle = process_time()
    found = make(count=count, random=Random(0))
    times.first.append(middle - start)
    times.all.append(process_time() - middle)
    times.made.append(len(found.hands))
    times.sizes.append(found.effective_size)
    times.relaxed.append(found.relaxed)
    times.complete.append(found.is_complete)


def _line(times: Times) -> str:
    rate = sum(times.made) / sum(times.all)
    return (
        f"first {1000 * median(times.first):5.1f} ms (most {1000 * max(times.first):5.1f})"
        f"  all {1000 * median(times.all):6.1f} ms (most {1000 * max(times.all):6.1f})  {rate:7.0f} a second"
        f"  made {mean(times.made):5.0f}, worth {mean(times.sizes):5.0f} (least {min(times.sizes):3.0f})"
        f"  relaxed {sum(map(bool, times.relaxed))}  complete {sum(times.complete)} of {len(times.made)}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
