"""Which of the cards that cost nothing is played: the one that tells partner something, as agreed."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.cardplay.leads.opening import Table, opening_leads
from bridgetutor.cardplay.signals.discarding import likes, thrown
from bridgetutor.cardplay.signals.following import followed
from bridgetutor.cardplay.signals.leading import led
from bridgetutor.cardplay.signals.moment import Moment, moments
from bridgetutor.cardplay.signals.rule import Expected, Rule
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import Carding
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand


@dataclass(frozen=True, slots=True)
class Signal:
    """A card, and what it tells."""

    card: Card
    why: Phrase


def signal(
    view: PlayView,
    equals: Hand,
    carding: Carding,
    promises: Promises = SILENCE,
    level: int | None = None,
) -> Signal:
    """Which of some legal cards that are worth the same to play; promises and level count for the opening lead.

    Declarer's side tells nobody anything and plays the smallest. Raises `ValueError` where there is no card, or it is
    not for the seat of the view to play.
    """
    if not equals or equals - view.legal_cards:
        raise ValueError(f"{view.seat} has no such choice")
    now = moment_of(view)
    if len(equals) == 1 or not now.defends:
        return Signal(_smallest(equals), phrase("the smallest of the cards that do as well"))
    if now.is_opening_lead:
        return _opening(view, equals, carding, Table.of(view.strain, view.seat, promises, level))
    suit = _suit(now, view.hand, equals)
    found = expected(now, view.hand, suit, carding)
    if found is None:
        return Signal(equals.cards(suit)[-1], phrase("the smallest of the cards that do as well"))
    if found.card in equals:
        return Signal(found.card, found.rule.says)
    return _nearest(now, view.hand, equals, suit, carding)


def moment_of(view: PlayView) -> Moment:
    """The moment of the card that is to be played."""
    *_, (now, _) = moments(view.play)
    return now


def expected(now: Moment, hand: Hand, suit: Suit, carding: Carding) -> Expected | None:
    """The card expected of a defender who plays a card of this suit; None where nothing is agreed."""
    if now.suit is None:
        return led(now, hand, suit, carding)
    return followed(now, hand, carding) if suit is now.suit else thrown(now, hand, suit, carding)


def _opening(view: PlayView, equals: Hand, carding: Carding, table: Table) -> Signal:
    """The likeliest lead of those that do as well; else of the likeliest suit the smallest."""
    leads = opening_leads(view.hand, table, carding)
    agreed = [lead for lead in leads if lead.card in equals]
    if agreed:
        return Signal(agreed[0].card, agreed[0].why)
    suit = next(lead.card.suit for lead in leads if equals.length(lead.card.suit))
    return Signal(equals.cards(suit)[-1], phrase("the smallest of the cards that do as well"))


def _nearest(now: Moment, hand: Hand, equals: Hand, suit: Suit, carding: Carding) -> Signal:
    """Where the expected card would cost something: what comes nearest to it among those that do not."""
    kept = Hand.of(card for card in hand if card.suit is not suit) | Hand.of(equals.cards(suit))
    found = expected(now, kept, suit, carding)
    if found is not None and found.card in equals and found.rule in _MESSAGES:
        return Signal(found.card, found.rule.says)
    return Signal(equals.cards(suit)[-1], phrase("the smallest of the cards that do as well"))


def _suit(now: Moment, hand: Hand, equals: Hand) -> Suit:
    """The suit to play of those that can be: led or followed to; to throw, the longest that nothing is wanted of."""
    held = [suit for suit in Suit if equals.length(suit)]
    return min(held, key=lambda suit: (suit is now.trumps, likes(hand, suit), -hand.length(suit), suit))


def _smallest(cards: Hand) -> Card:
    return min(cards, key=lambda card: (card.rank, card.suit))


_MESSAGES = frozenset(Rule) - {Rule.THIRD_HAND, Rule.WIN, Rule.COVER, Rule.SPLIT, Rule.LOW}
