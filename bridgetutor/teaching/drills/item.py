"""One question of a drill, and what makes such questions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from bridgetutor.phrase import Phrase
from bridgetutor.teaching.lesson import Exercise
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from random import Random

PREFIX = "drill"
"""The first part of the name of every exercise that was made for a drill."""

DIFFICULT = "difficult"
"""The first part of the name under which the learner has marked a concept as difficult."""

INSIDE = "inside"
"""The probe of any hand that keeps what is asked about."""

BELOW, LOWEST, HIGHEST, ABOVE = "below", "lowest", "highest", "above"
"""Where a hand lies that tries a bound: one step outside it or just inside, as the last word of a probe."""

PROBES_OF_A_BOUND = ((BELOW, LOWEST), (ABOVE, HIGHEST))
"""The two sides of each bound, the one outside first."""

Probe = str
"""What a question tries: a bound and the side of it, such as `points below`; `inside`; empty for neither."""


@dataclass(frozen=True, slots=True)
class Item:
    """A question about a concept. The exercise's id names both: `drill/stayman/points below`."""

    concept: str
    probe: Probe
    exercise: Exercise


def named(concept: str, probe: Probe) -> str:
    """The name in the record of an exercise made for a drill."""
    return f"{PREFIX}/{concept}/{probe}"


def concept_of(exercise: str) -> tuple[str, Probe] | None:
    """The concept and the probe that an exercise was made for; None where it was made for no drill."""
    parts = exercise.split("/", 2)
    return (parts[1], parts[2]) if len(parts) == 3 and parts[0] == PREFIX else None


def flag_of(concept: str) -> str:
    """The name in the record under which a concept is marked as difficult."""
    return f"{DIFFICULT}/{concept}"


class Maker(Protocol):
    """Makes questions about one concept."""

    @property
    def concept(self) -> str:
        """By name, as the record and lessons call it."""

    @property
    def title(self) -> Phrase:
        """As a learner reads it in the list of drills."""

    def item(self, probe: Probe | None, random: Random, wording: Wording) -> Item:
        """A question; about a probe, where that can be had, else about any. The same `random`, the same question.

        Raises `BridgeError` where no question can be made.
        """
