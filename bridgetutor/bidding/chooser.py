"""Choosing a call: the preferred rule whose claim the hand keeps, with its reason, and why the others are not it."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.bidding import principles
from bridgetutor.bidding.meaning import Reading
from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.system import System
from bridgetutor.hands.claim import Broken
from bridgetutor.rules.auction import PASS, Call
from bridgetutor.rules.hands import Hand


@dataclass(frozen=True, slots=True)
class Choices:
    """The calls a hand may make here, the best first, each with the rule it keeps."""

    hand: Hand
    ranked: tuple[Reading, ...]
    others: tuple[Reading, ...]

    @property
    def by_principle(self) -> bool:
        """Whether no agreement speaks for the hand, and the first choice is common sense alone."""
        return self.best.rule.agreement in {"", principles.NAME}

    @property
    def best(self) -> Reading:
        """The call to make."""
        return self.ranked[0]

    @property
    def call(self) -> Call:
        """The call to make."""
        return self.best.call

    def why_not(self, call: Call) -> tuple[Broken, ...]:
        """What the call would promise and the hand breaks; nothing where it keeps a promise, or none is known.

        Of several meanings the one that the hand comes nearest to.
        """
        if any(reading.call == call for reading in self.ranked):
            return ()
        broken = [reading.claim.broken_by(self.hand) for reading in self.others if reading.call == call]
        return min(broken, key=len, default=())


def choose(hand: Hand, situation: Situation, system: System) -> Choices:
    """What to call with the hand."""
    readings = system.readings(situation)
    open_to_us = [r for r in readings if not (situation.is_forced and r.call == PASS)]
    kept = tuple(reading for reading in open_to_us if reading.claim.holds(hand))
    others = tuple(reading for reading in readings if reading not in kept)
    if kept:
        return Choices(hand, _each_call_once(kept), others)
    return Choices(hand, (principles.call(situation),), others)


def _each_call_once(readings: tuple[Reading, ...]) -> tuple[Reading, ...]:
    first: dict[Call, Reading] = {}
    for reading in readings:
        first.setdefault(reading.call, reading)
    return tuple(first.values())
