"""The best lines of a suit: one for each number of tricks, and one for the most tricks on average."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bridgetutor.cardplay.combinations.combination import Combination
from bridgetutor.cardplay.combinations.following import Following
from bridgetutor.cardplay.combinations.layouts import Yield
from bridgetutor.cardplay.combinations.plan import Plan
from bridgetutor.cardplay.combinations.planning import FROM_THE_TOP, Planner
from bridgetutor.cardplay.combinations.search import WIDTH, Search
from bridgetutor.cardplay.combinations.splits import Places, Weights

NARROW = 8
"""The lines kept at each point of a search that a learner waits for: what more would find is not worth the wait."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of play, and how often it wins how much."""

    chances: tuple[float, ...]
    """The chance of at least 1, 2, 3 … tricks, as far as the suit is long. Exact: it is this line that is judged."""
    plan: Plan

    @property
    def average(self) -> float:
        """The tricks it wins on average."""
        return sum(self.chances)


@dataclass(frozen=True, slots=True)
class BestLines:
    """What to do with a suit."""

    by_tricks: tuple[Line, ...]
    """The best line for at least 1, 2, 3 … tricks, as far as there is a chance."""
    on_average: Line
    is_exact: bool
    """Whether no line can be better; otherwise these are the best that a bounded search has found."""


@lru_cache(maxsize=256)
def quick_lines(suit: Combination, places: Places) -> BestLines:
    """The best lines of a narrow search, as fast as a hint is wanted, each with its exact chance. Remembered."""
    return best_lines(suit, places, width=NARROW)


def best_lines(suit: Combination, places: Places | None = None, *, width: int | None = WIDTH) -> BestLines:
    """The best lines of declarer's two holdings; `places` are the defenders' vacant places for the missing cards.

    The number of lines kept at each point of the search is bounded by `width`, never by the clock: None finds the best
    there is, in a minute at worst. Of lines with the same chance the one with the better average is taken.
    """
    search, position = Search(width), suit.position
    weights, most = Weights(position.theirs, places or Places()), position.longest
    valued = [(weights.by_tricks(worth, most), worth) for worth in search.lines(position)]
    planner = Planner(Following(search))

    def line(ways: tuple[int, ...], worth: Yield) -> Line:
        chances = tuple(each / weights.all_ways for each in ways)
        return Line(chances, planner.plan(suit, worth) or FROM_THE_TOP)

    by_tricks = [max(valued, key=lambda each: (each[0][t], sum(each[0]))) for t in range(most)]
    return BestLines(
        tuple(line(*each) for t, each in enumerate(by_tricks) if each[0][t]),
        line(*max(valued, key=lambda each: sum(each[0]))),
        search.is_exact,
    )
