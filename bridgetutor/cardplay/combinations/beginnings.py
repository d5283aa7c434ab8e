"""The ways to begin a suit, good and bad, each with what the best line that begins so is worth."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.cardplay.combinations.combination import Combination
from bridgetutor.cardplay.combinations.plan import Step
from bridgetutor.cardplay.combinations.play import play_of
from bridgetutor.cardplay.combinations.search import Meant, Search
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


def beginnings(suit: Combination, places: Places | None = None) -> tuple[Beginning, ...]:
    """Each way to begin; of several with one name the best. None where no card is missing."""
    position, search = suit.position, Search()
    if not position.theirs:
        return ()
    weights, most = Weights(position.theirs, places or Places()), position.longest
    low, found = suit.low_group, dict[Step, Beginning]()
    for lead in leads(position):
        for reply in replies(position, lead, low):
            lines = search.lines_of_lead(position, lead, Meant(low, reply))
            ways = [weights.by_tricks(worth, most) for worth in lines]
            step = play_of(suit, lead, reply).step
            best = [max(line[tricks] for line in ways) / weights.all_ways for tricks in range(most)]
            average = max(map(sum, ways)) / weights.all_ways
            found[step] = _better(found.get(step), Beginning(step, tuple(best), average))
    return tuple(found.values())


def _better(one: Beginning | None, other: Beginning) -> Beginning:
    """The best of both: the same step may be played from either hand."""
    if one is None:
        return other
    chances = tuple(map(max, one.chances, other.chances))
    return Beginning(one.step, chances, max(one.average, other.average))
