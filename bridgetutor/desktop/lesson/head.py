"""The head of the reading column: which lesson, which step, the way back, and how far the lesson is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.elided import Elided
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.lesson.progress import ProgressBar
from bridgetutor.desktop.page import label

if TYPE_CHECKING:
    from bridgetutor.desktop.look import Look

CROWDED = 130
"""Above this size of type, in percent, the way back is an arrow; its tool tip has word and key."""


class LessonHead(QWidget):
    """`back` is asked for by its button."""

    back = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.theme.px(8))
        row = QHBoxLayout()
        row.setSpacing(4)
        self._where = Elided()
        self._step = label("", "soft", wraps=False)
        self._back = self._back_button()
        self._back.setObjectName(actions.BACK.name)
        self._back.setToolTip(actions.BACK.tip(look.wording))
        self._back.clicked.connect(self.back)
        row.addWidget(self._where)
        row.addWidget(self._step)
        row.addStretch(1)
        row.addWidget(self._back)
        # The row is as high without the button, so that nothing jumps at the second step.
        row.addStrut(self._back.sizeHint().height())
        column.addLayout(row)
        self._bar = ProgressBar(look.theme)
        column.addWidget(self._bar)

    def _back_button(self) -> KeyButton:
        look, words = self._look, self._look.wording
        if look.settings.type_size <= CROWDED:
            return KeyButton(words.render(actions.BACK.label), actions.BACK.cap, look.theme, role="quiet")
        arrow = KeyButton("→" if words.is_right_to_left else "←", "", look.theme, role="quiet")
        arrow.setAccessibleName(words.render(actions.BACK.label))
        return arrow

    def show_place(self, title: str, step: int, steps: int, *, can_go_back: bool) -> None:
        """The lesson and the step, from 1."""
        self._where.show_text(title)
        self._step.setText(self._look.wording.say("· step {step} of {steps}", step=step, steps=steps))
        self._bar.show_step(step, steps)
        self._back.setVisible(can_go_back)
