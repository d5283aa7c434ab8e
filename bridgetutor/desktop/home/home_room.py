"""The first page on a desk, and where it leads."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from bridgetutor.desktop.desk import Desk
    from bridgetutor.desktop.home.page import HomePage
    from bridgetutor.desktop.home.told import Told
    from bridgetutor.desktop.library.shelf import LessonRow, Shelf
    from bridgetutor.desktop.page import Page


class HomeRoom:
    """Shows the first page; what takes longer to find out comes a moment after the page."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._shelves: tuple[Shelf, ...] = ()
        self._told: Told | None = None
        desk.accounts.ready.connect(self._tell)

    def show(self) -> None:
        """The first page."""
        self._desk.leave_table()
        shelf = self._desk.lessons.shelf
        self._shelves, self._told = shelf.shelves(), None
        if shelf.trouble is not None:
            self._desk.say(shelf.trouble)
        self._desk.window.show_page(self._page)
        QTimer.singleShot(0, self._desk, self._tell)

    def _page(self) -> Page:
        from bridgetutor.desktop.home.page import HomePage
        from bridgetutor.desktop.library.shelf import to_continue

        found = to_continue(self._shelves)
        shelf = self._desk.lessons.shelf
        going_on = None if found is None else (found[0], shelf.complete(found[1]))
        page = HomePage(self._desk.look, going_on, self._quiz(), datetime.now().astimezone())
        page.context = self._desk.look.wording.quoted(self._desk.name)
        page.lesson_chosen.connect(self._desk.lessons.open_lesson)
        page.quiz_skipped.connect(self._skip)
        page.due_chosen.connect(lambda: self._practise(page))
        page.today_chosen.connect(self._desk.games.go_on)
        page.figures_chosen.connect(self._desk.progress.show)
        page.behind_chosen.connect(lambda behind: self._desk.progress.show_behind(behind, self.show))
        if self._told is not None:
            page.tell(self._told)
        return page

    def _quiz(self) -> LessonRow | None:
        """The placing quiz, as long as no lesson was ever begun."""
        from bridgetutor.desktop.library.shelf import Stage

        rows = [row for shelf in self._shelves for row in shelf.rows]
        if any(row.stage in {Stage.BEGUN, Stage.DONE} for row in rows):
            return None
        quizzes = self._desk.lessons.shelf.quizzes
        return next((row for row in rows if row.id in quizzes), None)

    def _skip(self) -> None:
        """To the first lesson that is no quiz."""
        quizzes = self._desk.lessons.shelf.quizzes
        rows = (row for shelf in self._shelves for row in shelf.rows)
        first = next((row for row in rows if row.id not in quizzes), None)
        if first is not None:
            self._desk.lessons.open_lesson(first.id)

    def _tell(self) -> None:
        """What the record tells, if the page is still there to tell it."""
        from bridgetutor.desktop.home.page import HomePage
        from bridgetutor.desktop.home.told import told

        page = self._desk.window.page
        if not isinstance(page, HomePage):
            return
        account = self._desk.accounts.account(self._desk.store, self._desk.learner)
        if account is not None:
            quizzes = self._desk.lessons.shelf.quizzes
            courses = tuple(
                shelf for shelf in self._shelves if not all(row.id in quizzes for row in shelf.rows)
            )
            self._told = told(account, courses, datetime.now().astimezone())
            page.tell(self._told)

    def _practise(self, page: HomePage) -> None:
        if self._told is not None:
            self._desk.drills.begin(self._told.due, self.show)
