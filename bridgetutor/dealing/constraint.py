"""What a deal to order must be like: a claim about each hand, and claims about two hands together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce

from bridgetutor.dealing.together import Together
from bridgetutor.hands.claim import ALWAYS, Claim
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.seats import Seat

Claims = tuple[Claim, Claim, Claim, Claim]
"""One for each seat, in the order of `Seat`."""


@dataclass(frozen=True, slots=True)
class Constraint:
    """All of it must hold. Without anything said it is any deal."""

    claims: Claims = (ALWAYS,) * 4
    together: tuple[Together, ...] = ()

    def __getitem__(self, seat: Seat) -> Claim:
        return self.claims[seat]

    def holds(self, deal: Deal) -> bool:
        """Whether a deal of four known hands keeps it."""
        known = deal.known
        for seat, claim in zip(Seat, self.claims, strict=True):
            if not claim.holds(known[seat]):
                return False
        return all(each.holds(deal) for each in self.together)

    def with_claim(self, seat: Seat, claim: Claim) -> Constraint:
        """The same with another claim for a seat."""
        north, east, south, west = (claim if each is seat else self[each] for each in Seat)
        return replace(self, claims=(north, east, south, west))

    def with_together(self, old: Together, new: Together) -> Constraint:
        """The same with one claim about two hands changed."""
        return replace(self, together=tuple(new if each is old else each for each in self.together))

    def describe(self) -> Phrase:
        """In the words of the language that `language.parse` reads."""
        said = [
            phrase("{seat}: {claim}", seat=seat, claim=self[seat].describe())
            for seat in Seat
            if self[seat] != ALWAYS
        ]
        said += [each.describe() for each in self.together]
        return reduce(_then, said) if said else phrase("any deal")


ANY_DEAL = Constraint()
"""Nothing is said."""


def _then(first: Phrase, rest: Phrase) -> Phrase:
    return phrase("{first}; {rest}", first=first, rest=rest)
