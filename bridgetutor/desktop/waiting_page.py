"""What is shown while something has to be got ready: what it is, and a way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout

from bridgetutor.desktop import actions
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import Page, label

if TYPE_CHECKING:
    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.look import Look


class WaitingPage(Page):
    """One sentence, and the button that leaves."""

    left = Signal()

    def __init__(self, look: Look, sentence: str, *, place: str) -> None:
        super().__init__()
        self.place = place
        self.sentence = label(sentence, "body")
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.leave = KeyButton(look.wording.render(actions.LEAVE.label), actions.LEAVE.cap, look.theme)
        self.leave.clicked.connect(self.left)
        column = QVBoxLayout(self)
        column.setSpacing(look.theme.px(16))
        column.addStretch()
        column.addWidget(self.sentence)
        column.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()

    def perform(self, command: Command) -> bool:
        """Esc leaves."""
        if command is not actions.LEAVE:
            return False
        self.left.emit()
        return True
