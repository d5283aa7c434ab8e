"""Looking back at a hand: verdicts come from the solver one by one; choosing one shows its position on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from bridgetutor.desktop import actions
from bridgetutor.desktop.review.column import ReviewColumn
from bridgetutor.desktop.review.saving import ask_for_file, save
from bridgetutor.desktop.services.speech import announce
from bridgetutor.desktop.table_page import TablePage
from bridgetutor.session.looking_back.on_the_table import marked_on, table_of

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from bridgetutor.cardplay.solving.jobs import Ticket
    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.review.surroundings import Surroundings
    from bridgetutor.phrase import Phrase
    from bridgetutor.session.looking_back import LookingBack
    from bridgetutor.teaching.course import LessonHeader

TOPIC = "looking back"


class ReviewPage(TablePage):
    """`left` when the learner has seen enough; `told` (a Phrase), what came of saving. Its questions end with it.

    `lesson_wanted` carries a lesson's id, `play_on_wanted` the number of the card, from 0, from which the hand is to be
    played on, `known` a LookingBack when the last question is answered.
    """

    left = Signal()
    known = Signal(object)
    told = Signal(object)
    lesson_wanted = Signal(str)
    play_on_wanted = Signal(int)

    def __init__(self, look: Look, moment: LookingBack, around: Surroundings) -> None:
        super().__init__(look)
        self.moment = moment
        self._resources = around.resources
        self._is_laid = False
        self._solving = around.solving
        self._ticket: Ticket | None = None
        self._trouble: Phrase | None = None
        self._can_play_on = around.can_play_on
        self._teaching = around.teaching
        self._lesson: LessonHeader | None = None
        self.column = ReviewColumn(look, self, can_play_on=around.can_play_on)
        self.column.asked.connect(self.perform)
        self.column.chosen.connect(self._choose)
        self._solving.solved.connect(self._solved)
        self._solving.failed.connect(self._failed)
        self._show(moment)
        self._ask()

    def _ask(self) -> None:
        question = self.moment.next_question
        self._ticket = None if question is None else self._solving.ask(TOPIC, question)

    def _solved(self, ticket: Ticket, answer: object) -> None:
        if ticket == self._ticket:
            self._show(self.moment.with_answer(answer))
            self._ask()
            if self.moment.next_question is None:
                self.known.emit(self.moment)
                announce(self, self.column.progress.text())

    def _failed(self, ticket: Ticket, says: Phrase) -> None:
        """What is known stays; the sentence stands where the progress was."""
        if ticket == self._ticket:
            self._ticket, self._trouble = None, says
            self._show(self.moment)

    def _show(self, moment: LookingBack) -> None:
        table, marked = table_of(moment), marked_on(moment)
        is_new = table != table_of(self.moment) or marked != marked_on(self.moment)
        self.moment = moment
        self.column.show_moment(moment, self._trouble)
        self._lesson = None if moment.technique is None else self._teaching(moment.technique.value)
        self.column.show_lesson(None if self._lesson is None else self._lesson.title)
        if is_new or not self._is_laid:
            self.table.show_table(table, marked=marked)
            self._is_laid = True

    def _choose(self, row: int) -> None:
        self._show(self.moment.at_row(row))
        self._speak()

    def _speak(self) -> None:
        if self._look.settings.announce:
            announce(self, self.column.said.text())

    def perform(self, command: Command) -> bool:
        """What a key or button asks for; False where it has no meaning here."""
        if command is actions.LEAVE:
            self._leave()
        elif command is actions.NEXT:
            self._go_on()
        elif command is actions.WHY:
            self._show(self.moment.why())
            self._speak()
        elif command is actions.EVERY_CARD:
            self._show(self.moment.listing(every=not self.moment.every))
        elif command is actions.SAVE:
            self._save()
        elif command is actions.BACK:
            self._show(self.moment.back())
        else:
            return self._leads_away(command)
        return True

    def _leads_away(self, command: Command) -> bool:
        """To the table, to play on from this card, or to the lesson on it; False where there is no such way."""
        verdict, lesson = self.moment.verdict, self._lesson
        if command is actions.TRY and self._can_play_on and verdict is not None:
            self._stop_asking()
            self.play_on_wanted.emit(verdict.at)
        elif command is actions.LESSON and lesson is not None:
            self._stop_asking()
            self.lesson_wanted.emit(lesson.id)
        else:
            return False
        return True

    def _save(self) -> None:
        path = ask_for_file(self, self._look)
        if path is not None:
            self.told.emit(save(self.moment, path, self._look, self._resources))

    def _leave(self) -> None:
        self._stop_asking()
        self.left.emit()

    def _stop_asking(self) -> None:
        self._ticket = None
        self._solving.cancel(TOPIC)

    def _go_on(self) -> None:
        """The next card of what is being played out, else the next of the list."""
        if self.moment.shown is not None:
            self._show(self.moment.on())
        elif self.column.has_next(self.moment):
            self.column.cards.setCurrentRow(0 if self.moment.row is None else self.moment.row + 1)

    def start_focus(self) -> None:
        """On the list."""
        self.column.cards.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The column keeps a width that reads well; the table takes the rest."""
        super().resizeEvent(event)
        self._stand(self.column)
