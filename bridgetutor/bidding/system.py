"""A bidding system: agreements in their order, and which of their rules speak in a situation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from bridgetutor.bidding.meaning import Meaning, Reading
from bridgetutor.bidding.pattern import Key
from bridgetutor.bidding.relative import settled
from bridgetutor.bidding.rule import Agreement, Rule
from bridgetutor.bidding.situation import Situation
from bridgetutor.hands.claim import NEVER
from bridgetutor.phrase import Phrase
from bridgetutor.rules.auction import Call

Rank = tuple[int, int]
"""Rung, then place in the system: what is preferred comes first."""


@dataclass(frozen=True)
class System:
    """A named list of agreements; `of` indexes their rules by the auction they speak of."""

    name: str
    title: Phrase
    agreements: tuple[Agreement, ...]
    _by_key: dict[Key, list[tuple[Rank, Rule]]] = field(repr=False, compare=False)
    _open: tuple[tuple[Rank, Rule], ...] = field(repr=False, compare=False)

    @classmethod
    def of(cls, name: str, title: Phrase, agreements: Iterable[Agreement]) -> System:
        """The system of these agreements, the first being preferred."""
        listed = tuple(agreements)
        by_key: dict[Key, list[tuple[Rank, Rule]]] = defaultdict(list)
        unlimited: list[tuple[Rank, Rule]] = []
        for place, rule in enumerate(rule for agreement in listed for rule in agreement):
            rank, keys = (int(rule.rung), place), rule.pattern.keys
            if keys is None:
                unlimited.append((rank, rule))
                continue
            for key in keys:
                by_key[key].append((rank, rule))
        return cls(name, title, listed, dict(by_key), tuple(unlimited))

    @property
    def rules(self) -> Iterator[Rule]:
        """Every rule."""
        return (rule for agreement in self.agreements for rule in agreement)

    def readings(self, situation: Situation) -> tuple[Reading, ...]:
        """The rules that speak here and whose call is legal, the preferred one first; none that no hand can keep.

        A rule for just this auction silences rules for any auction that are about the same call: 2♣ over partner's
        1NT asks, and nothing else.
        """
        key, auction = situation.key, situation.auction
        exact = self._speaking(self._by_key.get(key, ()), situation)
        silenced = {rule.call for _, rule in exact}
        wide = (
            ranked
            for ranked in self._open
            if ranked[1].call not in silenced and ranked[1].pattern.matches(key)
        )
        spoken = sorted((*exact, *self._speaking(wide, situation)), key=_rank)
        readings = (
            Reading(rule, settled(rule.promise, situation))
            for _, rule in spoken
            if auction.is_legal(rule.call)
        )
        return tuple(reading for reading in readings if reading.claim != NEVER)

    @staticmethod
    def _speaking(ranked: Iterable[tuple[Rank, Rule]], situation: Situation) -> tuple[tuple[Rank, Rule], ...]:
        return tuple(each for each in ranked if each[1].when.holds(situation))

    def meaning(self, situation: Situation, call: Call) -> Meaning:
        """What a call would mean here."""
        return Meaning(call, tuple(reading for reading in self.readings(situation) if reading.call == call))


def _rank(ranked: tuple[Rank, Rule]) -> Rank:
    return ranked[0]
