"""The end of a lesson: how it went, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.flow import flow_row
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.lesson.prose import ProseView
from bridgetutor.desktop.lesson.text import Scribe
from bridgetutor.desktop.page import Page, label, scrolling
from bridgetutor.phrase import Phrase, phrase

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.lesson.surroundings import Surroundings, Upcoming
    from bridgetutor.desktop.look import Look
    from bridgetutor.session.screen import Screen


LESSON_DONE, TO_THE_LESSONS = phrase("✓ Lesson done"), phrase("To the lessons")


class FinishedPage(Page):
    """Signals: to the library, to the next lesson (its id), through this one again."""

    left = Signal()
    lesson_wanted = Signal(str)
    again = Signal()

    def __init__(
        self,
        look: Look,
        screen: Screen,
        surroundings: Surroundings,
        *,
        done: Phrase = LESSON_DONE,
        back: Phrase = TO_THE_LESSONS,
    ) -> None:
        """`done` says what is over, `back` where leaving leads."""
        super().__init__()
        self._done, self._back = done, back
        self._look = look
        self._scribe = Scribe(look.wording, surroundings.glossary, surroundings.folder)
        self._next = surroundings.upcoming
        self.context = surroundings.context
        self._panel = QFrame(self)
        self._panel.setProperty("role", "panel")
        px = look.theme.px
        outer = QVBoxLayout(self._panel)
        outer.setContentsMargins(24, px(20), 24, px(20))
        outer.addWidget(scrolling(self._body(screen)), 1)

    def _body(self, screen: Screen) -> QWidget:
        look, wording = self._look, self._look.wording
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(4, 0, 4, 0)
        column.setSpacing(look.theme.px(12))
        column.addWidget(label(wording.render(self._done), "done"))
        column.addWidget(label(self._scribe.plain(screen.heading), "heading"))
        words = ProseView(look)
        words.show_html(
            "".join(self._scribe.html(part, links=False) for part in (screen.prose, *screen.summary))
        )
        words.chosen.connect(self._follow)
        column.addWidget(words)
        if self._next is not None:
            column.addSpacing(look.theme.px(8))
            column.addWidget(self._card(self._next))
        column.addStretch()
        column.addWidget(self._bottom())
        return body

    def _card(self, upcoming: Upcoming) -> QFrame:
        wording, px = self._look.wording, self._look.theme.px
        card = QFrame()
        card.setProperty("role", "slip")
        column = QVBoxLayout(card)
        column.setContentsMargins(px(18), px(14), px(18), px(14))
        column.setSpacing(px(4))
        minutes = wording.count("{n} minute", "{n} minutes", n=upcoming.minutes)
        says = phrase("What fits your answers") if upcoming.fits else phrase("What comes next")
        column.addWidget(label(f"{wording.render(says)} · {minutes}", "soft"))
        column.addWidget(label(upcoming.title, "title"))
        if upcoming.goal:
            column.addWidget(label(upcoming.goal, "body"))
        return card

    def _bottom(self) -> QWidget:
        look = self._look
        row, layout = flow_row(main_last=True)
        again = KeyButton(look.wording.say("Go through it again"), actions.REPLAY.cap, look.theme)
        again.clicked.connect(self.again)
        layout.addWidget(again)
        if self._next is not None:
            leave = KeyButton(look.wording.render(self._back), actions.LEAVE.cap, look.theme)
            leave.clicked.connect(self.left)
            layout.addWidget(leave)
            main = look.wording.say("Next lesson")
        else:
            main = look.wording.render(self._back)
        self.button = KeyButton(main, actions.NEXT.cap, look.theme, role="main")
        self.button.clicked.connect(self._go_on)
        layout.addWidget(self.button)
        return row

    def _go_on(self) -> None:
        if self._next is None:
            self.left.emit()
        else:
            self.lesson_wanted.emit(self._next.id)

    def _follow(self, address: str) -> None:
        kind, _, name = address.partition(":")
        if kind == "lesson":
            self.lesson_wanted.emit(name)

    def perform(self, command: Command) -> bool:
        """Enter goes on, Esc leaves, Ctrl+R begins again."""
        acts = {actions.NEXT: self._go_on, actions.LEAVE: self.left.emit, actions.REPLAY: self.again.emit}
        if command not in acts:
            return False
        acts[command]()
        return True

    def start_focus(self) -> None:
        """On what comes next."""
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A sheet in the middle."""
        super().resizeEvent(event)
        width = min(self._look.theme.px(720), self.width() - 48)
        height = min(self._look.theme.px(560), self.height() - 48)
        left, top = (self.width() - width) // 2, max(24, (self.height() - height) // 3)
        self._panel.setGeometry(QRect(left, top, width, height))
