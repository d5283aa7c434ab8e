"""The hands of the learner's own mistakes as deals of an evening: which wait, and how much of each is played."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from bridgetutor.desktop.page import label
from bridgetutor.desktop.play.choices import ChoiceRow
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.session.evening.marked import laid_out

if TYPE_CHECKING:
    from bridgetutor.desktop.look import Look
    from bridgetutor.session.evening.arrangement import Arrangement
    from bridgetutor.session.mistakes import ToPlay

_FROM = ((False, phrase("The whole hand")), (True, phrase("From the mistake on")))


class OwnMistakes(QWidget):
    """Which there are, in a sentence, and what is played of them; nothing to choose where there are none."""

    def __init__(self, look: Look, arrangement: Arrangement, waiting: ToPlay) -> None:
        super().__init__()
        self._waiting = waiting
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.theme.px(6))
        self.says = label(look.wording.render(waiting.says), "soft", wraps=True)
        self.start = ChoiceRow(phrase("You play"), _FROM, arrangement.from_mark, look, name="from")
        for widget in (self.says, self.start):
            column.addWidget(widget)
        self.start.setVisible(bool(waiting.positions))

    def on(self, arrangement: Arrangement) -> Arrangement:
        """The table with these hands, each with its own condition. Raises `BridgeError` where there are none."""
        if not self._waiting.positions:
            raise BridgeError(self._waiting.says)
        mistakes, conditions = laid_out(self._waiting.positions, from_mark=self.start.value)
        return replace(
            arrangement,
            vulnerability=None,
            mistakes=mistakes,
            conditions=conditions,
            from_mark=self.start.value,
        )
