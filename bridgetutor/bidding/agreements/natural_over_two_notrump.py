"""Answers to two and three notrump that mean what they say: a major of five cards forces, of six closes, points add up.

The same over the openings of 20–21 and 25–27, and over 2♣–2♦ and a notrump rebid of 22–24 or more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.agreements.natural_notrump_answers import PREFERRED
from bridgetutor.bidding.ladder import MAJORS, MINORS
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import HEARTS, SPADES, balanced, length, longest, points, some, total_points
from bridgetutor.phrase import phrase

DONE, GAME = Forcing.SIGN_OFF, Forcing.GAME


class Notrump(NamedTuple):
    """The auction to it, opener's points, and the least with which responder goes to game."""

    auction: str
    low: int
    high: int
    game: int

    @property
    def tries(self) -> int:
        """With opener's maximum there are 33."""
        return 33 - self.high

    @property
    def accepts(self) -> int:
        """What goes on to six: the better half."""
        return self.low + (2 * (self.high - self.low) + 1) // 3

    @property
    def slam(self) -> int:
        """Even with opener's minimum there are 33."""
        return 33 - self.low

    @property
    def grand(self) -> int:
        """Even with opener's minimum there are 37."""
        return 37 - self.low


TWO_NOTRUMP = (
    Notrump("2N -|(X)", 20, 21, 5),
    Notrump("2C -|(X) 2D - 2N -|(X)", 22, 24, 3),
)
THREE_NOTRUMP = (Notrump("3N -|(X)", 25, 27, 0), Notrump("2C -|(X) 2D - 3N -|(X)", 25, 30, 0))


def _majors_at_three(place: Notrump) -> Iterator[Rule]:
    for major in MAJORS:
        first = PREFERRED[major]
        shown = f"{place.auction} 3{major}"
        six = length(major, 6) & first
        # Too weak for a game in notrump, a long major still brings ten tricks.
        close = points(max(0, place.game - 2), place.tries - 1)
        yield rule(f"{place.auction} 4{major}", close & six, rung=Rung.SPECIAL, forcing=DONE)
        five = length(major, 5) & first & points(place.game)
        yield rule(shown, five, rung=Rung.SPECIAL, forcing=GAME)
        yield rule(f"{shown} - 4{major}", points(place.low) & length(major, 3), rung=Rung.ANSWER)
        yield rule(f"{shown} - 3N", length(major, 2, 2), rung=Rung.ANSWER)
        raised = f"{shown} - 4{major} -"
        yield rule(f"{raised} 6{major}", total_points(place.slam), rung=Rung.SPECIAL, forcing=DONE)
        yield rule(f"{raised} P", total_points(place.game, place.slam - 1), rung=Rung.LAST)
        unfit = f"{shown} - 3N -"
        long = length(major, 6)
        yield rule(f"{unfit} 6{major}", long & total_points(place.slam), rung=Rung.SPECIAL, forcing=DONE)
        yield rule(f"{unfit} 4{major}", long, forcing=DONE)
        yield from _slams(unfit, place)
        yield rule(f"{unfit} P", points(place.game, place.slam - 1), rung=Rung.LAST)


def _minors_at_three(place: Notrump) -> Iterator[Rule]:
    """Only with a slam in mind."""
    for minor in MINORS:
        shown = f"{place.auction} 3{minor}"
        long = length(minor, 5) & longest(minor) & ~balanced() & length(HEARTS, 0, 4) & length(SPADES, 0, 4)
        yield rule(shown, long & points(place.tries - 2), rung=Rung.SPECIAL, forcing=GAME)
        yield rule(f"{shown} - 4{minor}", points(place.low) & length(minor, 4), rung=Rung.ANSWER)
        yield rule(f"{shown} - 3N", points(place.low) & length(minor, 2, 3), rung=Rung.ANSWER)
        raised = f"{shown} - 4{minor} -"
        enough = total_points(place.slam - 1)
        yield rule(f"{raised} 6{minor}", enough, forcing=DONE)
        yield rule(f"{raised} 5{minor}", total_points(place.tries - 2, place.slam - 2), forcing=DONE)
        yield from _slams(f"{shown} - 3N -", place)
        yield rule(f"{shown} - 3N - P", points(place.tries - 2, place.slam - 1), rung=Rung.LAST)


def _slams(before: str, place: Notrump) -> Iterator[Rule]:
    """Four notrump invites six; six and seven are bid where the points are certain."""
    yield rule(f"{before} 7N", points(place.grand), rung=Rung.QUIET, forcing=DONE)
    yield rule(f"{before} 6N", points(place.slam, place.grand - 1), rung=Rung.QUIET, forcing=DONE)
    yield rule(f"{before} 4N", points(place.tries, place.slam - 1), rung=Rung.QUIET)
    yield rule(f"{before} 4N - 6N", points(place.accepts), rung=Rung.ANSWER, forcing=DONE)
    yield rule(f"{before} 4N - P", points(place.low, place.accepts - 1), rung=Rung.LAST)


def over_two(place: Notrump) -> Iterator[Rule]:
    """All answers to a natural two notrump."""
    yield from _majors_at_three(place)
    yield from _minors_at_three(place)
    yield from _slams(place.auction, place)
    few = length(HEARTS, 0, 4) & length(SPADES, 0, 4)
    game = points(place.game, place.tries - 1) & few
    yield rule(f"{place.auction} 3N", game, rung=Rung.QUIET, forcing=DONE)
    # A point less, and a minor that may run.
    close = points(place.game - 1, place.game - 1) & few & some(length(minor, 5) for minor in MINORS)
    yield rule(f"{place.auction} 3N", close, rung=Rung.QUIET, forcing=DONE)
    yield rule(f"{place.auction} P", points(0, place.game - 1), rung=Rung.LAST)


def _over_three(place: Notrump) -> Iterator[Rule]:
    """Opener has a game in hand: a long suit to play there, or a slam."""
    for major in MAJORS:
        six = length(major, 6) & PREFERRED[major]
        weak = six & points(0, place.tries - 1)
        yield rule(f"{place.auction} 4{major}", weak, rung=Rung.SPECIAL, forcing=DONE)
        strong = six & total_points(place.slam + 1) & points(place.tries)
        yield rule(f"{place.auction} 6{major}", strong, rung=Rung.SPECIAL, forcing=DONE)
    yield from _slams(place.auction, place)
    yield rule(f"{place.auction} P", points(0, place.slam - 1), rung=Rung.LAST)


def _rules() -> Iterator[Rule]:
    for place in TWO_NOTRUMP:
        yield from over_two(place)
    for place in THREE_NOTRUMP:
        yield from _over_three(place)


NATURAL_OVER_TWO_NOTRUMP = Agreement(
    "natural_over_two_notrump", phrase("Natural answers to two and three notrump"), tuple(_rules())
)
