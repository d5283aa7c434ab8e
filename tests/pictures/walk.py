"""One walk through the pages in one look, with a picture of each."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bridgetutor import places as all_places
from bridgetutor import settings as settings_file
from bridgetutor.desktop import actions, application
from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.rules.auction import parse_call
from bridgetutor.rules.cards import Card
from bridgetutor.session.choice import Action, GoTo, Number, Pick
from tests.pictures.evening import EveningPictures

if TYPE_CHECKING:
    from pathlib import Path

    from bridgetutor.desktop.desk import Desk
    from bridgetutor.session.choice import Choice
    from tests.pictures.pages import Setting

# The step of the tour, and what is done there before each picture.
SCENES: tuple[tuple[str, int, tuple[Choice, ...]], ...] = (
    ("prose", 1, ()),
    ("deal", 2, ()),
    ("count", 3, ()),
    ("count-wrong", 3, (Number(15),)),
    ("count-right", 3, (Number(16),)),
    ("quiz", 4, ()),
    ("quiz-wrong", 4, (Pick(2),)),
    ("quiz-right", 4, (Pick(1),)),
    ("play", 5, ()),
    ("play-hint", 5, (Action.HINT,)),
    ("play-wrong", 5, (Card.parse("HA"),)),
    ("play-why", 5, (Action.WHY, Action.NEXT)),
    ("play-right", 5, (Action.BACK, Card.parse("HQ"))),
    ("bid", 6, ()),
    ("bid-wrong", 6, (parse_call("1S"),)),
    ("bid-right", 6, (parse_call("1N"),)),
    ("lead", 7, ()),
    ("lead-right", 7, (Card.parse("SK"),)),
    ("film", 8, (Action.NEXT, Action.NEXT)),
    ("auction", 9, (Action.NEXT, Action.NEXT)),
)


class Walk:
    """`lessons` is the folder to walk in; None for the program's own."""

    def __init__(self, setting: Setting, out: Path, lessons: Path | None) -> None:
        self._setting, self._out = setting, out
        places = all_places.find()
        self._places = places if lessons is None else replace(places, lessons=lessons)
        self._real = lessons is None

    def run(self) -> None:
        """Every page once."""
        self._write_settings()
        qt = QApplication.instance() or QApplication([])
        assert isinstance(qt, QApplication)
        desk = application.build(qt, self._places)
        self._window = desk.window
        desk.window.resize(self._setting.width, self._setting.height)
        desk.window.move(QPoint(0, 0))
        desk.window.show()
        QTest.qWaitForWindowExposed(desk.window)
        desk.open()
        QTest.qWait(500)  # what the record tells comes a moment after the page
        self._take("home")
        desk.lessons.show()
        self._take("library")
        self._take_panel()
        for lesson in desk.lessons.shelf.library.lessons if self._real else ():
            desk.lessons.open_lesson(lesson.id)
            self._real_steps(lesson.id)
        if not self._real:
            desk.lessons.open_lesson("tour")
            self._scenes()
            desk.lessons.show()
            self._take("library-done")
            desk.progress.show()
            self._take("progress")
            desk.window.perform(actions.AS_TABLE)
            self._take("progress-tables")
            desk.progress.learners.show()
            self._take("learners")
            desk.lessons.show_faults("broken")
            self._take("faults")
            self._take_words_and_trouble(desk)
            EveningPictures(desk, self._take).run()
        desk.window.close()
        desk.close()
        self._places.progress.unlink(missing_ok=True)

    def _take_words_and_trouble(self, desk: Desk) -> None:
        """A word explained under the prose, and what an error of ours looks like."""
        desk.lessons.open_lesson("tour", afresh=True)
        self._page().column.prose.chosen.emit("glossary:finesse")
        self._take("glossary")
        self._page().choose(GoTo(5))
        desk.troubles.caught(ValueError, ValueError("a picture of it"), None)
        self._take("trouble")

    def _write_settings(self) -> None:
        path = self._places.settings
        for name in ("type_size", "appearance", "deck", "language"):
            settings_file.change(path, name, getattr(self._setting, name))

    def _take_panel(self) -> None:
        self._window.toggle_panel()
        self._take("settings")
        self._window.toggle_panel()

    def _page(self) -> LessonPage:
        page = self._window.page
        assert isinstance(page, LessonPage)
        return page

    def _scenes(self) -> None:
        for name, step, choices in SCENES:
            if self._page().moment.step != step:
                self._page().choose(GoTo(step))
            for choice in choices:
                self._page().choose(choice)
            self._take(name)
        while isinstance(self._window.page, LessonPage):
            self._page().perform(actions.NEXT)
        self._take("finished")

    def _real_steps(self, lesson: str) -> None:
        for step in range(1, self._page().moment.steps + 1):
            self._page().choose(GoTo(step))
            self._take(f"{lesson}-{step:02}")
            if self._page().moment.ask is not None:
                self._page().choose(Action.HINT)
                self._take(f"{lesson}-{step:02}-hint")

    def _take(self, name: str) -> None:
        """Wait until nothing moves, then keep what the window shows."""
        end = time.monotonic() + 0.45
        while time.monotonic() < end:
            QTest.qWait(30)
        picture = self._window.grab()
        picture.save(str(self._out / f"{self._setting.name}-{name}.png"))
