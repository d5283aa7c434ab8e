"""Lessons checked for truth and tone: all faults at once, each with its line and code."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

from bridgetutor.teaching.course import (
    COURSE_FILE,
    GLOSSARY_FILE,
    OTHER_FILES,
    LessonHeader,
    Library,
    lesson_files,
)
from bridgetutor.teaching.diagnostics import Diagnostic
from bridgetutor.teaching.lint import bridge, engine, sentences, solved, syntax, teaching
from bridgetutor.teaching.lint.shelf import check_shelf
from bridgetutor.teaching.lint.solved import Solve
from bridgetutor.teaching.lint.subject import Subject, Surroundings, in_order
from bridgetutor.teaching.loader import read_file

FAMILIES: tuple[Callable[[Subject], None], ...] = (
    syntax.check,
    bridge.check,
    teaching.check,
    sentences.check,
    engine.check,
)
"""What each lesson goes through; to add a family, write its file and list it here."""


def lint(paths: Iterable[Path], solve: Solve | None = None) -> tuple[Diagnostic, ...]:
    """All faults of the lessons in these files and folders, and of how they hang together.

    A file beside a course.md is taken as part of its library: links and needs are then looked up there. Without a
    solver what only all four hands bring to light is not looked for.
    """
    files = tuple(dict.fromkeys(file for path in paths for file in _files(path)))
    surroundings = cache(_surroundings)
    subjects = [Subject(read_file(file), surroundings(file.parent)) for file in files]
    for subject in subjects:
        for check in FAMILIES:
            check(subject)
        if solve is not None:
            solved.check(subject, solve)
    check_shelf(subjects)
    found = (each for subject in subjects for each in (*subject.reading.diagnostics, *subject.found))
    return in_order(found)


def _files(path: Path) -> Iterator[Path]:
    """The lessons of a file, a course, a language or a folder of languages."""
    if not path.is_dir():
        yield from () if path.name in OTHER_FILES else (path,)
        return
    yield from lesson_files(path) if (path / COURSE_FILE).is_file() or not _folders(path) else ()
    for folder in _folders(path):
        yield from _files(folder)


def _folders(path: Path) -> list[Path]:
    return sorted(each for each in path.iterdir() if each.is_dir() and not each.name.startswith("."))


def _surroundings(folder: Path) -> Surroundings:
    if not (folder / COURSE_FILE).is_file():
        return Surroundings()
    library = Library(folder.absolute().parent)
    headers: dict[str, LessonHeader] = {header.id: header for header in library.lessons}
    has_glossary = (library.folder / GLOSSARY_FILE).is_file()
    return Surroundings(headers, library.glossary if has_glossary else None)


__all__ = ["FAMILIES", "lint"]
