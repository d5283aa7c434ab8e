"""What each part of the robots' thinking earns, choice by choice: tricks thrown away more when it is switched off.

python -m tests.benchmarks.parts -n 400 --seed 7 --choices 4

Positions are drawn from deals that quick robots bid and play. In each the whole robot and the robots without one part
choose over the same layouts' seed, and every card is priced in the deal as it lies. That price is blind to guesses, so
of `technique`, which decides among cards of the same worth, it tells only that nothing is lost by it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev

from bridgetutor.cardplay.robots import WHOLE, Aim, ChooseCard, Design, Effort
from bridgetutor.cardplay.robots.effort import QUICK
from bridgetutor.cardplay.robots.equals import groups
from bridgetutor.cardplay.robots.nodes import Node, priced
from bridgetutor.cardplay.solver import Position
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card
from bridgetutor.rules.play import Play
from tests.benchmarks.bids.boards import shared
from tests.benchmarks.plays.deals import Task, tasks

PARTS = tuple(field.name for field in fields(Design))
THIRD = Effort(lead=6, opening=14, first=14, middle=40, late=80)
"""A third of the usual layouts: so more positions can be asked about in the same time."""


@dataclass(frozen=True, slots=True)
class Compared:
    """One choice: tricks thrown away by the whole robot, and by it without each part; which cards were others."""

    whole: int
    without: tuple[int, ...]
    changed: tuple[bool, ...]


def main(arguments: Sequence[str]) -> int:
    """Prints a line for each part; always 0, for none of them is a fault."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-n", "--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--choices", type=int, default=4, help="positions of a deal")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(arguments)
    found: list[Compared] = []
    for done in shared(partial(_work, options.seed, options.choices), options.deals, options.jobs, size=1):
        found += done
        print(f"{len(found)} choices", file=sys.stderr, end="\r")
    print(f"{len(found)} choices of {options.deals} deals, seed {options.seed}, {THIRD}")
    print(
        f"thrown away by the whole robot: {1000 * fmean(each.whole for each in found):.1f} in 1,000 choices"
    )
    for place, part in enumerate(PARTS):
        print(_line(part, [(each.without[place] - each.whole, each.changed[place]) for each in found]))
    return 0


def _line(part: str, found: Sequence[tuple[int, bool]]) -> str:
    lost = [1000 * more for more, _ in found]
    error = stdev(lost) / sqrt(len(lost))
    others = fmean(changed for _, changed in found)
    return f"    without {part:13} {fmean(lost):+6.1f} ± {error:.1f} tricks in 1,000 choices, {others:.1%} other cards"


def _work(seed: int, choices: int, first: int, count: int) -> list[Compared]:
    return [
        each
        for task in tasks(seed, first, count)
        if not task.given
        for each in _compared(task, seed, choices)
    ]


def _compared(task: Task, seed: int, choices: int) -> Iterator[Compared]:
    positions = list(_open_positions(task, seed))
    random = Random(f"parts {seed} {task.number}")
    for play in random.sample(positions, min(choices, len(positions))):
        cards = [
            _card(task, play, THIRD, design=design)
            for design in (WHOLE, *(replace(WHOLE, **{part: False}) for part in PARTS))
        ]
        prices = _prices(task, play)
        costs = [abs(prices[card.index] - _best(task, play, prices)) for card in cards]
        whole, *others = _groups_of(play, cards)
        yield Compared(costs[0], tuple(costs[1:]), tuple(other != whole for other in others))


def _groups_of(play: Play, cards: Sequence[Card]) -> list[int]:
    """For each card the number of its group of equal cards."""
    found = groups(PlayView.of(play, play.player))
    return [next(place for place, group in enumerate(found) if card in group) for card in cards]


def _open_positions(task: Task, seed: int) -> Iterator[Play]:
    """Where there is something to choose, from the card after the lead to the last trick but one."""
    play = Play.of(task.board.deal, task.contract)
    while not play.is_over:
        if play.cards and len(groups(PlayView.of(play, play.player))) > 1:
            yield play
        play = play.after(_card(task, play, QUICK, design=WHOLE))


def _card(task: Task, play: Play, effort: Effort, *, design: Design) -> Card:
    view = PlayView.of(play, play.player)
    aim = Aim.tricks(task.contract)
    return ChooseCard(view, aim, task.told, effort=effort, design=design).answer().card


def _prices(task: Task, play: Play) -> dict[int, int]:
    side = task.contract.declarer.side
    return priced([Node(Position.of(play), play.tricks_won(side))], side)[0]


def _best(task: Task, play: Play, prices: dict[int, int]) -> int:
    return (max if play.player.side is task.contract.declarer.side else min)(prices.values())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
