"""Answers to one notrump that mean what they say: two of a suit to play, three forces, notrump by points.

Responder knows partner's hand within two points and decides: 25 together are a game, 33 a small slam, 37 a grand one.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.one_notrump_responses import INVITING, MAXIMUM, MINIMUM, OPENED
from bridgetutor.bidding.ladder import MAJORS, MINORS
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    at_least_as_long,
    balanced,
    length,
    longer,
    longest,
    points,
    total_points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

DONE = Forcing.SIGN_OFF

PREFERRED = {SPADES: at_least_as_long(SPADES, HEARTS), HEARTS: longer(HEARTS, SPADES)}
NO_LONG_MAJOR = length(HEARTS, 0, 4) & length(SPADES, 0, 4)
SLAM_TRY, SMALL_SLAM, GRAND_SLAM = points(16, 17), points(18, 21), points(22)
TO_PLAY = points(0, 7)
OPENER = points(15, 18)
"""The same answers serve over an overcall of one notrump."""


def slams_in_notrump(before: str) -> Iterator[Rule]:
    """Four notrump invites six; six and seven are bid where the points are certain."""
    yield rule(f"{before} 7N", GRAND_SLAM, rung=Rung.QUIET, forcing=DONE)
    yield rule(f"{before} 6N", SMALL_SLAM, rung=Rung.QUIET, forcing=DONE)
    yield rule(f"{before} 4N", SLAM_TRY, rung=Rung.QUIET)
    yield rule(f"{before} 4N - 6N", MAXIMUM, rung=Rung.ANSWER, forcing=DONE)
    yield rule(f"{before} 4N - P", MINIMUM, rung=Rung.LAST)


def _two_of_a_suit() -> Iterator[Rule]:
    for major in MAJORS:
        weak = TO_PLAY & length(major, 5) & PREFERRED[major]
        yield rule(f"{OPENED} 2{major}", weak & longest(major), rung=Rung.SPECIAL, forcing=DONE)
    yield weak_minor(DIAMONDS)


def weak_minor(minor: Suit) -> Rule:
    """Two of a minor to play: with a balanced hand the notrump is as good."""
    shape = length(minor, 5) & longest(minor, alone=True) & ~balanced()
    return rule(f"{OPENED} 2{minor}", TO_PLAY & shape, rung=Rung.SPECIAL, forcing=DONE)


def _majors() -> Iterator[Rule]:
    for major in MAJORS:
        first = PREFERRED[major]
        game = points(8, 15) & total_points(10, 17) & length(major, 6) & first
        yield rule(f"{OPENED} 4{major}", game, rung=Rung.SPECIAL, forcing=DONE)
        shown = f"{OPENED} 3{major}"
        yield rule(shown, points(10) & length(major, 5) & first, rung=Rung.SPECIAL, forcing=Forcing.GAME)
        yield rule(f"{shown} - 4{major}", OPENER & length(major, 3), rung=Rung.ANSWER)
        yield rule(f"{shown} - 3N", length(major, 2, 2), rung=Rung.ANSWER)
        yield from _after_four(f"{shown} - 4{major} -", major)
        six = length(major, 6)
        yield rule(f"{shown} - 3N - 6{major}", six & total_points(18), rung=Rung.SPECIAL, forcing=DONE)
        yield rule(f"{shown} - 3N - 4{major}", six & total_points(11, 17), forcing=DONE)
        yield from slams_in_notrump(f"{shown} - 3N -")
        yield rule(f"{shown} - 3N - P", points(10, 15), rung=Rung.LAST)


def _after_four(raised: str, major: Suit) -> Iterator[Rule]:
    """Partner has three cards or more: shape counts."""
    yield rule(f"{raised} 6{major}", total_points(18), forcing=DONE)
    yield rule(f"{raised} P", total_points(10, 17), rung=Rung.LAST)


def _minors() -> Iterator[Rule]:
    """A long minor is worth telling of only when a slam is near; else nine tricks are easier than eleven."""
    for minor in MINORS:
        shown = f"{OPENED} 3{minor}"
        slammish = points(14) & ~balanced() & length(minor, 5) & NO_LONG_MAJOR & longest(minor)
        yield rule(shown, slammish, rung=Rung.SPECIAL, forcing=Forcing.GAME)
        yield rule(f"{shown} - 4{minor}", OPENER & length(minor, 4), rung=Rung.ANSWER)
        yield rule(f"{shown} - 3N", OPENER & length(minor, 2, 3), rung=Rung.ANSWER)
        yield from slams_in_notrump(f"{shown} - 3N -")
        yield rule(f"{shown} - 3N - P", points(14, 15), rung=Rung.LAST)
        yield rule(f"{shown} - 4{minor} - 6{minor}", total_points(17), forcing=DONE)
        yield rule(f"{shown} - 4{minor} - 5{minor}", total_points(14, 16), forcing=DONE)


def _notrump() -> Iterator[Rule]:
    yield from slams_in_notrump(OPENED)
    yield rule(f"{OPENED} 2N", INVITING & length(HEARTS, 0, 5) & length(SPADES, 0, 5), rung=Rung.QUIET)
    yield rule(f"{OPENED} 2N - 3N", MAXIMUM, rung=Rung.ANSWER, forcing=DONE)
    yield rule(f"{OPENED} 2N - P", MINIMUM, rung=Rung.LAST)
    yield rule(f"{OPENED} 3N", points(10, 15) & NO_LONG_MAJOR, rung=Rung.QUIET, forcing=DONE)
    yield rule(f"{OPENED} P", points(0, 8), rung=Rung.LAST)


NATURAL_NOTRUMP_ANSWERS = Agreement(
    "natural_notrump_answers",
    phrase("Natural answers to one notrump"),
    (*_two_of_a_suit(), *_majors(), *_minors(), *_notrump()),
)
"""Without two clubs, which are natural only where Stayman is off."""

NATURAL_TWO_CLUBS = Agreement(
    "natural_two_clubs", phrase("Two clubs over one notrump, to play"), (weak_minor(CLUBS),)
)
