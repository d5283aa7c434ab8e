"""The lessons of a language, by course: no file is opened before it is asked for, and broken ones keep their place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from bridgetutor.teaching.diagnostics import Diagnostic
from bridgetutor.teaching.fences import lines_of
from bridgetutor.teaching.glossary import Glossary
from bridgetutor.teaching.lesson import Lesson, Prose
from bridgetutor.teaching.loader import load_lesson, read_card, title_of, without_number

COURSE_FILE, GLOSSARY_FILE, GUIDE_FILE = "course.md", "glossary.md", "README.md"

OTHER_FILES = frozenset({COURSE_FILE, GLOSSARY_FILE, GUIDE_FILE})
"""Markdown that is no lesson."""

_HEAD = 4096
"""The bytes of a file that are read for its header: the card stands in them."""


_NO_GOAL = Prose("")


@dataclass(frozen=True, slots=True)
class LessonHeader:
    """What a list of lessons shows, read from the head of the file; a broken file gives its name for a title."""

    id: str
    title: str
    course: str
    path: Path
    number: int | None
    needs: tuple[str, ...] = ()
    teaches: tuple[str, ...] = ()
    goal: Prose = _NO_GOAL
    place: str | None = None


class Course:
    """A folder of lessons. Its title and its lessons are read when they are first asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.id = without_number(folder.name)

    @property
    def title(self) -> str:
        """The title in course.md; the folder's name without one."""
        return title_of(self._lines)[0] or self.id

    @property
    def about(self) -> Prose:
        """The paragraph in course.md."""
        return Prose("\n".join(self._lines[title_of(self._lines)[1] :]).strip())

    @cached_property
    def lessons(self) -> tuple[LessonHeader, ...]:
        """The lessons in order, broken ones in their place."""
        return tuple(read_header(path) for path in lesson_files(self.folder))

    @cached_property
    def _lines(self) -> list[str]:
        return lines_of(_head(self.folder / COURSE_FILE))


class Library:
    """All lessons of one language."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._loaded: dict[str, tuple[Lesson | None, tuple[Diagnostic, ...]]] = {}

    @classmethod
    def open(cls, folder: Path, language: str) -> Library:
        """The lessons in `folder`/`language`; in the language without its country, or English, where there are none."""
        for name in (language, re.split("[-_]", language)[0]):
            if (folder / name).is_dir():
                return cls(folder / name)
        return cls(folder / "en")

    @cached_property
    def courses(self) -> tuple[Course, ...]:
        """The courses, those with a number first. Reads the names in the folder, no file."""
        folders = (each for each in _entries(self.folder) if each.is_dir() and not each.name.startswith("."))
        return tuple(Course(each) for each in sorted(folders, key=_place))

    @cached_property
    def glossary(self) -> Glossary:
        """The words of the game."""
        return Glossary.load(self.folder / GLOSSARY_FILE)

    @property
    def lessons(self) -> tuple[LessonHeader, ...]:
        """The headers of all lessons, course by course: reads the head of every file."""
        return tuple(header for course in self.courses for header in course.lessons)

    def header(self, id: str) -> LessonHeader | None:  # noqa: A002  # what lessons call it
        """The header of that lesson: looked for first in the file that bears its name."""
        for course in self.courses:
            for path in _entries(course.folder):
                if path.suffix == ".md" and without_number(path.stem) == id:
                    header = read_header(path)
                    if header.id == id:
                        return header
        return next((header for header in self.lessons if header.id == id), None)

    def lesson(self, id: str) -> Lesson | None:  # noqa: A002
        """That lesson; None where there is none, or it is broken: see `faults`."""
        return self._load(id)[0]

    def faults(self, id: str) -> tuple[Diagnostic, ...]:  # noqa: A002
        """Everything wrong with that lesson."""
        return self._load(id)[1]

    def following(self, id: str) -> LessonHeader | None:  # noqa: A002
        """The lesson after that one: the next of its course, else the first of the next course."""
        for place, course in enumerate(self.courses):
            ids = [header.id for header in course.lessons]
            if id in ids:
                rest = course.lessons[ids.index(id) + 1 :]
                later = (header for other in self.courses[place + 1 :] for header in other.lessons)
                return next(iter(rest), None) or next(later, None)
        return None

    def needed_by(self, id: str) -> tuple[LessonHeader, ...]:  # noqa: A002
        """The lessons that come before that one, as far as they are in the library."""
        header = self.header(id)
        found = () if header is None else map(self.header, header.needs)
        return tuple(needed for needed in found if needed is not None)

    def that_teaches(self, concept: str) -> LessonHeader | None:
        """The lesson that teaches a concept before all others, else the first that teaches it; None where none does."""
        teaching = [header for header in self.lessons if concept in header.teaches]
        return min(teaching, key=lambda header: header.teaches.index(concept), default=None)

    def _load(self, id: str) -> tuple[Lesson | None, tuple[Diagnostic, ...]]:  # noqa: A002
        if id not in self._loaded:
            header = self.header(id)
            self._loaded[id] = (None, ()) if header is None else load_lesson(header.path)
        return self._loaded[id]


def lesson_files(folder: Path) -> tuple[Path, ...]:
    """The lessons' files of a course in order; those without a number come last."""
    files = (path for path in _entries(folder) if path.suffix == ".md" and path.name not in OTHER_FILES)
    return tuple(sorted(files, key=_place))


def read_header(path: Path) -> LessonHeader:
    """The header of a lesson's file, read from its head."""
    title, card = read_card(_head(path), path)
    number = _number(path)
    course = without_number(path.parent.name)
    if card is None:
        name = without_number(path.stem)
        return LessonHeader(name, title or name, course, path, number)
    return LessonHeader(
        card.id, title or card.id, course, path, number, card.needs, card.teaches, card.goal, card.place
    )


def _head(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return file.read(_HEAD).decode("utf-8-sig", "replace")
    except OSError:
        return ""


def _entries(folder: Path) -> Iterator[Path]:
    try:
        yield from folder.iterdir()
    except OSError:
        return


def _number(path: Path) -> int | None:
    digits = re.match(r"\d+(?=-)", path.name)
    return None if digits is None else int(digits[0])


def _place(path: Path) -> tuple[bool, int, str]:
    number = _number(path)
    return number is None, number or 0, path.name
