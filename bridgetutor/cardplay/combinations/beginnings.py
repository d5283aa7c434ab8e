"""The ways to begin a suit, good and bad, each with what the best line that begins so is worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bridgetutor.cardplay.combinations import layouts
from bridgetutor.cardplay.combinations.combination import Combination
from bridgetutor.cardplay.combinations.following import Following
from bridgetutor.cardplay.combinations.layouts import Yield
from bridgetutor.cardplay.combinations.plan import Plan, Step
from bridgetutor.cardplay.combinations.planning import FROM_THE_TOP, Planner
from bridgetutor.cardplay.combinations.play import play_of
from bridgetutor.cardplay.combinations.search import WIDTH, Meant, Search
from bridgetutor.cardplay.combinations.splits import Places, Weights
from bridgetutor.cardplay.combinations.trick import leads, replies


@dataclass(frozen=True, slots=True)
class Beginning:
    """The first trick of a suit, the defender who plays second following low, and what can come of it."""

    step: Step
    chances: tuple[float, ...]
    """The best chance of at least 1, 2, 3 … tricks, each by the line that is best for so many."""
    average: float
    """The most tricks on the average."""

    def worth(self, tricks: int | None) -> float:
        """The chance of so many tricks; for None the average."""
        if tricks is None:
            return self.average
        return self.chances[tricks - 1] if tricks <= len(self.chances) else 0.0


@dataclass(frozen=True, slots=True)
class Beginnings:
    """Every way to begin, the best for the tricks that are wanted first, and the whole plan of the best."""

    ways: tuple[Beginning, ...]
    plan: Plan
    is_exact: bool
    """Whether no way can be worth more than is said of it."""


def beginnings(
    suit: Combination, places: Places | None = None, search: Search | None = None
) -> tuple[Beginning, ...]:
    """Each way to begin; of several with one name the best. None where no card is missing."""
    position, search = suit.position, search or Search()
    if not position.theirs:
        return ()
    weights = Weights(position.theirs, places or Places())
    low, found = suit.low_group, dict[Step, Beginning]()
    for lead in leads(position):
        for reply in replies(position, lead, low):
            lines = search.lines_of_lead(position, lead, Meant(low, reply))
            step = play_of(suit, lead, reply).step
            found[step] = _better(found.get(step), _beginning(step, lines, weights, position.longest))
    return tuple(found.values())


def ranked(suit: Combination, tricks: int, *, width: int | None = WIDTH) -> Beginnings | None:
    """How the suit may be begun for at least so many tricks, from 1 on; None where there is no chance of them.

    "From the top" is worth what it wins if nothing else is tried after all.
    """
    search, position = Search(width), suit.position
    weights = Weights(position.theirs, Places())
    best = max(search.lines(position), key=lambda worth: weights.of(_where(worth, suit, tricks)))
    where = _where(best, suit, tricks)
    if not where:
        return None
    target = layouts.repeated(where, tricks, layouts.count(position.theirs))
    plan = Planner(Following(search)).plan(suit, target) or FROM_THE_TOP
    ways = {way.step: way for way in beginnings(suit, search=search)}
    top = FROM_THE_TOP.step
    alone = _beginning(top, (search.from_the_top(position),), weights, position.longest)
    ways[top] = _better(ways.get(top), alone)
    best_first = sorted(ways.values(), key=lambda way: (-way.worth(tricks), way.step != plan.step))
    return Beginnings(tuple(best_first), plan, search.is_exact)


def _beginning(step: Step, lines: Iterable[Yield], weights: Weights, most: int) -> Beginning:
    """What the best of the lines that begin so are worth."""
    ways = [weights.by_tricks(worth, most) for worth in lines]
    best = [max(line[tricks] for line in ways) / weights.all_ways for tricks in range(most)]
    return Beginning(step, tuple(best), max(map(sum, ways)) / weights.all_ways)


def _better(one: Beginning | None, other: Beginning) -> Beginning:
    """The best of both: the same step may be played from either hand."""
    if one is None:
        return other
    chances = tuple(map(max, one.chances, other.chances))
    return Beginning(one.step, chances, max(one.average, other.average))


def _where(worth: Yield, suit: Combination, tricks: int) -> layouts.Layouts:
    """The layouts in which a line wins so many tricks."""
    size = layouts.count(suit.position.theirs)
    return worth >> (tricks - 1) * size & (1 << size) - 1
