"""A settlement: how a form of the game writes its sheet, outcome by outcome, and when it is over.

Forms are values that satisfy `Settlement`; a game is put together with one of them. A new form is a new value.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import Protocol

from bridgetutor.games.outcome import Outcome
from bridgetutor.games.sheet import Item, Sheet
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat, Vulnerability


class Settlement(Protocol):
    """What a form of the game knows. All of it follows from the sheet so far."""

    def dealer(self, sheet: Sheet) -> Seat:
        """Who deals next."""

    def vulnerability(self, sheet: Sheet) -> Vulnerability:
        """Who is vulnerable in the next deal."""

    def is_over(self, sheet: Sheet) -> bool:
        """Whether no further deal belongs on the sheet."""

    def written(self, sheet: Sheet, outcome: Outcome) -> Iterable[Item]:
        """What the outcome of the next deal adds to the sheet. Raises `BridgeError`: something is missing from it."""


def enter(settlement: Settlement, sheet: Sheet, outcome: Outcome) -> Sheet:
    """The sheet after the outcome of one more deal. Raises `BridgeError` where the game is over."""
    if sheet.closed or settlement.is_over(sheet):
        raise BridgeError(phrase("The game is over: no further deal belongs on this sheet"))
    after = sheet.with_items(settlement.written(sheet, outcome))
    return replace(after, outcomes=(*sheet.outcomes, outcome))


def sheet_of(settlement: Settlement, outcomes: Iterable[Outcome]) -> Sheet:
    """The sheet that these outcomes lead to. Raises `BridgeError` as `enter` does."""
    return reduce(lambda sheet, outcome: enter(settlement, sheet, outcome), outcomes, Sheet())


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal on the sheet: its number from 1, dealer and vulnerability by the form, and what it came to."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability
    outcome: Outcome


def deals_of(settlement: Settlement, outcomes: Iterable[Outcome]) -> Iterator[Dealt]:
    """Each deal with what the form laid down for it. Raises `BridgeError` as `enter` does."""
    sheet = Sheet()
    for i, outcome in enumerate(outcomes):
        yield Dealt(i + 1, settlement.dealer(sheet), settlement.vulnerability(sheet), outcome)
        sheet = enter(settlement, sheet, outcome)
