"""What there is to practise, a drill from its first question, and its end."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bridgetutor.desktop import actions
from bridgetutor.phrase import phrase

if TYPE_CHECKING:
    from bridgetutor.desktop.desk import Desk
    from bridgetutor.desktop.drills.offer import Offer
    from bridgetutor.desktop.page import Page
    from bridgetutor.desktop.services.practising import Practising
    from bridgetutor.session.conductor import Conductor
    from bridgetutor.session.screen import Screen
    from bridgetutor.session.state import State


class PracticeRoom:
    """Shows the drills on a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def show(self) -> None:
        """What there is to practise."""
        self._desk.leave_table()

        def make() -> Page:
            from bridgetutor.desktop.drills.offer import due, sections
            from bridgetutor.desktop.drills.page import DrillsPage

            learned, now = self._practice.learned(), datetime.now(UTC)
            page = DrillsPage(self._desk.look, due(learned, now), sections(learned, now))
            page.drill_chosen.connect(self._drill)
            page.left.connect(self._desk.lessons.show)
            return page

        self._desk.window.show_page(make)

    def _drill(self, offer: Offer) -> None:
        """A drill from its first question."""
        from bridgetutor.session.conductor import Conductor

        self._desk.leave_table()
        walk = self._practice.walk(offer.name, self._desk.look.wording.render(offer.title), offer.concepts)
        conductor = Conductor(walk, self._desk.world(), self._desk.others())
        conductor.open(afresh=True)
        self._desk.lead(conductor)

        def make() -> Page:
            from bridgetutor.desktop.lesson.page import LessonPage
            from bridgetutor.desktop.lesson.surroundings import Surroundings

            surroundings = Surroundings(self._desk.lessons.shelf.library.glossary)
            page = LessonPage(self._desk.look, conductor, surroundings, bidding=self._desk.bidding)
            page.place = actions.DRILLS.name
            page.left.connect(self.show)
            page.finished.connect(lambda: self._show_drill_end(offer, conductor))
            page.troubled.connect(self._desk.trouble)
            return page

        self._desk.window.show_page(make)

    def _show_drill_end(self, offer: Offer, conductor: Conductor[State, Screen]) -> None:
        def make() -> Page:
            from bridgetutor.desktop.lesson.finished import FinishedPage
            from bridgetutor.desktop.lesson.surroundings import Surroundings

            done, back = phrase("✓ Drill done"), phrase("To the drills")
            page = FinishedPage(self._desk.look, conductor.screen, Surroundings(), done=done, back=back)
            page.place = actions.DRILLS.name
            page.left.connect(self.show)
            page.again.connect(lambda: self._drill(offer))
            return page

        self._desk.window.show_page(make)

    @property
    def _practice(self) -> Practising:
        """The learner's drills, with what the record tells of them."""
        from bridgetutor.desktop.services.practising import Practising

        return Practising(self._desk.store, self._desk.look.wording)
