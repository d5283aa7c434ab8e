"""A quiet bar under the top row: one sentence, perhaps a button, and a cross to put it away. Never a pop-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import label

if TYPE_CHECKING:
    from bridgetutor.desktop.theme import Theme
    from bridgetutor.wording import Wording


class Notice(QFrame):
    """`offer` is the text of the button, empty for none."""

    accepted = Signal()
    put_away = Signal()

    def __init__(
        self, sentence: str, theme: Theme, wording: Wording, *, offer: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "notice")
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 8, 16, 8)
        row.setSpacing(12)
        self._text = label(sentence, "body")
        row.addWidget(self._text, 1)
        self.offer = KeyButton(offer, "", theme, parent=self)
        self.offer.setVisible(bool(offer))
        self.offer.clicked.connect(self.accepted)
        row.addWidget(self.offer)
        cross = KeyButton("✕", "", theme, role="quiet")
        cross.setAccessibleName(wording.say("Put this notice away"))
        cross.clicked.connect(self.put_away)
        row.addWidget(cross)

    @property
    def sentence(self) -> str:
        """What the bar says."""
        return self._text.text()
