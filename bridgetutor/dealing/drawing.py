"""Deals drawn at random from all that keep a constraint, the rare ones too without throwing many away."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from bridgetutor.dealing.constraint import ANY_DEAL, Constraint
from bridgetutor.dealing.ways.by_hands import ByHands, OneHand
from bridgetutor.dealing.ways.by_honours import ByHonours
from bridgetutor.dealing.ways.by_suits import BySuits
from bridgetutor.dealing.ways.way import Way
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.phrase import phrase
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat

if TYPE_CHECKING:
    from random import Random

MOST_TRIES = 1 << 16
"""So many deals drawn and none among them: it is given up."""


class Source:
    """Deals that keep a constraint, each of them as likely as any other.

    Of all ways of drawing the one with the fewest deals to draw from is taken: there the rarest part of the constraint
    is met by counting, and only what is left by looking.
    """

    def __init__(self, constraint: Constraint, way: Way | None = None) -> None:
        """Raises `BridgeError` where no deal keeps the constraint."""
        self._constraint = constraint
        self.way = way or min(ways(constraint), key=lambda each: each.total)
        if not self.way.total:
            raise BridgeError(phrase("No deal is like this: {constraint}", constraint=constraint.describe()))

    def deals(self, random: Random) -> Iterator[Deal]:
        """Without end, one may come twice. Raises `BridgeError` where none is found in `MOST_TRIES`."""
        tries = 0
        while tries < MOST_TRIES:
            tries += 1
            deal = self.way.drawn(random)
            if deal is not None and self._constraint.holds(deal):
                yield deal
                tries = 0
        raise BridgeError(
            phrase(
                "Of {n} deals that were drawn none is like this: {constraint}",
                n=MOST_TRIES,
                constraint=self._constraint.describe(),
            )
        )


def ways(constraint: Constraint) -> Iterator[Way]:
    """All there are; where nothing is said, the first one simply deals."""
    hands = {seat: OneHand(constraint[seat]) for seat in Seat if constraint[seat] != ALWAYS}
    for number in range(len(hands) + 1):
        yield from (ByHands({seat: hands[seat] for seat in seats}) for seats in combinations(hands, number))
    if constraint != ANY_DEAL:
        yield BySuits(constraint)
        yield ByHonours(constraint)
