"""New suits in answer to one of a suit: the longest first, four-card suits up the line, of two long ones the higher.

At the one level from six points, at the two level from eleven, or ten with a good reason; not passed before, responder
forces opener to speak again, and after two over one means to bid again (SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import passed_hand
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import TWO_OVER_ONE
from bridgetutor.hands.claim import Claim, every
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    at_least_as_long,
    length,
    longer,
    points,
    total_points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

ANSWERS = points(5) & total_points(6)
"""Six points, or five and a long suit."""


def _before(suit: Suit, other: Suit) -> Claim:
    """The suit is to be shown before a dearer one: longer, or both have four cards."""
    return longer(suit, other) | (length(suit, 4, 4) & length(other, 0, 4))


def _rather_than(suit: Suit, other: Suit) -> Claim:
    """The suit is to be shown before a cheaper one: longer, or both have five cards or more."""
    return longer(suit, other) | (length(suit, 5) & at_least_as_long(suit, other))


def _unless_strong_and(longer_suit: Suit, suit: Suit) -> Claim:
    """A hand worth game shows its longer suit first, at the two level; another has no time for that."""
    return points(5, 12) | at_least_as_long(suit, longer_suit)


HEARTS_OVER_CLUBS = length(HEARTS, 4) & _rather_than(HEARTS, DIAMONDS) & _before(HEARTS, SPADES)
SPADES_OVER_CLUBS = length(SPADES, 4) & _rather_than(SPADES, HEARTS) & _rather_than(SPADES, DIAMONDS)
ONE_LEVEL: tuple[tuple[str, Claim], ...] = (
    ("1C - 1D", length(DIAMONDS, 4) & _before(DIAMONDS, HEARTS) & _before(DIAMONDS, SPADES)),
    ("1C - 1H", HEARTS_OVER_CLUBS),
    ("1C - 1S", SPADES_OVER_CLUBS),
    ("1D - 1H", length(HEARTS, 4) & _before(HEARTS, SPADES) & _unless_strong_and(CLUBS, HEARTS)),
    ("1D - 1S", length(SPADES, 4) & _rather_than(SPADES, HEARTS) & _unless_strong_and(CLUBS, SPADES)),
    (
        "1H - 1S",
        length(SPADES, 4) & _unless_strong_and(CLUBS, SPADES) & _unless_strong_and(DIAMONDS, SPADES),
    ),
)


def _one_over_one() -> Iterator[Rule]:
    for auction, suits in ONE_LEVEL:
        yield rule(auction, ANSWERS & suits, when=~passed_hand, forcing=Forcing.ROUND)
        yield rule(auction, ANSWERS & points(5, 12) & suits, when=passed_hand)


NO_FIVE_HEARTS = length(HEARTS, 0, 4)
TWO_LEVEL: tuple[tuple[Suit, Claim], ...] = (
    (HEARTS, length(HEARTS, 5) & at_least_as_long(HEARTS, DIAMONDS) & at_least_as_long(HEARTS, CLUBS)),
    (
        DIAMONDS,
        length(DIAMONDS, 4) & _rather_than(DIAMONDS, CLUBS) & (NO_FIVE_HEARTS | longer(DIAMONDS, HEARTS)),
    ),
    (CLUBS, length(CLUBS, 4) & _before(CLUBS, DIAMONDS) & (NO_FIVE_HEARTS | longer(CLUBS, HEARTS))),
)


def _two_over_one() -> Iterator[Rule]:
    of_two = dict(TWO_LEVEL)
    for start in TWO_OVER_ONE[1:]:
        suit, opened = start.answered, start.opened
        # Ten points will do with a suit to run, or with a fit that will be told next.
        enough = points(11) | (points(10, 10) & (length(suit, 5) | length(opened, 3)))
        yield rule(str(start), enough & of_two[suit], when=~passed_hand, forcing=Forcing.ROUND)
        yield rule(str(start), points(10, 11) & length(suit, 5) & of_two[suit], when=passed_hand)


def _clubs_over_diamonds() -> Iterator[Rule]:
    no_major = every(length(major, 0, 3) | longer(CLUBS, major) & points(13) for major in (HEARTS, SPADES))
    clubs = length(CLUBS, 4) & no_major
    enough = points(11) | (points(10, 10) & length(CLUBS, 5))
    yield rule("1D - 2C", enough & clubs, when=~passed_hand, forcing=Forcing.ROUND)
    yield rule("1D - 2C", points(10, 11) & length(CLUBS, 5) & clubs, when=passed_hand)
    # With a hand too strong for three notrump and no suit but diamonds something must force.
    too_strong = points(20) & length(CLUBS, 3) & length(HEARTS, 0, 3) & length(SPADES, 0, 3)
    yield rule("1D - 2C", too_strong, when=~passed_hand, rung=Rung.QUIET, forcing=Forcing.ROUND)


def _pass() -> Iterator[Rule]:
    yield rule("1C|1D|1H|1S - P", points(0, 6), rung=Rung.LAST)


SUIT_RESPONSES = Agreement(
    "suit_responses",
    phrase("New suits in answer to one of a suit"),
    (*_one_over_one(), *_two_over_one(), *_clubs_over_diamonds(), *_pass()),
)
