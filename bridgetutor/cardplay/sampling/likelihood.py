"""How likely what was seen at the table would have been, had a seat been dealt a certain hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bridgetutor.cardplay.solver import Bits
from bridgetutor.rules.seats import Seat


class Likelihood(Protocol):
    """One thing that was seen: a lead, a signal, a discard, a card that was not covered, a contract.

    Asked about each hidden seat of each layout, so that it must be cheap; one answer is kept for each seat and hand.
    Which seat it is about, and what else was known then, it knows by itself: of other seats it says 1.
    """

    def __call__(self, seat: Seat, dealt: Bits) -> float:
        """From 0, beside others of the same seat; `dealt` is what the seat was dealt, the cards played included."""


Likelihoods = Sequence[Likelihood]
"""Several things seen; their likelihoods are multiplied."""
