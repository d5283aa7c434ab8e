"""The reading column of a lesson: where we are, prose, question, answers, feedback, and the row of buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.lesson.answers import Answers
from bridgetutor.desktop.lesson.bottom_row import BottomRow, at_the_table
from bridgetutor.desktop.lesson.feedback import FeedbackPanel
from bridgetutor.desktop.lesson.glossary import GlossaryPanel
from bridgetutor.desktop.lesson.head import LessonHead
from bridgetutor.desktop.lesson.prose import ProseView
from bridgetutor.desktop.page import label, scrolling
from bridgetutor.session.choice import Action
from bridgetutor.session.screen import AskNumber
from bridgetutor.teaching.lesson import Prose

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from bridgetutor.desktop.lesson.text import Scribe
    from bridgetutor.desktop.look import Look
    from bridgetutor.session.screen import Screen


class LessonColumn(QFrame):
    """Shows a screen but for its table.

    `asked` carries a Command, `answered` a Choice, `pointed` and `linked` the address of a link.
    """

    asked = Signal(object)
    answered = Signal(object)
    pointed = Signal(str)
    linked = Signal(str)

    def __init__(self, look: Look, scribe: Scribe, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._scribe = scribe
        self.setProperty("role", "column")
        px = look.theme.px
        outer = QVBoxLayout(self)
        outer.setContentsMargins(24, 12, 24, 20)
        outer.setSpacing(px(8))
        self._head = LessonHead(look)
        self._head.back.connect(lambda: self.asked.emit(actions.BACK))
        outer.addWidget(self._head)
        self._area = scrolling(self._body())
        outer.addWidget(self._area, 1)
        # The heights of wrapped texts are found in a few turns of the event loop; each may move the feedback.
        self._settle = self._to_top
        self._settled = QTimer(self, interval=250, singleShot=True)
        self._area.verticalScrollBar().rangeChanged.connect(self._follow_range)
        self.glossary = GlossaryPanel(look, scribe)
        self.glossary.chosen.connect(self.linked)
        outer.addWidget(self.glossary)
        self.row = BottomRow(look)
        self.row.asked.connect(self._row_asked)
        outer.addWidget(self.row)
        self._outer = outer

    def _body(self) -> QWidget:
        look, px = self._look, self._look.theme.px
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, px(6), 0, px(6))
        column.setSpacing(px(12))
        self.heading = label("", "heading", own_side=True)
        self.prose = ProseView(look)
        self.prose.setAccessibleName(look.wording.say("The text of this step"))
        self.question = ProseView(look, bold=True)
        self.question.setAccessibleName(look.wording.say("The question"))
        self.answers = Answers(look, self._scribe)
        self.answers.answered.connect(self.answered)
        self.answers.edited.connect(self._offer_answer)
        self.feedback = FeedbackPanel(look, self._scribe)
        self._hints = label("", "soft")
        for view in (self.prose, self.question, self.feedback):
            view.pointed.connect(self.pointed)
            view.chosen.connect(self.linked)
        for widget in (self.heading, self.prose, self.question, self.answers, self.feedback, self._hints):
            column.addWidget(widget)
        column.addStretch()
        self._parts = column
        return body

    def show_screen(self, screen: Screen, *, is_new_step: bool) -> None:
        """Show this moment. A new step begins at its top; feedback is brought into sight."""
        self._screen = screen
        can_go_back = Action.BACK in screen.actions
        title = self._scribe.plain(screen.title)
        self._head.show_place(title, screen.step, screen.steps, can_go_back=can_go_back)
        self.heading.setText(self._scribe.plain(screen.heading))
        self.heading.setVisible(bool(screen.heading.markdown))
        self._show_prose(self.prose, screen.prose)
        self._show_prose(self.question, screen.question or Prose(""))
        self.answers.show_screen(screen, is_new_step=is_new_step)
        self.feedback.show_feedback(screen.feedback)
        self._show_hints(screen)
        self._show_row(screen)
        self._find_place_for_row()
        self.glossary.put_away()
        self._settle = self._to_top if is_new_step else self._to_feedback
        self._settled.start()
        self._settle()

    def _show_prose(self, view: ProseView, prose: Prose) -> None:
        view.look_for_pictures_in(self._scribe.folder)
        view.setVisible(bool(prose.markdown.strip()))
        view.show_html(self._scribe.html(prose))

    def _show_hints(self, screen: Screen) -> None:
        waiting = screen.ask is not None and Action.HINT in screen.actions
        self._hints.setVisible(waiting)
        count, n = self._look.wording.count, screen.hints_left
        self._hints.setText(
            count("{n} more hint to this card", "{n} more hints to this card", n=n)
            if screen.hints_to_card
            else count("{n} hint is left", "{n} hints are left", n=n)
        )

    def _show_row(self, screen: Screen) -> None:
        wording = self._look.wording
        if isinstance(screen.ask, AskNumber) and Action.NEXT not in screen.actions:
            main, is_open = wording.say("Answer"), self.answers.number_ready
        else:
            main = wording.render(screen.next_label or actions.NEXT.label)
            is_open = Action.NEXT in screen.actions
        self.row.show_actions(screen.actions, main_text=main, main_open=is_open, also=_also(screen))

    def _offer_answer(self) -> None:
        if isinstance(self._screen.ask, AskNumber):
            self._show_row(self._screen)

    def _row_asked(self, command: actions.Command) -> None:
        if command is actions.NEXT and Action.NEXT not in self._screen.actions:
            self.answers.submit()
        else:
            self.asked.emit(command)

    def press_main(self) -> bool:
        """Press the main button by its key; False while it waits."""
        if not self.row.main.isEnabled():
            return False
        self._row_asked(actions.NEXT)
        return True

    def _find_place_for_row(self) -> None:
        """The buttons stay in sight, unless large type in a low window leaves too little to read beside them."""
        rest = self.height() - self._head.sizeHint().height() - 60
        self.row.stand(self._outer, self._parts, within=QSize(self.width() - 48, rest))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size, perhaps another place for the buttons."""
        super().resizeEvent(event)
        self._find_place_for_row()

    def _follow_range(self) -> None:
        if self._settled.isActive():
            self._settle()

    def _to_top(self) -> None:
        self._area.verticalScrollBar().setValue(0)

    def _to_feedback(self) -> None:
        if self.feedback.isVisible():
            place = self.feedback.geometry()
            bar, room = self._area.verticalScrollBar(), self._area.viewport().height()
            if place.bottom() > bar.value() + room:
                bar.setValue(place.bottom() - room + self._look.theme.px(8))
            if place.top() < bar.value():
                bar.setValue(place.top())

    def start_focus(self) -> None:
        """To the answer that is wanted here, else to the main button."""
        if not self.answers.start_focus() and self.row.main.isEnabled():
            self.row.main.setFocus(Qt.FocusReason.OtherFocusReason)


def _also(screen: Screen) -> tuple[actions.Command, ...]:
    """What can be done here that is no choice."""
    return (*at_the_table(screen), *(() if screen.drill is None else (actions.PRACTISE,)))
