"""What a learner's answers add up to: day by day, skill by skill and week by week, and what was taken for what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta, tzinfo
from typing import NamedTuple

from bridgetutor.progress.attempts import Attempt, Grade
from bridgetutor.progress.folding import Entry

FORMULA = 1
"""Counted up whenever the same answers would add up to something else."""

LONGEST = 600.0
"""Seconds; who was away from the table for longer has not been thinking all the time."""

Skill = str
"""What an answer is counted under, by name: each answer under exactly one."""

SkillOf = Callable[[str, str], Skill]
"""The skill of an exercise, by its name and by that of its lesson."""

Mistake = tuple[str, str]
"""What was wanted, and what was given instead, as notation writes them."""


class Tally(NamedTuple):
    """Answers counted. `first` are those that were no second try; of these `right` were right without a hint."""

    answers: int = 0
    first: int = 0
    right: int = 0
    seconds: float = 0.0

    def plus(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(
            self.answers + other.answers,
            self.first + other.first,
            self.right + other.right,
            self.seconds + other.seconds,
        )

    @property
    def accuracy(self) -> float | None:
        """The share that was right at once; None where nothing was asked for the first time."""
        return self.right / self.first if self.first else None


NONE = Tally()


@dataclass(frozen=True, slots=True)
class Figures:
    """The sums over one learner's log.

    `days` by day, `weeks` by skill and by the Monday of the week, `mistakes` by what was wanted and given; and the
    `exercises` that were answered of each skill.
    """

    days: Mapping[date, Tally] = field(default_factory=dict)
    weeks: Mapping[Skill, Mapping[date, Tally]] = field(default_factory=dict)
    mistakes: Mapping[Mistake, int] = field(default_factory=dict)
    exercises: Mapping[Skill, frozenset[str]] = field(default_factory=dict)

    @property
    def total(self) -> Tally:
        """All answers."""
        return together(self.days.values())

    def of(self, skill: Skill) -> Tally:
        """All answers of one skill."""
        return together(self.weeks.get(skill, {}).values())


NOTHING = Figures()
"""Before the first answer."""


def together(tallies: Iterable[Tally]) -> Tally:
    """The sum."""
    every = tuple(tallies)
    return Tally(*map(sum, zip(*every, strict=True))) if every else NONE


def tallied(entries: Iterable[Entry], skill_of: SkillOf, zone: tzinfo, known: Figures = NOTHING) -> Figures:
    """The figures with these attempts, in any order; days are those of the time zone."""
    days = dict(known.days)
    weeks = {skill: dict(each) for skill, each in known.weeks.items()}
    mistakes = dict(known.mistakes)
    exercises = {skill: set(names) for skill, names in known.exercises.items()}
    for attempt, lesson in entries:
        answered, tally = attempt.answered, tally_of(attempt)
        day, skill = attempt.when.astimezone(zone).date(), skill_of(answered.exercise, lesson)
        days[day] = days.get(day, NONE).plus(tally)
        of_skill, monday = weeks.setdefault(skill, {}), monday_of(day)
        of_skill[monday] = of_skill.get(monday, NONE).plus(tally)
        exercises.setdefault(skill, set()).add(answered.exercise)
        if answered.grade is Grade.WRONG and answered.wanted:
            mistake = (answered.wanted, answered.answer)
            mistakes[mistake] = mistakes.get(mistake, 0) + 1
    return Figures(days, weeks, mistakes, {skill: frozenset(names) for skill, names in exercises.items()})


def tally_of(attempt: Attempt) -> Tally:
    """One answer."""
    answered = attempt.answered
    is_first = answered.tries <= 1
    is_right = is_first and answered.grade is Grade.RIGHT and not answered.hints
    return Tally(1, int(is_first), int(is_right), min(attempt.seconds, LONGEST))


def monday_of(day: date) -> date:
    """The first day of its week."""
    return day - timedelta(days=day.weekday())


def beginning(day: date, zone: tzinfo) -> datetime:
    """The first moment of a day."""
    return datetime(day.year, day.month, day.day, tzinfo=zone)
