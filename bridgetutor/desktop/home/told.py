"""What the home page tells, as plain values: what is due, the week, the streak, and the map of skills."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import TYPE_CHECKING

from bridgetutor.desktop.drills.offer import due, sections
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.progress.figures import NONE
from bridgetutor.progress.streak import Streak, streak
from bridgetutor.session.skills import of_drill, of_lesson

if TYPE_CHECKING:
    from datetime import datetime

    from bridgetutor.desktop.drills.offer import Offer, Section
    from bridgetutor.desktop.library.shelf import Shelf
    from bridgetutor.desktop.services.accounts import Account
    from bridgetutor.progress.figures import Figures
    from bridgetutor.progress.mastery import Practice

MOST_WEAK = 4
"""So many are named as missed most of late."""

FIRM, MASTERED = 0.4, 0.8
"""From these shares on a group of drills is called so."""


@dataclass(frozen=True, slots=True)
class Place:
    """A course or a group of drills on the map. `share` is from 0 to 1; `exercises` are those ever answered of it."""

    title: str | Phrase
    standing: Phrase
    share: float
    exercises: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """`due` has no concepts where nothing is due; `week` are the answers of each of the last seven days."""

    due: Offer
    due_titles: tuple[Phrase, ...]
    week: tuple[tuple[date, int], ...]
    streak: Streak
    courses: tuple[Place, ...]
    groups: tuple[Place, ...]
    weak: tuple[Place, ...]
    """What is missed most of late, where enough was answered to say so."""


def told(account: Account, shelves: tuple[Shelf, ...], now: datetime) -> Told:
    """`now` with the learner's own zone."""
    figures, learned, today = account.figures, account.learned, now.date()
    groups = sections(learned, now)
    titles = {offer.name: offer.title for section in groups for offer in section.offers}
    everything = due(learned, now)
    days = [today - timedelta(days=n) for n in range(6, -1, -1)]
    return Told(
        everything,
        tuple(titles[concept] for concept in everything.concepts if concept in titles),
        tuple((day, figures.days.get(day, NONE).answers) for day in days),
        streak(figures.days, today),
        tuple(course(shelf, figures) for shelf in shelves),
        _groups(groups, figures),
        tuple(
            _weak(titles[concept], learned.practice[concept], _answered(figures, [of_drill(concept)]))
            for concept in learned.weak
            if concept in titles
        )[:MOST_WEAK],
    )


def _weak(title: Phrase, practice: Practice, exercises: tuple[str, ...]) -> Place:
    standing = phrase("about {n} in 10 right", n=round(10 * practice.accuracy))
    return Place(title, standing, practice.accuracy, exercises)


def course(shelf: Shelf, figures: Figures) -> Place:
    """A course, by its lessons that are done."""
    n = len(shelf.rows)
    standing = counted("{done} of {n} lesson done", "{done} of {n} lessons done", n=n, done=shelf.done)
    return Place(
        shelf.title, standing, shelf.done / n, _answered(figures, [of_lesson(row.id) for row in shelf.rows])
    )


def _groups(groups: tuple[Section, ...], figures: Figures) -> tuple[Place, ...]:
    return tuple(
        Place(
            section.title,
            mastery_words(section.offers[0].mastery),
            section.offers[0].mastery or 0.0,
            _answered(figures, [of_drill(concept) for concept in section.offers[0].concepts]),
        )
        for section in groups
    )


def _answered(figures: Figures, skills: list[str]) -> tuple[str, ...]:
    return tuple(sorted(name for skill in skills for name in figures.exercises.get(skill, ())))


def mastery_words(mastery: float | None) -> Phrase:
    """How firmly something is held."""
    if mastery is None:
        return phrase("not begun")
    if mastery >= MASTERED:
        return phrase("mastered")
    return phrase("firm") if mastery >= FIRM else phrase("learning")
