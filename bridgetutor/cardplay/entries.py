"""Entries: the cards with which the lead comes to one of declarer's hands."""

from __future__ import annotations

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.seats import Seat


def entries(outlook: Outlook, seat: Seat, *, beside: Suit | None = None) -> tuple[Card, ...]:
    """The winners of one of declarer's hands to which the other can lead, but for those of one suit."""
    return tuple(card for suit in Suit if suit is not beside for card in entries_in(outlook, seat, suit))


def entries_in(outlook: Outlook, seat: Seat, suit: Suit) -> tuple[Card, ...]:
    """Those of a suit: winners, as many as the other hand has cards to lead that they beat."""
    masters = outlook.masters(seat, suit)
    others = outlook.hand(seat.partner).cards(suit)
    found: list[Card] = []
    for master in masters:
        lower = [card for card in others if card.rank < master.rank]
        if len(lower) > len(found):
            found.append(master)
    return tuple(found)
