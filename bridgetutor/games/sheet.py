"""A score sheet: two columns, entries above and below a line, and a line drawn under each game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from bridgetutor.games.outcome import Outcome
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.contract import Result
from bridgetutor.rules.scoring.parts import trick_points
from bridgetutor.rules.scoring.prices import GAME
from bridgetutor.rules.scoring.score import Place, Score, ScoreLine
from bridgetutor.rules.seats import Side


@dataclass(frozen=True, slots=True)
class Entry:
    """Points written in the column of one side, never below nothing, and what they are for.

    `deal` is the number of the result they came with, from 1. `place` is None on sheets without a line. A `premium`
    below the line, which some rules know, never counts towards a game. `because` tells how the points were reckoned,
    where they are not points of the deal itself, as the side that had a target sees it.
    """

    deal: int
    side: Side
    what: Phrase
    points: int
    place: Place | None = None
    premium: bool = False
    because: tuple[ScoreLine, ...] = ()

    @property
    def says(self) -> Phrase:
        """Whose the points are, where they stand, and what for."""
        match self.place:
            case Place.ABOVE:
                return phrase("{side}, above the line: {what}", side=self.side, what=self.what)
            case Place.BELOW:
                return phrase("{side}, below the line: {what}", side=self.side, what=self.what)
            case None:
                return phrase("{side}: {what}", side=self.side, what=self.what)


@dataclass(frozen=True, slots=True)
class Line:
    """The line drawn across both columns when a side has won a game: part scores begin again from nothing."""

    deal: int
    side: Side

    @property
    def says(self) -> Phrase:
        """Whose game it was."""
        return phrase("Game to {side}: a line is drawn", side=self.side)


Item = Entry | Line


@dataclass(frozen=True, slots=True)
class Sheet:
    """What has been written so far, in its order, and the outcomes it follows from.

    A sheet is never kept: `settlement.sheet_of` writes it anew from the outcomes. It is `closed` when play was
    broken off.
    """

    outcomes: tuple[Outcome, ...] = ()
    items: tuple[Item, ...] = ()
    closed: bool = False

    def with_items(self, items: Iterable[Item]) -> Sheet:
        """The sheet with more written on it."""
        return replace(self, items=(*self.items, *items))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All points written, in their order."""
        return tuple(item for item in self.items if isinstance(item, Entry))

    def total(self, side: Side) -> int:
        """All that stands in a side's column, above and below the line."""
        return sum(entry.points for entry in self.entries if entry.side is side)

    @property
    def difference(self) -> int:
        """What North–South have more than East–West; below nothing, less."""
        return self.total(Side.NORTH_SOUTH) - self.total(Side.EAST_WEST)

    def difference_of(self, deal: int) -> int:
        """The same of what was written with one deal, numbered from 1."""
        of_deal = [entry for entry in self.entries if entry.deal == deal]
        return sum(entry.points if entry.side is Side.NORTH_SOUTH else -entry.points for entry in of_deal)

    @property
    def leader(self) -> Side | None:
        """The side with more points, None while they are level: at rubber not always the side with two games."""
        if not self.difference:
            return None
        return Side.NORTH_SOUTH if self.difference > 0 else Side.EAST_WEST

    def games(self, side: Side) -> int:
        """The games a side has won."""
        return sum(isinstance(item, Line) and item.side is side for item in self.items)

    def part_score(self, side: Side) -> int:
        """The trick points below the last line drawn in a side's column: they count towards the next game."""
        return sum(entry.points for entry in self._since_line() if entry.side is side)

    def completes_game(self, result: Result) -> bool:
        """Whether the odd tricks of a result make a game, with the part score before it."""
        so_far = self.part_score(result.contract.declarer.side)
        return result.is_made and so_far + trick_points(result.contract) >= GAME

    def _since_line(self) -> Iterator[Entry]:
        """The trick points that no line has been drawn under."""
        for item in reversed(self.items):
            if isinstance(item, Line):
                return
            if item.place is Place.BELOW and not item.premium:
                yield item


def entries(score: Score, deal: int) -> Iterator[Entry]:
    """The score of a deal as entries: what is lost is written for the other side."""
    if score.side is None:
        return
    for line in score.lines:
        side = score.side if line.points >= 0 else score.side.other
        yield Entry(deal, side, line.what, abs(line.points), line.place)
