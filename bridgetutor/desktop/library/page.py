"""All courses and their lessons: what is next, what is begun, what is done."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.library.continue_card import ContinueCard
from bridgetutor.desktop.library.lesson_button import LessonButton
from bridgetutor.desktop.library.shelf import LessonRow, Shelf, Stage, to_continue
from bridgetutor.desktop.page import Page, label, scrolling

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QResizeEvent

    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.look import Look

SLICE = 0.015
"""Lessons are read and put on the page for so many seconds at a time; the others follow while nothing happens."""


class LibraryPage(Page):
    """Signals carry the id of a lesson: to open it, or to see its faults."""

    lesson_chosen = Signal(str)
    faults_wanted = Signal(str)

    def __init__(
        self, look: Look, shelves: tuple[Shelf, ...], complete: Callable[[LessonRow], LessonRow]
    ) -> None:
        """`complete` reads what only the lesson's file tells: minutes, steps, whether it can be opened."""
        super().__init__()
        self._look = look
        self._complete = complete
        px = look.theme.px
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setSpacing(px(10))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scrolling(content))
        self._card = self._continue_card(shelves)
        self.buttons: list[LessonButton] = []
        self._filling = self._fill(shelves)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._add_more)
        self._add_more()
        self._timer.start(0)

    def _continue_card(self, shelves: tuple[Shelf, ...]) -> ContinueCard | None:
        found = to_continue(shelves)
        if found is None:
            if shelves:
                self._column.addWidget(label(self._look.wording.say("Every lesson is done."), "title"))
            return None
        shelf, row = found[0], self._complete(found[1])
        card = ContinueCard(shelf, row, self._look)
        card.chosen.connect(lambda: self.lesson_chosen.emit(row.id))
        self._column.addWidget(card)
        return card

    def _fill(self, shelves: tuple[Shelf, ...]) -> Iterator[None]:
        """The page from top to bottom, a lesson at each step.

        Each shelf is a widget of its own, so that a lesson more is a matter of its shelf and not of the whole page.
        """
        if not shelves:
            self._column.addWidget(label(self._look.wording.say("There are no lessons here yet."), "title"))
        for shelf in shelves:
            holder = QWidget()
            rows = QVBoxLayout(holder)
            rows.setContentsMargins(0, 0, 0, 0)
            rows.setSpacing(self._look.theme.px(10))
            rows.addWidget(self._shelf_head(shelf))
            self._column.addWidget(holder)
            for row in shelf.rows:
                rows.addWidget(self._lesson(row))
                yield
        self._column.addStretch()

    def _shelf_head(self, shelf: Shelf) -> QWidget:
        head = QWidget()
        line = QHBoxLayout(head)
        line.setContentsMargins(0, self._look.theme.px(16), 0, 0)
        line.addWidget(label(shelf.title, "title"), 1)
        done = self._look.wording.count(
            "{done} of {n} lesson done", "{done} of {n} lessons done", n=len(shelf.rows), done=shelf.done
        )
        line.addWidget(label(done, "soft", wraps=False), 0, Qt.AlignmentFlag.AlignBottom)
        return head

    def _lesson(self, begun: LessonRow) -> QWidget:
        row = self._complete(begun)
        button = LessonButton(row, self._look)
        signal = self.faults_wanted if row.stage is Stage.FAULTY else self.lesson_chosen
        button.clicked.connect(lambda: signal.emit(row.id))
        self.buttons.append(button)
        return button

    def _add_more(self) -> None:
        end = perf_counter() + SLICE
        for _ in self._filling:
            if perf_counter() > end:
                return
        self._timer.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A column that reads well, in the middle of a wide window."""
        super().resizeEvent(event)
        px = self._look.theme.px
        side = max(24, (self.width() - px(920)) // 2)
        self._column.setContentsMargins(side, px(24), side, px(24))

    def perform(self, command: Command) -> bool:
        """Enter goes on with the lesson of the card."""
        if command is actions.NEXT and self._card is not None:
            self._card.button.click()
            return True
        return False

    def start_focus(self) -> None:
        """On the main button, else on the first lesson."""
        target: QWidget | None = self._card.button if self._card else next(iter(self.buttons), None)
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)
