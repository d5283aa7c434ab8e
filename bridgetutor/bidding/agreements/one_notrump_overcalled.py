"""Partner's 1NT has been overcalled: suits at two to play, at three forcing, their suit asks for a major.

A double is for penalties, two notrump invites (SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.agreements.one_notrump_responses import MAXIMUM, MINIMUM, RANGE
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import other_majors, over
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
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

DONE, GAME = Forcing.SIGN_OFF, Forcing.GAME


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


def _rules(overcall: Overcall) -> Iterator[Rule]:
    yield from _cue_bid(overcall)
    yield from three_level(overcall)
    yield from doubles_and_games(overcall)
    yield from competes(overcall)
    yield from invitation(overcall)
    yield from passes(overcall)


ONE_NOTRUMP_OVERCALLED = Agreement(
    "1nt_overcalled",
    phrase("After an overcall of partner's 1NT"),
    tuple(possible(each for overcall in OVERCALLS for each in _rules(overcall))),
)
