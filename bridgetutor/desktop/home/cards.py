"""The cards of the home page: the placing quiz, what is due, today's hand, the week."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from bridgetutor.desktop import actions
from bridgetutor.desktop.flow import flow_row
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import label

if TYPE_CHECKING:
    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.home.told import Told
    from bridgetutor.desktop.library.shelf import LessonRow
    from bridgetutor.desktop.look import Look


class Card(QFrame):
    """A small head, a title, some words, and a button."""

    chosen = Signal()

    def __init__(self, head: str, title: str, words: str, look: Look) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        px = look.theme.px
        self._look = look
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(px(24), px(18), px(24), px(18))
        self.column.setSpacing(px(6))
        if head:
            self.column.addWidget(label(head, "soft"))
        self.column.addWidget(label(title, "title"))
        if words:
            self.column.addWidget(label(words, "body"))

    def offer(self, text: str, command: Command, *, role: str = "plain") -> KeyButton:
        """The button at the foot of the card."""
        row, flow = flow_row(gap=8)
        button = KeyButton(text, command.cap, self._look.theme, role=role)
        button.clicked.connect(self.chosen)
        flow.addWidget(button)
        self.column.addStretch()
        self.column.addWidget(row)
        return button


class QuizCard(Card):
    """On the first run: where to begin is found out, or left to the learner. `skipped` is the second button."""

    skipped = Signal()

    def __init__(self, quiz: LessonRow, look: Look) -> None:
        words = look.wording
        super().__init__(words.say("Welcome"), quiz.title, quiz.goal, look)
        row, flow = flow_row(gap=8, main_last=True)
        self.skip = KeyButton(words.say("Skip it and begin at the beginning"), "", look.theme)
        self.skip.clicked.connect(self.skipped)
        flow.addWidget(self.skip)
        self.button = KeyButton(words.say("Begin"), actions.NEXT.cap, look.theme, role="main")
        self.button.setAccessibleName(f"{words.say('Begin')}: {quiz.title}")
        self.button.clicked.connect(self.chosen)
        flow.addWidget(self.button)
        self.column.addWidget(row)


def due_card(told: Told | None, look: Look) -> tuple[Card, KeyButton | None]:
    """What is due, with the names of some of it; without a button where nothing is, or it is not known yet."""
    words = look.wording
    head = words.say("Due today")
    if told is None:
        card = Card(head, "…", words.say("Your answers are being counted."), look)
        card.column.addStretch()
        return card, None
    n = len(told.due.concepts)
    if not n:
        says = words.say("Come back tomorrow, or go on with a lesson.")
        card = Card(head, words.say("Nothing is due"), says, look)
        card.column.addStretch()
        return card, None
    title = words.count("{n} thing to ask again", "{n} things to ask again", n=n)
    names = " · ".join(map(words.render, told.due_titles[:3]))
    card = Card(head, title, names + (" …" if n > 3 else ""), look)
    button = card.offer(words.say("Practise"), actions.PRACTISE)
    button.setAccessibleName(f"{words.say('Practise')}: {title}")
    return card, button


def hand_card(look: Look) -> tuple[Card, KeyButton]:
    """The game that was left last, or a first one."""
    words = look.wording
    card = Card(
        words.say("Play"),
        words.render(actions.TODAY.label),
        words.say("A whole hand at the table, where you left it."),
        look,
    )
    return card, card.offer(words.say("Play"), actions.TODAY)
