"""A question with a few answers in a row, one of which is in force: Tab goes from row to row, arrows along it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bridgetutor.desktop.enter import ENTER
from bridgetutor.desktop.flow import flow_row
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import label

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from bridgetutor.desktop.look import Look
    from bridgetutor.phrase import Phrase

T = TypeVar("T")


class ChoiceButton(KeyButton):
    """One answer. Enter is left to the page: the arrows have chosen already."""

    def __init__(self, text: str, look: Look) -> None:
        super().__init__(text, "", look.theme, role="choice")
        self._words = text
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.toggled.connect(self._mark)

    def _mark(self, checked: bool) -> None:  # what the signal carries
        """A tick says without colour what is in force."""
        self.setText(f"✓ {self._words}" if checked else self._words)
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and arrows are the row's."""
        if event.key() in ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)


class ChoiceRow(QWidget, Generic[T]):
    """`chosen` when another answer is taken; `value` is the one in force."""

    chosen = Signal()

    def __init__(
        self, title: Phrase, answers: Sequence[tuple[T, Phrase]], value: T, look: Look, *, name: str
    ) -> None:
        super().__init__()
        self.setObjectName(name)
        words = look.wording
        heard = words.render(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.theme.px(4))
        column.addWidget(label(heard, "soft"))
        row, flow = flow_row(gap=8)
        column.addWidget(row)
        self.buttons: dict[T, ChoiceButton] = {}
        for answer, says in answers:
            text = words.render(says)
            button = ChoiceButton(text, look)
            button.setAccessibleName(f"{heard}: {text}")
            button.setChecked(answer == value)
            button.toggled.connect(self._toggled)
            flow.addWidget(button)
            self.buttons[answer] = button

    @property
    def value(self) -> T:
        """The answer in force; the first where none is."""
        first = next(iter(self.buttons))
        return next((answer for answer, button in self.buttons.items() if button.isChecked()), first)

    def _toggled(self, checked: bool) -> None:  # what the signal carries
        if checked:
            self.chosen.emit()

    def start_focus(self) -> None:
        """To the answer in force."""
        self.buttons[self.value].setFocus()
