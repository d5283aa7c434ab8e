"""What there is to practise, a drill from its first question, and its end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bridgetutor.desktop import actions
from bridgetutor.phrase import Phrase, phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridgetutor.desktop.desk import Desk
    from bridgetutor.desktop.drills.clock import Clock
    from bridgetutor.desktop.drills.offer import Offer
    from bridgetutor.desktop.page import Page
    from bridgetutor.desktop.services.ahead import Ahead
    from bridgetutor.desktop.services.practising import Practising
    from bridgetutor.desktop.services.weighing import Weighing
    from bridgetutor.session.conductor import Conductor
    from bridgetutor.session.looking_back import LookingBack
    from bridgetutor.session.mistakes import ToPlay
    from bridgetutor.session.partnership.state import Partnership
    from bridgetutor.session.screen import Screen
    from bridgetutor.session.state import State
    from bridgetutor.teaching.lesson import Drill

    Led = Conductor[State, Screen] | Conductor[Partnership, Screen]


@dataclass(frozen=True, slots=True)
class Terms:
    """How a drill is gone through: so many questions, and where leaving leads, with the words for it.

    A drill of a lesson is not `timed`.
    """

    questions: int
    back: Callable[[], None]
    back_to: Phrase
    timed: bool = False


class PracticeRoom:
    """Shows the drills on a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._background: Ahead | Weighing | None = None
        desk.accounts.ready.connect(self._show_again)

    def leave(self) -> None:
        """Nothing is worked out any more for a drill that nobody is at."""
        if self._background is not None:
            self._background.drop()
            self._background.deleteLater()
            self._background = None

    def show(self) -> None:
        """What there is to practise."""
        self._desk.leave_table()

        def make() -> Page:
            from bridgetutor.desktop.drills.offer import due, sections
            from bridgetutor.desktop.drills.page import DrillsPage

            learned, now = self._practice.learned(), datetime.now(UTC)
            page = DrillsPage(
                self._desk.look,
                due(learned, now),
                sections(learned, now),
                clock=self._clock,
                unfolded=self._desk.look.settings.drills_open.split(),
            )
            page.clock_chosen.connect(self._set_clock)
            page.folded.connect(lambda names: self._desk.look.remember("drills_open", " ".join(names)))
            page.drill_chosen.connect(lambda offer: self._begin(offer, self._usual))
            page.left.connect(self._desk.home.show)
            return page

        self._desk.window.show_page(make)

    def mistakes_to_play(self) -> ToPlay:
        """The learner's mistakes of yesterday, or of an earlier day, as hands to be played again."""
        return self._practice.mistakes_to_play()

    def _show_again(self) -> None:
        """Once a long record has been read."""
        from bridgetutor.desktop.drills.page import DrillsPage

        if isinstance(self._desk.window.page, DrillsPage):
            self.show()

    def keep_mistakes(self, moment: LookingBack) -> None:
        """What a look back has found wrong will be asked again."""
        self._practice.keep_mistakes(moment)

    @property
    def _clock(self) -> Clock:
        """The one that was chosen last, today or long ago."""
        from bridgetutor.desktop.drills.clock import Clock

        return Clock[self._desk.look.settings.drill_clock.upper()]

    def _set_clock(self, clock: Clock) -> None:
        self._desk.look.remember("drill_clock", clock.name.lower())

    def practise(self, drill: Drill, back: Callable[[], None]) -> None:
        """The questions a lesson offers; then back to it."""
        from bridgetutor.desktop.drills.offer import Offer
        from bridgetutor.teaching.drills.catalogue import named

        found = named(drill.concept)
        if found is not None:
            title, concepts = found
            offer = Offer(drill.concept, title, concepts)
            self._begin(offer, Terms(drill.items, back, phrase("Back to the lesson")))

    def begin(self, offer: Offer, back: Callable[[], None]) -> None:
        """A drill that another page offers; then back to it."""
        self._begin(offer, Terms(self._usual.questions, back, phrase("Back")))

    @property
    def _usual(self) -> Terms:
        from bridgetutor.desktop.services.practising import QUESTIONS

        return Terms(QUESTIONS, self.show, phrase("To the drills"), timed=True)

    def _begin(self, offer: Offer, terms: Terms) -> None:
        """A drill from its first question, or the first board with a partner."""
        from bridgetutor.session.conductor import Conductor

        self._desk.leave_table()
        title = self._desk.look.wording.render(offer.title)
        practice = self._practice
        world, others = self._desk.world(), self._desk.others()
        if offer.partnership is None:
            ahead = (
                practice.mistakes_ahead(offer.positions, self._desk)
                if offer.positions
                else practice.ahead(offer.concepts, self._desk)
            )
            walk = practice.walk(offer.name, title, self._questions(offer, terms), ahead)
            self._lead(Conductor(walk, world, others), ahead, offer, terms, walk.end_after)
        else:
            from bridgetutor.desktop.services.practising import BOARDS

            weighing = self._weighing()
            boards = practice.partnership(title, offer.partnership, BOARDS, weighing)
            self._lead(Conductor(boards, world, others), weighing, offer, terms)

    def _questions(self, offer: Offer, terms: Terms) -> int | None:
        """How many; none where the clock tells when it is over. A mistake is asked about once a day."""
        from bridgetutor.desktop.drills.clock import Clock

        if offer.positions:
            return min(len(offer.positions), terms.questions)
        return None if terms.timed and self._clock is Clock.DRILL else terms.questions

    def _lead(
        self,
        conductor: Led,
        background: Ahead | Weighing,
        offer: Offer,
        terms: Terms,
        end_after: Callable[[int], None] | None = None,
    ) -> None:
        """Show it from its beginning; it goes on by itself when what it waits for in the background is there.

        What can be ended early can be timed.
        """
        self._background = background
        conductor.open(afresh=True)
        background.ready.connect(conductor.go_on)
        self._desk.lead(conductor)

        def make() -> Page:
            from bridgetutor.desktop.drills.clock import Clock, DrillPage
            from bridgetutor.desktop.lesson.surroundings import Surroundings

            surroundings = Surroundings(self._desk.lessons.shelf.library.glossary)
            clock = self._clock if terms.timed and end_after is not None else Clock.NONE
            page = DrillPage(
                self._desk.look,
                conductor,
                surroundings,
                bidding=self._desk.bidding,
                clock=clock,
            )
            if end_after is not None:
                page.time_up.connect(lambda: end_after(page.moment.step))
            page.place = actions.DRILLS.name
            page.left.connect(terms.back)
            page.finished.connect(lambda: self._show_drill_end(offer, terms, conductor))
            page.troubled.connect(self._desk.trouble)
            return page

        self._desk.window.show_page(make)

    def _weighing(self) -> Weighing:
        from bridgetutor.desktop.services.weighing import Weighing

        return Weighing(self._desk.solving, self._desk)

    def _show_drill_end(self, offer: Offer, terms: Terms, conductor: Led) -> None:
        self.leave()

        def make() -> Page:
            from bridgetutor.desktop.lesson.finished import FinishedPage
            from bridgetutor.desktop.lesson.surroundings import Surroundings

            done = phrase("✓ Drill done")
            screen = conductor.screen
            screen = replace(screen, summary=(*screen.summary, *self._practice.coming(conductor.choices)))
            page = FinishedPage(self._desk.look, screen, Surroundings(), done=done, back=terms.back_to)
            page.place = actions.DRILLS.name
            page.left.connect(terms.back)
            page.again.connect(lambda: self._begin(offer, terms))
            return page

        self._desk.window.show_page(make)

    @property
    def _practice(self) -> Practising:
        """The learner's drills, with what the record tells of them."""
        from bridgetutor.desktop.services.practising import Practising

        desk = self._desk
        return Practising(desk.store, desk.accounts, desk.look.wording, desk.learner)
