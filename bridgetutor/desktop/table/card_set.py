"""The card buttons of the hands or of the trick: kept from view to view, put away when a card is no longer seen."""

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
        self._spare: list[CardButton] = []
        self.buttons: dict[Card, CardButton] = {}

    def hold(self, cards: Iterable[Card], look: Look) -> None:
        """Have a button for each of these cards, in this order, and no other."""
        wanted = dict.fromkeys(cards)
        for card in [card for card in self.buttons if card not in wanted]:
            self._put_away(self.buttons.pop(card))
        self.buttons = {card: self.buttons.get(card) or self._button(card, look) for card in wanted}

    def clear(self) -> None:
        """Hold none any more."""
        for button in self.buttons.values():
            self._put_away(button)
        self.buttons = {}

    def get_ready(self, count: int, look: Look) -> bool:
        """Make one of so many buttons in all that there is no card for yet; whether there was one to be made."""
        if len(self.buttons) + len(self._spare) >= count:
            return False
        self._put_away(self._made(look))
        return True

    def _put_away(self, button: CardButton) -> None:
        button.bear(None)
        self._spare.append(button)

    def _button(self, card: Card, look: Look) -> CardButton:
        button = self._spare.pop() if self._spare else self._made(look)
        button.bear(card)
        return button

    def _made(self, look: Look) -> CardButton:
        button = CardButton(self._parent, look)
        if self._clicked is None:
            button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        else:
            button.chosen.connect(self._clicked)
        button.ensurePolished()
        return button

    def boxes(self) -> dict[Card, QRect]:
        """Where the buttons are now."""
        return {card: button.geometry() for card, button in self.buttons.items()}
