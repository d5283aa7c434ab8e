"""Third hand high: partner's small card needs help, from the lowest of your cards that does as much as the highest."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.habits.following import third_hand_high, trusts_partners_card
from bridgetutor.cardplay.habits.situation import Situation
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Rank
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Trick


def spot(outlook: Outlook) -> Iterator[Finding]:
    """Where partner led and a defender can beat what has been played."""
    trick = outlook.trick
    if not outlook.is_defenders or not outlook.view.is_to_play or trick is None or len(trick.cards) != 2:
        return
    now = Situation(outlook.view, outlook.promises)
    held = outlook.view.hand.cards(trick.suit)
    habit = third_hand_high(now)
    if len(held) > 1 and habit is not None and habit.card.suit is trick.suit:
        yield _finding(outlook, now, trick, habit.card)


def _finding(outlook: Outlook, now: Situation, trick: Trick, card: Card) -> Finding:
    held = outlook.view.hand.cards(trick.suit)
    led = trick.cards[0]
    lower = [other for other in held if other.rank < card.rank]
    chance = _wins(outlook, now, card)
    cheap = [other for other in lower if now.best is not None and now.beats(other, now.best)]
    return Finding(
        Technique.THIRD_HAND_HIGH,
        trick.suit,
        Hand.of([card]),
        (
            Condition(
                phrase("the {card} that partner led needs help", card=led), trusts_partners_card(now) is None
            ),
            Condition(phrase("you have a lower card too"), bool(lower)),
            Condition(phrase("your {card} is an honour", card=card), card.rank >= Rank.TEN),
            Condition(
                phrase("a lower card would do less"),
                all(now.threats(other) > now.threats(card) for other in cheap),
            ),
        ),
        _question(outlook, trick, card),
        phrase(
            "Third hand high in {suit}: a card that either wins or makes {last} spend a higher one.",
            suit=card.suit,
            last=outlook.view.seat.next,
        ),
        None
        if chance in {0, 1}
        else phrase("{last} has nothing higher in {suit}", last=outlook.view.seat.next, suit=card.suit),
        (
            Price(phrase("the high card"), chance),
            *(Price(phrase("the {card}", card=other), _wins(outlook, now, other)) for other in cheap[-1:]),
        ),
        Hand.of([led, *held]),
    )


def _wins(outlook: Outlook, now: Situation, card: Card) -> float:
    """That the last player has no card of the suit above it, where it beats what is played."""
    last = outlook.view.seat.next
    shown = outlook.view.held(last)
    higher = [other for other in outlook.out(card.suit) if other.rank > card.rank]
    if now.best is not None and not now.beats(card, now.best):
        return 0.0
    if shown is not None:
        return float(not any(other.rank > card.rank for other in shown.cards(card.suit)))
    return outlook.odds.chance(lambda held: not any(other in held for other in higher), last, card.suit)


def _question(outlook: Outlook, trick: Trick, card: Card) -> Phrase:
    led, played = trick.cards
    if outlook.view.seat.next is outlook.view.play.dummy:
        return phrase(
            "Partner led the {led} and declarer played the {played}. Seeing dummy's {suit}, what does it take to win?",
            led=led,
            played=played,
            suit=led.suit,
        )
    higher = tuple(other for other in outlook.out(led.suit) if other.rank > played.rank)
    if higher:
        return phrase(
            "Partner led the {led}, dummy the {played}. Who may have the {missing}? What wins if you play small?",
            led=led,
            played=played,
            missing=higher[0],
        )
    return phrase(
        "Partner led the {led} and dummy played the {played}. With what would declarer win if you played small?",
        led=led,
        played=played,
    )
