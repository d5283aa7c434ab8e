"""Two hands taken together: claims about the 26 cards of both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bridgetutor.hands.claim import Claim
from bridgetutor.hands.measures.points import Points
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class PointsOfTwo(Points):
    """High-card points of two hands: the whole pack has 40."""

    most: ClassVar[int] = 40


@dataclass(frozen=True, slots=True)
class Together:
    """A claim about the cards of two seats as one: points, lengths, aces, kings, controls, single cards.

    What is said of one hand alone, such as its shape or its losers, has no meaning here. `one` comes before `other`.
    """

    one: Seat
    other: Seat
    claim: Claim

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats."""
        return self.one, self.other

    def cards(self, deal: Deal) -> Hand:
        """The cards of both."""
        known = deal.known
        return known[self.one] | known[self.other]

    def holds(self, deal: Deal) -> bool:
        """Whether the deal keeps it."""
        return self.claim.holds(self.cards(deal))

    def describe(self) -> Phrase:
        """In words: "North and South together: 33+ points"."""
        return phrase(
            "{one} and {other} together: {claim}",
            one=self.one,
            other=self.other,
            claim=self.claim.describe(),
        )
