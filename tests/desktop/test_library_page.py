"""The library with a thousand lessons, and with none."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from bridgetutor import places as all_places
from bridgetutor.desktop.library import page as library_page
from bridgetutor.desktop.library.page import LibraryPage
from bridgetutor.desktop.library.shelf import LessonRow, Shelf, Stage, to_continue
from bridgetutor.desktop.look import Look
from bridgetutor.settings import Settings
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ROWS = tuple(LessonRow(f"l{n}", f"Lesson {n}", "A goal.", Stage.NEW, minutes=5) for n in range(1000))


def the_same(row: LessonRow) -> LessonRow:
    return row


def test_a_thousand_lessons_do_not_hold_up_the_page(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    a_millisecond_a_lesson = itertools.count(step=0.001)
    monkeypatch.setattr(library_page, "perf_counter", lambda: next(a_millisecond_a_lesson))
    look = Look(Settings(), all_places.find())
    page = LibraryPage(look, (Shelf("Course", ROWS),), the_same)
    qtbot.addWidget(page)
    assert 0 < len(page.buttons) <= library_page.SLICE / 0.001 + 1
    qtbot.waitUntil(lambda: len(page.buttons) == len(ROWS), timeout=20_000)


def test_no_lessons_at_all(qtbot: QtBot) -> None:
    page = LibraryPage(Look(Settings(), all_places.find()), (), the_same)
    qtbot.addWidget(page)
    page.start_focus()
    assert page.buttons == []


def test_what_to_go_on_with() -> None:
    new = LessonRow("a", "A", "", Stage.NEXT)
    begun = LessonRow("b", "B", "", Stage.BEGUN, 10, 3, 5)
    shelf = Shelf("Course", (new, begun))
    assert to_continue((shelf,)) == (shelf, begun)
    assert to_continue((Shelf("Course", (new,)),)) == (Shelf("Course", (new,)), new)
    assert to_continue((Shelf("Course", (LessonRow("c", "C", "", Stage.DONE),)),)) is None


def test_words_for_how_far(wording: Wording) -> None:
    begun = LessonRow("b", "B", "", Stage.BEGUN, 10, 4, 5)
    assert begun.stage_words(wording) == "step 4 of 5"
    assert begun.minutes_words(wording) == "about 4 minutes left"
    assert LessonRow("c", "C", "", Stage.DONE, 1).minutes_words(wording) == "1 minute"
