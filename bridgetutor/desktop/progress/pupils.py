"""Pupils' exported records beside each other: who has practised what, and what each is least sure of."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from bridgetutor.desktop.progress.telling import by_accuracy, named
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.progress import figures
from bridgetutor.progress.figures import beginning
from bridgetutor.progress.folding import Entry
from bridgetutor.session.skills import skill_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import date, datetime, tzinfo

    from bridgetutor.progress.attempts import Attempt, Sitting
    from bridgetutor.progress.exchange import Record
    from bridgetutor.progress.figures import Figures, Skill

LEAST_SURE, ASKED_ENOUGH = 3, 3
"""So many skills are named as the least sure, each asked for so many times at least."""

NOTHING = "–"
"""Where there is no figure."""


@dataclass(frozen=True, slots=True)
class Pupil:
    """One learner of an exported record, or of several: what came twice counts once. Attempts are oldest first."""

    name: str
    figures: Figures
    attempts: tuple[Attempt, ...] = ()
    sittings: Mapping[str, Sitting] = field(default_factory=dict)

    def sitting(self, attempt: Attempt) -> Sitting | None:
        """The sitting it was given in, where the file has it."""
        return self.sittings.get(attempt.sitting)

    def skill_of(self, attempt: Attempt) -> Skill:
        """What an attempt is counted under."""
        sitting = self.sitting(attempt)
        return skill_of(attempt.answered.exercise, "" if sitting is None else sitting.lesson)

    def behind(self, figure: Field) -> tuple[Attempt, ...]:
        """The attempts that a figure of this pupil counts, the newest first."""
        counted = (
            each for each in reversed(self.attempts) if figure.since is None or each.when >= figure.since
        )
        skills = figure.skills
        return tuple(each for each in counted if skills is None or self.skill_of(each) in skills)

    def together(self, attempt: Attempt) -> tuple[Attempt, ...]:
        """All attempts of a sitting, oldest first."""
        return tuple(each for each in self.attempts if each.sitting == attempt.sitting)


class Field(NamedTuple):
    """What a figure says, and what it counts: attempts of these skills (None: of all), from a time on."""

    says: str | Phrase
    skills: tuple[Skill, ...] | None = None
    since: datetime | None = None


def pupils(records: Iterable[tuple[str, Record]], zone: tzinfo) -> tuple[Pupil, ...]:
    """Every learner in these records, each with the name of its file, in the order they come.

    The same learner from two computers is one pupil. Who has no name is called as the file is.
    """
    names: dict[str, str] = {}
    sittings: dict[str, Sitting] = {}
    attempts: dict[str, dict[str, Attempt]] = {}
    for file, record in records:
        sittings |= {sitting.id: sitting for sitting in record.sittings}
        given = {learner.id: learner.name for learner in record.learners if learner.name}
        known = dict.fromkeys(
            (*(each.learner for each in record.sittings), *(each.learner for each in record.attempts))
        )
        for learner in known:
            key = learner if learner in given else f"{file}\n{learner}"
            names.setdefault(key, given.get(learner, file))
            mine = {each.id: each for each in record.attempts if each.learner == learner}
            attempts.setdefault(key, {}).update(mine)
    return tuple(_pupil(name, attempts[key].values(), sittings, zone) for key, name in names.items())


def _pupil(name: str, attempts: Iterable[Attempt], sittings: Mapping[str, Sitting], zone: tzinfo) -> Pupil:
    mine = tuple(sorted(attempts, key=lambda each: each.when))
    lessons = {id_: sitting.lesson for id_, sitting in sittings.items()}
    entries = (Entry(each, lessons.get(each.sitting, "")) for each in mine)
    return Pupil(name, figures.tallied(entries, skill_of, zone), mine, sittings)


Row = tuple[str | Phrase, tuple[Field, ...]]
"""A head, and a figure for each pupil."""


def side_by_side(
    found: tuple[Pupil, ...], titles: Mapping[str, str], date_words: Mapping[date, str], zone: tzinfo
) -> tuple[Row, ...]:
    """The table: what is true of each pupil as a whole, then skill by skill."""
    totals = [pupil.figures.total for pupil in found]
    whole: tuple[Row, ...] = (
        (phrase("Answers"), tuple(Field(str(total.answers)) for total in totals)),
        (phrase("Days of practice"), tuple(Field(str(len(pupil.figures.days))) for pupil in found)),
        (
            phrase("Time"),
            tuple(
                Field(counted("{n} minute", "{n} minutes", n=ceil(total.seconds / 60))) for total in totals
            ),
        ),
        (phrase("Last answer"), tuple(_last_day(pupil, date_words, zone) for pupil in found)),
        (phrase("Right at once"), tuple(Field(_share(total)) for total in totals)),
        (phrase("Least sure of"), tuple(_least_sure(pupil, titles) for pupil in found)),
    )
    skills = dict.fromkeys(skill for pupil in found for skill in pupil.figures.weeks)
    by_title = sorted((named(skill, titles), skill) for skill in skills)
    return (
        *whole,
        *(
            (title, tuple(Field(_share(pupil.figures.of(skill)), (skill,)) for pupil in found))
            for title, skill in by_title
        ),
    )


def _last_day(pupil: Pupil, date_words: Mapping[date, str], zone: tzinfo) -> Field:
    days = pupil.figures.days
    return Field(date_words[max(days)], None, beginning(max(days), zone)) if days else Field(NOTHING)


def _share(tally: figures.Tally) -> str | Phrase:
    if tally.accuracy is None:
        return NOTHING
    return phrase("{right} of {first}", right=tally.right, first=tally.first)


def _least_sure(pupil: Pupil, titles: Mapping[str, str]) -> Field:
    skills = [
        skill
        for skill, tally in by_accuracy(pupil.figures)
        if tally.first >= ASKED_ENOUGH and tally.right < tally.first
    ][:LEAST_SURE]
    return Field("; ".join(named(skill, titles) for skill in skills) or NOTHING, tuple(skills))
