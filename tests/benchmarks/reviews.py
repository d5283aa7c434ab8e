"""What a look back at the play costs and says, in one command.

python -m tests.benchmarks.reviews                       20 hands, played by robots that think little
python -m tests.benchmarks.reviews -n 100 --seed 5000    the figures of docs/measurements.md
python -m tests.benchmarks.reviews --habit               the cards of habit, which err more

Random deals are bid by the engine and played out; then declarer's cards are judged, and the defenders'. Printed: the
seconds of this process for a reviewed side, the share of each grade among cards with a choice, and for how many of the
worse cards a counter-layout was found.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import median

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of
from bridgetutor.cardplay.habits import habitual_card
from bridgetutor.cardplay.robots import QUICK, Aim, played_out
from bridgetutor.cardplay.robots.layouts import Told
from bridgetutor.cardplay.verdicts import Grade, Review, Verdict
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import PACK
from bridgetutor.rules.deal import Board, Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat

NO_CHOICE = (Grade.FORCED, Grade.EQUAL)


@dataclass(frozen=True, slots=True)
class Side:
    """The cards of one side looked back at."""

    is_declarers: bool
    verdicts: tuple[Verdict, ...]
    seconds: float


def sides(options: argparse.Namespace) -> Iterator[Side]:
    """Two of each deal that is not passed out."""
    reader = Reader.both(system("sayc"))
    for number in range(options.n):
        order = list(PACK)
        Random(options.seed + number).shuffle(order)
        deal = Deal.of({seat: Hand.of(order[13 * seat : 13 * seat + 13]) for seat in Seat})
        board = Board.numbered(number + 1, deal)
        auction = auction_of(board, reader)
        if auction.contract is None:
            continue
        aim = Aim.contract(auction.contract, board.vulnerability)
        told = reader.read(auction, board.vulnerability).promises
        play = _played(Play.of(deal, auction.contract), options, aim, told)
        declarer, leader = auction.contract.declarer, auction.contract.leader
        for players in (frozenset({declarer}), frozenset({leader, leader.partner})):
            start = time.process_time()
            verdicts = Review(play, players, aim, told).answer()
            yield Side(declarer in players, verdicts, time.process_time() - start)


def _played(play: Play, options: argparse.Namespace, aim: Aim, told: Told) -> Play:
    if not options.habit:
        return played_out(play, aim, told, effort=QUICK, seed=options.seed)
    while not play.is_over:
        play = play.after(habitual_card(PlayView.of(play, play.player)))
    return play


def report(found: list[Side]) -> Iterator[str]:
    """A line a figure."""
    for is_declarers, name in ((True, "declarer"), (False, "defenders")):
        mine = [side for side in found if side.is_declarers is is_declarers]
        seconds = sorted(side.seconds for side in mine)
        yield (
            f"{name}: {len(mine)} hands, {median(seconds):.1f} s the median, "
            f"{seconds[9 * len(seconds) // 10]:.1f} s nine in ten, {seconds[-1]:.1f} s the longest"
        )
        verdicts = [verdict for side in mine for verdict in side.verdicts]
        yield from _grades(verdicts)


def _grades(verdicts: list[Verdict]) -> Iterator[str]:
    counts = Counter(verdict.grade for verdict in verdicts)
    chosen = sum(count for grade, count in counts.items() if grade not in NO_CHOICE)
    yield f"  {len(verdicts)} cards, {chosen} with a choice; of these " + ", ".join(
        f"{grade.value} {counts[grade] / chosen:.1%}" for grade in Grade if grade not in NO_CHOICE
    )
    guesses = sum(verdict.hangs_on_a_guess for verdict in verdicts)
    yield f"  too close because it hangs on a guess: {guesses}; worth a second look: {sum(v.matters for v in verdicts)}"
    counters = [verdict.counter for verdict in verdicts if verdict.grade.is_worse]
    shown = [counter for counter in counters if counter is not None]
    of_contract = sum(counter.settles_the_contract for counter in shown)
    yield f"  worse cards {len(counters)}, with a counter-layout {len(shown)}, about the contract {of_contract}"


def main() -> int:
    """Prints the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-n", type=int, default=20, help="deals (default: 20)")
    parser.add_argument("--seed", type=int, default=5000, help="of the first deal; each has the next")
    parser.add_argument("--habit", action="store_true", help="everybody plays by habit")
    print("\n".join(report(list(sides(parser.parse_args())))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
