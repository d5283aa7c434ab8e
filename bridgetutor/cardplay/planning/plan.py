"""A plan as a value: the count, the ways, the dangers, and the course that is best."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.cardplay.planning.ways import Way
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Losers:
    """The cards of the hand with the long trumps that win nothing by themselves, in one suit."""

    suit: Suit
    fast: int
    """Those the defenders take as soon as they are in."""
    slow: int
    """Those they must first make room for."""


@dataclass(frozen=True, slots=True)
class Danger:
    """The suit in which the defenders are strongest: once it is not stopped any more they take tricks in it."""

    suit: Suit
    stoppers: int
    takes: int
    """What they take when they come in after the last stopper has gone, should the suit split as it mostly does."""
    is_led: bool = False
    """Whether they are leading it now: then they are one step further."""

    @property
    def time(self) -> int:
        """How often the lead may be lost before they take their tricks."""
        return self.stoppers - self.is_led


@dataclass(frozen=True, slots=True)
class Course:
    """Ways taken one after the other, and the chance that together they give the missing tricks."""

    ways: tuple[Way, ...]
    chance: float
    in_time: bool
    """Whether the lead is lost no more often than the contract can bear."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What declarer sees before the first card of dummy is played. All numbers are of the tricks still to come."""

    needed: int
    winners: tuple[tuple[Suit, int], ...]
    """By suit, spades first."""
    losers: tuple[Losers, ...]
    """Where there are trumps."""
    ways: tuple[Way, ...]
    danger: Danger | None
    courses: tuple[Course, ...]
    """The best first; none where nothing is missing, or nothing can help."""
    entries: tuple[tuple[Seat, tuple[Card, ...]], ...]
    """The sure entries to each of the two hands."""

    @property
    def sure(self) -> int:
        """The tricks from the top."""
        return sum(tricks for _, tricks in self.winners)

    @property
    def missing(self) -> int:
        """The tricks that must still be found."""
        return max(0, self.needed - self.sure)

    @property
    def best(self) -> Course | None:
        """The best course."""
        return self.courses[0] if self.courses else None
