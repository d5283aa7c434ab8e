"""After 2♣–2♦ and opener's suit every call is natural and the auction goes on to game: raise, own suit, or notrump.

Without a second negative a hand with nothing raises to game at once with three cards, and bids notrump without them.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.strong_two_clubs import WAITED
from bridgetutor.bidding.agreements.two_clubs_waiting import BUST, SECOND_SUITS
from bridgetutor.bidding.ladder import MAJORS, MINORS, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import CLUBS, HEARTS, SPADES, length, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

DONE = Forcing.SIGN_OFF
ALL_SECOND_SUITS = (*SECOND_SUITS, (SPADES, CLUBS), (HEARTS, CLUBS))


def _over_a_major(major: Suit) -> Iterator[Rule]:
    shown = f"{WAITED} 2{major} -"
    yield rule(f"{shown} 4{major}", BUST & length(major, 3), rung=Rung.FIT)
    yield rule(f"{shown} 2N", BUST & length(major, 0, 2), rung=Rung.QUIET, forcing=Forcing.GAME)
    clubs = points(4) & length(CLUBS, 5)
    yield rule(f"{shown} 3C", clubs, forcing=Forcing.GAME)
    yield rule(f"{shown} 3C - 4C", points(17) & length(CLUBS, 4), rung=Rung.FIT, forcing=Forcing.GAME)
    yield rule(f"{shown} 3C - 3{major}", length(major, 6), forcing=Forcing.GAME)
    yield rule(f"{shown} 3C - 3N", points(17), rung=Rung.QUIET)
    yield rule(f"{shown} 3C - 3{major} - 4{major}", points(4, 12) & length(major, 2, 5), rung=Rung.FIT)
    yield rule(f"{shown} 3C - 3{major} - 3N", points(4) & length(major, 0, 1), rung=Rung.QUIET)


def _over_a_second_suit(major: Suit, second: Suit) -> Iterator[Rule]:
    bid = over("2N", second)
    shown = f"{WAITED} 2{major} - 2N - {bid} -"
    preference = over(bid, major)
    yield rule(f"{shown} {preference}", BUST & length(major, 2, 2), rung=Rung.QUIET)
    yield rule(f"{shown} 3N", BUST & length(major, 0, 1), rung=Rung.LAST)


def _over_a_long_major(major: Suit) -> Iterator[Rule]:
    shown = f"{WAITED} 2{major} - 2N - 3{major} -"
    yield rule(f"{shown} 4{major}", BUST, rung=Rung.LAST)


def _over_a_minor(minor: Suit) -> Iterator[Rule]:
    shown = f"{WAITED} 3{minor} -"
    for major in MAJORS:
        yield rule(f"{shown} 3{major}", BUST & length(major, 5), forcing=Forcing.GAME)
    yield rule(f"{shown} 5{minor}", BUST & length(minor, 4), rung=Rung.FIT, forcing=DONE)
    yield rule(f"{shown} 3N", BUST, rung=Rung.LAST)


def _rules() -> Iterator[Rule]:
    for major in MAJORS:
        yield from _over_a_major(major)
        yield from _over_a_long_major(major)
    for major, second in ALL_SECOND_SUITS:
        yield from _over_a_second_suit(major, second)
    for minor in MINORS:
        yield from _over_a_minor(minor)


NATURAL_TWO_CLUBS_ANSWERS = Agreement(
    "natural_two_clubs_answers", phrase("After two clubs and two diamonds, natural"), tuple(_rules())
)
