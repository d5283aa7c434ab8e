"""A question with a few answers in a row, one of which is in force: Tab goes from row to row, arrows along it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import Qt, Signal
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


_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class ChoiceButton(KeyButton):
    """One answer. Enter is left to the page: the arrows have chosen already. `moved` says how many places on."""

    moved = Signal(int)

    def __init__(self, text: str, look: Look) -> None:
        super().__init__(text, "", look.theme, role="choice")
        self._words = text
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.toggled.connect(self._mark)

    def _mark(self, checked: bool) -> None:  # what the signal carries
        """A tick says without colour what is in force, and Tab comes there."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if checked else Qt.FocusPolicy.ClickFocus)
        self.setText(f"✓ {self._words}" if checked else self._words)
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go along the row, in the order in which one reads."""
        steps = _STEPS.get(Qt.Key(event.key()))
        if steps is not None:
            sideways = event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right}
            mirrored = sideways and self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            self.moved.emit(-steps if mirrored else steps)
        elif event.key() in ENTER:
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
            button.moved.connect(partial(self._move, len(self.buttons)))
            flow.addWidget(button)
            self.buttons[answer] = button

    def offer(self, answer: T, *, offered: bool) -> None:
        """Whether this can be chosen now; where it was in force and cannot, the first answer is."""
        button = self.buttons[answer]
        button.setVisible(offered)
        if button.isChecked() and not offered:
            next(iter(self.buttons.values())).setChecked(True)

    @property
    def value(self) -> T:
        """The answer in force; the first where none is."""
        first = next(iter(self.buttons))
        return next((answer for answer, button in self.buttons.items() if button.isChecked()), first)

    def _toggled(self, checked: bool) -> None:  # what the signal carries
        if checked:
            self.chosen.emit()

    def _move(self, place: int, steps: int) -> None:
        """Take the answer so many places on; at the ends nothing happens."""
        buttons = [*self.buttons.values()]
        target = place + steps
        while 0 <= target < len(buttons) and buttons[target].isHidden():
            target += steps
        if 0 <= target < len(buttons):
            buttons[target].setChecked(True)
            buttons[target].setFocus(Qt.FocusReason.OtherFocusReason)

    def start_focus(self) -> None:
        """To the answer in force."""
        self.buttons[self.value].setFocus()
