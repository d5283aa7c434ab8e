"""What the window shows until the lessons have been read: a breath."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout

from bridgetutor.desktop.page import Page, label

if TYPE_CHECKING:
    from bridgetutor.desktop.look import Look


class OpeningPage(Page):
    """One quiet line."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        words = label(look.wording.say("Opening the lessons …"), "soft")
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(words)
