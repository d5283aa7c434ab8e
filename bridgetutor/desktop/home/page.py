"""The first page: one thing to go on with, what is due, today's hand, the week, and the map of skills."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.flow import flow_row
from bridgetutor.desktop.home.cards import QuizCard, due_card, hand_card
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.library.continue_card import ContinueCard
from bridgetutor.desktop.page import Page, clear, label, scrolling

if TYPE_CHECKING:
    from datetime import datetime

    from PySide6.QtGui import QResizeEvent

    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.home.told import Told
    from bridgetutor.desktop.library.shelf import LessonRow, Shelf
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.progress.panel import Panel

TWO_COLUMNS = 900
"""From this width at 100 % on the map stands beside the rest."""


class HomePage(Page):
    """Signals: a lesson (its id); the quiz is skipped; practise what is due; today's hand; all figures; a `Behind`."""

    lesson_chosen = Signal(str)
    quiz_skipped = Signal()
    due_chosen = Signal()
    today_chosen = Signal()
    figures_chosen = Signal()
    behind_chosen = Signal(object)
    place = actions.HOME.name

    def __init__(
        self, look: Look, going_on: tuple[Shelf, LessonRow] | None, quiz: LessonRow | None, now: datetime
    ) -> None:
        """`quiz` is the placing quiz where it is to be offered; `going_on` the lesson to go on with."""
        super().__init__()
        self._look, self._now, self._as_table = look, now, False
        self.panels: list[Panel] = []
        self.due: KeyButton | None = None
        px = look.theme.px
        content = QWidget()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        self._sides.setSpacing(px(20))
        left = QWidget()
        self._left = QVBoxLayout(left)
        self._left.setContentsMargins(0, 0, 0, 0)
        self._left.setSpacing(px(16))
        self._left.addWidget(label(_greeting(now, look), "heading"))
        self.main = self._main_card(going_on, quiz)
        self._told = QWidget()
        self._told_column = QVBoxLayout(self._told)
        self._told_column.setContentsMargins(0, 0, 0, 0)
        self._told_column.setSpacing(px(16))
        self._left.addWidget(self._told)
        self._left.addStretch()
        self._right = QWidget()
        right = QVBoxLayout(self._right)
        right.setContentsMargins(0, 0, 0, 0)
        self._sides.addWidget(left, 5)
        self._sides.addWidget(self._right, 4)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scrolling(content))
        self.tell(None)

    def _main_card(
        self, going_on: tuple[Shelf, LessonRow] | None, quiz: LessonRow | None
    ) -> KeyButton | None:
        if quiz is not None:
            card = QuizCard(quiz, self._look)
            card.chosen.connect(lambda: self.lesson_chosen.emit(quiz.id))
            card.skipped.connect(self.quiz_skipped)
            self._left.addWidget(card)
            return card.button
        if going_on is not None:
            shelf, row = going_on
            on = ContinueCard(shelf, row, self._look)
            on.chosen.connect(lambda: self.lesson_chosen.emit(row.id))
            self._left.addWidget(on)
            return on.button
        self._left.addWidget(label(self._look.wording.say("Every lesson is done."), "title"))
        return None

    def tell(self, told: Told | None) -> None:
        """What the record tells, once it is known; None before that."""
        from bridgetutor.desktop.home.week import map_panel, week_panel

        clear(self._told)
        clear(self._right)
        self.panels = []
        pair = QWidget()
        row = QHBoxLayout(pair)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._look.theme.px(16))
        due, self.due = due_card(told, self._look)
        due.chosen.connect(self.due_chosen)
        hand, self.today = hand_card(self._look)
        hand.chosen.connect(self.today_chosen)
        row.addWidget(due, 1)
        row.addWidget(hand, 1)
        self._told_column.addWidget(pair)
        if told is None:
            return
        zone = self._now.tzinfo
        if zone is None:
            raise ValueError("the time of the page needs its zone")
        week = week_panel(told, zone, self._look)
        self._told_column.addWidget(week)
        skills = map_panel(told, self._look)
        self.panels = [week, skills]
        for panel in self.panels:
            panel.chosen.connect(self.behind_chosen)
        right = self._right.layout()
        if right is not None:
            right.addWidget(self._ways())
            right.addWidget(skills)
        self._show_tables()

    def _ways(self) -> QWidget:
        """To the page of figures, and from pictures to tables."""
        row, flow = flow_row(gap=8, main_last=True)
        self.figures = KeyButton(
            self._look.wording.render(actions.PROGRESS.label), actions.PROGRESS.cap, self._look.theme
        )
        self.figures.clicked.connect(self.figures_chosen)
        flow.addWidget(self.figures)
        button = KeyButton(
            self._look.wording.render(actions.AS_TABLE.label),
            actions.AS_TABLE.cap,
            self._look.theme,
            role="quiet",
        )
        button.clicked.connect(lambda: self.perform(actions.AS_TABLE))
        flow.addWidget(button)
        return row

    def _show_tables(self) -> None:
        for panel in self.panels:
            panel.show_as_table(as_table=self._as_table)

    def perform(self, command: Command) -> bool:
        """Enter goes on with the lesson; the keys that the cards show."""
        if command is actions.AS_TABLE:
            self._as_table = not self._as_table
            self._show_tables()
            return True
        buttons = {actions.NEXT: self.main, actions.PRACTISE: self.due, actions.TODAY: self.today}
        button = buttons.get(command)
        if button is None:
            return False
        button.click()
        return True

    def start_focus(self) -> None:
        """On the main button."""
        (self.main or self.today).setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two columns where there is room for them."""
        super().resizeEvent(event)
        px = self._look.theme.px
        side = max(24, (self.width() - px(1200)) // 2)
        self._sides.setContentsMargins(side, px(24), side, px(24))
        wide = self.width() >= px(TWO_COLUMNS)
        directions = QBoxLayout.Direction
        self._sides.setDirection(directions.LeftToRight if wide else directions.TopToBottom)


def _greeting(now: datetime, look: Look) -> str:
    words = look.wording
    if now.hour < 5 or now.hour >= 18:
        return words.say("Good evening")
    return words.say("Good morning") if now.hour < 12 else words.say("Good afternoon")
