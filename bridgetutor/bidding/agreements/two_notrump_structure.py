"""Over two notrump: Stayman on three clubs, transfers on three diamonds and hearts, notrump by points.

The same over the opening of 20–21 and over 2♣–2♦–2NT, which shows 22–24 (SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    aces,
    as_long,
    balanced,
    length,
    longer,
    points,
    shaped,
    total_points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

DONE, ROUND, GAME = Forcing.SIGN_OFF, Forcing.ROUND, Forcing.GAME


class TwoNotrump(NamedTuple):
    """The auction to it, opener's points, and the least of responder's for each height."""

    auction: str
    low: int
    high: int
    game: int

    @property
    def slam_try(self) -> int:
        """With a maximum there are 32."""
        return 32 - self.high

    @property
    def slam(self) -> int:
        """Even with a minimum there are 33."""
        return 33 - self.low

    @property
    def maximum(self) -> Claim:
        """What accepts a slam try: a five-card suit is as good as a point."""
        return total_points(self.low + 1)


PLACES = (
    TwoNotrump("2N -|(X)", 20, 21, 5),
    TwoNotrump("2C - 2D - 2N -|(X)", 22, 24, 3),
)
NO_MAJOR = length(HEARTS, 0, 3) & length(SPADES, 0, 3)


def to_play(place: TwoNotrump) -> Claim:
    """Game and no more."""
    return points(place.game, place.slam)


EVEN = balanced() | length(CLUBS, 5)
"""With long clubs too the points decide, as four clubs would be Gerber."""
FLAT = shaped("4333")
"""Worth a point less."""
A_MAJOR = length(HEARTS, 4, 4) | length(SPADES, 4, 4)


def _slam_bids(before: str, place: TwoNotrump, even: Claim = EVEN) -> Iterator[Rule]:
    """Balanced hands add: a quantitative four notrump, or the slam itself."""
    tried = total_points(place.slam_try, place.slam - 1) & even & ~(FLAT & points(0, place.slam_try))
    yield rule(f"{before} 4N", tried, rung=Rung.SPECIAL)
    yield rule(f"{before} 4N - 6N", place.maximum, rung=Rung.ANSWER, forcing=DONE)
    yield rule(f"{before} 4N - P", points(place.low, place.high - 1), rung=Rung.QUIET)
    enough = total_points(place.slam, place.slam + 3) & even
    yield rule(f"{before} 6N", enough, rung=Rung.SPECIAL, forcing=DONE)
    yield rule(f"{before} 7N", total_points(place.slam + 4) & even, rung=Rung.SPECIAL, forcing=DONE)


def _minors(before: str, place: TwoNotrump, minors: tuple[Suit, ...]) -> Iterator[Rule]:
    """Four of a minor is natural, with a slam in mind; after Stayman four clubs ask for aces (Gerber)."""
    for minor in minors:
        shown = f"{before} 4{minor}"
        tries = total_points(place.slam_try - 1) & ~balanced()
        yield rule(shown, tries & length(minor, 5), rung=Rung.SPECIAL, forcing=ROUND)
        fit = length(minor, 3)
        yield rule(f"{shown} - 6{minor}", fit & place.maximum, rung=Rung.ANSWER, forcing=DONE)
        yield rule(f"{shown} - 5{minor}", fit & points(place.low, place.high), rung=Rung.ANSWER)
        yield rule(f"{shown} - 4N", length(minor, 2, 2), rung=Rung.ANSWER)
        for answer in (f"5{minor}", "4N"):
            enough = total_points(place.slam)
            yield rule(
                f"{shown} - {answer} - 6{minor}", enough & length(minor, 5), rung=Rung.QUIET, forcing=DONE
            )
            yield rule(f"{shown} - {answer} - P", total_points(0, place.slam - 1), rung=Rung.QUIET)


def _stayman(place: TwoNotrump) -> Iterator[Rule]:
    asked = f"{place.auction} 3C"
    slammish = total_points(place.slam_try - 1) & ~balanced() & length(DIAMONDS, 5)
    few = length(HEARTS, 0, 4) & length(SPADES, 0, 4)
    asks = phrase("asks for a four-card major")
    yield rule(asked, points(place.game) & A_MAJOR, rung=Rung.SPECIAL, forcing=ROUND, asks=asks)
    yield rule(asked, slammish & few, rung=Rung.SPECIAL, forcing=ROUND, asks=asks)
    yield rule(f"{asked} -|(X) 3H", length(HEARTS, 4), rung=Rung.ANSWER)
    yield rule(f"{asked} -|(X) 3S", length(SPADES, 4) & length(HEARTS, 0, 3), rung=Rung.ANSWER)
    none = length(HEARTS, 0, 3) & length(SPADES, 0, 3)
    yield rule(f"{asked} -|(X) 3D", none, rung=Rung.ANSWER, asks=phrase("no four-card major"))
    for suit, other in ((HEARTS, SPADES), (SPADES, HEARTS)):
        yield from _five_and_four(f"{asked} -|(X) 3D - 3{suit}", suit, other, place)
        yield from _fit(f"{asked} -|(X) 3{suit} -", suit, place)
    both = length(SPADES, 4)
    yield rule(f"{asked} -|(X) 3H - 3N - 4S", both, rung=Rung.ANSWER, forcing=DONE)
    yield rule(f"{asked} -|(X) 3H - 4N - 6S", both & place.maximum, rung=Rung.ANSWER, forcing=DONE)
    for answer, shows in (("3D", A_MAJOR), ("3H", length(SPADES, 4, 4)), ("3S", length(HEARTS, 4, 4))):
        answered = f"{asked} -|(X) {answer} -"
        yield from _slam_bids(answered, place, EVEN | shaped("4441"))
        yield from _minors(answered, place, (DIAMONDS,))
        yield rule(f"{answered} 3N", to_play(place) & shows, forcing=DONE)


def _five_and_four(shown: str, suit: Suit, other: Suit, place: TwoNotrump) -> Iterator[Rule]:
    """Five of the other major beside the four that were asked for."""
    two_suited = length(suit, 5) & length(other, 4, 4)
    yield rule(shown, two_suited, rung=Rung.SPECIAL, forcing=GAME)
    yield rule(f"{shown} - 4{suit}", points(place.low, place.high) & length(suit, 3), rung=Rung.ANSWER)
    yield rule(f"{shown} - 3N", length(suit, 2, 2), rung=Rung.ANSWER)
    yield rule(f"{shown} - 3N - 4{suit}", length(suit, 6), forcing=DONE)
    for answer in (f"4{suit}", "3N"):
        yield rule(f"{shown} - {answer} - P", points(0, 15), rung=Rung.QUIET)


def _fit(shown: str, suit: Suit, place: TwoNotrump) -> Iterator[Rule]:
    game = length(suit, 4) & points(place.game, place.slam)
    yield rule(f"{shown} 4{suit}", game, rung=Rung.FIT, forcing=DONE)


def _transfers(place: TwoNotrump) -> Iterator[Rule]:
    both = as_long(HEARTS, SPADES) & length(HEARTS, 5)
    choices = (
        ("3D", HEARTS, longer(HEARTS, SPADES) | (both & points(0, place.game - 1))),
        ("3H", SPADES, longer(SPADES, HEARTS) | (both & points(place.game))),
    )
    for call, major, chooses in choices:
        asked = f"{place.auction} {call}"
        asks = phrase("asks opener to bid {suit}", suit=major)
        shows = length(major, 5) & chooses
        yield rule(asked, shows, rung=Rung.SPECIAL, forcing=ROUND, asks=asks)
        told = phrase("as partner asked")
        yield rule(f"{asked} - 3{major}", points(place.low, place.high), rung=Rung.ANSWER, asks=told)
        yield from _after_the_transfer(f"{asked} -|(X) 3{major} -", major, place)
    yield from _both_majors(f"{place.auction} 3H - 3S - 4H", place)


def _both_majors(shown: str, place: TwoNotrump) -> Iterator[Rule]:
    five_five = length(HEARTS, 5) & length(SPADES, 5) & points(place.game)
    yield rule(shown, five_five, rung=Rung.SPECIAL)
    prefers = longer(SPADES, HEARTS)
    yield rule(f"{shown} - 4S", prefers & points(place.low, place.high), rung=Rung.ANSWER, forcing=DONE)
    yield rule(f"{shown} - P", ~prefers, rung=Rung.ANSWER)


def _after_the_transfer(made: str, major: Suit, place: TwoNotrump) -> Iterator[Rule]:
    six, five = length(major, 6), length(major, 5, 5)
    fit = points(place.low, place.high) & length(major, 3)
    strong = six & total_points(place.slam - 1) & points(place.slam - 4) & aces(1, 2, 3, 4)
    yield rule(f"{made} 6{major}", strong, rung=Rung.SPECIAL, forcing=DONE)
    accepts = fit & (place.maximum | ~FLAT)
    yield rule(f"{made} 4N - 6{major}", accepts, rung=Rung.ANSWER, forcing=DONE)
    yield from _slam_bids(made, place, EVEN | five)
    yield from _minors(made, place, (DIAMONDS, CLUBS))
    game = total_points(place.game) & points(place.game - 2)
    yield rule(f"{made} 4{major}", six & game, rung=Rung.SPECIAL, forcing=DONE)
    yield rule(f"{made} 3N", five & points(place.game, place.slam + 3))
    yield rule(f"{made} 3N - 4{major}", fit, rung=Rung.ANSWER, forcing=DONE)
    yield rule(f"{made} 3N - P", length(major, 2, 2), rung=Rung.QUIET)
    yield rule(f"{made} P", points(0, place.game - 1), rung=Rung.QUIET)


def _rules() -> Iterator[Rule]:
    for place in PLACES:
        yield from _stayman(place)
        yield from _transfers(place)
        yield from _slam_bids(place.auction, place)
        yield rule(f"{place.auction} 3N", to_play(place) & NO_MAJOR, forcing=DONE)
        # A point less, and a minor that may run.
        close = points(place.game - 1, place.game - 1) & NO_MAJOR & (length(CLUBS, 5) | length(DIAMONDS, 5))
        yield rule(f"{place.auction} 3N", close, forcing=DONE)
        yield rule(f"{place.auction} P", points(0, place.game - 1), rung=Rung.QUIET)


TWO_NOTRUMP_STRUCTURE = Agreement("over_2nt", phrase("Over two notrump"), tuple(_rules()))
