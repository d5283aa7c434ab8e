"""The card expected of a defender who leads: from a new suit as agreed, partner's suit returned, a ruff given."""

from __future__ import annotations

from bridgetutor.cardplay.leads.holding import Against, Whose, card_led
from bridgetutor.cardplay.signals.messages import preference, spoken
from bridgetutor.cardplay.signals.moment import Moment
from bridgetutor.cardplay.signals.rule import Expected, Rule
from bridgetutor.hands.carding import Carding
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand


def gives_a_ruff(now: Moment, suit: Suit) -> bool:
    """Whether partner has shown out of the suit and may ruff it."""
    partner = now.seat.partner
    if now.trumps in {None, suit} or (partner, suit) not in now.voids:
        return False
    return (partner, now.trumps) not in now.voids


def led(now: Moment, hand: Hand, suit: Suit, carding: Carding, whose: Whose = Whose.OWN) -> Expected | None:
    """The card expected from a suit that is led; None where nothing is agreed, as when the leader goes on with it."""
    cards = hand.cards(suit)
    if gives_a_ruff(now, suit):
        message = preference(hand, now.others(suit))
        return Expected(spoken(message, cards, carding.signals), message)
    first = now.led_first(suit)
    if first is now.seat.partner and suit is not now.trumps:
        return Expected(_returned(now, cards), Rule.RETURN)
    if first is not None and first.side is now.seat.side:
        return None
    against = Against.NOTRUMP if now.trumps is None else Against.TRUMPS
    whose = Whose.TRUMPS if suit is now.trumps else whose
    return Expected(card_led(hand, suit, carding.leads, against, whose), Rule.AGREED_LEAD)


def _returned(now: Moment, cards: tuple[Card, ...]) -> Card:
    """The highest if nobody can beat it; else the higher of two, the original fourth best of more."""
    higher = sum(rank > cards[0].rank for rank in Hand(now.gone | now.own).ranks(cards[0].suit))
    if higher == 14 - cards[0].rank or len(cards) <= 2:
        return cards[0]
    played = Hand(now.own).length(cards[0].suit)
    return cards[min(max(3 - played, 0), len(cards) - 1)]
