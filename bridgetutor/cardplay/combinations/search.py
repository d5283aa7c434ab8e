"""The search for the lines of a suit: against defenders who see all cards and know the line.

Declarer has entries enough to lead from either hand, and sees only the cards that are played; a defender who wins a
trick leads another suit. For each defender's card declarer may choose anew, and each layout is worth what the most
harmful card makes of it there. Lines are compared as yields: one that is nowhere better than another is dropped. What
is left serves any number of tricks and any weights. The search goes over positions, not over histories: as long as both
follow, every layout of the cards still missing is possible. (The model is the best defence of I. Frank and D. Basin,
"Search in games with incomplete information", Artificial Intelligence 100, 1998.)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from bridgetutor.cardplay.combinations import layouts
from bridgetutor.cardplay.combinations.layouts import Layouts, Yield
from bridgetutor.cardplay.combinations.position import Position
from bridgetutor.cardplay.combinations.trick import (
    Lead,
    leads,
    lifted,
    outcomes,
    replies,
    top_of,
    tricks_of_lead,
    tricks_when_last_shows_out,
)

WIDTH = 150
"""The lines kept at each point of a quick search: about a second where it is longest."""


class After(NamedTuple):
    """What may follow a card of a defender."""

    where: Layouts
    """The layouts in which he can play it."""
    lines: tuple[Yield, ...]


class Meant(NamedTuple):
    """The other hand's card, when the second hand follows from a group: None is a void."""

    second: int
    reply: int | None


class Search:
    """Lines of positions, each found once. With `width` lines at most it is quick, and may miss the best."""

    def __init__(self, width: int | None = WIDTH) -> None:
        self._width = width
        self._found: dict[Position, tuple[Yield, ...]] = {}
        self.is_exact = True
        """Whether no line has been left out so far."""

    def lines(self, position: Position) -> tuple[Yield, ...]:
        """What declarer's lines are worth: none of them nowhere better than another."""
        if not position.longest:
            return (0,)
        if not position.theirs:
            return (layouts.repeated(1, position.longest, 1),)
        found = self._found.get(position)
        if found is None:
            every = [worth for lead in leads(position) for worth in self.lines_of_lead(position, lead)]
            found = self._found[position] = self._best(every)
        return found

    def lines_of_lead(self, position: Position, lead: Lead, meant: Meant | None = None) -> tuple[Yield, ...]:
        """What the lines that begin with this lead are worth; of these, where told, those that go on as is meant."""
        groups = range(len(position.theirs))
        return self._led(
            position, lead, [self._lines_after(position, lead, second, meant) for second in groups]
        )

    def from_the_top(self, position: Position) -> Yield:
        """What it is worth to lead the highest card each time, with the other hand's lowest below it."""
        if not position.longest or not position.theirs:
            return self.lines(position)[0]
        lead = top_of(position)
        reply = max(position.layers(lead.other), default=None)
        answers = [
            self._lines_of_reply(position, lead, second, reply, lambda after: (self.from_the_top(after),))
            for second in range(len(position.theirs))
        ]
        return self._led(position, lead, answers)[0]

    def _led(self, position: Position, lead: Lead, answers: Iterable[tuple[Yield, ...]]) -> tuple[Yield, ...]:
        """The lines of a lead, from those after each group the second hand may follow from."""
        groups, size, most = position.theirs, layouts.count(position.theirs), position.longest
        alone = layouts.void(groups, lead.hand)
        shown_out = layouts.repeated(alone, tricks_of_lead(position, lead, lead.other), size)
        line = layouts.repeated((1 << size) - 1 & ~alone, most, size) | shown_out
        cards = [
            After(layouts.holding(groups, lead.hand, second), lines) for second, lines in enumerate(answers)
        ]
        return self._together(position, line, cards)

    def _lines_after(
        self, position: Position, lead: Lead, second: int, meant: Meant | None
    ) -> tuple[Yield, ...]:
        """The lines after a lead and the card of the second hand, in the layouts where he holds it."""
        is_told = meant is not None and meant.second == second
        every = [
            worth
            for reply in ((meant.reply,) if meant and is_told else replies(position, lead, second))
            for worth in self._lines_of_reply(position, lead, second, reply)
        ]
        return self._best(every)

    def _lines_of_reply(
        self,
        position: Position,
        lead: Lead,
        second: int,
        reply: int | None,
        lines_of: Callable[[Position], tuple[Yield, ...]] | None = None,
    ) -> tuple[Yield, ...]:
        groups, size, most = position.theirs, layouts.count(position.theirs), position.longest
        held, alone = layouts.holding(groups, lead.hand, second), layouts.void(groups, lead.other)
        tricks = tricks_when_last_shows_out(position, lead, second, reply)
        line = layouts.repeated(held & ~alone, most, size) | layouts.repeated(held & alone, tricks, size)
        go_on = lines_of or self.lines
        cards = [
            After(outcome.where, tuple(lifted(worth, outcome, size) for worth in go_on(outcome.after)))
            for outcome in outcomes(position, lead, second, reply)
        ]
        return self._together(position, line, cards)

    def _together(self, position: Position, line: Yield, cards: Iterable[After]) -> tuple[Yield, ...]:
        """The line, which is worth all where nothing is decided yet, cut down by each card of a defender.

        For each of them declarer chooses how to go on; those with little choice come first, which keeps the lines few.
        """
        size = layouts.count(position.theirs)
        lines: tuple[Yield, ...] = (line,)
        for where, others in sorted(cards, key=lambda card: len(card.lines)):
            elsewhere = ~layouts.repeated(where, position.longest, size)
            lines = self._best({line & (other | elsewhere) for line in lines for other in others})
        return lines

    def _best(self, lines: Iterable[Yield]) -> tuple[Yield, ...]:
        """The lines without those that another one equals or beats in every layout; of many, those that win most."""
        kept: list[Yield] = []
        for line in sorted(set(lines), key=int.bit_count, reverse=True):
            if all(line & ~other for other in kept):
                if len(kept) == self._width:
                    self.is_exact = False
                    break
                kept.append(line)
        return tuple(kept)
