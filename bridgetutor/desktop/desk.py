"""What all pages share, the record, the engines, the robots, and which room the learner is in."""

from __future__ import annotations

import uuid
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject

from bridgetutor.desktop import actions
from bridgetutor.desktop.contest.room import ContestRoom
from bridgetutor.desktop.drills.practice_room import PracticeRoom
from bridgetutor.desktop.home.home_room import HomeRoom
from bridgetutor.desktop.library.reading_room import ReadingRoom
from bridgetutor.desktop.play.card_room import CardRoom
from bridgetutor.desktop.progress.progress_room import ProgressRoom
from bridgetutor.desktop.services import window_state
from bridgetutor.desktop.services.accounts import Accounts
from bridgetutor.desktop.services.bidding_engine import BiddingEngine
from bridgetutor.desktop.services.errand import Errand
from bridgetutor.desktop.services.log import LOGGER
from bridgetutor.desktop.services.report import Report, Situation
from bridgetutor.desktop.services.solving import Solving
from bridgetutor.desktop.services.troubles import Troubles
from bridgetutor.progress.learners import LEARNER
from bridgetutor.session.choice import format_choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.main_window import MainWindow
    from bridgetutor.desktop.page import Page
    from bridgetutor.desktop.review.page import ReviewPage
    from bridgetutor.desktop.services.robots import Robots
    from bridgetutor.phrase import Phrase
    from bridgetutor.places import Places
    from bridgetutor.progress.store import Store
    from bridgetutor.session.conductor import Conductor
    from bridgetutor.session.contest.state import Competing
    from bridgetutor.session.evening.screen import EveningScreen
    from bridgetutor.session.evening.state import Evening
    from bridgetutor.session.kept import Surroundings as World
    from bridgetutor.session.looking_back import LookingBack
    from bridgetutor.session.partnership.state import Partnership
    from bridgetutor.session.screen import Screen
    from bridgetutor.session.state import State
    from bridgetutor.teaching.lesson import Lesson

    Led: TypeAlias = (
        Conductor[State, Screen]
        | Conductor[Evening, EveningScreen]
        | Conductor[Competing, EveningScreen]
        | Conductor[Partnership, Screen]
    )

# The imports inside the functions below are of what costs time and is not needed for the first paint: the lessons,
# sqlite_utils, markdown, the card table.


class Desk(QObject):
    """One for the program. `open` is called when the window has been painted.

    Each room shows the pages of its kind and takes from here what pages share.
    """

    def __init__(self, window: MainWindow, look: Look, places: Places) -> None:
        super().__init__(window)
        self.window = window
        self.look = look
        self.places = places
        self.store: Store | None = None
        self.learner = LEARNER
        self.accounts = Accounts(self)
        self._copying = Errand(self)
        self._lesson: Lesson | None = None
        self._conductor: Led | None = None
        self.solving = Solving(self)
        self._dealing = Solving(self)
        self.elsewhere = Solving(self, yields=True)
        """Who thinks at other tables, where the computer has nothing else to do."""
        self._robots: Robots | None = None
        self._recording_failed = False
        self.bidding = BiddingEngine()
        self.troubles = Troubles(self._situation, self)
        self.troubles.told.connect(self._tell_trouble)
        self.troubles.install()
        self.lessons, self.games, self.drills = ReadingRoom(self), CardRoom(self), PracticeRoom(self)
        self.contests = ContestRoom(self)
        self.accounts.damaged.connect(self._tell_damage)
        self.home, self.progress = HomeRoom(self), ProgressRoom(self)
        window.entry_chosen.connect(self._go)
        window.file_dropped.connect(lambda name: self.lessons.open_file(Path(name)))
        window.closing.connect(lambda: window_state.remember(window, places.data / "window.json"))
        look.not_kept.connect(self.say)

    def open(self, file: Path | None = None) -> None:
        """Read the record and the lessons, and show the first page, or the file."""
        self._open_record()
        if file is None:
            self.home.show()
        else:
            self.lessons.open_file(file)

    def close(self) -> None:
        """Let go of the record and of the error hook."""
        self.troubles.remove()
        self.leave_table()
        self.bidding.end()
        self.solving.end()
        self._dealing.end()
        self.accounts.end()
        self.progress.learners.errand.stop()
        self._copying.stop()
        self.elsewhere.end()
        if self.store is not None:
            self.store.close()
            self.store = None

    def _go(self, place: str) -> None:
        """To a place of the top row."""
        if place == actions.PLAY.name:
            self.games.show()
        elif place == actions.DRILLS.name:
            self.drills.show()
        elif place == actions.PROGRESS.name:
            self.progress.show()
        elif place == actions.LESSONS.name:
            self.lessons.show()
        else:
            self.home.show()

    def lead(
        self,
        conductor: Led,
        lesson: Lesson | None = None,
    ) -> None:
        """This walk, of a lesson or not, is what goes on from now on."""
        self._lesson, self._conductor = lesson, conductor
        self.trouble(conductor.trouble)

    @property
    def name(self) -> str:
        """The name of the learner who is here; empty where there is none."""
        from bridgetutor.progress.faults import StoreFault

        try:
            learners = () if self.store is None else self.store.learners()
        except StoreFault as fault:
            LOGGER.warning("record: %s", fault)
            return ""
        return next((each.name for each in learners if each.id == self.learner), "")

    def seat(self, learner: str) -> None:
        """This learner is here from now on."""
        self.learner = learner
        self.lessons.forget()
        self.games.forget()
        self.accounts.forget()

    def world(self, *, counted: bool = True) -> World:
        """The record, the clock and fresh names, for a conductor; nothing is kept of what is not `counted`."""
        from bridgetutor.session.kept import Surroundings

        store = self.store if counted else None
        return Surroundings(store, lambda: datetime.now(UTC), lambda: uuid.uuid4().hex, self.learner)

    def leave_table(self) -> None:
        """No card is thought out for a table that is no longer there."""
        self._lesson = self._conductor = None
        self.contests.leave()
        self.drills.leave()
        if self._robots is not None:
            self._robots.drop()

    def others(self) -> Robots:
        """Who thinks for the other seats, and looks for the cards."""
        from bridgetutor.desktop.services.dealer import Dealer
        from bridgetutor.desktop.services.robots import Robots

        if self._robots is None:
            dealer = Dealer(self._dealing, self)
            self._robots = Robots(
                self.solving, self, dealer=dealer, pause=lambda: self.look.settings.robots_pause
            )
        return self._robots

    def look_back(
        self, moment: LookingBack, back: Callable[[], Page], play_on: Callable[[int], None] | None = None
    ) -> None:
        """At a hand that is over; then back to the page it was played on.

        `play_on` goes there to play it on from a card, counted from 0.
        """
        page: ReviewPage | None = None
        place = self.window.page.place
        conductor, lesson, is_contest = self._conductor, self._lesson, self.contests.is_open

        def come_back() -> None:
            """From a lesson; a contest was left for it, and is gone on with from its own page."""
            if is_contest or conductor is None:
                self.lessons.show()
            else:
                self.leave_table()
                self.lead(conductor, lesson)
                self.window.show_page(make)

        def make() -> Page:
            from bridgetutor.desktop.review.page import ReviewPage
            from bridgetutor.desktop.review.surroundings import Surroundings

            nonlocal page
            now = moment if page is None else page.moment
            around = Surroundings(
                self.solving,
                self.places.resources,
                self.lessons.shelf.library.that_teaches,
                can_play_on=play_on is not None,
            )
            page = ReviewPage(self.look, now, around)
            page.place = place
            page.told.connect(self.say)
            page.lesson_wanted.connect(lambda name: self.lessons.open_lesson(name, back=come_back))
            page.known.connect(self.drills.keep_mistakes)
            page.left.connect(lambda: self.window.show_page(back))
            if play_on is not None:
                page.play_on_wanted.connect(play_on)
                page.play_on_wanted.connect(lambda: self.window.show_page(back))
            return page

        self.window.show_page(make)

    def _open_record(self) -> None:
        from bridgetutor.progress.faults import StoreFault
        from bridgetutor.progress.store import Store

        try:
            self.store = Store.open(self.places.progress, now=datetime.now(UTC))
            self.learner = self.store.learners()[0].id
        except StoreFault as fault:
            LOGGER.warning("record: %s", fault)
            self.say(fault.fault.says)
        else:
            if self.store.notice is not None:
                self.say(self.store.notice)
            if not self.store.is_examined:
                self.accounts.examine(self.places.progress)
            if self.store.is_copy_due(now=datetime.now(UTC)):
                self._copying.run(self._copy_in_turn)

    def _copy_in_turn(self, _is_wanted: Callable[[], bool]) -> None:
        """Beside the window, with a connection of its own."""
        from bridgetutor.progress.store import Store

        with Store.open(self.places.progress, now=datetime.now(UTC)) as store:
            store.copy_in_turn(now=datetime.now(UTC))

    def _tell_damage(self) -> None:
        from bridgetutor.progress.faults import damaged

        self.say(damaged(self.places.progress))

    def say(self, says: Phrase) -> None:
        """Tell it under the top row."""
        self.window.tell(self.look.wording.render(says))

    def trouble(self, says: Phrase | None) -> None:
        """What the conductor says of the record; it is taken back once the record is well again."""
        if says is not None:
            self.say(says)
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
            path = report.save(self.places.data / "reports")
        except OSError as error:
            why = error.strerror or str(error)
            self.window.tell(words.say("The report could not be saved: {why}", why=why))
            return
        self.window.tell(words.say("The report is saved as {path}", path=words.quoted(str(path))))
