"""A line in a player's terms: the first tricks as they go while both defenders follow low, and what comes then."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgetutor.rules.cards import Rank


class Way(Enum):
    """How a trick is played, while the defender who plays second follows low."""

    TOP = "top"
    """The suit from the top, trick by trick."""
    CASH = "cash"
    """The highest card of all."""
    LOW_TO = "to"
    """A low card to a higher one in the other hand."""
    RUN = "run"
    """A card that is led and let run."""
    LEAD_TO = "high"
    """A high card, and a higher one on it."""
    LEAD = "lead"
    """A card, or a low one, where the other hand is void."""
    DUCK = "duck"
    """Low from both hands."""


@dataclass(frozen=True, slots=True)
class Step:
    """One trick. `led` and `reply` are named where they are not low."""

    way: Way
    led: Rank | None = None
    reply: Rank | None = None


class Event(Enum):
    """What has come of a trick to which the second hand has followed low."""

    ANY = "any"
    """Whatever has come of it, but for what other cases tell."""
    WON = "won"
    """The trick is won, and the last hand has followed low; or it is lost to one of certain cards, if there are any."""
    LOST = "lost"
    """The trick is lost to one of certain cards."""
    FALLEN = "fallen"
    """The trick is won, and the last hand has played one of certain cards on it."""


@dataclass(frozen=True, slots=True)
class Case:
    """How the suit goes on after one event."""

    event: Event
    cards: tuple[Rank, ...]
    """The cards that took the trick or have fallen, from the top."""
    then: Plan


@dataclass(frozen=True, slots=True)
class Plan:
    """A step and how the suit goes on. What goes without saying, or does not matter any more, is left out."""

    step: Step
    cases: tuple[Case, ...] = ()
