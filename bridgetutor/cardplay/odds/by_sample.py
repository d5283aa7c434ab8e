"""Chances by a sample, where the auction has told something of the hidden hands."""

from __future__ import annotations

from collections.abc import Callable

from bridgetutor.cardplay.odds.reckoning import LengthsBySuit
from bridgetutor.cardplay.sampling import Layouts
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import NO_CARDS, Hand
from bridgetutor.rules.seats import Seat

Holdings = tuple[tuple[Hand, float], ...]
"""What a seat may hold in one suit, each with its chance."""

_SUIT = (1 << 13) - 1


class BySample:
    """By layouts that fit the auction, each with its weight."""

    def __init__(self, found: Layouts, view: PlayView) -> None:
        self._found, self._out = found, view.unseen
        self._holdings: dict[tuple[Seat, Suit], Holdings] = {}
        self._shapes: dict[Seat, tuple[LengthsBySuit, ...]] = {}

    def lengths(self, seat: Seat, suit: Suit) -> tuple[float, ...]:
        """That the seat has 0, 1, 2 … cards of the suit."""
        shares = [0.0] * (self._out.length(suit) + 1)
        for held, chance in self._held(seat, suit):
            shares[len(held)] += chance
        return tuple(shares)

    def holds(self, seat: Seat, cards: Hand) -> float:
        """That the seat holds all of these cards."""
        return sum(
            weight
            for hands, weight in zip(self._found.hands, self._found.weights, strict=True)
            if not cards.bits & ~hands[seat]
        )

    def chance(self, event: Callable[[Hand], bool], seat: Seat, suit: Suit) -> float:
        """That the seat's cards in one suit are as wanted."""
        return sum(chance for held, chance in self._held(seat, suit) if event(held))

    def shape(self, event: Callable[[LengthsBySuit], bool], seat: Seat, cards: Hand = NO_CARDS) -> float:
        """That the seat's lengths are as wanted, and that it holds all of these cards too."""
        if seat not in self._shapes:
            self._shapes[seat] = tuple(_lengths(Hand(hands[seat])) for hands in self._found.hands)
        shapes = self._shapes[seat]
        return sum(
            weight
            for hands, lengths, weight in zip(self._found.hands, shapes, self._found.weights, strict=True)
            if not cards.bits & ~hands[seat] and event(lengths)
        )

    def _held(self, seat: Seat, suit: Suit) -> Holdings:
        found = self._holdings.get((seat, suit))
        if found is None:
            shares: dict[int, float] = {}
            mask = _SUIT << 13 * suit
            for hands, weight in zip(self._found.hands, self._found.weights, strict=True):
                bits = hands[seat] & mask
                shares[bits] = shares.get(bits, 0.0) + weight
            found = self._holdings[seat, suit] = tuple((Hand(bits), share) for bits, share in shares.items())
        return found


def _lengths(hand: Hand) -> LengthsBySuit:
    clubs, diamonds, hearts, spades = (hand.length(suit) for suit in Suit)
    return clubs, diamonds, hearts, spades
