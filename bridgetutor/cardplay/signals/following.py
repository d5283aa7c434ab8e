"""The card expected of a defender who follows suit: second hand, third hand, fourth hand, and what small cards say."""

from __future__ import annotations

from bridgetutor.cardplay.signals.messages import count, preference, spoken
from bridgetutor.cardplay.signals.moment import Moment
from bridgetutor.cardplay.signals.rule import Expected, Rule
from bridgetutor.hands.carding import Carding
from bridgetutor.rules.cards import Card, Rank
from bridgetutor.rules.hands import FULL_PACK, Hand


def asks_for_preference(now: Moment) -> bool:
    """Whether small cards speak of the other suits: partner's honour wins, and dummy ruffs the next round."""
    suit = now.suit
    if suit is None or len(now.cards) != 2 or now.trumps in {None, suit} or now.winner is not now.leader:
        return False
    dummy = Hand(now.dummy)
    return now.best.rank >= Rank.KING and not dummy.length(suit) and _dummy_is_before(now)


def followed(now: Moment, hand: Hand, carding: Carding) -> Expected:
    """The card expected from a hand that can follow suit; the hand as it is held, more than a card of the suit."""
    cards = hand.cards(now.cards[0].suit)
    found = _worked(now, cards)
    if found is not None:
        return found
    message = _message(now, hand, cards)
    if message is None:
        return Expected(cards[-1], Rule.LOW)
    return Expected(spoken(message, cards, carding.signals), message)


def _worked(now: Moment, cards: tuple[Card, ...]) -> Expected | None:
    """A card that does something for the trick; None where a small one will do."""
    winning = [card for card in cards if _beats(now, card)]
    if not winning:
        return None
    match len(now.cards):
        case 1:
            return _second_hand(now, cards)
        case 2:
            return _third_hand(now, cards, winning)
        case _:
            return None if now.winner is now.seat.partner else Expected(winning[-1], Rule.WIN)


def _second_hand(now: Moment, cards: tuple[Card, ...]) -> Expected | None:
    """Covers an honour of dummy's that stands alone, and splits touching honours over a small card."""
    led = now.best
    if led.rank < Rank.TEN:
        ranks = {card.rank for card in cards}
        split = next((run for run in _SPLIT if ranks.issuperset(run)), None)
        return None if split is None else Expected(Card(led.suit, split[-1]), Rule.SPLIT)
    below = Card(led.suit, Rank(led.rank - 1))
    if _dummy_is_before(now) and below not in Hand(now.dummy) and led.rank < cards[0].rank < Rank.ACE:
        return Expected(cards[0], Rule.COVER)
    return None


def _third_hand(now: Moment, cards: tuple[Card, ...], winning: list[Card]) -> Expected | None:
    """Plays high, the lowest of equals; leaves alone what partner is winning with an honour or as well."""
    if now.winner is now.leader and now.best.rank >= Rank.JACK:
        return None
    card = min(winning, key=lambda card: (_threats(now, card, cards), card.rank))
    if now.winner is now.leader and _threats(now, card, cards) >= _threats(now, now.best, cards):
        return None
    return Expected(card, Rule.THIRD_HAND)


def _message(now: Moment, hand: Hand, cards: tuple[Card, ...]) -> Rule | None:
    """What there is to say: of the suit on its first round, of the others where dummy is out of it."""
    suit = cards[0].suit
    if suit is now.trumps:
        return None
    if asks_for_preference(now):
        return preference(hand, now.others(suit))
    if now.has_followed(suit):
        return None
    partner_led = now.leader is now.seat.partner
    if not partner_led or (not any(_beats(now, card) for card in cards) and now.winner is not now.leader):
        return count(len(cards))
    return Rule.ENCOURAGES if _helps(now, cards) else Rule.DISCOURAGES


def _helps(now: Moment, cards: tuple[Card, ...]) -> bool:
    """Whether the suit is welcome: ace, king or queen, or a doubleton that will ruff the third round."""
    if cards[0].rank >= Rank.QUEEN:
        return True
    return now.trumps is not None and len(cards) == 2 and now.best.rank >= Rank.KING


def _beats(now: Moment, card: Card) -> bool:
    return now.best.suit is card.suit and card.rank > now.best.rank


def _threats(now: Moment, card: Card, cards: tuple[Card, ...]) -> int:
    """How many cards of the suit the hand still to play may have that beat this one."""
    after = Hand(now.dummy)
    if now.seat.next is not now.dummy_seat:
        after = FULL_PACK - Hand.of(cards) - Hand(now.dummy) - Hand(now.gone)
    return sum(other.rank > card.rank for other in after.cards(card.suit))


def _dummy_is_before(now: Moment) -> bool:
    return now.dummy_seat is now.seat.after(-1)


_SPLIT = ((Rank.KING, Rank.QUEEN), (Rank.QUEEN, Rank.JACK, Rank.TEN))
