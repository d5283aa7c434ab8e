"""What a partnership has agreed about leads, signals and discards: entries of its convention card, used in the play."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Leads(Enum):
    """Which small card is led."""

    FOURTH_BEST = "fourth best"
    THIRD_AND_FIFTH = "third and fifth"


class Signals(Enum):
    """What a high card says in following suit."""

    STANDARD = "standard"
    """High encourages, high-low is an even number."""
    UPSIDE_DOWN = "upside down"
    """Low encourages, low-high is an even number."""


class Discards(Enum):
    """What the first discard says."""

    STANDARD = "standard"
    LAVINTHAL = "Lavinthal"
    """Not the suit thrown: high asks for the higher of the other two, low for the lower."""
    ODD_EVEN = "odd-even"
    """An odd card likes its suit, an even one points to another."""


@dataclass(frozen=True, slots=True)
class Carding:
    """The three agreements together; the opponents are entitled to know them (Law 40B)."""

    leads: Leads = Leads.FOURTH_BEST
    signals: Signals = Signals.STANDARD
    discards: Discards = Discards.STANDARD


STANDARD = Carding()
"""Standard American's own."""
