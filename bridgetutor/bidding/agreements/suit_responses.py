"""New suits in answer to one of a suit: the longest first, four-card suits up the line, of two long ones the higher.

At the one level from six points, at the two level from eleven, or ten with a good reason; not passed before, responder
forces opener to speak again, and after two over one means to bid again (SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.condition import passed_hand
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import MAJORS
from bridgetutor.hands.claim import Claim, every, some
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    at_least_as_long,
    length,
    longer,
    points,
    quality,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

UP_TO_A_PASS = points(6, 12)
"""What a hand that could not open has at most."""

HEARTS_OVER_CLUBS = (
    length(HEARTS, 5) & at_least_as_long(HEARTS, DIAMONDS) & longer(HEARTS, SPADES),
    length(HEARTS, 4, 4) & length(DIAMONDS, 0, 3) & length(SPADES, 0, 4),
)
SPADES_OVER_CLUBS = (
    length(SPADES, 5) & at_least_as_long(SPADES, DIAMONDS) & at_least_as_long(SPADES, HEARTS),
    length(SPADES, 4, 4) & length(DIAMONDS, 0, 3) & length(HEARTS, 0, 3),
)
DIAMONDS_OVER_CLUBS = (
    length(DIAMONDS, 4) & at_least_as_long(DIAMONDS, HEARTS) & at_least_as_long(DIAMONDS, SPADES),
)
HEARTS_OVER_DIAMONDS = (
    length(HEARTS, 5) & longer(HEARTS, SPADES),
    length(HEARTS, 4, 4) & length(SPADES, 0, 4),
)
SPADES_OVER_DIAMONDS = (
    length(SPADES, 5) & at_least_as_long(SPADES, HEARTS),
    length(SPADES, 4, 4) & length(HEARTS, 0, 3),
)
SPADES_OVER_HEARTS = (length(SPADES, 4),)


class Answer(NamedTuple):
    """A suit answered at the one level: the hands for it, and the suits that a strong hand shows first if longer."""

    auction: str
    suit: Suit
    hands: tuple[Claim, ...]
    lower: tuple[Suit, ...]


ONE_LEVEL = (
    Answer("1C - 1S", SPADES, SPADES_OVER_CLUBS, ()),
    Answer("1C - 1H", HEARTS, HEARTS_OVER_CLUBS, ()),
    Answer("1C - 1D", DIAMONDS, DIAMONDS_OVER_CLUBS, ()),
    Answer("1D - 1S", SPADES, SPADES_OVER_DIAMONDS, (CLUBS,)),
    Answer("1D - 1H", HEARTS, HEARTS_OVER_DIAMONDS, (CLUBS,)),
    Answer("1H - 1S", SPADES, SPADES_OVER_HEARTS, (CLUBS, DIAMONDS)),
)


def _one_over_one(answer: Answer) -> Iterator[Rule]:
    auction, suit, hands, lower = answer
    light = points(5, 5) & length(suit, 5) & hands[0]
    yield rule(auction, UP_TO_A_PASS & some(hands), when=passed_hand)
    yield rule(auction, light, when=passed_hand)
    # Worth game, a hand shows a longer suit first, at the two level; with less there is no time for that.
    in_order = every(points(0, 12) | at_least_as_long(suit, other) for other in lower)
    full = points(6) & some(hands) & in_order
    for hand in (full, light):
        yield rule(auction, hand, when=~passed_hand, forcing=Forcing.ROUND)


FIVE_HEARTS = length(HEARTS, 5) & at_least_as_long(HEARTS, DIAMONDS) & at_least_as_long(HEARTS, CLUBS)
FOUR_DIAMONDS = (length(DIAMONDS, 5) & at_least_as_long(DIAMONDS, CLUBS)) | (
    length(DIAMONDS, 4, 4) & length(CLUBS, 0, 3)
)
FOUR_CLUBS = length(CLUBS, 4) & at_least_as_long(CLUBS, DIAMONDS)


def _two_over_one() -> Iterator[Rule]:
    """Hearts of five first, whatever the minors; so the rules stand in this order."""
    yield rule("1S - 2H", points(10) & FIVE_HEARTS, when=~passed_hand, forcing=Forcing.ROUND)
    yield rule("1S - 2H", points(10, 12) & FIVE_HEARTS, when=passed_hand)
    for major in MAJORS:
        yield from _at_two(f"1{major} - 2D", DIAMONDS, FOUR_DIAMONDS)
        yield from _at_two(f"1{major} - 2C", CLUBS, FOUR_CLUBS)


def _clubs_over_diamonds() -> Iterator[Rule]:
    """A major comes first, but a hand worth game shows longer clubs before it."""
    yield from _at_two("1D - 2C", CLUBS, length(CLUBS, 4) & length(HEARTS, 0, 3) & length(SPADES, 0, 3))
    longest_clubs = length(CLUBS, 5) & longer(CLUBS, HEARTS) & longer(CLUBS, SPADES)
    yield rule("1D - 2C", points(13) & longest_clubs, when=~passed_hand, forcing=Forcing.ROUND)


def _at_two(auction: str, suit: Suit, hand: Claim) -> Iterator[Rule]:
    """Eleven points, or ten with a suit of five; a passed hand has the suit."""
    five = length(suit, 5)
    enough = points(11) | (points(10, 10) & five)
    yield rule(auction, enough & hand, when=~passed_hand, forcing=Forcing.ROUND)
    yield rule(auction, points(10, 12) & five & hand, when=passed_hand)


def _game() -> Iterator[Rule]:
    """Four of another major: a long suit that needs no help, and little else."""
    weak = points(4, 10)
    for auction, major in (("1C|1D", HEARTS), ("1C|1D|1H", SPADES)):
        bid = f"{auction} - 4{major}"
        yield rule(bid, weak & length(major, 7) & quality(major, 9), rung=Rung.FIT, forcing=Forcing.SIGN_OFF)
        yield rule(f"{bid} - P", points(10, 21))


def _pass() -> Iterator[Rule]:
    yield rule("1C|1D|1H|1S - P", points(0, 6), rung=Rung.LAST)


SUIT_RESPONSES = Agreement(
    "suit_responses",
    phrase("New suits in answer to one of a suit"),
    (
        *(each for answer in ONE_LEVEL for each in _one_over_one(answer)),
        *_two_over_one(),
        *_clubs_over_diamonds(),
        *_game(),
        *_pass(),
    ),
)
