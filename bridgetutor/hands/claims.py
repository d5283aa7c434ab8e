"""The vocabulary of claims: `points(15, 17) & balanced()`, `length(HEARTS, 5) | rule_of_20()`.

Counts take a range: `points(12)` is 12 or more, `points(12, 14)` 12 to 14, `points(0, 9)` at most 9, so too lengths.
The answers to questions take the numbers themselves: `aces(0, 4)` is none or all four.
"""

from __future__ import annotations

from functools import lru_cache

from bridgetutor.hands.claim import ALWAYS, NEVER, Broken, Claim, atom, every, some
from bridgetutor.hands.facts.shape import PATTERNS
from bridgetutor.hands.facts.suits import Control, Stopper
from bridgetutor.hands.measures import points as point_counts
from bridgetutor.hands.measures import shape, suits, tricks
from bridgetutor.hands.measures.measure import Measure, span, these
from bridgetutor.rules.cards import Card, Rank, Suit

__all__ = [
    "ALWAYS",
    "CLUBS",
    "DIAMONDS",
    "HEARTS",
    "NEVER",
    "SPADES",
    "Broken",
    "Claim",
    "aces",
    "aces_and_kings",
    "adjusted_points",
    "as_long",
    "at_least_as_long",
    "balanced",
    "controlled",
    "controls",
    "dummy_points",
    "every",
    "first_round_control",
    "fit_points",
    "good_suit",
    "half_stopper",
    "holding",
    "key_cards",
    "kings",
    "length",
    "longer",
    "longest",
    "losers",
    "oblique",
    "points",
    "quality",
    "quick_tricks",
    "regular",
    "rule_of_15",
    "rule_of_20",
    "second_round_control",
    "semi_balanced",
    "shaped",
    "some",
    "stopper",
    "stronger",
    "suit_points",
    "top_honours",
    "total_points",
    "trump_queen",
]

CLUBS, DIAMONDS, HEARTS, SPADES = Suit


def points(low: int, high: int | None = None) -> Claim:
    """High-card points."""
    return _range(point_counts.Points(), low, high)


def adjusted_points(low: int, high: int | None = None) -> Claim:
    """High-card points, one off for a singleton king and each queen or jack in a suit of one or two cards."""
    return _range(point_counts.AdjustedPoints(), low, high)


def total_points(low: int, high: int | None = None) -> Claim:
    """High-card points and one for each card over four in a suit."""
    return _range(point_counts.TotalPoints(), low, high)


def dummy_points(trumps: Suit, low: int, high: int | None = None) -> Claim:
    """High-card points and, outside the suit to be raised, void 5, singleton 3, doubleton 1."""
    return _range(point_counts.DummyPoints(trumps), low, high)


def fit_points(trumps: Suit, low: int, high: int | None = None, *, told: int) -> Claim:
    """Points with a suit agreed of which so many cards have been told: short suits, aces and a trump more count."""
    return _range(point_counts.FitPoints(trumps, told), low, high)


def suit_points(suit: Suit, low: int, high: int | None = None) -> Claim:
    """High-card points in one suit."""
    return _range(suits.SuitPoints(suit), low, high)


def rule_of_20(low: int = 20) -> Claim:
    """High-card points and the two longest suits come to 20, or whatever is asked, or more."""
    return _range(point_counts.RuleOf20(), low, None)


def rule_of_15(low: int = 15) -> Claim:
    """High-card points and spades come to 15, or whatever is asked, or more."""
    return _range(point_counts.RuleOf15(), low, None)


def losers(low: int, high: int | None = None) -> Claim:
    """The losing-trick count."""
    return _range(tricks.Losers(), low, high)


def quick_tricks(low: float, high: float | None = None) -> Claim:
    """Quick tricks, in steps of a half: `quick_tricks(2.5)`."""
    return _range(tricks.QuickTricks(), int(2 * low), None if high is None else int(2 * high))


def controls(low: int, high: int | None = None) -> Claim:
    """Ace 2, king 1."""
    return _range(tricks.Controls(), low, high)


def aces(*counts: int) -> Claim:
    """One of these numbers of aces."""
    return atom(tricks.Aces(), these(*counts))


def kings(*counts: int) -> Claim:
    """One of these numbers of kings."""
    return atom(tricks.Kings(), these(*counts))


def key_cards(trumps: Suit, *counts: int) -> Claim:
    """One of these numbers of key cards: the aces and the king of trumps."""
    return atom(tricks.KeyCards(trumps), these(*counts))


def aces_and_kings(low: int, high: int | None = None) -> Claim:
    """Ace 3, king 1 (the San Francisco convention)."""
    return _range(tricks.AcesAndKings(), low, high)


def balanced() -> Claim:
    """4333, 4432 or 5332."""
    return atom(shape.Shape(), shape.BALANCED)


def semi_balanced() -> Claim:
    """5422 or 6322."""
    return atom(shape.Shape(), shape.SEMI_BALANCED)


def regular() -> Claim:
    """No suit of five or more."""
    return atom(shape.Shape(), shape.REGULAR)


def oblique() -> Claim:
    """At least nine cards in the two longest suits."""
    return atom(shape.Shape(), shape.OBLIQUE)


def shaped(*patterns: str) -> Claim:
    """One of these patterns, the suits in any order: `shaped("4441", "5440")`; "-" parts lengths of ten and more.

    Raises `ValueError` for what is not a pattern of thirteen cards, longest suit first.
    """
    places = (PATTERNS.index(_pattern(text)) for text in patterns)
    return atom(shape.Shape(), these(*places))


def length(suit: Suit, low: int, high: int | None = None) -> Claim:
    """The number of cards in a suit."""
    return _range(suits.Length(suit), low, high)


def longer(suit: Suit, other: Suit) -> Claim:
    """More cards in the first suit than in the other."""
    return _compared(suit, other, these(2))


def as_long(suit: Suit, other: Suit) -> Claim:
    """As many cards in one suit as in the other."""
    return _compared(suit, other, these(1))


def at_least_as_long(suit: Suit, other: Suit) -> Claim:
    """As many cards in the first suit as in the other, or more."""
    return _compared(suit, other, these(1, 2))


def longest(suit: Suit, *, alone: bool = False) -> Claim:
    """No suit is longer; if `alone`, none is as long."""
    return atom(shape.Longest(suit), these(2) if alone else these(1, 2))


def stronger(suit: Suit, other: Suit, *, by: int = 1) -> Claim:
    """At least so many high-card points more in the first suit than in the other."""
    return atom(shape.Stronger(suit, other, by), these(1))


def top_honours(suit: Suit, low: int, high: int | None = None) -> Claim:
    """The number of ace, king and queen in a suit."""
    return _range(suits.TopHonours(suit), low, high)


def good_suit(suit: Suit) -> Claim:
    """Two of the top three honours or three of the top five."""
    return atom(suits.GoodSuit(suit), these(1))


def quality(suit: Suit, low: int, high: int | None = None) -> Claim:
    """Klinger's suit quality: length and honours; 8 for a bid of two, 9 for three."""
    return _range(suits.Quality(suit), low, high)


def stopper(suit: Suit) -> Claim:
    """A, Kx, Qxx, Jxxx or better."""
    return atom(suits.Stopped(suit), these(Stopper.FULL))


def half_stopper(suit: Suit) -> Claim:
    """A stopper, or at least K, Qx or Jxx."""
    return atom(suits.Stopped(suit), these(Stopper.HALF, Stopper.FULL))


def first_round_control(suit: Suit) -> Claim:
    """The ace or a void."""
    return atom(suits.Controlled(suit), these(Control.FIRST_ROUND))


def second_round_control(suit: Suit) -> Claim:
    """The king or a singleton, and no first-round control."""
    return atom(suits.Controlled(suit), these(Control.SECOND_ROUND))


def controlled(suit: Suit) -> Claim:
    """First- or second-round control."""
    return atom(suits.Controlled(suit), these(Control.SECOND_ROUND, Control.FIRST_ROUND))


def holding(card: Card) -> Claim:
    """The hand has this card."""
    return atom(suits.Holds(card), these(1))


def trump_queen(trumps: Suit) -> Claim:
    """The hand has the queen of trumps."""
    return holding(Card(trumps, Rank.QUEEN))


@lru_cache(maxsize=1 << 12)
def _range(measure: Measure, low: int, high: int | None) -> Claim:
    return atom(measure, span(low, measure.most if high is None else high))


def _compared(suit: Suit, other: Suit, values: int) -> Claim:
    """In one order of the suits, so that claims about the same two suits meet."""
    if suit > other:
        return atom(shape.Compared(suit, other), values)
    turned = sum(1 << 2 - value for value in range(3) if values >> value & 1)
    return atom(shape.Compared(other, suit), turned)


def _pattern(text: str) -> tuple[int, int, int, int]:
    parts = text.split("-") if "-" in text else list(text)
    a, b, c, d = (int(part) for part in parts)
    return a, b, c, d
