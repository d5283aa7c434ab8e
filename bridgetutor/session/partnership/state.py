"""How far a learner has come who bids with a robot: the board on the table, its auction, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.rules.auction import Auction
from bridgetutor.rules.deal import Board
from bridgetutor.session.screen import Feedback, Marked


@dataclass(frozen=True, slots=True)
class Partnership:
    """`board` is None before the cards are dealt; `feedback` is there once its contract has been weighed.

    `good` counts the boards whose contract was as good as any, or good enough.
    """

    at: int = 0
    board: Board | None = None
    auction: Auction | None = None
    feedback: Feedback | None = None
    marked: tuple[Marked, ...] = ()
    good: int = 0

    @property
    def is_bid(self) -> bool:
        """Whether the auction is over."""
        return self.auction is not None and self.auction.is_over
