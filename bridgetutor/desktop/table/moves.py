"""The glides that lead from one view to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect

from bridgetutor.desktop.table.boxes import Place
from bridgetutor.desktop.table.card_button import CardButton
from bridgetutor.desktop.table.glide import MILLISECONDS, Move
from bridgetutor.rules.cards import Card
from bridgetutor.rules.seats import Seat

STAGGER = 140
"""Milliseconds from the start of one card to that of the next."""

PAUSE = 700
"""How long a complete trick lies before it is taken away, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Origins:
    """Where cards come from: those that were seen from where they lay, others from the place of their hand."""

    cards: Mapping[Card, QRect]
    hands: Mapping[Place, QRect]

    def start(self, card: Card, place: Place, end: QRect) -> tuple[QRect, bool]:
        """Where the card was, and whether it could not be seen there."""
        if card in self.cards:
            return self.cards[card], False
        hidden = self.hands.get(place)
        if hidden is not None:
            return QRect(hidden), True
        across, down = {Place.LEFT: (-1, 0), Place.RIGHT: (1, 0), Place.TOP: (0, -1)}.get(place, (0, 1))
        return end.translated(across * end.width(), down * end.height() // 2), True


def to_trick(
    plays: Sequence[tuple[Seat, Card]],
    *,
    buttons: Mapping[Card, CardButton],
    places: Mapping[Seat, Place],
    origins: Origins,
    delay: int = 0,
) -> list[Move]:
    """Each card from where it was to where its button lies, one after the other."""
    moves = []
    for number, (seat, card) in enumerate(plays):
        end = buttons[card].geometry()
        start, unseen = origins.start(card, places[seat], end)
        moves.append(Move(buttons[card], start, end, delay + number * STAGGER, unseen))
    return moves


def landing(number: int, delay: int = 0) -> int:
    """When the last of so many cards has arrived, in milliseconds."""
    return delay + max(0, number - 1) * STAGGER + (MILLISECONDS if number else 0)


def to_winner(buttons: Sequence[CardButton], towards: QRect, delay: int) -> list[Move]:
    """A trick to the side that has won it, growing small on the way."""
    end = QRect(0, 0, 28, 40)
    end.moveCenter(towards.center())
    return [Move(button, button.geometry(), end, delay) for button in buttons]
