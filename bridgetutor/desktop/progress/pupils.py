"""Pupils' exported records beside each other: who has practised what, and what each is least sure of."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from bridgetutor.desktop.progress.telling import by_accuracy, named
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.progress import figures
from bridgetutor.progress.folding import Entry
from bridgetutor.session.skills import skill_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import date, tzinfo

    from bridgetutor.progress.attempts import Attempt
    from bridgetutor.progress.exchange import Record
    from bridgetutor.progress.figures import Figures

LEAST_SURE, ASKED_ENOUGH = 3, 3
"""So many skills are named as the least sure, each asked for so many times at least."""


@dataclass(frozen=True, slots=True)
class Pupil:
    """One learner of an exported record, or of several: what came twice counts once."""

    name: str
    figures: Figures


def pupils(records: Iterable[tuple[str, Record]], zone: tzinfo) -> tuple[Pupil, ...]:
    """Every learner in these records, each with the name of its file, in the order they come.

    The same learner from two computers is one pupil. Who has no name is called as the file is.
    """
    names: dict[str, str] = {}
    lessons: dict[str, str] = {}
    attempts: dict[str, dict[str, Attempt]] = {}
    for file, record in records:
        lessons |= {sitting.id: sitting.lesson for sitting in record.sittings}
        given = {learner.id: learner.name for learner in record.learners if learner.name}
        known = dict.fromkeys(
            (*(each.learner for each in record.sittings), *(each.learner for each in record.attempts))
        )
        for learner in known:
            key = learner if learner in given else f"{file}\n{learner}"
            names.setdefault(key, given.get(learner, file))
            mine = {each.id: each for each in record.attempts if each.learner == learner}
            attempts.setdefault(key, {}).update(mine)
    return tuple(
        Pupil(
            name,
            figures.tallied(
                (Entry(each, lessons.get(each.sitting, "")) for each in attempts[key].values()),
                skill_of,
                zone,
            ),
        )
        for key, name in names.items()
    )


Row = tuple[str | Phrase, tuple[str | Phrase, ...]]
"""A head, and a field for each pupil."""


def side_by_side(
    found: tuple[Pupil, ...], titles: Mapping[str, str], date_words: Mapping[date, str]
) -> tuple[Row, ...]:
    """The table: what is true of each pupil as a whole, then skill by skill."""
    totals = [pupil.figures.total for pupil in found]
    whole: tuple[Row, ...] = (
        (phrase("Answers"), tuple(str(total.answers) for total in totals)),
        (phrase("Days of practice"), tuple(str(len(pupil.figures.days)) for pupil in found)),
        (
            phrase("Time"),
            tuple(counted("{n} minute", "{n} minutes", n=ceil(total.seconds / 60)) for total in totals),
        ),
        (
            phrase("Last answer"),
            tuple(date_words[max(pupil.figures.days)] if pupil.figures.days else "–" for pupil in found),
        ),
        (phrase("Right at once"), tuple(map(_share, totals))),
        (phrase("Least sure of"), tuple(_least_sure(pupil, titles) for pupil in found)),
    )
    skills = dict.fromkeys(skill for pupil in found for skill in pupil.figures.weeks)
    by_title = sorted((named(skill, titles), skill) for skill in skills)
    return (
        *whole,
        *((title, tuple(_share(pupil.figures.of(skill)) for pupil in found)) for title, skill in by_title),
    )


def _share(tally: figures.Tally) -> str | Phrase:
    if tally.accuracy is None:
        return "–"
    return phrase("{right} of {first}", right=tally.right, first=tally.first)


def _least_sure(pupil: Pupil, titles: Mapping[str, str]) -> str:
    skills = [
        named(skill, titles)
        for skill, tally in by_accuracy(pupil.figures)
        if tally.first >= ASKED_ENOUGH and tally.right < tally.first
    ]
    return "; ".join(skills[:LEAST_SURE]) or "–"
