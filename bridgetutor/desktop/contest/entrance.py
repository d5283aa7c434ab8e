"""The way to duplicate against robots, on the page of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from bridgetutor.desktop.flow import flow_row
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import label
from bridgetutor.games.contest_words import title

if TYPE_CHECKING:
    from bridgetutor.desktop.look import Look
    from bridgetutor.games.contest import Way


class Entrance(QFrame):
    """`entered` when it is wanted."""

    entered = Signal()

    def __init__(self, look: Look, under_way: tuple[Way, ...]) -> None:
        """`under_way` are the contests that have been begun and not ended."""
        super().__init__()
        self.setProperty("role", "panel")
        px, words = look.theme.px, look.wording
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(20))
        column.setSpacing(px(8))
        column.addWidget(label(words.say("Duplicate against robots"), "title"))
        column.addWidget(
            label(
                words.say(
                    "A team match or an evening of pairs: robots play your boards at the other tables."
                ),
                "body",
            )
        )
        if under_way:
            under = tuple(map(title, under_way))
            column.addWidget(label(words.say("Under way: {contests}.", contests=under), "soft"))
        row, flow = flow_row(gap=8, main_last=True)
        self.button = KeyButton(words.say("Choose"), "", look.theme)
        self.button.setAccessibleName(words.say("Choose: duplicate against robots"))
        self.button.clicked.connect(self.entered)
        flow.addWidget(self.button)
        column.addWidget(row)
