"""One lesson: the reading column beside the table, driven by whoever leads through the lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from bridgetutor.desktop import actions
from bridgetutor.desktop.lesson.column import LessonColumn
from bridgetutor.desktop.lesson.feedback import spoken
from bridgetutor.desktop.lesson.text import Scribe
from bridgetutor.desktop.page import holds_focus
from bridgetutor.desktop.services.speech import announce
from bridgetutor.desktop.walk_page import WalkPage
from bridgetutor.session.screen import AskCall, AskCard

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.lesson.bottom_row import BottomRow
    from bridgetutor.desktop.lesson.surroundings import Surroundings
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.services.bidding_engine import BiddingEngine
    from bridgetutor.desktop.walk_page import Driver
    from bridgetutor.session.screen import Screen


class LessonPage(WalkPage["Screen"]):
    """Signals beside those of every walk: to open another lesson (its id); a `Drill` is wanted; it is over."""

    lesson_wanted = Signal(str)
    drill_wanted = Signal(object)
    finished = Signal()

    def __init__(
        self, look: Look, driver: Driver[Screen], surroundings: Surroundings, *, bidding: BiddingEngine
    ) -> None:
        super().__init__(look, driver, bidding)
        self._surroundings = surroundings
        self._scribe = Scribe(look.wording, surroundings.glossary, surroundings.folder)
        self.context = surroundings.context
        self.column = LessonColumn(look, self._scribe, self)
        self.column.asked.connect(self.perform)
        self.column.answered.connect(self.choose)
        self.column.pointed.connect(self._point)
        self.column.linked.connect(self._follow)
        self._show(is_new_step=True)

    def _turn(self, before: Screen) -> None:
        if self.moment.finished:
            self.finished.emit()
            return
        is_new_step = self.moment.step != before.step
        self._show(is_new_step=is_new_step)
        self._focus(is_new_step=is_new_step)
        said = [] if self.moment.feedback is None else [spoken(self.moment.feedback, self._scribe)]
        if is_new_step:
            said.append(self.column.heading.text())
        self._speak(*said)

    def _show(self, *, is_new_step: bool) -> None:
        screen = self.moment
        self.table.setVisible(screen.table is not None)
        self.column.show_screen(screen, is_new_step=is_new_step)
        self._arrange()
        self._lay_table(screen.marked)
        self._ask_for_meanings()

    def perform(self, command: Command) -> bool:
        """As on every walk; the key for the next step presses the main button, whatever that is."""
        if command is actions.PRACTISE and self.moment.drill is not None:
            self.drill_wanted.emit(self.moment.drill)
            return True
        if command is actions.NEXT and command.action not in self.moment.actions:
            return self.column.press_main()
        return super().perform(command)

    @property
    def row(self) -> BottomRow:
        """That of the column."""
        return self.column.row

    def start_focus(self) -> None:
        """Where the next input is expected."""
        self._focus(is_new_step=False)

    def _focus(self, *, is_new_step: bool) -> None:
        """To the table where a card or call is wanted, else to the answer or the main button in the column."""
        if not self._asks_at_table:
            self.column.start_focus()
            self._wait_at_table()
            return
        if is_new_step or not holds_focus(self.table):
            # On the table as a whole: one Enter too many must not play a card of a question nobody has read.
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _asks_at_table(self) -> bool:
        return self.moment.table is not None and isinstance(self.moment.ask, AskCall | AskCard)

    def _point(self, address: str) -> None:
        kind, _, name = address.partition(":")
        self.column.glossary.point(self._surroundings.glossary.find(name) if kind == "glossary" else None)

    def _follow(self, address: str) -> None:
        """A link: a word explained, another lesson, or a page in the user's own browser; nothing else opens."""
        kind, _, name = address.partition(":")
        if kind == "glossary":
            self._explain(name)
        elif kind == "lesson":
            self.lesson_wanted.emit(name)
        elif kind in {"http", "https"}:
            QDesktopServices.openUrl(QUrl(address))

    def _explain(self, word: str) -> None:
        entry = self._surroundings.glossary.find(word)
        if entry is not None:
            self.column.glossary.pin(entry)
            announce(self, self.column.glossary.words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits choose an option, other letters go to table or bidding box, wherever the focus is."""
        typed = event.text()
        if typed.isdecimal() and self.column.answers.digit(int(typed)):
            return
        if self._asks_at_table and typed.strip() and typed.isprintable():
            self.table.keyPressEvent(event)  # which ignores what it does not want
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The column keeps a width that reads well; the table takes the rest."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        if self.moment.table is None:
            self._stand_alone(self.column)
        else:
            self._stand(self.column)
