"""A table view turned to the learner: which seat lies where, and each hand in the order it is laid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bridgetutor.desktop.table.boxes import Place
from bridgetutor.desktop.table.order import laid_out, place_of, suit_order
from bridgetutor.rules.cards import Card
from bridgetutor.rules.play import Trick
from bridgetutor.rules.seats import Seat, Side
from bridgetutor.session.screen import HandView, TableView

NOTHING = TableView(hands=())
"""A bare table."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The view by place of the screen. `cards` and `lengths` are of the hands that are seen."""

    view: TableView
    bottom: Seat
    hands: Mapping[Place, HandView]
    cards: Mapping[Place, tuple[Card, ...]]
    lengths: Mapping[Place, tuple[int, ...]]

    @classmethod
    def of(cls, view: TableView) -> Seating:
        """South at the bottom, or the learner's own hand where South is not theirs."""
        bottom = _bottom(view)
        hands = {place_of(hand.seat, bottom): hand for hand in view.hands}
        suits = {
            place: suit_order(view.strain, place=place, is_dummy=hand.is_dummy)
            for place, hand in hands.items()
        }
        seen = {place: hand.cards for place, hand in hands.items() if hand.cards is not None}
        cards = {place: laid_out(held, suits[place]) for place, held in seen.items()}
        lengths = {place: tuple(held.length(suit) for suit in suits[place]) for place, held in seen.items()}
        return cls(view, bottom, hands, cards, lengths)

    def place(self, seat: Seat) -> Place:
        """Where a seat lies."""
        return place_of(seat, self.bottom)

    @property
    def backs(self) -> frozenset[Place]:
        """The hands that are hidden and have cards left."""
        return frozenset(place for place, hand in self.hands.items() if hand.cards is None and hand.count > 0)

    @property
    def trick(self) -> Trick | None:
        """The trick in the middle: the one being played, else the last, which lies until the next is led."""
        return self.view.trick or self.view.last_trick

    @property
    def learner_side(self) -> Side | None:
        """The side the learner plays for; None where they hold neither side's cards, or both."""
        sides = {hand.seat.side for hand in self.view.hands if hand.is_learner}
        return next(iter(sides)) if len(sides) == 1 else None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that have something on the table: a hand, a card of the trick, the turn."""
        held = {hand.seat for hand in self.view.hands}
        played = {seat for seat, _ in self.trick.plays} if self.trick is not None else set()
        turn = {self.view.turn} if self.view.turn is not None and len(held) > 1 else set()
        return tuple(seat for seat in Seat if seat in held | played | turn)

    def holder(self, card: Card) -> Place | None:
        """Which seen hand holds a card."""
        return next((place for place, cards in self.cards.items() if card in cards), None)


def _bottom(view: TableView) -> Seat:
    own = [hand.seat for hand in view.hands if hand.is_learner and not hand.is_dummy]
    return Seat.SOUTH if Seat.SOUTH in own or not own else own[0]
