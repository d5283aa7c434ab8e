"""The card expected of a defender who throws away: the first one speaks, by attitude, Lavinthal or odd and even."""

from __future__ import annotations

from bridgetutor.cardplay.signals.messages import preference, spoken
from bridgetutor.cardplay.signals.moment import Moment
from bridgetutor.cardplay.signals.rule import Expected, Rule
from bridgetutor.hands.carding import Carding, Discards
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand


def thrown(now: Moment, hand: Hand, suit: Suit, carding: Carding) -> Expected:
    """The card expected from a suit that is thrown from."""
    cards = hand.cards(suit)
    if now.has_discarded or suit is now.trumps:
        return Expected(cards[-1], Rule.LOW)
    match carding.discards:
        case Discards.STANDARD:
            message = Rule.ENCOURAGES if likes(hand, suit) else Rule.DISCOURAGES
            return Expected(spoken(message, cards, carding.signals), message)
        case Discards.LAVINTHAL:
            message = preference(hand, now.others(suit))
            return Expected(spoken(message, cards, carding.signals), message)
        case Discards.ODD_EVEN:
            return _odd_or_even(now, hand, cards, carding)


def _odd_or_even(now: Moment, hand: Hand, cards: tuple[Card, ...], carding: Carding) -> Expected:
    """The lowest odd card for a suit that is liked; an even one asks for another, by its height."""
    suit = cards[0].suit
    small = [card for card in cards if card.rank < Rank.TEN]
    odd = [card for card in small if card.rank % 2]
    even = [card for card in small if not card.rank % 2]
    if likes(hand, suit):
        return Expected((odd or cards)[-1], Rule.ENCOURAGES)
    message = preference(hand, now.others(suit))
    return Expected(spoken(message, even or cards, carding.signals), message)


def likes(hand: Hand, suit: Suit) -> bool:
    """Whether the suit is worth partner's lead: ace, king, or queen with the jack."""
    ranks = hand.ranks(suit)
    return bool(ranks) and (ranks[0] >= Rank.KING or ranks[:2] == (Rank.QUEEN, Rank.JACK))
