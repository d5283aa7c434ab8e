"""Second hand low: a small card is led through you, partner plays last, and your honour can wait."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.habits.following import splits_honours, takes_the_ace_in_time
from bridgetutor.cardplay.habits.situation import Situation
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Rank
from bridgetutor.rules.hands import Hand


def spot(outlook: Outlook) -> Iterator[Finding]:
    """Where a defender plays second and has both a card that could win so far and a small one."""
    trick = outlook.trick
    if not outlook.is_defenders or not outlook.view.is_to_play or trick is None or len(trick.cards) != 1:
        return
    held = outlook.view.hand.cards(trick.suit)
    if len(held) > 1 and held[0].rank >= Rank.JACK and held[0].rank > trick.cards[0].rank:
        yield _finding(outlook, trick.cards[0], held)


def _finding(outlook: Outlook, led: Card, held: tuple[Card, ...]) -> Finding:
    now = Situation(outlook.view, outlook.promises)
    top, low = held[0], held[-1]
    chance = _partner_helps(outlook, led)
    return Finding(
        Technique.SECOND_HAND_LOW,
        led.suit,
        Hand.of([low]),
        (
            Condition(phrase("the {card} led is a small card", card=led), led.rank < Rank.TEN),
            Condition(phrase("you have a small card to play"), low.rank < Rank.TEN),
            Condition(phrase("you have no touching honours to be split"), splits_honours(now) is None),
            Condition(
                phrase("your {card} will still be a winner later", card=top),
                takes_the_ace_in_time(now) is None,
            ),
            Condition(
                phrase("you need not win this trick to beat the contract"),
                outlook.needed is None or outlook.needed > 1 or not now.is_master(top),
            ),
            Condition(phrase("partner, who plays last, may have a card to win"), chance > 0),
        ),
        _question(outlook, led, top),
        phrase("Second hand low in {suit}: keep the {top} for one of their honours.", suit=led.suit, top=top),
        phrase("partner can beat what they play, or your {card} wins later", card=top),
        (
            Price(
                phrase("partner has a card in {suit} that beats the {card}", suit=led.suit, card=led), chance
            ),
        ),
        Hand.of(held),
    )


def _partner_helps(outlook: Outlook, led: Card) -> float:
    """That partner has a card between what is led, and what dummy may play after it, and the ace."""
    partner = outlook.view.seat.partner
    return outlook.odds.chance(lambda held: any(card.rank > led.rank for card in held), partner, led.suit)


def _question(outlook: Outlook, led: Card, top: Card) -> Phrase:
    trick = outlook.trick
    if trick is not None and trick.leader is outlook.view.play.dummy:
        return phrase(
            "Dummy leads the {card}. What does declarer hope to see, and what would your {top} catch now?",
            card=led,
            top=top,
        )
    honours = [card for card in (outlook.view.dummy_hand or Hand()).cards(led.suit) if card.rank.is_honour]
    if honours:
        return phrase(
            "Declarer leads the {card} towards dummy's {honours}. What would your {top} take if it waited?",
            card=led,
            honours=tuple(honours),
            top=top,
        )
    return phrase(
        "Declarer leads the {card} and partner plays after dummy. Who can better afford to play an honour in {suit}?",
        card=led,
        suit=led.suit,
    )
