"""Declarer's view after the opening lead, from the two hands declarer sees."""

from __future__ import annotations

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import FULL_PACK, Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat


def outlook(dummy: str, declarer: str, contract: str, lead: str) -> Outlook:
    """South declares; West leads the card, and has with East whatever is left, dealt out in any way."""
    north, south = Hand.parse(dummy), Hand.parse(declarer)
    card, made = Card.parse(lead), Contract.parse(contract, Seat.SOUTH)
    rest = [each for each in FULL_PACK - north - south if each != card]
    west, east = Hand.of([card, *rest[:12]]), Hand.of(rest[12:])
    deal = Deal.of({Seat.NORTH: north, Seat.EAST: east, Seat.SOUTH: south, Seat.WEST: west})
    play = Play.of(deal, made, [card])
    return Outlook(PlayView.of(play, Seat.SOUTH), contract=made)
