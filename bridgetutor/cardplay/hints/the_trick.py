"""The trick as it lies: which card wins it, for whom, and what may still beat a card."""

from __future__ import annotations

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.play import Trick

FEW = 2
"""So many cards that beat ours are named; of more it is only said who may have them."""


def winning(outlook: Outlook, trick: Trick) -> Card:
    """The card that wins the trick so far."""
    return dict(trick.plays)[trick.winner(outlook.strain)]


def is_ours(outlook: Outlook, trick: Trick) -> bool:
    """Whether the side to play is winning the trick so far."""
    return trick.winner(outlook.strain).side is outlook.turn.side


def can_beat(outlook: Outlook, best: Card) -> bool:
    """Whether a card that may be played beats the one that wins so far."""
    return any(beats(outlook, card, best) for card in outlook.view.legal_cards)


def beats(outlook: Outlook, card: Card, best: Card) -> bool:
    if best.suit is not card.suit:
        return card.suit is outlook.trumps
    return card.rank > best.rank


def above(outlook: Outlook, card: Card) -> tuple[Card, ...]:
    """The cards of opponents that may beat this one of their suit, highest first."""
    return tuple(other for other in outlook.against.cards(card.suit) if other.rank > card.rank)


def named(cards: tuple[Card, ...]) -> tuple[Phrase, ...]:
    return tuple(phrase("the {card}", card=card) for card in cards)
