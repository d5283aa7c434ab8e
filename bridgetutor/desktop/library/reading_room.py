"""The lessons: the shelf they stand on, a lesson from its first page to its end, and files from elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bridgetutor.phrase import phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridgetutor.desktop.desk import Desk
    from bridgetutor.desktop.lesson.page import LessonPage
    from bridgetutor.desktop.library.bookshelf import Bookshelf
    from bridgetutor.desktop.page import Page
    from bridgetutor.session.conductor import Conductor
    from bridgetutor.session.screen import Screen
    from bridgetutor.session.state import State
    from bridgetutor.teaching.diagnostics import Diagnostic
    from bridgetutor.teaching.lesson import Lesson


class ReadingRoom:
    """Shows the pages of lessons on a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._shelf: Bookshelf | None = None

    @property
    def shelf(self) -> Bookshelf:
        """The lessons in the language of the program, opened when they are first needed."""
        if self._shelf is None:
            from bridgetutor.desktop.library.bookshelf import Bookshelf
            from bridgetutor.teaching.course import Library

            library = Library.open(self._desk.places.lessons, self._desk.look.wording.language)
            self._shelf = Bookshelf(library, self._desk.store, self._desk.learner)
        return self._shelf

    def forget(self) -> None:
        """Another learner is here, or the record has changed from elsewhere."""
        self._shelf = None

    def show(self) -> None:
        """All lessons."""
        self._desk.leave_table()
        shelves = self.shelf.shelves()
        if self.shelf.trouble is not None:
            self._desk.say(self.shelf.trouble)

        def make() -> Page:
            from bridgetutor.desktop.library.page import LibraryPage

            page = LibraryPage(self._desk.look, shelves, self.shelf.complete)
            page.lesson_chosen.connect(self.open_lesson)
            page.faults_wanted.connect(self.show_faults)
            return page

        self._desk.window.show_page(make)

    def open_lesson(
        self, lesson_id: str, *, afresh: bool = False, back: Callable[[], None] | None = None
    ) -> None:
        """The lesson where the learner left it, then `back` or all lessons; its faults where it cannot be taught."""
        lesson = self.shelf.library.lesson(lesson_id)
        if lesson is not None:
            self._run(lesson, afresh=afresh, back=back)
        elif self.shelf.library.header(lesson_id) is not None:
            self.show_faults(lesson_id)
        else:
            words = self._desk.look.wording
            self._desk.window.tell(
                words.say("There is no lesson “{name}” here.", name=words.quoted(lesson_id))
            )

    def open_file(self, path: Path) -> None:
        """A lesson from elsewhere, a friend's set, or a file of boards; anything else is declined in a sentence."""
        from bridgetutor.session.board_files import has_boards
        from bridgetutor.session.contest.set_file import ENDING

        if path.name.endswith(ENDING):
            self._desk.contests.open_file(path)
        elif has_boards(path):
            self._open_boards(path)
        elif path.suffix.lower() == ".md":
            self._open_lesson_file(path)
        else:
            self.show()
            self._desk.say(
                phrase(
                    "{file} is neither a lesson (.md) nor a file of boards (.pbn, .lin, .json).",
                    file=path.name,
                )
            )

    def _open_boards(self, path: Path) -> None:
        from bridgetutor.session.board_files import passages

        try:
            path.open("rb").close()
        except OSError as error:
            self.show()
            why = error.strerror or str(error)
            self._desk.say(phrase("{file} cannot be opened: {why}.", file=path.name, why=why))
            return

        def make() -> Page:
            from bridgetutor.desktop.boards.page import BoardsPage

            page = BoardsPage(self._desk.look, path, passages(path))
            page.play_wanted.connect(lambda first: self._desk.games.play_boards(path, first))
            page.left.connect(self.show)
            return page

        self._desk.window.show_page(make)

    def _open_lesson_file(self, path: Path) -> None:
        from bridgetutor.teaching.loader import load_lesson

        lesson, faults = load_lesson(path)
        if lesson is None:
            self._show_faults(path, faults)
        else:
            self._run(lesson)

    def show_faults(self, lesson_id: str) -> None:
        """What is wrong with a lesson of the library."""
        header = self.shelf.library.header(lesson_id)
        if header is not None:
            self._show_faults(header.path, self.shelf.library.faults(lesson_id))

    def _show_faults(self, path: Path, faults: tuple[Diagnostic, ...]) -> None:
        def make() -> Page:
            from bridgetutor.desktop.library.faults_page import FaultsPage

            page = FaultsPage(self._desk.look, path, faults)
            page.left.connect(self.show)
            return page

        self._desk.window.show_page(make)

    def _run(self, lesson: Lesson, *, afresh: bool = False, back: Callable[[], None] | None = None) -> None:
        from bridgetutor.session.conductor import Conductor
        from bridgetutor.session.lesson_walk import LessonWalk

        self._desk.leave_table()
        conductor = Conductor(LessonWalk(lesson), self._desk.world(), self._desk.others())
        conductor.open(afresh=afresh)
        self._desk.lead(conductor, lesson)
        if lesson.system is not None:
            self._desk.bidding.get_ready(lesson.system)
        self._desk.window.show_page(lambda: self._lesson_page(lesson, conductor, back or self.show))

    def _lesson_page(
        self, lesson: Lesson, conductor: Conductor[State, Screen], back: Callable[[], None]
    ) -> LessonPage:
        from bridgetutor.desktop.lesson.page import LessonPage

        surroundings = self.shelf.surroundings(lesson, self._desk.look.wording)
        page = LessonPage(self._desk.look, conductor, surroundings, bidding=self._desk.bidding)
        page.left.connect(back)
        page.lesson_wanted.connect(self.open_lesson)
        page.finished.connect(lambda: self._show_end(lesson, conductor, back))
        page.troubled.connect(self._desk.trouble)
        page.drill_wanted.connect(
            lambda drill: self._desk.drills.practise(drill, lambda: self._return(lesson, conductor, back))
        )
        page.look_back_wanted.connect(
            lambda moment: self._desk.look_back(moment, lambda: self._lesson_page(lesson, conductor, back))
        )
        return page

    def _return(self, lesson: Lesson, conductor: Conductor[State, Screen], back: Callable[[], None]) -> None:
        """To the page of the lesson that was left for something else."""
        self._desk.lead(conductor, lesson)
        self._desk.window.show_page(lambda: self._lesson_page(lesson, conductor, back))

    def _show_end(
        self, lesson: Lesson, conductor: Conductor[State, Screen], back: Callable[[], None]
    ) -> None:
        def make() -> Page:
            from bridgetutor.desktop.lesson.finished import FinishedPage

            screen, wording = conductor.screen, self._desk.look.wording
            surroundings = self.shelf.surroundings(lesson, wording, leads_to=screen.leads_to)
            page = FinishedPage(self._desk.look, screen, surroundings)
            page.left.connect(back)
            page.lesson_wanted.connect(self.open_lesson)
            page.again.connect(lambda: self._run(lesson, afresh=True, back=back))
            return page

        self._desk.window.show_page(make)
