"""Responder, who has bid 1NT with 6 to 10, after opener's next bid: preference, a long suit to play, 9 and 10 raise.

Opener's new suit is not forcing and may be 18; two notrump invites with 18 and 19, three of the first suit with 16.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.ladder import lower, majors_of, minors_of, others, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import ONE_NOTRUMP, OneNotrump
from bridgetutor.hands.claim import some
from bridgetutor.hands.claims import at_least_as_long, dummy_points, fit_points, length, longer, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

FIVE_OF_A_MINOR = 19
"""Opener's points, short suits and aces counted: opposite seven to ten they make eleven tricks two times in three."""


def _second_suit(start: OneNotrump, second: Suit) -> Iterator[Rule]:
    opened = start.opened
    so_far, off = f"{start} - 2{second} -", Forcing.SIGN_OFF
    best = length(second, 4) & dummy_points(second, 9)
    yield rule(f"{so_far} 3{second}", best & points(7), rung=Rung.FIT)
    for minor in minors_of(second):
        # Too few points for notrump, but a fit and short suits.
        shapely = points(15, 16) & fit_points(minor, FIVE_OF_A_MINOR, told=4)
        yield rule(f"{so_far} 3{minor} - 5{minor}", shapely, rung=Rung.QUIET, forcing=off)
    for suit in lower(opened, second):
        long = length(suit, 6) & length(opened, 0, 2) & points(0, 9)
        yield rule(f"{so_far} {over(f'2{second}', suit)}", long, forcing=off)
    yield rule(f"{so_far} 2N", points(10, 12) & length(opened, 0, 2), rung=Rung.QUIET)
    for major in majors_of(opened):
        # Opener may have 18: with eight or more give him another chance.
        false = points(8) & length(major, 2) & length(second, 0, 3)
        yield rule(f"{so_far} 2{major}", false, rung=Rung.QUIET)
        # Sixteen or more: the eight points that were worth another chance take it.
        yield rule(f"{so_far} 2{major} - 2N - 3N", points(8, 10) & length(major, 0, 3), rung=Rung.SPECIAL)
    yield rule(f"{so_far} P", longer(second, opened), rung=Rung.LAST)
    yield rule(f"{so_far} 2{opened}", at_least_as_long(opened, second) & length(opened, 0, 4), rung=Rung.LAST)


def _first_suit(start: OneNotrump) -> Iterator[Rule]:
    opened = start.opened
    twice, thrice = f"{start} - 2{opened} -", f"{start} - 3{opened} -"
    yield rule(f"{twice} 2N", points(11, 12), rung=Rung.QUIET)
    yield rule(
        f"{twice} 3{opened}", points(9, 10) & dummy_points(opened, 10) & length(opened, 2), rung=Rung.QUIET
    )
    yield rule(f"{twice} P", points(0, 10), rung=Rung.LAST)
    for major in majors_of(opened):
        yield rule(f"{thrice} 4{major}", points(8) & length(major, 2, 2), rung=Rung.FIT)
    yield rule(f"{thrice} 3N", points(8) & length(opened, 0, 4), rung=Rung.QUIET)
    yield rule(f"{thrice} P", points(0, 7), rung=Rung.LAST)


def _notrump(start: OneNotrump) -> Iterator[Rule]:
    so_far, opened = f"{start} - 2N -", start.opened
    five = points(6) & some(length(suit, 5) for suit in others(opened))
    yield rule(f"{so_far} 3N", (points(7) | five) & length(opened, 0, 4), rung=Rung.QUIET)
    for suit in others(opened):
        long = length(suit, 6) & points(0, 5)
        yield rule(f"{so_far} 3{suit}", long, forcing=Forcing.SIGN_OFF)
    yield rule(f"{so_far} P", points(0, 6), rung=Rung.LAST)


def _rules(start: OneNotrump) -> Iterator[Rule]:
    for second in start.lower:
        yield from _second_suit(start, second)
    yield from _first_suit(start)
    yield from _notrump(start)


RESPONDER_AFTER_ONE_NOTRUMP = Agreement(
    "responder_after_one_notrump",
    phrase("Responder's second bid after one notrump"),
    tuple(each for start in ONE_NOTRUMP for each in _rules(start)),
)
