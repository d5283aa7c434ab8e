"""Chooses which page the window shows, and hands each what it needs: library, lesson, its end, its faults, games."""

from __future__ import annotations

import uuid
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bridgetutor.desktop import actions
from bridgetutor.desktop.services import window_state
from bridgetutor.desktop.services.bidding_engine import BiddingEngine
from bridgetutor.desktop.services.log import LOGGER
from bridgetutor.desktop.services.report import Report, Situation
from bridgetutor.desktop.services.solving import Solving
from bridgetutor.desktop.services.troubles import Troubles
from bridgetutor.phrase import phrase
from bridgetutor.session.choice import format_choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridgetutor.desktop.drills.offer import Offer
    from bridgetutor.desktop.lesson.page import LessonPage
    from bridgetutor.desktop.library.bookshelf import Bookshelf
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.main_window import MainWindow
    from bridgetutor.desktop.page import Page
    from bridgetutor.desktop.play.page import PlayPage
    from bridgetutor.desktop.review.page import ReviewPage
    from bridgetutor.desktop.services.practising import Practising
    from bridgetutor.desktop.services.robots import Robots
    from bridgetutor.games.game import Game
    from bridgetutor.phrase import Phrase
    from bridgetutor.places import Places
    from bridgetutor.progress.store import Store
    from bridgetutor.session.conductor import Conductor
    from bridgetutor.session.conductor import Surroundings as World
    from bridgetutor.session.evening.screen import EveningScreen
    from bridgetutor.session.evening.state import Evening
    from bridgetutor.session.looking_back import LookingBack
    from bridgetutor.session.screen import Screen
    from bridgetutor.session.state import State
    from bridgetutor.teaching.diagnostics import Diagnostic
    from bridgetutor.teaching.lesson import Lesson

# The imports inside the functions below are of what costs time and is not needed for the first paint: the lessons,
# sqlite_utils, markdown, the card table.


class Desk(QObject):
    """One for the program. `open` is called when the window has been painted."""

    def __init__(self, window: MainWindow, look: Look, places: Places) -> None:
        super().__init__(window)
        self.window = window
        self.look = look
        self._places = places
        self._store: Store | None = None
        self._shelf: Bookshelf | None = None
        self._lesson: Lesson | None = None
        self._conductor: Conductor[State, Screen] | Conductor[Evening, EveningScreen] | None = None
        self._solving = Solving(self)
        self._robots: Robots | None = None
        self._recording_failed = False
        self._bidding = BiddingEngine()
        self.troubles = Troubles(self._situation, self)
        self.troubles.told.connect(self._tell_trouble)
        self.troubles.install()
        window.entry_chosen.connect(self._go)
        window.file_dropped.connect(lambda name: self.open_file(Path(name)))
        window.closing.connect(lambda: window_state.remember(window, places.data / "window.json"))
        look.not_kept.connect(self._say)

    def open(self, file: Path | None = None) -> None:
        """Read the record and the lessons, and show them, or the file."""
        self._open_record()
        if file is None:
            self.show_library()
        else:
            self.open_file(file)

    def close(self) -> None:
        """Let go of the record and of the error hook."""
        self.troubles.remove()
        self._bidding.end()
        self._solving.end()
        if self._store is not None:
            self._store.close()
            self._store = None

    @property
    def shelf(self) -> Bookshelf:
        """The lessons in the language of the program, opened when they are first needed."""
        if self._shelf is None:
            from bridgetutor.desktop.library.bookshelf import Bookshelf
            from bridgetutor.teaching.course import Library

            library = Library.open(self._places.lessons, self.look.wording.language)
            self._shelf = Bookshelf(library, self._store)
        return self._shelf

    def _go(self, place: str) -> None:
        """To a place of the top row."""
        if place == actions.PLAY.name:
            self.show_games()
        elif place == actions.DRILLS.name:
            self.show_drills()
        else:
            self.show_library()

    def show_library(self) -> None:
        """All lessons."""
        self._leave_table()
        shelves = self.shelf.shelves()
        if self.shelf.trouble is not None:
            self._say(self.shelf.trouble)

        def make() -> Page:
            from bridgetutor.desktop.library.page import LibraryPage

            page = LibraryPage(self.look, shelves, self.shelf.complete)
            page.lesson_chosen.connect(self.open_lesson)
            page.faults_wanted.connect(self.show_faults)
            return page

        self.window.show_page(make)

    def open_lesson(self, lesson_id: str, *, afresh: bool = False) -> None:
        """The lesson where the learner left it; its faults where it cannot be taught."""
        lesson = self.shelf.library.lesson(lesson_id)
        if lesson is not None:
            self._run(lesson, afresh=afresh)
        elif self.shelf.library.header(lesson_id) is not None:
            self.show_faults(lesson_id)
        else:
            words = self.look.wording
            self.window.tell(words.say("There is no lesson “{name}” here.", name=words.quoted(lesson_id)))

    def open_file(self, path: Path) -> None:
        """A lesson from elsewhere, or a file of boards; anything else is declined in a sentence."""
        from bridgetutor.desktop.boards.reading import has_boards

        if has_boards(path):
            self._open_boards(path)
        elif path.suffix.lower() == ".md":
            self._open_lesson_file(path)
        else:
            self.show_library()
            self._say(
                phrase(
                    "{file} is neither a lesson (.md) nor a file of boards (.pbn, .lin, .json).",
                    file=path.name,
                )
            )

    def _open_boards(self, path: Path) -> None:
        from bridgetutor.desktop.boards.reading import passages

        try:
            path.open("rb").close()
        except OSError as error:
            self.show_library()
            why = error.strerror or str(error)
            self._say(phrase("{file} cannot be opened: {why}.", file=path.name, why=why))
            return

        def make() -> Page:
            from bridgetutor.desktop.boards.page import BoardsPage

            page = BoardsPage(self.look, path, passages(path))
            page.left.connect(self.show_library)
            return page

        self.window.show_page(make)

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

            page = FaultsPage(self.look, path, faults)
            page.left.connect(self.show_library)
            return page

        self.window.show_page(make)

    def show_games(self) -> None:
        """The games one can sit down to."""
        self._leave_table()

        def make() -> Page:
            from bridgetutor.desktop.play.games_page import GamesPage, Offer
            from bridgetutor.games.catalogue import GAMES

            page = GamesPage(self.look, tuple(Offer(game, self._evening(game).left()) for game in GAMES))
            page.game_chosen.connect(self._play)
            page.left.connect(self.show_library)
            return page

        self.window.show_page(make)

    def show_drills(self) -> None:
        """What there is to practise."""
        self._leave_table()

        def make() -> Page:
            from bridgetutor.desktop.drills.offer import due, sections
            from bridgetutor.desktop.drills.page import DrillsPage

            learned, now = self._practice.learned(), datetime.now(UTC)
            page = DrillsPage(self.look, due(learned, now), sections(learned, now))
            page.drill_chosen.connect(self._drill)
            page.left.connect(self.show_library)
            return page

        self.window.show_page(make)

    def _drill(self, offer: Offer) -> None:
        """A drill from its first question."""
        from bridgetutor.session.conductor import Conductor

        self._leave_table()
        walk = self._practice.walk(offer.name, self.look.wording.render(offer.title), offer.concepts)
        conductor = Conductor(walk, self._world(), self._others())
        conductor.open(afresh=True)
        self._conductor = conductor
        self._trouble(conductor.trouble)

        def make() -> Page:
            from bridgetutor.desktop.lesson.page import LessonPage
            from bridgetutor.desktop.lesson.surroundings import Surroundings

            surroundings = Surroundings(self.shelf.library.glossary)
            page = LessonPage(self.look, conductor, surroundings, bidding=self._bidding)
            page.place = actions.DRILLS.name
            page.left.connect(self.show_drills)
            page.finished.connect(lambda: self._show_drill_end(offer, conductor))
            page.troubled.connect(self._trouble)
            return page

        self.window.show_page(make)

    def _show_drill_end(self, offer: Offer, conductor: Conductor[State, Screen]) -> None:
        def make() -> Page:
            from bridgetutor.desktop.lesson.finished import FinishedPage
            from bridgetutor.desktop.lesson.surroundings import Surroundings

            done, back = phrase("✓ Drill done"), phrase("To the drills")
            page = FinishedPage(self.look, conductor.screen, Surroundings(), done=done, back=back)
            page.place = actions.DRILLS.name
            page.left.connect(self.show_drills)
            page.again.connect(lambda: self._drill(offer))
            return page

        self.window.show_page(make)

    @property
    def _practice(self) -> Practising:
        """The learner's drills, with what the record tells of them."""
        from bridgetutor.desktop.services.practising import Practising

        return Practising(self._store, self.look.wording)

    def _play(self, game: Game, afresh: bool) -> None:  # what the signal carries
        """The game where it was left, or with a fresh sheet."""
        self._leave_table()
        conductor = self._evening(game)
        conductor.open(afresh=afresh)
        self._conductor = conductor
        self._trouble(conductor.trouble)

        self.window.show_page(lambda: self._play_page(conductor))

    def _play_page(self, conductor: Conductor[Evening, EveningScreen]) -> PlayPage:
        from bridgetutor.desktop.play.page import PlayPage

        page = PlayPage(self.look, conductor, bidding=self._bidding)
        page.left.connect(self.show_games)
        page.troubled.connect(self._trouble)
        page.look_back_wanted.connect(
            lambda moment: self._look_back(moment, lambda: self._play_page(conductor))
        )
        return page

    def _evening(self, game: Game) -> Conductor[Evening, EveningScreen]:
        from random import SystemRandom

        from bridgetutor.session.conductor import Conductor
        from bridgetutor.session.evening.walk import EveningWalk

        return Conductor(EveningWalk(game, SystemRandom()), self._world(), self._others())

    def _world(self) -> World:
        from bridgetutor.session.conductor import Surroundings

        return Surroundings(self._store, lambda: datetime.now(UTC), lambda: uuid.uuid4().hex)

    def _leave_table(self) -> None:
        """No card is thought out for a table that is no longer there."""
        self._lesson = self._conductor = None
        if self._robots is not None:
            self._robots.drop()

    def _others(self) -> Robots:
        from bridgetutor.desktop.services.robots import Robots

        if self._robots is None:
            self._robots = Robots(self._solving, self)
        return self._robots

    def _run(self, lesson: Lesson, *, afresh: bool = False) -> None:
        from bridgetutor.session.conductor import Conductor
        from bridgetutor.session.lesson_walk import LessonWalk

        self._leave_table()
        conductor = Conductor(LessonWalk(lesson), self._world(), self._others())
        conductor.open(afresh=afresh)
        self._lesson, self._conductor = lesson, conductor
        self._trouble(conductor.trouble)
        if lesson.system is not None:
            self._bidding.get_ready(lesson.system)
        self.window.show_page(lambda: self._lesson_page(lesson, conductor))

    def _lesson_page(self, lesson: Lesson, conductor: Conductor[State, Screen]) -> LessonPage:
        from bridgetutor.desktop.lesson.page import LessonPage

        surroundings = self.shelf.surroundings(lesson, self.look.wording)
        page = LessonPage(self.look, conductor, surroundings, bidding=self._bidding)
        page.left.connect(self.show_library)
        page.lesson_wanted.connect(self.open_lesson)
        page.finished.connect(lambda: self._show_end(lesson, conductor))
        page.troubled.connect(self._trouble)
        page.look_back_wanted.connect(
            lambda moment: self._look_back(moment, lambda: self._lesson_page(lesson, conductor))
        )
        return page

    def _look_back(self, moment: LookingBack, back: Callable[[], Page]) -> None:
        """At a hand that is over; then back to the page it was played on."""
        page: ReviewPage | None = None

        def make() -> Page:
            from bridgetutor.desktop.review.page import ReviewPage

            nonlocal page
            shown = moment if page is None else page.moment
            page = ReviewPage(self.look, shown, self._solving, self.shelf.library.that_teaches)
            page.left.connect(lambda: self.window.show_page(back))
            page.lesson_wanted.connect(self.open_lesson)
            return page

        self.window.show_page(make)

    def _show_end(self, lesson: Lesson, conductor: Conductor[State, Screen]) -> None:
        def make() -> Page:
            from bridgetutor.desktop.lesson.finished import FinishedPage

            surroundings = self.shelf.surroundings(lesson, self.look.wording)
            page = FinishedPage(self.look, conductor.screen, surroundings)
            page.left.connect(self.show_library)
            page.lesson_wanted.connect(self.open_lesson)
            page.again.connect(lambda: self._run(lesson, afresh=True))
            return page

        self.window.show_page(make)

    def _open_record(self) -> None:
        from bridgetutor.progress.faults import StoreFault
        from bridgetutor.progress.store import Store

        try:
            self._store = Store.open(self._places.progress, now=datetime.now(UTC))
        except StoreFault as fault:
            LOGGER.warning("record: %s", fault)
            self._say(fault.fault.says)
        else:
            if self._store.notice is not None:
                self._say(self._store.notice)

    def _say(self, says: Phrase) -> None:
        self.window.tell(self.look.wording.render(says))

    def _trouble(self, says: Phrase | None) -> None:
        """What the conductor says of the record; it is taken back once the record is well again."""
        if says is not None:
            self._say(says)
        elif self._recording_failed:
            self.window.hush()
        self._recording_failed = says is not None

    def _situation(self) -> Situation:
        """Where the learner is; last among the choices the one that failed, so that a replay fails too."""
        if self._conductor is None:
            return Situation()
        choices, screen = self._conductor.choices, self._conductor.screen
        trying = getattr(self.window.page, "trying", None)
        if trying is not None:
            choices = (*choices, format_choice(trying))
        path = "" if self._lesson is None else str(self._lesson.path)
        return Situation(self._conductor.walk.id, path, choices, table=screen.table, step=screen.step)

    def _tell_trouble(self, report: Report) -> None:
        """One sentence, the offer to save a report, and the page as it last was."""
        words = self.look.wording
        if self._conductor is None:
            says = words.say("That did not work. The mistake is the program's; go on, or save a report.")
        elif self._lesson is None:
            says = words.say("That did not work. The hand stands where it was; go on, or save a report.")
        else:
            says = words.say("That did not work. The lesson stands where it was; go on, or save a report.")
        self.window.tell(says, offer=words.say("Save a report"), accepted=lambda: self._save(report))
        self.window.page.start_focus()

    def _save(self, report: Report) -> None:
        words = self.look.wording
        try:
            path = report.save(self._places.data / "reports")
        except OSError as error:
            why = error.strerror or str(error)
            self.window.tell(words.say("The report could not be saved: {why}", why=why))
            return
        self.window.tell(words.say("The report is saved as {path}", path=words.quoted(str(path))))
