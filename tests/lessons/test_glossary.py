"""The glossary: as many terms as the courses promise, and each of them used by a lesson."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetutor.teaching.course import lesson_files
from bridgetutor.teaching.glossary import Glossary
from bridgetutor.teaching.lint.subject import Subject
from bridgetutor.teaching.loader import read_file

LESSONS = Path(__file__).parents[2] / "lessons"
LANGUAGES = [file.parent for file in LESSONS.glob("*/glossary.md")]
TERMS = 120


def words_in(text: str, glossary: Glossary) -> set[str]:
    """The terms that running text uses, in any of their forms: what becomes a link."""
    found = glossary.pattern.finditer(text) if glossary.pattern is not None else ()
    entries = (glossary.find(match[0]) for match in found)
    return {entry.word for entry in entries if entry is not None}


def words_used(folder: Path, glossary: Glossary) -> set[str]:
    """The terms in what the lessons of a language say: prose, questions, replies, hints and remarks."""
    files = (file for course in folder.glob("*/") for file in lesson_files(course))
    texts = (passage.text for file in files for passage in Subject(read_file(file)).passages())
    return set().union(*(words_in(text, glossary) for text in texts))


def test_the_longest_term_is_found_and_whole_words_only() -> None:
    glossary = Glossary.parse("## lead\n:also: leads\nx\n\n## opening lead\nx\n\n## ace\nx\n")
    assert words_in("The opening\nlead, and no face.", glossary) == {"opening lead"}
    assert words_in("West leads the Ace.", glossary) == {"lead", "ace"}


@pytest.mark.parametrize("folder", LANGUAGES, ids=lambda path: path.name)
def test_there_are_enough_terms_in_alphabetical_order(folder: Path) -> None:
    words = [entry.word for entry in Glossary.load(folder / "glossary.md").entries]
    assert len(words) >= TERMS
    assert words == sorted(words, key=str.casefold)


@pytest.mark.parametrize("folder", LANGUAGES, ids=lambda path: path.name)
def test_a_lesson_uses_each_term(folder: Path) -> None:
    glossary = Glossary.load(folder / "glossary.md")
    unused = {entry.word for entry in glossary.entries} - words_used(folder, glossary)
    assert not unused
