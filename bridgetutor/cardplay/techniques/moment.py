"""Which cards begin a technique now: whether its hand is to lead, or to play to a trick that suits it."""

from __future__ import annotations

from collections.abc import Iterable

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.rules.cards import Card
from bridgetutor.rules.hands import NO_CARDS, Hand
from bridgetutor.rules.seats import Seat


def leading(outlook: Outlook, seat: Seat, cards: Iterable[Card]) -> Hand:
    """Those of the cards that the seat may lead now; none where it is not this seat that is to lead."""
    if not outlook.is_to_lead or outlook.turn is not seat:
        return NO_CARDS
    return Hand.of(cards) & outlook.view.legal_cards


def following(outlook: Outlook, seat: Seat, cards: Iterable[Card], *, leader: Seat | None = None) -> Hand:
    """Those of the cards that the seat may play now to a trick in their suit, begun by `leader` where one is given."""
    trick = outlook.trick
    if trick is None or not outlook.view.is_to_play or outlook.turn is not seat:
        return NO_CARDS
    if leader is not None and trick.leader is not leader:
        return NO_CARDS
    of_suit = Hand.of(card for card in cards if card.suit is trick.suit)
    return of_suit & outlook.view.legal_cards
