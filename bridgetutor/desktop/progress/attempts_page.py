"""The answers behind a figure, the newest first; each opens its question again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout

from bridgetutor.desktop import actions, enter
from bridgetutor.desktop.column_page import ColumnPage
from bridgetutor.desktop.elided import Elided
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import label
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.progress.attempts import Grade
from bridgetutor.rules.faults import NotationError
from bridgetutor.session.choice import Number, Pick, parse_choice

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from bridgetutor.desktop.look import Look
    from bridgetutor.progress.attempts import Attempt
    from bridgetutor.wording import Wording

MOST = 200
"""So many are listed; older ones are counted in the figure all the same."""

GRADES: dict[Grade, Phrase] = {
    Grade.RIGHT: phrase("✓ right"),
    Grade.PLAYABLE: phrase("~ playable"),
    Grade.WRONG: phrase("✕ wrong"),
    Grade.SHOWN: phrase("◦ answer shown"),
}
"""A sign and a word, never a colour alone."""


class AttemptButton(QPushButton):
    """One answer: when, about what, what was answered, and how it was graded."""

    def __init__(self, attempt: Attempt, title: str, look: Look) -> None:
        super().__init__()
        self.attempt = attempt
        words, px, answered = look.wording, look.theme.px, attempt.answered
        self.setProperty("role", "row")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        moment = QDateTime.fromSecsSinceEpoch(int(attempt.when.timestamp()))
        when = QLocale(words.language).toString(moment, "d MMM, hh:mm")
        grade = words.render(GRADES[answered.grade])
        answer = answer_words(answered.answer, words)
        if answered.grade is Grade.WRONG and answered.wanted:
            answer = words.say(
                "{given} in place of {wanted}", given=answer, wanted=answer_words(answered.wanted, words)
            )
        self.setAccessibleName(f"{when}. {title}. {answer}. {grade}")
        row = QHBoxLayout(self)
        row.setContentsMargins(px(16), px(6), px(16), px(6))
        row.setSpacing(px(16))
        lines = QVBoxLayout()
        lines.setSpacing(0)
        for role, text in (("body", title), ("soft", f"{when} · {answer}")):
            line = Elided()
            line.setProperty("role", role)
            line.show_text(text)
            lines.addWidget(line)
        row.addLayout(lines, 1)
        row.addWidget(label(grade, "strong", wraps=False))
        self.setMinimumHeight(max(60, px(60)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens it, as Space does."""
        if not enter.presses(self, event):
            super().keyPressEvent(event)


def answer_words(written: str, words: Wording) -> str:
    """An answer as notation writes it, as it is said; as it stands where it cannot be read."""
    try:
        choice = parse_choice(written)
    except NotationError:
        return words.quoted(written)
    if isinstance(choice, Pick):
        return words.say("option {n}", n=choice.option)
    if isinstance(choice, Number):
        return str(choice.value)
    return words.name(choice, "sign")


class AttemptsPage(ColumnPage):
    """`attempt_chosen` carries the Attempt to be looked at again."""

    attempt_chosen = Signal(object)
    place = actions.HOME.name

    def __init__(self, look: Look, title: str, attempts: tuple[tuple[Attempt, str], ...]) -> None:
        """Each attempt with the title of what it was about."""
        super().__init__(look, title, gap=8)
        words = look.wording
        if not attempts:
            says = words.say("Nothing was answered here yet.")
        elif len(attempts) >= MOST:
            says = words.count(
                "The last {n} answer. Choose one to see its question again.",
                "The last {n} answers. Choose one to see its question again.",
                n=len(attempts),
            )
        else:
            says = words.count(
                "{n} answer. Choose it to see its question again.",
                "{n} answers. Choose one to see its question again.",
                n=len(attempts),
            )
        self.column.addWidget(label(says, "body"))
        self.buttons = [AttemptButton(attempt, about, look) for attempt, about in attempts]
        for button in self.buttons:
            button.clicked.connect(lambda _=False, made=button: self.attempt_chosen.emit(made.attempt))
            self.column.addWidget(button)
        self.main = KeyButton(words.say("Back"), actions.NEXT.cap, look.theme, role="main")
        self.main.clicked.connect(self.left)
        self.column.addWidget(self.main, 0, Qt.AlignmentFlag.AlignRight)
        self.column.addStretch()

    def start_focus(self) -> None:
        """On the newest answer."""
        (self.buttons[0] if self.buttons else self.main).setFocus(Qt.FocusReason.OtherFocusReason)
