"""Signals: where a high card would do nothing for the trick, a small one tells partner what helps."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.habits.situation import KLINGER
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.signals.choosing import expected, moment_of
from bridgetutor.cardplay.signals.discarding import likes
from bridgetutor.cardplay.signals.rule import Expected, Rule
from bridgetutor.cardplay.techniques.finding import Condition, Finding
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Rank, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Trick


def spot(outlook: Outlook) -> Iterator[Finding]:
    """Where a defender follows, or throws away."""
    trick = outlook.trick
    if not outlook.is_defenders or not outlook.view.is_to_play or trick is None:
        return
    suit = trick.suit if outlook.view.hand.length(trick.suit) else _thrown(outlook)
    if suit is not None:
        found = expected(moment_of(outlook.view), outlook.view.hand, suit, KLINGER)
        if found is not None:
            yield _finding(outlook, trick, suit, found)


def _thrown(outlook: Outlook) -> Suit | None:
    """The suit that a discard speaks of best: one that is liked, else the longest."""
    hand = outlook.view.hand
    held = [suit for suit in Suit if suit is not outlook.trumps and hand.length(suit)]
    return max(
        held, key=lambda suit: (likes(hand, suit) and hand.length(suit) > 2, hand.length(suit)), default=None
    )


def _finding(outlook: Outlook, trick: Trick, suit: Suit, found: Expected) -> Finding:
    small = [card for card in outlook.view.hand.cards(suit) if card.rank < Rank.TEN]
    partner = outlook.view.seat.partner
    return Finding(
        Technique.SIGNAL,
        suit,
        Hand.of([found.card]),
        (
            Condition(phrase("no card of yours has work to do in this trick"), found.rule in SAYS),
            Condition(phrase("you have small cards to choose from"), len(small) > 1 and found.card in small),
            Condition(
                phrase("there are tricks to come in which partner can use it"),
                len(outlook.view.hand) > _TRICKS,
            ),
            Condition(
                phrase("partner is not known to be out of {suit}", suit=suit),
                found.rule in _ABOUT_OTHERS or suit not in outlook.view.play.shown_out(partner),
            ),
        ),
        _question(outlook, trick, suit, found.rule),
        phrase("A signal in {suit} – {why}.", suit=suit, why=found.rule.says),
        key_cards=Hand.of(small),
    )


def _question(outlook: Outlook, trick: Trick, suit: Suit, rule: Rule) -> Phrase:
    led = trick.cards[0]
    if suit is not trick.suit:
        return phrase(
            "You cannot follow to the {card}. Which suit would you like partner to lead, and how can you say so?",
            card=led,
        )
    if rule in _ABOUT_OTHERS:
        return phrase(
            "Dummy will ruff the next {suit}. Which of the other suits should partner turn to?", suit=suit
        )
    if rule in {Rule.ENCOURAGES, Rule.DISCOURAGES}:
        return phrase(
            "Partner led the {card}. Do you want more {suit}, with what you hold there, and how will partner know?",
            card=led,
            suit=suit,
        )
    return phrase(
        "No card of yours has work to do on the {card}. What would partner like to know about your {suit}?",
        card=led,
        suit=suit,
    )


SAYS = frozenset(
    {Rule.ENCOURAGES, Rule.DISCOURAGES, Rule.EVEN, Rule.ODD, Rule.ASKS_FOR_HIGHER, Rule.ASKS_FOR_LOWER}
)
"""The rules that are messages."""

_ABOUT_OTHERS = frozenset({Rule.ASKS_FOR_HIGHER, Rule.ASKS_FOR_LOWER})
_TRICKS = 2
