"""A button for what cannot be had back: the first press asks, the second one does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.services.speech import announce

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent

    from bridgetutor.desktop.theme import Theme


class AskingButton(KeyButton):
    """`confirmed` when it was pressed and pressed again; who goes elsewhere in between has not meant it."""

    confirmed = Signal()

    def __init__(self, text: str, question: str, theme: Theme) -> None:
        super().__init__(text, "", theme)
        self._words, self._question = text, question
        self.clicked.connect(self._pressed)

    @property
    def asks(self) -> bool:
        """Whether the next press does it."""
        return self.text() == self._question

    def _pressed(self) -> None:
        if self.asks:
            self._say(self._words)
            self.confirmed.emit()
        else:
            self._say(self._question)
            announce(self, self._question)

    def _say(self, text: str) -> None:
        self.setText(text)
        self.updateGeometry()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing is asked any more."""
        super().focusOutEvent(event)
        self._say(self._words)
