"""The ways to begin with a suit, side by side: what each is worth when it is gone on with as well as can be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.combinations import layouts
from bridgetutor.cardplay.combinations.combination import Combination
from bridgetutor.cardplay.combinations.following import Following
from bridgetutor.cardplay.combinations.layouts import Yield
from bridgetutor.cardplay.combinations.plan import Plan, Step
from bridgetutor.cardplay.combinations.planning import FROM_THE_TOP, Planner
from bridgetutor.cardplay.combinations.play import play_of
from bridgetutor.cardplay.combinations.search import WIDTH, Search
from bridgetutor.cardplay.combinations.splits import Places, Weights
from bridgetutor.cardplay.combinations.trick import leads, replies


@dataclass(frozen=True, slots=True)
class Beginning:
    """A first trick, and the chance that the suit gives the tricks wanted after it."""

    step: Step
    chance: float


@dataclass(frozen=True, slots=True)
class Beginnings:
    """Every way to begin, the best first, and the whole plan of the best."""

    ways: tuple[Beginning, ...]
    plan: Plan
    is_exact: bool
    """Whether no way can be worth more than is said of it."""


def beginnings(suit: Combination, tricks: int, *, width: int | None = WIDTH) -> Beginnings | None:
    """How the suit may be begun for at least so many tricks, from 1 on; None where there is no chance of them.

    "From the top" is worth what it wins if nothing else is tried after all.
    """
    search, position = Search(width), suit.position
    weights = Weights(position.theirs, Places())
    best = max(search.lines(position), key=lambda worth: weights.of(_where(worth, suit, tricks)))
    if not _where(best, suit, tricks):
        return None
    plan = (
        Planner(Following(search)).plan(suit, _target(_where(best, suit, tricks), suit, tricks))
        or FROM_THE_TOP
    )
    chances = {FROM_THE_TOP.step: weights.of(_where(search.from_the_top(position), suit, tricks))}
    for step, lines in _plays(search, suit):
        chance = max(weights.of(_where(worth, suit, tricks)) for worth in lines)
        chances[step] = max(chance, chances.get(step, 0))
    ranked = sorted(chances, key=lambda step: (-chances[step], step != plan.step))
    ways = tuple(Beginning(step, chances[step] / weights.all_ways) for step in ranked)
    return Beginnings(ways, plan, search.is_exact)


def _plays(search: Search, suit: Combination) -> Iterator[tuple[Step, tuple[Yield, ...]]]:
    """Each first trick, while the second hand follows low, with the lines that begin so."""
    position, low = suit.position, suit.low_group
    for lead in leads(position):
        for reply in replies(position, lead, low):
            yield play_of(suit, lead, reply).step, search.lines_of_play(position, lead, low, reply)


def _where(worth: Yield, suit: Combination, tricks: int) -> layouts.Layouts:
    """The layouts in which a line wins so many tricks."""
    size = layouts.count(suit.position.theirs)
    return worth >> (tricks - 1) * size & (1 << size) - 1


def _target(where: layouts.Layouts, suit: Combination, tricks: int) -> Yield:
    return layouts.repeated(where, tricks, layouts.count(suit.position.theirs))
