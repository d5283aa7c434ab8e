"""The figures put in order for the page: which skills, which weeks, which calls; no windows here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import TYPE_CHECKING

from bridgetutor.progress.figures import NONE, Tally, monday_of, together
from bridgetutor.rules.auction import parse_call
from bridgetutor.rules.faults import BridgeError
from bridgetutor.session.skills import DRILL, LESSON, of_drill

if TYPE_CHECKING:
    from bridgetutor.phrase import Phrase
    from bridgetutor.progress.figures import Figures, Mistake

WEEKS = 12
"""So many weeks are drawn."""

CALLS = 6
"""So many calls that were wanted, and so many that were given instead, are drawn; the table has them all."""


@dataclass(frozen=True, slots=True)
class Course:
    """Skills that belong together, week by week: the Monday, and what was answered."""

    title: Phrase
    weeks: tuple[tuple[date, Tally], ...]
    exercises: tuple[str, ...]


def last_weeks(today: date) -> tuple[date, ...]:
    """The Mondays of the weeks that are drawn."""
    monday = monday_of(today)
    return tuple(monday - timedelta(weeks=n) for n in range(WEEKS - 1, -1, -1))


def courses(
    figures: Figures, groups: Iterable[tuple[Phrase, Iterable[str]]], today: date
) -> tuple[Course, ...]:
    """Each group of skills that was ever practised, over the last weeks."""
    found = []
    for title, skills in groups:
        names = [skill for skill in skills if skill in figures.weeks]
        weeks = tuple(
            (monday, together(figures.weeks[skill].get(monday, NONE) for skill in names))
            for monday in last_weeks(today)
        )
        exercises = tuple(sorted(name for skill in names for name in figures.exercises.get(skill, ())))
        if any(tally.first for _, tally in weeks):
            found.append(Course(title, weeks, exercises))
    return tuple(found)


def by_accuracy(figures: Figures) -> tuple[tuple[str, Tally], ...]:
    """Every skill that was asked for, the least sure first; of equals the one asked more often."""
    tallies = [(skill, figures.of(skill)) for skill in figures.weeks]
    asked = [(skill, tally) for skill, tally in tallies if tally.first]
    return tuple(sorted(asked, key=lambda each: (each[1].accuracy, -each[1].first, each[0])))


def mistaken_calls(figures: Figures) -> tuple[tuple[Mistake, int], ...]:
    """The calls that were given in place of others, the most frequent first."""
    calls = [
        (mistake, n)
        for mistake, n in figures.mistakes.items()
        if _is_call(mistake[0]) and _is_call(mistake[1])
    ]
    return tuple(sorted(calls, key=lambda each: (-each[1], each[0])))


def axes(mistakes: Iterable[tuple[Mistake, int]]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The calls wanted and the calls given that weigh most, in the order of the most frequent mistakes."""
    known = tuple(mistakes)
    return _heaviest(known, lambda mistake: mistake[0]), _heaviest(known, lambda mistake: mistake[1])


def _heaviest(mistakes: tuple[tuple[Mistake, int], ...], side: Callable[[Mistake], str]) -> tuple[str, ...]:
    weights: dict[str, int] = {}
    for mistake, n in mistakes:
        weights[side(mistake)] = weights.get(side(mistake), 0) + n
    return tuple(sorted(weights, key=lambda call: (-weights[call], call))[:CALLS])


def _is_call(text: str) -> bool:
    try:
        parse_call(text)
    except BridgeError:
        return False
    return True


def drill_groups(
    groups: Iterable[tuple[Phrase, Iterable[str]]],
) -> tuple[tuple[Phrase, tuple[str, ...]], ...]:
    """Groups of drills, by the skills of their concepts."""
    return tuple((title, tuple(map(of_drill, concepts))) for title, concepts in groups)


def lessons(figures: Figures) -> tuple[str, ...]:
    """The skills that are lessons."""
    return tuple(skill for skill in figures.weeks if skill.startswith(LESSON))


def named(skill: str, titles: Mapping[str, str]) -> str:
    """The title of a skill; its own name where it has none any more."""
    return titles.get(skill) or skill.removeprefix(DRILL).removeprefix(LESSON)
