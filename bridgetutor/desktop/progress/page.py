"""The page of figures: what the answers add up to, each figure to be chosen for the answers behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.flow import flow_row
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import Page, label, scrolling

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.progress.panels import Painter

WIDTH = 980
"""Of the column at 100 %."""


class ProgressPage(Page):
    """Signals: a `Behind` was chosen; the learners and their files are wanted; to leave."""

    behind_chosen = Signal(object)
    learners_wanted = Signal()
    left = Signal()
    place = actions.HOME.name

    def __init__(self, look: Look, painter: Painter | None, learner: str) -> None:
        """`painter` is None while the answers are still being counted; `learner` is the name, or empty."""
        super().__init__()
        self._look, self._as_table = look, False
        self.context = look.wording.quoted(learner)
        px, words = look.theme.px, look.wording
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setSpacing(px(16))
        row, flow = flow_row(gap=8, main_last=True)
        heading = label(words.say("Progress"), "heading", wraps=False)
        flow.addWidget(heading)
        self.tables = KeyButton(words.render(actions.AS_TABLE.label), actions.AS_TABLE.cap, look.theme)
        self.tables.clicked.connect(lambda: self.perform(actions.AS_TABLE))
        self.learners = KeyButton(words.say("Learners and files …"), "", look.theme)
        self.learners.clicked.connect(self.learners_wanted)
        flow.addWidget(self.learners)
        flow.addWidget(self.tables)
        self._column.addWidget(row)
        self.panels = () if painter is None else painter.panels()
        if not self.panels:
            says = (
                words.say("Your answers are being counted.")
                if painter is None
                else words.say("Nothing to show yet. Answer a few questions, and this page begins to fill.")
            )
            self._column.addWidget(label(says, "body"))
        for panel in self.panels:
            panel.chosen.connect(self.behind_chosen)
            self._column.addWidget(panel)
        self._column.addStretch()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scrolling(content))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In the middle of a wide window."""
        super().resizeEvent(event)
        px = self._look.theme.px
        side = max(24, (self.width() - px(WIDTH)) // 2)
        self._column.setContentsMargins(side, px(24), side, px(24))

    def perform(self, command: Command) -> bool:
        """Pictures or tables; Esc leaves."""
        if command is actions.AS_TABLE:
            self._as_table = not self._as_table
            for panel in self.panels:
                panel.show_as_table(as_table=self._as_table)
            return True
        if command is actions.LEAVE:
            self.left.emit()
            return True
        return False

    def start_focus(self) -> None:
        """On the switch between pictures and tables."""
        self.tables.setFocus(Qt.FocusReason.OtherFocusReason)
