"""The glides that lead from one view to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from bridgetutor.desktop.table.boxes import Place, Spot
from bridgetutor.desktop.table.card_button import CardButton
from bridgetutor.desktop.table.card_set import CardSet
from bridgetutor.desktop.table.face import Look
from bridgetutor.desktop.table.glide import MILLISECONDS, Glide, Move
from bridgetutor.desktop.table.layout import Plan
from bridgetutor.desktop.table.pieces import Pieces
from bridgetutor.desktop.table.seating import Seating
from bridgetutor.desktop.table.trick import Change, change
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.play import Trick
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


class Mover:
    """Sets the table's cards in motion, and has them all in their places again at once when asked."""

    def __init__(self, table: QWidget, pieces: Pieces) -> None:
        self._table, self._pieces = table, pieces
        self._glide = Glide(table)
        self._leaving = CardSet(table)

    @property
    def is_moving(self) -> bool:
        """Whether cards still move."""
        return self._glide.is_running

    def finish(self) -> None:
        """All in place."""
        self._glide.finish()

    def origins(self, seating: Seating) -> Origins:
        """Where the cards are now, for those that will leave."""
        backs = self._pieces.backs
        hidden = {
            place: backs[place].back_on_table() for place in seating.backs if not backs[place].isHidden()
        }
        return Origins(self._pieces.hands.boxes(), hidden)

    def move(self, before: Seating, after: Seating, *, plan: Plan, origins: Origins, look: Look) -> None:
        """From one view to the next, which already lies there as it will be."""
        what = change(before, after)
        places = {seat: after.place(seat) for seat in Seat}
        delay = 0
        found: list[Move] = []
        if what.collected is not None:
            strain = after.view.strain or Strain.NOTRUMP
            winner = places[what.collected.winner(strain)]
            leaving = self._lay_again(what.collected, places, plan, look)
            found, delay = self._leave(what, leaving, places=places, origins=origins, winner=winner)
        buttons = self._pieces.trick.buttons
        found += to_trick(what.played, buttons=buttons, places=places, origins=origins, delay=delay)
        self._glide.run(found, self._clear)

    def _lay_again(
        self, trick: Trick, places: Mapping[Seat, Place], plan: Plan, look: Look
    ) -> Mapping[Card, CardButton]:
        """The trick before, for as long as it takes to go."""
        self._leaving.hold(trick.cards, look)
        for seat, card in trick.plays:
            box, button = plan.trick[places[seat]], self._leaving.buttons[card]
            button.dress(look, tone=None, playable=False)
            button.lay(Spot(box, box))
            button.raise_()
        return self._leaving.buttons

    def _leave(
        self,
        what: Change,
        leaving: Mapping[Card, CardButton],
        *,
        places: Mapping[Seat, Place],
        origins: Origins,
        winner: Place,
    ) -> tuple[list[Move], int]:
        """The last trick is completed, lies a moment, and goes to its winner; gives the time when that is done."""
        arriving = to_trick(what.finishing, buttons=leaving, places=places, origins=origins)
        landed = landing(len(arriving)) + (PAUSE if arriving else 0)
        going = to_winner(tuple(leaving.values()), self._pieces.labels[winner].geometry(), landed)
        # A card that arrives and goes moves twice: what is set up last is where it begins.
        return going + arriving, landed + MILLISECONDS

    def _clear(self) -> None:
        self._leaving.clear()
        self._table.update()
