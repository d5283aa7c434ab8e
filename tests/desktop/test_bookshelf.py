"""What the shelf says comes next, in the order of the library and where the answers to a quiz lead."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bridgetutor.desktop.library.bookshelf import Bookshelf
from bridgetutor.desktop.library.shelf import Stage
from bridgetutor.progress.attempts import Sitting
from bridgetutor.progress.learners import LEARNER
from bridgetutor.progress.store import Store
from bridgetutor.teaching.course import Library
from bridgetutor.wording import Wording

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
IDS = itertools.count()


def text(name: str, *, card: str = "", place: str = "") -> str:
    return (
        f"# The {name}\n\n```{{lesson}} {name}\n{card}:goal: You know {name}.\n```\n\n"
        f"```{{count}} {name}-1\n{place}:right 1: Yes.\n:wrong 2: No.\nHow many?\n```\n"
    )


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """A quiz and three lessons."""
    folder = tmp_path / "en" / "course"
    folder.mkdir(parents=True)
    (folder / "01-quiz.md").write_text(text("quiz", card=":place: third\n", place=":place: second\n"))
    for number, name in enumerate(("first", "second", "third"), 2):
        (folder / f"0{number}-{name}.md").write_text(text(name))
    return Library.open(tmp_path, "en")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty record."""
    with Store.open(tmp_path / "progress.sqlite", now=NOON) as opened:
        yield opened


def sat(store: Store, lesson: str, *choices: str, finished: bool = True) -> None:
    """One more sitting at that lesson."""
    number = next(IDS)
    store.begin(Sitting(f"{number:032x}", LEARNER, lesson, "0" * 16, NOON + timedelta(minutes=number)))
    for n, choice in enumerate(choices):
        store.record(f"{number:032x}", n, choice)
    if finished:
        store.finish(f"{number:032x}")


def marked_next(library: Library, store: Store) -> list[str]:
    rows = [row for shelf in Bookshelf(library, store).shelves() for row in shelf.rows]
    return [row.id for row in rows if row.stage is Stage.NEXT]


def test_without_a_record_the_first_lesson_is_next(library: Library, store: Store) -> None:
    assert marked_next(library, store) == ["quiz"]


def test_after_a_quiz_it_is_where_the_answers_lead(library: Library, store: Store) -> None:
    sat(store, "quiz", "=2", "=1", "next")
    assert marked_next(library, store) == ["second"]
    sat(store, "second", "=1", "next")
    assert marked_next(library, store) == ["third"]
    sat(store, "third", "=1", "next")
    assert marked_next(library, store) == ["first"]


def test_the_last_quiz_that_was_finished_counts(library: Library, store: Store) -> None:
    sat(store, "quiz", "=2", "=1", "next")
    sat(store, "quiz", "=1", "next")
    sat(store, "quiz", "=2", finished=False)
    assert marked_next(library, store) == ["third"]


def test_the_end_of_a_lesson_offers_what_follows_or_what_fits(library: Library, wording: Wording) -> None:
    shelf, quiz = Bookshelf(library, None), library.lesson("quiz")
    assert quiz is not None
    following = shelf.surroundings(quiz, wording).upcoming
    assert following is not None
    assert (following.id, following.fits) == ("first", False)
    fitting = shelf.surroundings(quiz, wording, leads_to="third").upcoming
    assert fitting is not None
    assert (fitting.id, fitting.goal, fitting.fits) == ("third", "You know third.", True)


def test_a_place_that_is_not_there_leaves_what_follows(library: Library, wording: Wording) -> None:
    quiz = library.lesson("quiz")
    assert quiz is not None
    upcoming = Bookshelf(library, None).surroundings(quiz, wording, leads_to="nowhere").upcoming
    assert upcoming is not None
    assert (upcoming.id, upcoming.fits) == ("first", False)
