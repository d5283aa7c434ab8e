"""Not able to follow suit: ruffing, and choosing a card to part with."""

from __future__ import annotations

from bridgetutor.cardplay.habits.situation import Habit, Situation
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Card, Rank


def ruffs(now: Situation) -> Habit | None:
    """A trick that partner is not winning is ruffed, with the smallest trump that will do."""
    trumps = [card for card in now.winning_cards if card.suit is now.trumps]
    if not trumps or now.partner_is_winning or _partner_will_win(now):
        return None
    card = min(trumps, key=lambda card: (now.threats(card), card.rank))
    return Habit(card, phrase("ruff with a small trump"))


def discards(now: Situation) -> Habit:
    """A small card from the longest suit that takes no trick; honours stay guarded, trumps are kept."""
    side = [card for card in now.legal if card.suit is not now.trumps]
    card = min(side or now.legal, key=lambda card: (_cost(now, card), -now.hand.length(card.suit), card.rank))
    if not side:
        return Habit(card, phrase("only trumps are left: the smallest"))
    if _cost(now, card):
        return Habit(card, phrase("every card is of use: this one you can best spare"))
    return Habit(card, phrase("a small card from a long suit that takes no trick"))


def _partner_will_win(now: Situation) -> bool:
    """Whether the hand opposite is seen, plays later and has the master of the suit led."""
    trick = now.trick
    if trick is None or len(trick.cards) > 1 or now.partner is None:
        return False
    held = now.partner.cards(trick.suit)
    return bool(held) and now.is_master(held[0]) and now.beats(held[0], trick.cards[0])


def _cost(now: Situation, card: Card) -> int:
    """0 for a useless card, 1 for the guard of an honour, 2 for a card that wins a trick."""
    if now.is_master(card):
        return 2
    top = now.hand.cards(card.suit)[0]
    higher = sum(other.rank > top.rank for other in now.against.cards(card.suit))
    unguarded = now.hand.length(card.suit) - 1 <= higher
    return 1 if top.rank >= Rank.JACK and not now.is_master(top) and unguarded else 0
