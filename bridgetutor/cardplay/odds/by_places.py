"""Chances by vacant places: exact, where only the cards have spoken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import product
from math import comb, prod

from bridgetutor.cardplay.odds.reckoning import LengthsBySuit
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import NO_CARDS, Hand
from bridgetutor.rules.seats import Seat


class ByPlaces:
    """Every way of dealing the unseen cards counts the same, but for suits that a hand has shown out of."""

    def __init__(self, view: PlayView, one: Seat, other: Seat) -> None:
        self._one, self._out = one, view.unseen
        self._subsets: dict[Suit, tuple[Hand, ...]] = {}
        played = {seat: len(view.play.played_by(seat)) for seat in (one, other)}
        self._size = view.play.size - played[one]
        voids, others = (view.play.shown_out(seat) for seat in (one, other))
        self._ranges = tuple(_range(self._out.length(suit), suit in voids, suit in others) for suit in Suit)

    @cached_property
    def _ways(self) -> dict[LengthsBySuit, int]:
        """The ways of dealing, by the lengths of the first of the two hands."""
        out = [self._out.length(suit) for suit in Suit]
        found = {
            (clubs, diamonds, hearts, spades): prod(map(comb, out, (clubs, diamonds, hearts, spades)))
            for clubs, diamonds, hearts, spades in product(*self._ranges)
            if clubs + diamonds + hearts + spades == self._size
        }
        if not found:
            raise ValueError("the unseen cards cannot lie in the hidden hands")
        return found

    @cached_property
    def _all(self) -> int:
        return sum(self._ways.values())

    @cached_property
    def _lengths(self) -> tuple[tuple[float, ...], ...]:
        """By suit, that the first of the two hands has 0, 1, 2 … cards of it."""
        found = []
        for suit in Suit:
            ways = [0] * (self._out.length(suit) + 1)
            for lengths, number in self._ways.items():
                ways[lengths[suit]] += number
            found.append(tuple(each / self._all for each in ways))
        return tuple(found)

    def lengths(self, seat: Seat, suit: Suit) -> tuple[float, ...]:
        """That the seat has 0, 1, 2 … cards of the suit."""
        found = self._lengths[suit]
        return found if seat is self._one else found[::-1]

    def holds(self, seat: Seat, cards: Hand) -> float:
        """That the seat holds all of these cards."""
        suits = [suit for suit in Suit if cards.length(suit)]
        if len(suits) != 1:
            return self.shape(lambda _: True, seat, cards)
        wanted, out = len(cards), self._out.length(suits[0])
        return sum(
            chance * _with(out, wanted, held) for held, chance in enumerate(self.lengths(seat, suits[0]))
        )

    def shape(self, event: Callable[[LengthsBySuit], bool], seat: Seat, cards: Hand = NO_CARDS) -> float:
        """That the seat's lengths are as wanted, and that it holds all of these cards too."""
        total = 0.0
        wanted = [cards.length(suit) for suit in Suit]
        out = [self._out.length(suit) for suit in Suit]
        for lengths, number in self._ways.items():
            held = lengths if seat is self._one else _others(out, lengths)
            if event(held):
                total += number * prod(_with(n, k, a) for n, k, a in zip(out, wanted, held, strict=True) if k)
        return total / self._all

    def chance(self, event: Callable[[Hand], bool], seat: Seat, suit: Suit) -> float:
        """That the seat's cards in one suit are as wanted."""
        by_length, out = self.lengths(seat, suit), self._out.length(suit)
        each = [chance / comb(out, held) for held, chance in enumerate(by_length)]
        return sum(each[len(held)] for held in self._sets(suit) if each[len(held)] and event(held))

    def _sets(self, suit: Suit) -> tuple[Hand, ...]:
        """Every set of the cards of a suit that are out."""
        found = self._subsets.get(suit)
        if found is None:
            all_out = chosen = self._out.holding(suit) << 13 * suit
            sets = [Hand(chosen)]
            while chosen:
                chosen = (chosen - 1) & all_out
                sets.append(Hand(chosen))
            found = self._subsets[suit] = tuple(sets)
        return found


def _others(out: Sequence[int], lengths: LengthsBySuit) -> LengthsBySuit:
    """What one hidden hand leaves to the other."""
    clubs, diamonds, hearts, spades = (n - mine for n, mine in zip(out, lengths, strict=True))
    return clubs, diamonds, hearts, spades


def _range(out: int, void: bool, other_void: bool) -> range:
    return range(out if other_void else 0, (0 if void else out) + 1)


def _with(out: int, wanted: int, held: int) -> float:
    """The share of the ways to hold so many of the cards that are out in which all the wanted ones are among them."""
    return comb(out - wanted, held - wanted) / comb(out, held) if held >= wanted else 0.0
