"""Choosing a call: the preferred rule whose claim the hand keeps, with its reason, and why the others are not it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bridgetutor.bidding import principles
from bridgetutor.bidding.meaning import Reading
from bridgetutor.bidding.outline import ranges
from bridgetutor.bidding.shortfall import shortfall
from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.spoken import Spoken
from bridgetutor.bidding.system import System
from bridgetutor.hands.claim import ALWAYS, Atom, Broken, Claim, Every, every, some
from bridgetutor.rules.auction import PASS, Call
from bridgetutor.rules.hands import Hand


@dataclass(frozen=True)
class Choices:
    """What a hand may call here: the best call, and on demand all others that it may or may not make."""

    hand: Hand
    best: Reading
    spoken: Spoken

    @property
    def call(self) -> Call:
        """The call to make."""
        return self.best.call

    @property
    def by_principle(self) -> bool:
        """Whether no agreement speaks for the hand, and the choice is common sense alone."""
        return self.best.rule.agreement in {"", principles.NAME}

    @cached_property
    def ranked(self) -> tuple[Reading, ...]:
        """The calls whose promise the hand keeps, the best first, each with the rule it keeps."""
        first = {self.best.call: self.best}
        for reading in self.spoken.choosable:
            if reading.call not in first and reading.claim.holds(self.hand):
                first[reading.call] = reading
        return tuple(first.values())

    @property
    def playable(self) -> tuple[Reading, ...]:
        """The other calls that an agreement has for the hand, less exact than the best; not what anybody may call.

        A pass that is left for hands with nothing to say is no alternative for one that has.
        """
        return tuple(
            reading
            for reading in self.ranked[1:]
            if reading.rule.agreement != principles.NAME
            and reading.claim != ALWAYS
            and (reading.call != PASS or reading.rule.rung <= self.best.rule.rung)
        )

    @cached_property
    def others(self) -> tuple[Reading, ...]:
        """The rules that the hand does not keep, or may not use."""
        kept = {reading.call for reading in self.ranked}
        return tuple(reading for reading in self.spoken if reading.call not in kept)

    def why_not(self, call: Call) -> tuple[Broken, ...]:
        """What the call would promise and the hand breaks; nothing where it keeps a promise, or none is known."""
        return shortfall(call, [reading.claim for reading in self.spoken.of(call)], self.hand)

    def promised(self, call: Call, broken: Broken) -> Broken | None:
        """What of this the call promises of any hand: 5+ hearts, where the kind that the hand comes nearest to has 5.

        None where only that kind needs it, or the hand keeps what all of them have.
        """
        kinds = [reading.claim for reading in self.spoken.of(call)]
        alike = [_alike(kind, broken.claim) for kind in kinds]
        if None in alike:
            alike = [_alike(every(ranges(some(kinds).region())), broken.claim)]
        every_kind = some(claim for claim in alike if claim is not None)
        return None if None in alike or every_kind.holds(self.hand) else Broken(every_kind, broken.held)


def choose(hand: Hand, situation: Situation, system: System) -> Choices:
    """What to call with the hand."""
    spoken = system.spoken(situation)
    for reading in spoken.choosable:
        if reading.claim.holds(hand):
            return Choices(hand, reading, spoken)
    return Choices(hand, principles.last_resort(hand, situation, spoken), spoken)


def _alike(claim: Claim, part: Claim) -> Claim | None:
    """The part of a claim that is this one, or about the same measure."""
    for own in claim.parts if isinstance(claim, Every) else (claim,):
        if own == part or (isinstance(own, Atom) and isinstance(part, Atom) and own.measure == part.measure):
            return own
    return None
