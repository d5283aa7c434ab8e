"""The keyboard at the table: cards typed (`4S`, `H K`, `10h`), arrows from card to card, Enter and Space."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

from bridgetutor.desktop.enter import ENTER
from bridgetutor.desktop.table.arrows import Way, neighbour
from bridgetutor.desktop.table.boxes import Box, Place
from bridgetutor.desktop.table.card_set import CardSet
from bridgetutor.desktop.table.key_text import is_plain
from bridgetutor.desktop.table.seating import NOTHING, Seating
from bridgetutor.desktop.table.typed import Entry, card_entry
from bridgetutor.desktop.theme import LIGHT, Theme
from bridgetutor.rules.cards import Card
from bridgetutor.session.screen import AskCard
from bridgetutor.wording import Wording

_WAYS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
    Qt.Key.Key_Home: Way.FIRST,
    Qt.Key.Key_End: Way.LAST,
}
_CONFIRM = {*ENTER, Qt.Key.Key_Space}
_UNSAY = {Qt.Key.Key_Escape, Qt.Key.Key_Backspace}
_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


@dataclass(frozen=True, slots=True)
class Focus:
    """The card in focus and its place in its hand, to find the next one when it has been played; or the table."""

    card: Card | None
    place: Place | None = None
    index: int = 0


class TableKeys(QObject):
    """Knows what has been typed and which card an arrow leads to. Each hand is one stop of the Tab key."""

    chosen = Signal(object)
    """A card."""

    def __init__(self, table: QWidget, hands: CardSet) -> None:
        super().__init__(table)
        self._table, self._hands = table, hands
        self._seating = Seating.of(NOTHING)
        self._ask: AskCard | None = None
        self._entry: Entry[Card] = card_entry("en")
        self._strips: Mapping[Card, Box] = {}
        self._label = QRect()
        self._theme: Theme | None = None
        self._badge = QLabel(table)
        self._badge.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._badge.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._badge.hide()

    @property
    def typed(self) -> str:
        """What has been typed so far."""
        return self._entry.text

    def show_hands(self, seating: Seating, ask: AskCard | None, wording: Wording) -> None:
        """The hands have changed, or what is asked, or the letters on the cards."""
        self._seating, self._ask = seating, ask
        self._entry = card_entry(wording.card_letters)
        self._show_typed()

    def stand(self, strips: Mapping[Card, Box], label: QRect, theme: Theme) -> None:
        """Know where the cards lie, where the label of the bottom hand stands, and set the stops of Tab."""
        self._strips, self._label = strips, label
        if theme != self._theme:  # Qt reads a style sheet for a millisecond
            self._theme = theme
            self._badge.setStyleSheet(
                f"background: {LIGHT.gold_ground}; color: {LIGHT.ink}; border: 2px solid {LIGHT.gold};"
                f" border-radius: 8px; font-size: {theme.px(18)}px; font-weight: bold;"
                f" padding: 0 {theme.px(9)}px;"
            )
        self._stand_badge()
        self._set_stops()

    def _stand_badge(self) -> None:
        """Over the label of the bottom hand, which is where the eye is and where it covers no card."""
        size = self._badge.sizeHint().expandedTo(self._label.size())
        where = QRect(QPoint(0, 0), size)
        where.moveCenter(self._label.center())
        where.moveBottom(self._label.bottom())
        self._badge.setGeometry(where)
        self._badge.raise_()

    def show_note(self, text: str) -> None:
        """A sentence where typed cards stand, until the hands change."""
        self._badge.setText(text)
        self._badge.setAccessibleName(text)
        self._badge.setVisible(bool(text))
        self._stand_badge()

    def clear(self) -> None:
        """Nothing typed."""
        self._entry = self._entry.cleared()
        self._show_typed()

    def _show_typed(self) -> None:
        text = "".join(_SIGNS.get(letter, letter) for letter in self._entry.text)
        self.show_note(f"{text} …" if text else "")

    def focused(self) -> Focus | None:
        """What has the keyboard now; None where it is elsewhere on the page."""
        for place, cards in self._seating.cards.items():
            for index, card in enumerate(cards):
                button = self._hands.buttons.get(card)
                if button is not None and button.hasFocus():
                    return Focus(card, place, index)
        return Focus(None) if self._table.hasFocus() else None

    def refocus(self, focus: Focus | None, before: Seating) -> None:
        """Keep the keyboard at the table: at the same card, or at one of the hand that plays next.

        Who types or clicks has no card in focus, and is given none: one Enter too many would play it.
        """
        if focus is None or focus.card is None:
            return
        asked = self._seating.place(self._ask.seat) if self._ask is not None else None
        moved_on = asked is not None and asked is not focus.place and self._seating.view != before.view
        if focus.card in self._hands.buttons and not moved_on:
            self._focus(focus.card)
            return
        target = self._first_of(asked) if asked is not None else self._beside(focus)
        if target is not None:
            self._focus(target)
        else:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _first_of(self, place: Place) -> Card | None:
        cards = self._seating.cards.get(place, ())
        playable = self._seating.view.playable
        return next((card for card in cards if card in playable), cards[0] if cards else None)

    def _beside(self, focus: Focus) -> Card | None:
        cards = self._seating.cards.get(focus.place, ()) if focus.place is not None else ()
        return cards[min(focus.index, len(cards) - 1)] if cards else None

    def _focus(self, card: Card | None) -> None:
        if card is not None:
            self._hands.buttons[card].setFocus(Qt.FocusReason.TabFocusReason)
            self._set_stops()

    def _set_stops(self) -> None:
        """One card of each hand is on the way of the Tab key: the one in focus, else the first that can be played."""
        now = self.focused()
        for place, cards in self._seating.cards.items():
            stop = now.card if now is not None and now.place is place else self._first_of(place)
            for card in cards:
                policy = Qt.FocusPolicy.TabFocus if card == stop else Qt.FocusPolicy.NoFocus
                self._hands.buttons[card].setFocusPolicy(policy)
        self._order_stops()

    def _order_stops(self) -> None:
        """Tab goes clockwise from the hand at the bottom."""
        stops = [
            self._hands.buttons[card]
            for place in Place
            for card in self._seating.cards.get(place, ())
            if self._hands.buttons[card].focusPolicy() == Qt.FocusPolicy.TabFocus
        ]
        for stop, after in itertools.pairwise(stops):
            QWidget.setTabOrder(stop, after)

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key would be part of a typed card."""
        return self._ask is not None and is_plain(event) and self._entry.typed(event.text()) is not None

    def take(self, event: QKeyEvent) -> bool:
        """Do what the key says; False where it says nothing to the table."""
        key = Qt.Key(event.key())
        if key in _WAYS:
            return self._go(_WAYS[key])
        if self._ask is None:
            return False
        if key in _CONFIRM:
            return self._confirm()
        if key in _UNSAY and self._entry.text:
            self._entry = self._entry.cleared() if key == Qt.Key.Key_Escape else self._entry.shorter()
            self._show_typed()
            return True
        return self.wants(event) and self._letter(event.text())

    def _letter(self, text: str) -> bool:
        entry = self._entry.typed(text)
        self._entry = entry if entry is not None else self._entry
        self._show_typed()
        if self._entry.complete is not None:
            self.chosen.emit(self._entry.complete)
        return True

    def _confirm(self) -> bool:
        """Play the card that has been typed, or the one in focus."""
        if self._entry.text:
            if self._entry.named is not None:
                self.chosen.emit(self._entry.named)
            return True
        focus = self.focused()
        if focus is None or focus.card is None:
            return False
        self.chosen.emit(focus.card)
        return True

    def _go(self, way: Way) -> bool:
        focus = self.focused()
        if focus is None or focus.card is None or focus.place is None:
            return self._enter_hands()
        hand = self._seating.cards[focus.place]
        found = neighbour(focus.card, way, strips=self._strips, hand=hand)
        self._focus(found)
        return True

    def _enter_hands(self) -> bool:
        """From the table itself to the hand that is asked for, else to the one at the bottom."""
        place = self._seating.place(self._ask.seat) if self._ask is not None else Place.BOTTOM
        card = self._first_of(place)
        self._focus(card)
        return card is not None
