"""The place of the answer in the column: options or a number; calls and cards are answered on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bridgetutor.desktop.lesson.number import NumberEntry
from bridgetutor.desktop.lesson.options import OptionList
from bridgetutor.session.choice import Number, Pick
from bridgetutor.session.screen import AskNumber, AskOption

if TYPE_CHECKING:
    from bridgetutor.desktop.lesson.text import Scribe
    from bridgetutor.desktop.look import Look
    from bridgetutor.session.screen import Screen


class Answers(QWidget):
    """`answered` carries a Pick or Number. What was asked stays in sight, with its marks, once it is answered."""

    answered = Signal(object)
    edited = Signal()

    def __init__(self, look: Look, scribe: Scribe, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.options = OptionList(look, scribe)
        self.options.chosen.connect(lambda number: self.answered.emit(Pick(number)))
        self.number = NumberEntry(look)
        self.number.chosen.connect(lambda value: self.answered.emit(Number(value)))
        self.number.edited.connect(self.edited)
        column.addWidget(self.options)
        column.addWidget(self.number)
        self._asked: AskOption | AskNumber | None = None
        self._open = False

    @property
    def number_ready(self) -> bool:
        """Whether a number stands there that may be given."""
        return self.number.value is not None

    def show_screen(self, screen: Screen, *, is_new_step: bool) -> None:
        """Ask what the screen asks, or show the marks at what was asked at this step."""
        asked, was_asked = screen.asked, self._asked is not None
        self._asked = asked if isinstance(asked, AskOption | AskNumber) else None
        self._open = self._asked is not None and screen.ask is not None
        marks = {mark.choice: mark.tone for mark in screen.marked if isinstance(mark.choice, int)}
        self.setVisible(self._asked is not None)
        self.options.setVisible(isinstance(self._asked, AskOption))
        self.number.setVisible(isinstance(self._asked, AskNumber))
        if isinstance(self._asked, AskOption):
            self.options.show_options(self._asked.options, marks, open_now=self._open)
        elif isinstance(self._asked, AskNumber):
            self._show_number(self._asked, tuple(marks), afresh=is_new_step or not was_asked)

    def _show_number(self, ask: AskNumber, given: tuple[int, ...], *, afresh: bool) -> None:
        self.number.setEnabled(self._open)
        if afresh:
            self.number.clear_number()
        self.number.ask(ask.low, ask.high)
        if given and not self._open:
            self.number.show_number(given[-1])

    def submit(self) -> None:
        """Give the number that stands there."""
        self.number.submit()

    def digit(self, number: int) -> bool:
        """A digit was typed outside a field: the option of that number."""
        if not (self._open and isinstance(self._asked, AskOption)):
            return False
        if not 1 <= number <= len(self._asked.options):
            return False
        self.answered.emit(Pick(number))
        return True

    def start_focus(self) -> bool:
        """Put the focus where the answer goes; False where none is wanted here."""
        if not self._open:
            return False
        (self.options if isinstance(self._asked, AskOption) else self.number).start_focus()
        return True
