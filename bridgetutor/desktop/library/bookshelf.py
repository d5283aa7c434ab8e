"""The library and the learner's record brought together: which lessons there are, and how far each is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bridgetutor.desktop.lesson.surroundings import Surroundings, Upcoming
from bridgetutor.desktop.library.shelf import LessonRow, Shelf, Stage
from bridgetutor.progress.faults import StoreFault
from bridgetutor.progress.learners import LEARNER
from bridgetutor.rules.faults import NotationError
from bridgetutor.session import tutor
from bridgetutor.session.choice import parse_choice
from bridgetutor.session.placing import lesson_that_fits
from bridgetutor.teaching import markdown
from bridgetutor.teaching.minutes import minutes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridgetutor.phrase import Phrase
    from bridgetutor.progress.attempts import Sitting
    from bridgetutor.progress.reading import Standing
    from bridgetutor.progress.store import Store
    from bridgetutor.session.choice import Choice
    from bridgetutor.teaching.course import Course, LessonHeader, Library
    from bridgetutor.teaching.lesson import Lesson
    from bridgetutor.wording import Wording


class Bookshelf:
    """`store` is None where the record could not be opened: then nothing counts as begun."""

    def __init__(self, library: Library, store: Store | None, learner: str = LEARNER) -> None:
        self.library = library
        self._store = store
        self._learner = learner
        self.trouble: Phrase | None = None
        """Why the record could not be read."""

    @property
    def quizzes(self) -> frozenset[str]:
        """The lessons that find out where to begin."""
        return frozenset(header.id for header in self.library.lessons if header.place is not None)

    def shelves(self) -> tuple[Shelf, ...]:
        """All courses with their lessons, read from the heads of the files."""
        standings = self._standings()
        done = frozenset(name for name, standing in standings.items() if standing.finished)
        begun = frozenset(name for name, standing in standings.items() if standing.left)
        found = self._next(done | begun, self._placed(done))
        return tuple(
            Shelf(course.title, tuple(self._row(header, done, begun, found) for header in course.lessons))
            for course in self.library.courses
            if course.lessons
        )

    def _standings(self) -> Mapping[str, Standing]:
        if self._store is None:
            return {}
        try:
            return self._store.standings(self._learner, [header.id for header in self.library.lessons])
        except StoreFault as fault:
            self.trouble = fault.fault.says
            return {}

    def _next(self, known: frozenset[str], placed: str | None) -> str | None:
        """The first lesson that is neither done nor begun and can be opened, beginning where the learner was placed.

        Who has begun without the quiz is not asked to take it later.
        """
        names = [header.id for header in self.library.lessons]
        at = names.index(placed) if placed in names else 0
        known = known | self.quizzes if known else known
        new = (name for name in names[at:] + names[:at] if name not in known)
        return next((name for name in new if self.library.lesson(name) is not None), None)

    def _placed(self, done: frozenset[str]) -> str | None:
        """Where the answers of the last placing quiz led."""
        for name in sorted(self.quizzes & done):
            quiz = self.library.lesson(name)
            sitting = None if self._store is None else self._store.last_finished(self._learner, name)
            if quiz is not None and sitting is not None:
                return lesson_that_fits(tutor.replay(quiz, _choices(sitting)))
        return None

    def _row(
        self, header: LessonHeader, done: frozenset[str], begun: frozenset[str], following: str | None
    ) -> LessonRow:
        stage = Stage.NEW
        if header.id in begun:
            stage = Stage.BEGUN
        elif header.id in done:
            stage = Stage.DONE
        elif header.id == following:
            stage = Stage.NEXT
        return LessonRow(header.id, header.title, _goal(header), stage)

    def complete(self, row: LessonRow) -> LessonRow:
        """The row with what only the whole file tells."""
        lesson = self.library.lesson(row.id)
        if lesson is None:
            return replace(row, stage=Stage.FAULTY)
        row = replace(row, minutes=minutes(lesson), steps=len(lesson.steps))
        return replace(row, step=self._step(lesson)) if row.stage is Stage.BEGUN else row

    def _step(self, lesson: Lesson) -> int:
        """Where the learner left it, from 1."""
        sitting = None
        if self._store is not None:
            try:
                sitting = self._store.latest_sitting(self._learner, lesson.id)
            except StoreFault as fault:
                self.trouble = fault.fault.says
        return 1 if sitting is None else _step_of(lesson, sitting)

    def surroundings(self, lesson: Lesson, wording: Wording, *, leads_to: str | None = None) -> Surroundings:
        """What the lesson page shows of the library around a lesson; `leads_to` is where its answers lead."""
        upcoming = None if leads_to is None else self._upcoming(self.library.header(leads_to), fits=True)
        if upcoming is None:
            upcoming = self._upcoming(self.library.following(lesson.id))
        return Surroundings(
            self.library.glossary, lesson.path.parent, upcoming, self._context(lesson.id, wording)
        )

    def _upcoming(self, header: LessonHeader | None, *, fits: bool = False) -> Upcoming | None:
        lesson = None if header is None else self.library.lesson(header.id)
        if header is None or lesson is None:
            return None
        return Upcoming(lesson.id, lesson.title, _goal(header), minutes(lesson), fits)

    def _context(self, lesson: str, wording: Wording) -> str:
        """Which lesson of its course this is; nothing for a lesson from elsewhere."""
        for course in self.library.courses:
            ids = [header.id for header in course.lessons]
            if lesson in ids:
                return _place_in(course, ids.index(lesson) + 1, len(ids), wording)
        return ""


def _place_in(course: Course, number: int, of: int, wording: Wording) -> str:
    return wording.say("{course} · {number} of {n}", course=wording.quoted(course.title), number=number, n=of)


def _goal(header: LessonHeader) -> str:
    return markdown.to_text(header.goal).replace("\n", " ").strip() if header.goal.markdown else ""


def _step_of(lesson: Lesson, sitting: Sitting) -> int:
    return min(len(lesson.steps), tutor.replay(lesson, _choices(sitting)).at + 1)


def _choices(sitting: Sitting) -> list[Choice]:
    """As far as they can still be read."""
    choices = []
    for written in sitting.choices:
        try:
            choices.append(parse_choice(written))
        except NotationError:
            continue
    return choices
