"""Boards scored one by one: duplicate, minibridge, first lessons, a single deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bridgetutor.games.outcome import Outcome
from bridgetutor.games.sheet import Item, Sheet, entries
from bridgetutor.rules.contract import Result
from bridgetutor.rules.scoring import duplicate
from bridgetutor.rules.scoring.score import Score
from bridgetutor.rules.seats import Seat, Vulnerability, dealer_of_board, vulnerability_of_board

Scoring = Callable[[Result | None, Vulnerability], Score]
"""The score of a result by itself."""


@dataclass(frozen=True, slots=True)
class Boards:
    """Duplicate boards in their order, from number `first`; dealer and vulnerability go by the number (Law 2).

    A `Settlement` with any scoring that looks at one board alone. `count` is None for as many as are played.
    """

    scoring: Scoring = duplicate.score
    first: int = 1
    count: int | None = None

    def dealer(self, sheet: Sheet) -> Seat:
        """By the number of the board."""
        return dealer_of_board(self.first + len(sheet.outcomes))

    def vulnerability(self, sheet: Sheet) -> Vulnerability:
        """By the number of the board."""
        return vulnerability_of_board(self.first + len(sheet.outcomes))

    def is_over(self, sheet: Sheet) -> bool:
        """After so many boards."""
        return len(sheet.outcomes) == self.count

    def written(self, sheet: Sheet, outcome: Outcome) -> Iterator[Item]:
        """The score of the board."""
        yield from entries(self.scoring(outcome.result, self.vulnerability(sheet)), len(sheet.outcomes) + 1)


@dataclass(frozen=True, slots=True)
class Laid:
    """Boards whose dealer and vulnerability were laid down beforehand, as in a file of them. A `Settlement`.

    It is over after the last of them.
    """

    conditions: tuple[tuple[Seat, Vulnerability], ...]
    scoring: Scoring = duplicate.score

    def dealer(self, sheet: Sheet) -> Seat:
        """As laid down."""
        return self.conditions[len(sheet.outcomes)][0]

    def vulnerability(self, sheet: Sheet) -> Vulnerability:
        """As laid down."""
        return self.conditions[len(sheet.outcomes)][1]

    def is_over(self, sheet: Sheet) -> bool:
        """After the last board."""
        return len(sheet.outcomes) == len(self.conditions)

    def written(self, sheet: Sheet, outcome: Outcome) -> Iterator[Item]:
        """The score of the board."""
        yield from entries(self.scoring(outcome.result, self.vulnerability(sheet)), len(sheet.outcomes) + 1)


@dataclass(frozen=True, slots=True)
class Single:
    """One deal: the learner is South and deals, the vulnerability was chosen before. A `Settlement`.

    The result is the raw duplicate score; a deal passed out is a tie without points.
    """

    chosen: Vulnerability = Vulnerability.NONE
    scoring: Scoring = duplicate.score

    def dealer(self, _sheet: Sheet) -> Seat:
        """South."""
        return Seat.SOUTH

    def vulnerability(self, _sheet: Sheet) -> Vulnerability:
        """As chosen."""
        return self.chosen

    def is_over(self, sheet: Sheet) -> bool:
        """After the one deal."""
        return len(sheet.outcomes) == 1

    def written(self, _sheet: Sheet, outcome: Outcome) -> Iterator[Item]:
        """The score of the deal."""
        yield from entries(self.scoring(outcome.result, self.chosen), 1)
