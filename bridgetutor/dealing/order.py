"""An order for deals: a constraint or near misses of it, a feature that the boards show, who deals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count, cycle, islice
from typing import TYPE_CHECKING

from bridgetutor.dealing.constraint import ANY_DEAL, Constraint
from bridgetutor.dealing.drawing import Source
from bridgetutor.dealing.feature import Decided, Feature, Shown
from bridgetutor.dealing.near_misses import NearMiss, NearMisses
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.deal import Board, Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat, Vulnerability

if TYPE_CHECKING:
    from random import Random

MOST_BOARDS = 1 << 12
"""So many boards looked at and none with the feature: it is given up."""


@dataclass(frozen=True, slots=True)
class Ordered:
    """A board as it was ordered: which bound it misses, where near misses were, and where it shows the feature."""

    board: Board
    miss: NearMiss | None = None
    shown: Shown | Decided | None = None

    @property
    def notes(self) -> tuple[Phrase, ...]:
        """What is to be said of it."""
        return tuple(each.says for each in (self.miss, self.shown) if each is not None)


@dataclass(frozen=True, slots=True)
class Order:
    """What is wanted. Dealer and vulnerability follow from the number of the board unless they are given.

    Where any hands will do, those are drawn among which the feature is likely.
    """

    constraint: Constraint = ANY_DEAL
    near_miss: bool = False
    feature: Feature | None = None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None

    def boards(self, random: Random) -> Iterator[Ordered]:
        """Boards numbered from 1, without end. Raises `BridgeError` where there are none, or none can be found."""
        drawn = self._drawn(random)
        for number in count(1):
            yield self._next(number, drawn)

    def _next(self, number: int, drawn: Iterator[tuple[Deal, NearMiss | None]]) -> Ordered:
        feature = self.feature
        if feature is None:
            deal, miss = next(drawn)
            return Ordered(self._board(number, deal), miss)
        for deal, miss in islice(drawn, MOST_BOARDS):
            board = self._board(number, deal)
            shown = feature.shown(board)
            if shown is not None:
                return Ordered(board, miss, shown)
        raise BridgeError(phrase("Of {n} boards none shows this: {name}", n=MOST_BOARDS, name=feature.name))

    def _board(self, number: int, deal: Deal) -> Board:
        board = Board.numbered(number, deal)
        dealer = board.dealer if self.dealer is None else self.dealer
        return replace(board, dealer=dealer, vulnerability=self.vulnerability or board.vulnerability)

    def _drawn(self, random: Random) -> Iterator[tuple[Deal, NearMiss | None]]:
        if self.near_miss:
            yield from ((miss.deal, miss) for miss in NearMisses(self.constraint).found(random))
            return
        likely = () if self.feature is None or self.constraint != ANY_DEAL else self.feature.likely
        sources = cycle([Source(each).deals(random) for each in likely or (self.constraint,)])
        yield from ((next(source), None) for source in sources)
