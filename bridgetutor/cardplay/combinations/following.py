"""Following a line that the search has found: which plays keep what it is worth, whatever the defenders do."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.combinations import layouts
from bridgetutor.cardplay.combinations.layouts import Yield
from bridgetutor.cardplay.combinations.position import Position
from bridgetutor.cardplay.combinations.search import Search
from bridgetutor.cardplay.combinations.trick import (
    Lead,
    leads,
    lowered,
    outcomes,
    replies,
    top_of,
    tricks_of_lead,
    tricks_when_last_shows_out,
)


class Following:
    """Tells the plays that reach a target: a yield that one of the position's lines reaches."""

    def __init__(self, search: Search) -> None:
        self._search = search
        self._from_the_top: dict[tuple[Position, Yield], bool] = {}

    def leads(self, position: Position, target: Yield) -> Iterator[Lead]:
        """The leads after which the target can still be reached."""
        groups = range(len(position.theirs))
        for lead in leads(position):
            if reaches_if_second_shows_out(position, target, lead) and all(
                any(self.replies(position, target, lead, second)) for second in groups
            ):
                yield lead

    def replies(
        self, position: Position, target: Yield, lead: Lead, second: int
    ) -> Iterator[tuple[int | None]]:
        """The other hand's cards with which the target can still be reached, each in a tuple: None is a void."""
        for reply in replies(position, lead, second):
            if reaches_if_last_shows_out(position, target, lead, second, reply) and all(
                self._can_reach(outcome.after, lowered(target, outcome, layouts.count(position.theirs)))
                for outcome in outcomes(position, lead, second, reply)
            ):
                yield (reply,)

    def _can_reach(self, position: Position, target: Yield) -> bool:
        return not target or any(not target & ~line for line in self._search.lines(position))

    def is_from_the_top(self, position: Position, target: Yield) -> bool:
        """Whether it is enough to lead the highest card each time, with the other hand's lowest below it."""
        if not target or not position.theirs:
            return True
        known = self._from_the_top.get((position, target))
        if known is None:
            known = self._from_the_top[position, target] = self._top_reaches(position, target)
        return known

    def _top_reaches(self, position: Position, target: Yield) -> bool:
        lead, size = top_of(position), layouts.count(position.theirs)
        reply = max(position.layers(lead.other), default=None)
        return reaches_if_second_shows_out(position, target, lead) and all(
            reaches_if_last_shows_out(position, target, lead, second, reply)
            and all(
                self.is_from_the_top(outcome.after, lowered(target, outcome, size))
                for outcome in outcomes(position, lead, second, reply)
            )
            for second in range(len(position.theirs))
        )


def reaches_if_second_shows_out(position: Position, target: Yield, lead: Lead) -> bool:
    """Whether the target is reached in the one layout in which the second hand shows out."""
    alone = layouts.void(position.theirs, lead.hand)
    return _reaches(position, target, alone, tricks_of_lead(position, lead, lead.other))


def reaches_if_last_shows_out(
    position: Position, target: Yield, lead: Lead, second: int, reply: int | None
) -> bool:
    """Whether the target is reached in the one layout in which the last hand shows out."""
    alone = layouts.void(position.theirs, lead.other)
    return _reaches(position, target, alone, tricks_when_last_shows_out(position, lead, second, reply))


def _reaches(position: Position, target: Yield, alone: int, tricks: int) -> bool:
    size = layouts.count(position.theirs)
    wanted = target & layouts.repeated(alone, position.longest, size)
    return not wanted & ~layouts.repeated(alone, tricks, size)
