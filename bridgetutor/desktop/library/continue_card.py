"""The card at the top of the library: where to go on, and the main button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.library.shelf import LessonRow, Shelf, Stage
from bridgetutor.desktop.page import label

if TYPE_CHECKING:
    from bridgetutor.desktop.look import Look


class ContinueCard(QFrame):
    """One lesson to go on with."""

    chosen = Signal()

    def __init__(self, shelf: Shelf, row: LessonRow, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        px, wording = look.theme.px, look.wording
        line = QHBoxLayout(self)
        line.setContentsMargins(px(24), px(20), px(24), px(20))
        line.setSpacing(px(20))
        words = QVBoxLayout()
        words.setSpacing(px(4))
        begun = row.stage is Stage.BEGUN
        what = wording.say("Continue") if begun else wording.say("Next")
        words.addWidget(label(f"{what} · {wording.quoted(shelf.title)}", "soft"))
        words.addWidget(label(row.title, "title"))
        if row.goal:
            words.addWidget(label(row.goal, "body"))
        how_far = row.minutes_words(wording)
        if begun:
            how_far = f"{row.stage_words(wording)} · {how_far}"
        words.addWidget(label(how_far, "soft"))
        line.addLayout(words, 1)
        text = wording.say("Continue") if begun else wording.say("Begin")
        self.button = KeyButton(text, actions.NEXT.cap, look.theme, role="main")
        self.button.setAccessibleName(f"{text}: {row.title}")
        self.button.clicked.connect(self.chosen)
        line.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
