"""The figures, the answers behind them, and each answer's question again."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bridgetutor.desktop import actions
from bridgetutor.desktop.progress.learners_room import LearnersRoom
from bridgetutor.phrase import phrase
from bridgetutor.progress.faults import StoreFault

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridgetutor.desktop.desk import Desk
    from bridgetutor.desktop.page import Page
    from bridgetutor.desktop.progress.answered import Answered
    from bridgetutor.desktop.progress.behind import Behind
    from bridgetutor.desktop.progress.panels import Painter
    from bridgetutor.progress.attempts import Attempt
    from bridgetutor.session.conductor import Conductor
    from bridgetutor.session.screen import Screen
    from bridgetutor.session.state import State
    from bridgetutor.session.walk import Walk


class ProgressRoom:
    """Shows the figures on a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.learners = LearnersRoom(desk)
        desk.accounts.ready.connect(self._show_again)

    def show(self) -> None:
        """What the answers add up to."""
        self._desk.leave_table()

        def make() -> Page:
            from bridgetutor.desktop.progress.page import ProgressPage

            page = ProgressPage(self._desk.look, self._painter(), self._desk.name)
            page.behind_chosen.connect(lambda behind: self.show_behind(behind, self.show))
            page.left.connect(self._desk.home.show)
            page.learners_wanted.connect(self.learners.show)
            return page

        self._desk.window.show_page(make)

    def _show_again(self) -> None:
        """Once a long record has been read."""
        from bridgetutor.desktop.progress.page import ProgressPage

        if isinstance(self._desk.window.page, ProgressPage):
            self.show()

    def _painter(self) -> Painter | None:
        from bridgetutor.desktop.progress import telling
        from bridgetutor.desktop.progress.panels import Painter
        from bridgetutor.teaching.drills.catalogue import GROUPS

        account = self._desk.accounts.account(self._desk.store, self._desk.learner)
        if account is None:
            return None
        now = datetime.now().astimezone()
        drills = telling.drill_groups((group.title, group.concepts) for group in GROUPS)
        lessons = (phrase("Lessons"), telling.lessons(account.figures))
        return Painter(
            account.figures,
            self.titles(),
            (lessons, *drills),
            now.date(),
            now.tzinfo or UTC,
            self._desk.look,
        )

    def titles(self) -> dict[str, str]:
        """Every skill that there is, by name."""
        from bridgetutor.session.skills import of_drill, of_lesson
        from bridgetutor.teaching.drills.catalogue import GROUPS

        words = self._desk.look.wording
        titles = {of_lesson(header.id): header.title for header in self._desk.lessons.shelf.library.lessons}
        for group in GROUPS:
            for maker in group.makers:
                title = words.render(maker.title)
                if len(group.makers) > 1:
                    title = f"{title} · {words.render(group.title)}"
                titles[of_drill(maker.concept)] = title
        return titles

    def show_behind(self, behind: Behind, back: Callable[[], None]) -> None:
        """The answers behind a figure; leaving them leads back."""
        from bridgetutor.desktop.progress.answered import InRecord
        from bridgetutor.desktop.progress.attempts_page import MOST

        store, learner = self._desk.store, self._desk.learner
        try:
            attempts = () if store is None else store.behind(learner, behind.part, most=MOST)
        except StoreFault as fault:
            self._desk.say(fault.fault.says)
            attempts = ()
        self.list_attempts(behind.title, attempts, InRecord(store, learner), back)

    def list_attempts(
        self, title: str, attempts: tuple[Attempt, ...], whose: Answered, back: Callable[[], None]
    ) -> None:
        """Attempts, the newest first, each of which leads to its question; leaving them leads back."""
        from bridgetutor.desktop.progress.attempts_page import MOST, AttemptsPage
        from bridgetutor.desktop.progress.telling import named

        self._desk.leave_table()
        titles = self.titles()
        listed = tuple((attempt, named(whose.skill_of(attempt), titles)) for attempt in attempts[:MOST])

        def again() -> None:
            self.list_attempts(title, attempts, whose, back)

        def make() -> Page:
            page = AttemptsPage(self._desk.look, title, listed)
            page.left.connect(back)
            page.attempt_chosen.connect(lambda attempt: self._look_again(attempt, whose, again))
            return page

        self._desk.window.show_page(make)

    def _look_again(self, attempt: Attempt, whose: Answered, back: Callable[[], None]) -> None:
        """The question of an answer as it was asked. What is answered now is not counted."""
        from bridgetutor.session.conductor import Conductor

        found = self._walk_to(attempt, whose)
        if found is None:
            self._desk.say(phrase("This question cannot be found any more."))
            return
        walk, choose = found
        conductor = Conductor(walk, self._desk.world(counted=False), self._desk.others())
        conductor.open(afresh=True)
        choose(conductor)
        self._desk.lead(conductor)

        def make() -> Page:
            from bridgetutor.desktop.lesson.page import LessonPage
            from bridgetutor.desktop.lesson.surroundings import Surroundings

            glossary = self._desk.lessons.shelf.library.glossary
            context = self._desk.look.wording.say("Once more: not counted")
            page = LessonPage(
                self._desk.look,
                conductor,
                Surroundings(glossary, context=context),
                bidding=self._desk.bidding,
            )
            page.place = actions.HOME.name
            page.left.connect(back)
            page.finished.connect(back)
            page.lesson_wanted.connect(self._desk.lessons.open_lesson)
            return page

        self._desk.window.show_page(make)

    def _walk_to(
        self, attempt: Attempt, whose: Answered
    ) -> tuple[Walk[State, Screen], Callable[[Conductor[State, Screen]], object]] | None:
        """The walk on which the question stands, and the choice that leads to it."""
        from bridgetutor.session.choice import GoTo
        from bridgetutor.session.drill_walk import DrillWalk
        from bridgetutor.session.lesson_walk import LessonWalk
        from bridgetutor.session.retracing import question_of, step_of
        from bridgetutor.session.skills import of_drill

        sitting = whose.sitting(attempt)
        if sitting is None:
            return None
        words = self._desk.look.wording
        posed = question_of(attempt, sitting.choices, whose.together(attempt))
        if posed is not None:
            title = self.titles().get(of_drill(posed.concept), "")
            return DrillWalk("again", title, 1, lambda _state: posed, words), lambda _conductor: None
        lesson = self._desk.lessons.shelf.library.lesson(sitting.lesson)
        step = None if lesson is None else step_of(lesson, attempt.answered.exercise)
        if lesson is None or step is None:
            return None
        return LessonWalk(lesson), lambda conductor: conductor.choose(GoTo(step))
