"""What to ask next: what is due, then what is weak, and there the bound that the learner gets wrong, on both sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bridgetutor.progress.mastery import Learned, Practice
from bridgetutor.teaching.drills.item import PROBES_OF_A_BOUND, Probe, concept_of, flag_of

if TYPE_CHECKING:
    from datetime import datetime
    from random import Random

ANYTHING = 0.3
"""How often no bound is aimed at, so that new weaknesses come to light."""

FRESH = 1.0
"""The weight of a concept never asked for: nothing is known of it yet."""

MISSED = 2.0
"""The weight of what would surely be missed; half as likely to be missed, it weighs a quarter of that."""

ONCE = 0.1
"""What it adds that a concept was asked for only once: that may have been luck."""

NAMING = "1"
"""Rises when `concepts_of` names other concepts than before."""

UNSTEADY = 0.02
"""The weight of what is right and has not been on several days."""

HARD = 2.0
"""What it adds to the weight of a concept that the learner finds it difficult."""

WELL_KNOWN = 0.8
"""The mastery from which on feedback fades."""

LEAST = 0.03
"""Nothing is so well known that it never comes again."""


def concepts_of(exercise: str) -> tuple[str, ...]:
    """What an exercise of a drill asks for: the concept, and below it the bound that it tries."""
    if exercise.startswith(flag_of("")):
        return (exercise,)
    found = concept_of(exercise)
    if found is None:
        return ()
    concept, probe = found
    return (concept, below(concept, probe)) if probe else (concept,)


def difficult(learned: Learned) -> frozenset[str]:
    """The concepts that the learner has marked as difficult, and not taken the mark off again."""
    flag = flag_of("")
    return frozenset(
        name.removeprefix(flag)
        for name, practice in learned.practice.items()
        if name.startswith(flag) and not practice.days
    )


def mastered(learned: Learned, now: datetime) -> frozenset[str]:
    """The concepts of which a word is enough when they are answered right."""
    return frozenset(
        name for name, practice in learned.practice.items() if practice.mastery(now) >= WELL_KNOWN
    )


def below(concept: str, probe: Probe) -> str:
    """The name of a probe of a concept among the concepts."""
    return f"{concept}/{probe}"


def chosen(
    learned: Learned,
    concepts: Sequence[str],
    *,
    now: datetime,
    random: Random,
    unanswered: str | None = None,
) -> tuple[str, Probe | None]:
    """A concept of these and the probe to ask about, None for any.

    What is due comes first, the longest overdue; otherwise each comes by its weight: the less it is mastered, the
    more. What is `unanswered` has been asked already and is not due any more. Raises `IndexError` where there are no
    concepts.
    """
    wanted = set(concepts) - {unanswered}
    due = [concept for concept in learned.due(now) if concept in wanted]
    if due:
        concept = due[0]
    else:
        marked = difficult(learned)
        weights = [
            _weight(learned.practice.get(concept), now) + HARD * (concept in marked) for concept in concepts
        ]
        (concept,) = random.choices(list(concepts), weights)
    return concept, _probe(learned.practice, concept, now=now, random=random)


def _weight(practice: Practice | None, now: datetime) -> float:
    """What is likely missed counts most; what is hardly tried, not yet steady, or long ago, a little."""
    if practice is None:
        return FRESH
    return max(
        LEAST, _missed(practice) + UNSTEADY * (1 - practice.mastery(now)) + ONCE * (practice.asked < 2)
    )


def _missed(practice: Practice) -> float:
    return MISSED * (1 - practice.expected) ** 2


def _probe(practice: Mapping[str, Practice], concept: str, *, now: datetime, random: Random) -> Probe | None:
    """A bound by how often it was missed of late, then one of its two sides."""
    tried = {
        probe: practice[name]
        for name in practice
        if name.startswith(below(concept, "")) and (probe := name.removeprefix(below(concept, "")))
    }
    bounds: dict[Probe, float] = {}
    for probe, each in tried.items():
        bound = _bound(probe)
        bounds[bound] = max(bounds.get(bound, LEAST), _missed(each))
    if not bounds or random.random() < ANYTHING:
        return None
    (bound,) = random.choices(list(bounds), list(bounds.values()))
    return random.choice(_sides(bound))


def _bound(probe: Probe) -> Probe:
    """The bound that a probe tries, whichever its side: that of `points lowest` is `points below`."""
    measure, _, side = probe.rpartition(" ")
    for sides in PROBES_OF_A_BOUND:
        if side in sides:
            return f"{measure} {sides[0]}"
    return probe


def _sides(bound: Probe) -> tuple[Probe, ...]:
    measure, _, side = bound.rpartition(" ")
    for sides in PROBES_OF_A_BOUND:
        if side in sides:
            return tuple(f"{measure} {each}" for each in sides)
    return (bound,)
