"""The rules that speak in a situation, the preferred one first, each settled to a plain claim when it is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bridgetutor.bidding.meaning import Meaning, Reading
from bridgetutor.bidding.negative import without
from bridgetutor.bidding.relative import settled
from bridgetutor.bidding.rule import Rule
from bridgetutor.hands.claim import NEVER, Claim
from bridgetutor.hands.region import NOWHERE, Region
from bridgetutor.rules.auction import Call

if TYPE_CHECKING:
    from bridgetutor.bidding.situation import Situation


class Spoken:
    """Iterates over the readings of a situation; those that no hand can keep are left out."""

    __slots__ = ("_meanings", "_rules", "_settled", "_situation")

    def __init__(self, rules: tuple[Rule, ...], situation: Situation) -> None:
        self._rules = rules
        self._situation = situation
        self._settled: list[Reading | None] = [None] * len(rules)
        self._meanings: dict[Call, Meaning] = {}

    def __iter__(self) -> Iterator[Reading]:
        for place in range(len(self._rules)):
            reading = self._at(place)
            if reading.claim != NEVER:
                yield reading

    def _at(self, place: int) -> Reading:
        reading = self._settled[place]
        if reading is None:
            rule = self._rules[place]
            reading = self._settled[place] = Reading(rule, settled(rule.promise, self._situation))
        return reading

    @property
    def choosable(self) -> Iterator[Reading]:
        """All but a pass that partner's force bars."""
        return (reading for reading in self if not self._situation.bars(reading.rule))

    def of(self, call: Call) -> tuple[Reading, ...]:
        """The readings of one call."""
        places = (place for place, rule in enumerate(self._rules) if rule.call == call)
        readings = (self._at(place) for place in places)
        return tuple(reading for reading in readings if reading.claim != NEVER)

    def meaning(self, call: Call) -> Meaning:
        """What the call means here."""
        meaning = self._meanings.get(call)
        if meaning is None:
            readings = self.of(call)
            meaning = Meaning(call, readings, self._shown(call, len(readings)) if readings else None)
            self._meanings[call] = meaning
        return meaning

    def _shown(self, call: Call, left: int) -> Region:
        """The regions of the call's readings, each less those of the calls that would have come before it."""
        shown, unbid = NOWHERE, list[Claim]()
        for reading in self:
            if reading.call == call:
                shown = shown.join(without(reading.claim.region(), unbid))
                left -= 1
                if not left:
                    break
            elif not self._situation.bars(reading.rule):
                unbid.append(reading.claim)
        return shown
