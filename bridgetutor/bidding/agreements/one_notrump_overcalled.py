"""Partner's 1NT has been overcalled: suits at two to play, at three forcing, their suit asks for a major.

A double is for penalties, two notrump invites (SAYC booklet). Over two clubs transfers stay on and the double is
Stayman; over a double of 1NT everything stays on, and a redouble says that we have the most points.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.agreements.one_notrump_responses import MAXIMUM, MINIMUM, NO_MAJOR, RANGE
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import other_majors, others, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS, Claim, some
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    half_stopper,
    length,
    longest,
    points,
    stopper,
    top_honours,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

DONE, ROUND, GAME = Forcing.SIGN_OFF, Forcing.ROUND, Forcing.GAME


class Overcall(NamedTuple):
    """Their bid and suit, and our suits that can still be bid at two and at three."""

    bid: str
    suit: Suit
    at_two: tuple[Suit, ...]
    at_three: tuple[Suit, ...]


OVERCALLS = (
    Overcall("2D", DIAMONDS, (HEARTS, SPADES), (CLUBS, HEARTS, SPADES)),
    Overcall("2H", HEARTS, (SPADES,), (CLUBS, DIAMONDS, SPADES)),
    Overcall("2S", SPADES, (), (CLUBS, DIAMONDS, HEARTS)),
)
HIGH_OVERCALLS = (
    Overcall("3C", CLUBS, (), (DIAMONDS, HEARTS, SPADES)),
    Overcall("3D", DIAMONDS, (), (HEARTS, SPADES)),
    Overcall("3H", HEARTS, (), (SPADES,)),
    Overcall("3S", SPADES, (), ()),
)


def penalty_double(suit: Suit) -> Claim:
    """Four cards with an honour in their suit, and the better half of the points."""
    return length(suit, 4) & half_stopper(suit) & points(8)


def competes(overcall: Overcall) -> Iterator[Rule]:
    """A long suit at the two level, to play."""
    before = f"1N ({overcall.bid})"
    for suit in overcall.at_two:
        weak = length(suit, 5) & longest(suit) & points(4, 9)
        yield rule(f"{before} 2{suit}", weak, rung=Rung.QUIET, forcing=DONE)


def doubles_and_games(overcall: Overcall) -> Iterator[Rule]:
    """The penalty double, the cue bid in place of Stayman, and three notrump."""
    before, theirs = f"1N ({overcall.bid})", overcall.suit
    yield rule(f"{before} X", penalty_double(theirs))
    yield rule(f"{before} X - P", ALWAYS, rung=Rung.ANSWER)
    yield rule(f"{before} 3N", points(10) & half_stopper(theirs), rung=Rung.QUIET, forcing=DONE)


def _cue_bid(overcall: Overcall) -> Iterator[Rule]:
    """Their suit asks for a four-card major with game values."""
    theirs = overcall.suit
    cue = f"1N ({overcall.bid}) {over(overcall.bid, theirs)}"
    majors = other_majors(theirs)
    wants = some(length(major, 4, 4) for major in majors)
    asks = phrase("asks for a four-card major")
    yield rule(cue, points(10) & wants, rung=Rung.SPECIAL, forcing=GAME, asks=asks)
    for major in majors:
        bid = over(cue[-2:], major)
        yield rule(f"{cue} - {bid}", length(major, 4), rung=Rung.ANSWER)
        yield from _answered(f"{cue} - {bid} -", major)
    yield rule(f"{cue} - 3N", points(15, 17), rung=Rung.QUIET)
    yield rule(f"{cue} - 3N - P", ALWAYS, rung=Rung.QUIET)


def _answered(shown: str, major: Suit) -> Iterator[Rule]:
    yield rule(f"{shown} 4{major}", length(major, 4), rung=Rung.FIT, forcing=DONE)
    yield rule(f"{shown} 3N", length(major, 0, 3), forcing=DONE)
    yield rule(f"{shown} P", ALWAYS, rung=Rung.QUIET)


def three_level(overcall: Overcall) -> Iterator[Rule]:
    """A suit at three: five cards and game values."""
    for suit in overcall.at_three:
        shown = f"1N ({overcall.bid}) 3{suit}"
        natural = points(10) & length(suit, 5) & longest(suit)
        yield rule(shown, natural, forcing=GAME)
        game = f"4{suit}"
        fit = RANGE & length(suit, 3)
        first = {CLUBS: Rung.QUIET, DIAMONDS: Rung.QUIET, HEARTS: Rung.FIT, SPADES: Rung.FIT}[suit]
        yield rule(f"{shown} - {game}", fit, rung=first)
        yield rule(f"{shown} - 3N", RANGE & half_stopper(overcall.suit), rung=Rung.NATURAL)
        yield rule(f"{shown} - 3N", RANGE, rung=Rung.QUIET)
        yield rule(f"{shown} - 3N - {game}", length(suit, 6), rung=Rung.QUIET)
        yield rule(f"{shown} - 3N - P", ALWAYS, rung=Rung.QUIET)
    for minor in (CLUBS, DIAMONDS):
        yield rule(
            f"1N ({overcall.bid}) 3{minor} - 4{minor} - 5{minor}",
            points(10) & length(minor, 5),
            rung=Rung.QUIET,
        )


def invitation(overcall: Overcall) -> Iterator[Rule]:
    """Two notrump, and the pass that has nothing to say."""
    before = f"1N ({overcall.bid})"
    invites = points(8, 9) & half_stopper(overcall.suit)
    yield rule(f"{before} 2N", invites, rung=Rung.QUIET)
    yield rule(f"{before} 2N - 3N", MAXIMUM, rung=Rung.ANSWER, forcing=DONE)
    yield rule(f"{before} 2N - P", MINIMUM, rung=Rung.QUIET)


def passes(overcall: Overcall) -> Iterator[Rule]:
    """With nothing to say, and opener's reopening with a doubleton in their suit."""
    before = f"1N ({overcall.bid})"
    yield rule(f"{before} P", points(0, 12), rung=Rung.QUIET)
    yield rule(f"{before} P - P", points(15, 17), rung=Rung.QUIET)


def _high(overcall: Overcall) -> Iterator[Rule]:
    before, theirs = f"1N ({overcall.bid})", overcall.suit
    asks = phrase("for takeout")
    yield rule(f"{before} 3N", points(9) & stopper(theirs), forcing=DONE)
    for major in other_majors(theirs):
        six = length(major, 6) & points(7) | length(major, 5) & points(10) & length(theirs, 0, 2)
        yield rule(f"{before} 4{major}", six, rung=Rung.SPECIAL, forcing=DONE)
    takeout = points(9) & some(length(major, 4) for major in (HEARTS, SPADES))
    yield rule(f"{before} X", takeout & length(theirs, 0, 3), forcing=ROUND, artificial=False, asks=asks)
    short = points(10) & length(theirs, 0, 2)
    yield rule(f"{before} X", short, rung=Rung.QUIET, forcing=ROUND, artificial=False, asks=asks)
    yield rule(f"{before} X - P", length(theirs, 4), rung=Rung.ANSWER)
    for suit in others(theirs):
        yield rule(f"{before} X - {over(overcall.bid, suit)}", length(suit, 4), rung=Rung.QUIET)
    yield rule(f"{before} X - P", length(theirs, 2), rung=Rung.QUIET)
    yield from passes(overcall)


def _doubled() -> Iterator[Rule]:
    """A redouble says that they have nowhere to go; opener doubles the suit they run to."""
    own = length(HEARTS, 0, 4) & length(SPADES, 0, 4)
    yield rule("1N (X) XX", points(8, 14) & own, rung=Rung.SPECIAL)
    yield rule("1N (X) XX - P", ALWAYS, rung=Rung.ANSWER)
    for suit in (CLUBS, DIAMONDS, HEARTS, SPADES):
        ran = f"1N (X) XX (2{suit})"
        trumps = length(suit, 4) | (length(suit, 3) & top_honours(suit, 2))
        yield rule(f"{ran} X", trumps)
        yield rule(f"{ran} P", length(suit, 2, 3), rung=Rung.QUIET)
        yield rule(f"{ran} P - X", length(suit, 3), rung=Rung.QUIET)
        yield rule(f"{ran} X - P", ALWAYS, rung=Rung.ANSWER)
        yield rule(f"{ran} P - 2N", points(8, 9) & length(suit, 0, 2), rung=Rung.QUIET)
        yield rule(f"{ran} P - 3N", points(10), rung=Rung.QUIET)


def _two_clubs() -> Iterator[Rule]:
    """Beside the transfers: a natural two notrump, and three of a minor to compete."""
    yield rule("1N (2C) 2N", points(8, 9) & half_stopper(CLUBS), rung=Rung.QUIET)
    yield rule("1N (2C) 2N - 3N", MAXIMUM, rung=Rung.ANSWER, forcing=DONE)
    yield rule("1N (2C) 2N - P", MINIMUM, rung=Rung.QUIET)
    yield rule("1N (2C) 3D", length(DIAMONDS, 6) & points(6, 10), rung=Rung.QUIET)
    yield rule("1N (2C) 3D - 3N", MAXIMUM & stopper(CLUBS), rung=Rung.ANSWER, forcing=DONE)
    yield rule("1N (2C) 3D - P", points(15, 17), rung=Rung.QUIET)
    yield rule("1N (2C) 3N", points(10, 17) & NO_MAJOR, rung=Rung.QUIET, forcing=DONE)
    yield rule("1N (2C) P", points(0, 9), rung=Rung.QUIET)


def _rules() -> Iterator[Rule]:
    yield from _doubled()
    yield from _two_clubs()
    for overcall in OVERCALLS:
        yield from _cue_bid(overcall)
        yield from three_level(overcall)
        yield from doubles_and_games(overcall)
        yield from competes(overcall)
        yield from invitation(overcall)
        yield from passes(overcall)
    for overcall in HIGH_OVERCALLS:
        yield from _high(overcall)


ONE_NOTRUMP_OVERCALLED = Agreement(
    "1NT overcalled", phrase("After an overcall of partner's 1NT"), tuple(possible(_rules()))
)
