"""What a way of drawing deals offers, and the cards of four hands while they are being dealt."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import TYPE_CHECKING, Protocol

from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand

if TYPE_CHECKING:
    from random import Random

ALL_DEALS = comb(52, 13) * comb(39, 13) * comb(26, 13)
"""53,644,737,765,488,792,839,237,440,000."""

Bits = int
"""Cards as the bits of a `Hand`."""


class Way(Protocol):
    """A way of drawing deals."""

    @property
    def total(self) -> int:
        """The number it draws from: deals, and what may turn out on the way to be none."""

    def drawn(self, random: Random) -> Deal | None:
        """One of them; None where it is seen early that it does not keep the constraint, or is no deal."""


def deal_of(hands: Sequence[Bits]) -> Deal:
    """The deal of these four hands, in the order of `Seat`."""
    north, east, south, west = map(Hand, hands)
    return Deal((north, east, south, west))
