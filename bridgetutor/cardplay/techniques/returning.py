"""Returning partner's suit: what partner began is gone on with, by a card that tells how many you have."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.habits.situation import KLINGER
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.signals.choosing import expected, moment_of
from bridgetutor.cardplay.signals.rule import Rule
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand


def spot(outlook: Outlook) -> Iterator[Finding]:
    """Where a defender is to lead, each suit that partner was the first to lead."""
    if not outlook.is_defenders or not outlook.is_to_lead or not outlook.view.play.cards:
        return
    now = moment_of(outlook.view)
    for suit in Suit:
        found = expected(now, outlook.view.hand, suit, KLINGER) if outlook.view.hand.length(suit) else None
        if found is not None and found.rule is Rule.RETURN:
            yield _finding(outlook, suit, found.card)


def _finding(outlook: Outlook, suit: Suit, card: Card) -> Finding:
    view, partner = outlook.view, outlook.view.seat.partner
    out = outlook.out(suit)
    dummy = (view.dummy_hand or Hand()).cards(suit)
    chance = outlook.odds.holds(partner, Hand.of(out[:1])) if out else 0.0
    return Finding(
        Technique.RETURNING,
        suit,
        Hand.of([card]),
        (
            Condition(
                phrase("partner may have {suit} left", suit=suit),
                bool(out) and outlook.odds.lengths(partner, suit)[0] < 1,
            ),
            Condition(
                phrase("dummy has not the best card of it"),
                not dummy or any(card.rank > dummy[0].rank for card in (*out, *view.hand.cards(suit))),
            ),
            Condition(
                phrase("dummy cannot ruff"),
                outlook.trumps is None
                or bool(dummy)
                or not (view.dummy_hand or Hand()).length(outlook.trumps),
            ),
            Condition(
                phrase("declarer has not shown out of it, with trumps left"),
                outlook.trumps is None
                or view.play.declarer is None
                or suit not in view.play.shown_out(view.play.declarer),
            ),
        ),
        _question(outlook, suit),
        phrase(
            "Return partner's suit, {suit}, with the card that tells partner how many you have.", suit=suit
        ),
        phrase("partner has the {card}", card=out[0]) if out else None,
        (Price(phrase("partner has the best card that is out"), chance),),
        Hand.of(view.hand.cards(suit)),
    )


def _question(outlook: Outlook, suit: Suit) -> Phrase:
    """What partner led, and what has been seen of the suit."""
    led = next(
        trick.cards[0]
        for trick in outlook.view.play.complete_tricks
        if trick.suit is suit and trick.leader is outlook.view.seat.partner
    )
    out = outlook.out(suit)
    own = [trick for trick in outlook.view.play.complete_tricks if trick.leader is outlook.view.seat]
    if any(trick.suit is suit for trick in own):
        return counted(
            "You have returned partner's {suit} before, and {n} card is out. What would one more round bring?",
            "You have returned partner's {suit} before, and {n} cards are out. What would one more round bring?",
            n=len(out),
            suit=suit,
        )
    if outlook.trumps is None:
        return phrase(
            "Partner began with the {card}, and you do not see {out} of the {suit}. How many may partner still have?",
            card=led,
            suit=suit,
            out=len(out),
        )
    return phrase(
        "Why did partner lead the {card}, and has anything in dummy told you to drop that plan?",
        card=led,
    )
