"""What a partnership has agreed about leads, signals and discards: entries of its convention card, used in the play."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Leads(Enum):
    """Which card is led from a holding; `bridgetutor.cardplay.leads` has the tables."""

    FOURTH_BEST = "fourth best"
    """Standard American: king from ace-king, fourth best, top of three small."""
    THIRD_AND_FIFTH = "third and fifth"
    """The same, but against trumps the third of an even number and the lowest of an odd one."""
    BRITISH = "British"
    """Ace from ace-king, fourth highest from an honour, second highest of small cards."""


class Signals(Enum):
    """What a high card says in following suit."""

    STANDARD = "standard"
    """High encourages, high-low is an even number."""
    UPSIDE_DOWN = "upside down"
    """Low encourages, low-high is an even number."""


class Discards(Enum):
    """What the first discard says."""

    STANDARD = "standard"
    """Attitude to its own suit, high or low as in following suit."""
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
