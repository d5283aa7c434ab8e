"""The card buttons of the hands or of the trick: kept from view to view, and gone when the card is no longer seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from bridgetutor.desktop.table.card_button import CardButton
from bridgetutor.desktop.table.face import Look
from bridgetutor.rules.cards import Card


class CardSet:
    """Buttons by card. `clicked` is called with a card; without it the cards only lie there."""

    def __init__(self, parent: QWidget, clicked: Callable[[Card], None] | None = None) -> None:
        self._parent = parent
        self._clicked = clicked
        self.buttons: dict[Card, CardButton] = {}

    def hold(self, cards: Iterable[Card], look: Look) -> None:
        """Have a button for each of these cards, in this order, and no other."""
        wanted = tuple(dict.fromkeys(cards))
        for card in [card for card in self.buttons if card not in set(wanted)]:
            discard(self.buttons.pop(card))
        self.buttons = {card: self.buttons.get(card) or self._button(card, look) for card in wanted}

    def _button(self, card: Card, look: Look) -> CardButton:
        button = CardButton(self._parent, card, look)
        if self._clicked is None:
            button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        else:
            clicked = self._clicked
            button.clicked.connect(lambda: clicked(card))
        button.show()
        return button

    def boxes(self) -> dict[Card, QRect]:
        """Where the buttons are now."""
        return {card: button.geometry() for card, button in self.buttons.items()}


def discard(widget: QWidget) -> None:
    """Take a widget off the table for good."""
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()
