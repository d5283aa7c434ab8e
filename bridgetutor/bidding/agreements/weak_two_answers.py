"""Answers to a weak two: raises are no invitation, two notrump asks for a feature, new suits are forcing (RONF).

To two notrump opener bids his suit again with a minimum; with 8 and more he bids a suit with an ace or a guarded king
or queen, or three notrump with nothing but the suit (SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.condition import vulnerable
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import NEVER, Claim
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    good_suit,
    length,
    points,
    suit_points,
    top_honours,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


class WeakTwo(NamedTuple):
    """The suit, its game, and the features below and above three of the suit, the cheapest first."""

    suit: Suit
    game: str
    below: tuple[Suit, ...]
    above: tuple[Suit, ...]


class NewSuit(NamedTuple):
    """Responder's own suit over a weak two, its raise, opener's notrump over it, and the game."""

    opened: Suit
    bid: str
    suit: Suit
    raised: str
    notrump: str
    game: str


WEAK_TWOS = (
    WeakTwo(SPADES, "4S", (CLUBS, DIAMONDS, HEARTS), ()),
    WeakTwo(HEARTS, "4H", (CLUBS, DIAMONDS), (SPADES,)),
    WeakTwo(DIAMONDS, "5D", (CLUBS,), (HEARTS, SPADES)),
)
NEW_SUITS = (
    NewSuit(DIAMONDS, "2H", HEARTS, "3H", "2N", "4H"),
    NewSuit(DIAMONDS, "2S", SPADES, "3S", "2N", "4S"),
    NewSuit(HEARTS, "2S", SPADES, "3S", "2N", "4S"),
    NewSuit(DIAMONDS, "3C", CLUBS, "4C", "3N", "5C"),
    NewSuit(HEARTS, "3C", CLUBS, "4C", "3N", "5C"),
    NewSuit(HEARTS, "3D", DIAMONDS, "4D", "3N", "5D"),
    NewSuit(SPADES, "3C", CLUBS, "4C", "3N", "5C"),
    NewSuit(SPADES, "3D", DIAMONDS, "4D", "3N", "5D"),
    NewSuit(SPADES, "3H", HEARTS, "4H", "3N", "4H"),
)
MAXIMUM, MINIMUM = points(8, 14), points(5, 7)
STRONG = points(14)
DONE, ROUND = Forcing.SIGN_OFF, Forcing.ROUND


def opened(suit: Suit) -> str:
    """The weak two and the pass or double over it."""
    return f"2{suit} -|(X)"


def feature(suit: Suit) -> Claim:
    """The ace, a guarded king, or a queen with two cards."""
    king_or_better = suit_points(suit, 3) & length(suit, 2)
    return king_or_better | (suit_points(suit, 2) & length(suit, 3))


def _raises(two: WeakTwo) -> Iterator[Rule]:
    """As many tricks as trumps, in fear of what the opponents can make."""
    suit, before = two.suit, opened(two.suit)
    weak = points(3, 13)
    yield rule(f"{before} 4{suit}", length(suit, 4) & weak, when=~vulnerable, rung=Rung.FIT, forcing=DONE)
    yield rule(f"{before} 4{suit}", length(suit, 5) & weak, rung=Rung.FIT, forcing=DONE)
    yield rule(f"{before} 3{suit}", length(suit, 3) & points(6, 13), rung=Rung.FIT, forcing=DONE)


def _asking(two: WeakTwo) -> Iterator[Rule]:
    suit, asked = two.suit, f"{opened(two.suit)} 2N"
    wants = STRONG & (length(suit, 2) | points(17))
    asks = phrase("asks for a feature")
    yield rule(asked, wants, rung=Rung.SPECIAL, forcing=ROUND, asks=asks)
    yield rule(f"{asked} - 3{suit}", MINIMUM, rung=Rung.ANSWER)
    shows = phrase("a feature")
    for other in (*two.below, *two.above):
        yield rule(f"{asked} - 3{other}", MAXIMUM & feature(other), rung=Rung.ANSWER, asks=shows)
        yield from _game(f"{asked} - 3{other} -", two, points(14), points(16))
    yield rule(f"{asked} - 3N", MAXIMUM & top_honours(suit, 2), rung=Rung.ANSWER)
    yield rule(f"{asked} - 3{suit}", MAXIMUM & length(suit, 6, 6), rung=Rung.QUIET)
    yield from _game(f"{asked} - 3{suit} -", two, points(17) | (points(16) & length(suit, 3)), points(19))
    yield rule(f"{asked} - 3{suit} - P", points(14, 20), rung=Rung.QUIET)
    for other in two.below:
        yield rule(f"{asked} - 3{other} - 3{suit}", STRONG, rung=Rung.QUIET, forcing=DONE)
    for other in two.above:
        yield rule(f"{asked} - 3{other} - 4{suit}", STRONG, rung=Rung.QUIET, forcing=DONE)
    yield rule(f"{asked} - 3N - P", STRONG, rung=Rung.QUIET)


def _game(answered: str, two: WeakTwo, with_fit: Claim, without: Claim) -> Iterator[Rule]:
    """In the major with a fit, else in notrump."""
    for major in {SPADES: (SPADES,), HEARTS: (HEARTS,), DIAMONDS: ()}[two.suit]:
        fit = length(major, 2)
        yield rule(f"{answered} 4{major}", with_fit & fit, rung=Rung.FIT, forcing=DONE)
    yield rule(f"{answered} 3N", without, forcing=DONE)


def _new_suit(new: NewSuit) -> Iterator[Rule]:
    """Five good cards or six, and opening values to spare."""
    two = f"{opened(new.opened)} {new.bid}"
    no_fit = length(new.opened, 0, 2)
    six = length(new.suit, 6) & good_suit(new.suit) & no_fit
    five = length(new.suit, 5, 5) & top_honours(new.suit, 2) & length(new.opened, 0, 1)
    fives = {SPADES: six | five, HEARTS: six | five, DIAMONDS: six, CLUBS: six}
    yield rule(two, points(14) & fives[new.suit], rung=Rung.SPECIAL, forcing=ROUND)
    support = length(new.opened, 6) & length(new.suit, 3) | (
        length(new.opened, 6) & length(new.suit, 2) & top_honours(new.suit, 1)
    )
    yield rule(f"{two} - {new.raised}", support, rung=Rung.FIT)
    # A weak two does not look for a slam.
    yield rule(f"{two} - 4N", NEVER)
    yield rule(f"{two} - {new.notrump}", MAXIMUM & length(new.suit, 0, 2), rung=Rung.NATURAL)
    yield rule(f"{two} - 3{new.opened}", MINIMUM, rung=Rung.QUIET)
    yield from _after_the_rebid(new, f"{two} - 3{new.opened} -")
    yield rule(f"{two} - {new.raised} - P", points(14), rung=Rung.QUIET)


def _after_the_rebid(new: NewSuit, minimum: str) -> Iterator[Rule]:
    """Opener has a minimum and no support."""
    enough = points(17)
    for major in {SPADES: (SPADES,), HEARTS: (HEARTS,), DIAMONDS: ()}[new.opened]:
        yield rule(f"{minimum} 4{major}", enough & length(major, 1), rung=Rung.FIT, forcing=DONE)
    yield rule(f"{minimum} 3N", enough, forcing=DONE)
    yield rule(f"{minimum} P", points(14, 16), rung=Rung.QUIET)


def _to_the_game() -> Iterator[Rule]:
    """Responder goes on over a raise, and over two notrump that shows a maximum."""
    for new in NEW_SUITS[:3]:
        two = f"{opened(new.opened)} {new.bid}"
        yield rule(f"{two} - {new.raised} - {new.game}", points(14), rung=Rung.FIT, forcing=DONE)
        maximum = f"{two} - 2N -"
        yield rule(f"{maximum} {new.game}", length(new.suit, 7), rung=Rung.FIT, forcing=DONE)
        yield rule(f"{maximum} 3N", points(15), forcing=DONE)
        yield rule(f"{maximum} 3{new.suit}", points(14), rung=Rung.QUIET, forcing=DONE)
    for new in NEW_SUITS[3:]:
        two = f"{opened(new.opened)} {new.bid}"
        yield rule(f"{two} - 3N - P", points(14), rung=Rung.QUIET)
    for new in NEW_SUITS[3:8]:
        two = f"{opened(new.opened)} {new.bid}"
        yield rule(f"{two} - {new.raised} - {new.game}", points(16), rung=Rung.FIT, forcing=DONE)


def _rules() -> Iterator[Rule]:
    for new in NEW_SUITS:
        yield from _new_suit(new)
    yield from _to_the_game()
    for two in WEAK_TWOS:
        yield from _asking(two)
        yield from _raises(two)
        redouble = f"2{two.suit} (X) XX"
        yield rule(redouble, points(13) & length(two.suit, 0, 2))
        yield rule(f"{opened(two.suit)} P", points(0, 16), rung=Rung.QUIET)


WEAK_TWO_ANSWERS = Agreement("answers_to_weak_twos", phrase("Answers to weak twos"), tuple(_rules()))
