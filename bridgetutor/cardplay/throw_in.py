"""Throw-ins: a suit that is better opened by the defenders, and one in which they can be let in to do it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Target:
    """A suit that gains a trick if they lead it; both hands have two cards or more, so that none is a ruff."""

    suit: Suit
    holder: Seat | None
    """The hand up to which it has to be led, by the opponent on its left; None where any lead will do."""
    missing: tuple[Card, ...]
    """The missing cards that beat the card which gains."""


@dataclass(frozen=True, slots=True)
class ThrowIn:
    """A target, the suit in which they are let in, and what that turns on."""

    target: Suit
    holder: Seat | None
    missing: tuple[Card, ...]
    exit: Suit
    victims: tuple[Seat, ...]
    """The defenders of whom one has to win the trick."""
    beaters: Hand
    """The missing cards of the exit suit that can win it."""
    chance: float
    """That it brings the trick: a right defender holds all of these cards, or the missing card lies well."""
    alone: float
    """That the trick is won by leading the suit oneself, up to the holder: the missing card lies before it."""


def throw_ins(outlook: Outlook) -> Iterator[ThrowIn]:
    """Every target with every other suit, trumps excepted, that declarer's side still holds."""
    sides = [suit for suit in Suit if suit is not outlook.trumps]
    for suit in sides:
        target = target_in(outlook, suit)
        if target is not None:
            for exit_suit in sides:
                if exit_suit is not suit and outlook.ours.length(exit_suit):
                    yield _throw_in(outlook, target, exit_suit)


def target_in(outlook: Outlook, suit: Suit) -> Target | None:
    """The suit as a target: a card that one missing card beats, or honours opposite each other below two."""
    out = outlook.out(suit)
    for holder in outlook.our_seats:
        cards = outlook.hand(holder).cards(suit)
        others = outlook.hand(holder.partner).length(suit)
        if min(len(cards), others) > 1 and _below(cards, out) == 1 and not _is_solid(outlook, suit):
            return Target(suit, holder, out[:1])
    if all(_is_frozen(outlook.hand(seat).cards(suit), out) for seat in outlook.our_seats):
        return Target(suit, None, out[:2])
    return None


def _throw_in(outlook: Outlook, target: Target, exit_suit: Suit) -> ThrowIn:
    beaters = _beaters(outlook, exit_suit)
    victims = outlook.hidden if target.holder is None else (target.holder.next,)
    if target.holder is None:
        chance, alone = float(bool(beaters)), 0.0
    else:
        missing = Hand.of(target.missing)
        behind = outlook.odds.holds(victims[0], missing)
        chance = 1 - behind + outlook.odds.holds(victims[0], missing | beaters)
        alone = 1 - behind
    return ThrowIn(target.suit, target.holder, target.missing, exit_suit, victims, beaters, chance, alone)


def _beaters(outlook: Outlook, suit: Suit) -> Hand:
    """The missing cards above the best card of the two hands that is no winner."""
    losers = [card for card in outlook.ours.cards(suit) if not outlook.is_master(card)]
    return Hand.of(card for card in outlook.out(suit) if losers and card.rank > losers[0].rank)


def _below(cards: tuple[Card, ...], out: tuple[Card, ...]) -> int:
    """How many missing cards beat the best card of a hand that is beaten at all; 0 where none is."""
    beaten = [card for card in cards if out and card.rank < out[0].rank]
    return sum(other.rank > beaten[0].rank for other in out) if beaten else 0


def _is_frozen(cards: tuple[Card, ...], out: tuple[Card, ...]) -> bool:
    """A guarded honour that just two missing cards beat."""
    return len(cards) >= _GUARDED and len(out) > 2 and sum(other.rank > cards[0].rank for other in out) == 2


def _is_solid(outlook: Outlook, suit: Suit) -> bool:
    """Whether the two hands need no help: between them, all cards below the highest missing one are theirs in turn.

    The trick then comes by driving that card out.
    """
    ours, out = outlook.ours.cards(suit), outlook.out(suit)
    between = sum(out[0].rank > card.rank > (out[1].rank if len(out) > 1 else 0) for card in ours)
    return between > 1


_GUARDED = 3
