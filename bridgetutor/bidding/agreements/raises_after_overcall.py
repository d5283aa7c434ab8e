"""Raises when the next hand overcalls: what they were without it, and a bid of their suit for a raise worth game.

Single raise 6–9, limit raise 10–12, with shortness counted; a game at once on five trumps and little else; the cue bid
forces to game (SAYC booklet). Where the overcall leaves only the three level, that raise competes, on 8 to 11.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.contests import (
    CONTESTS,
    HIGH_CONTESTS,
    LOW_CONTESTS,
    Contest,
    opened_in,
    raised_at,
)
from bridgetutor.bidding.ladder import MAJORS, MINORS, others
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import Claim, every, some
from bridgetutor.hands.claims import CLUBS, DIAMONDS, balanced, dummy_points, length, points, shaped
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

CUE = phrase("forces to game, mostly with a fit")


def _short(suit: Suit) -> Claim:
    return some(length(other, 0, 1) for other in others(suit))


def _over_a_two_level_raise(contest: Contest) -> Iterator[Rule]:
    """The overcall has left the single raise of a major."""
    major = contest.opened
    three = length(major, 3)
    yield rule(f"{contest} 2{major}", points(3) & dummy_points(major, 6, 9) & three, rung=Rung.FIT)
    yield rule(f"{contest} 3{major}", points(6) & dummy_points(major, 10, 12) & three, rung=Rung.FIT)
    yield from _cue(contest, 13)


def _over_a_three_level_raise(contest: Contest) -> Iterator[Rule]:
    """The overcall has taken away the single raise."""
    major = contest.opened
    # Flat hands take their tricks in defence as well.
    competes = points(5) & dummy_points(major, 8, 11) & length(major, 3) & (points(10) | ~shaped("4333"))
    yield rule(f"{contest} 3{major}", competes, rung=Rung.FIT)


def _cue(contest: Contest, least: int) -> Iterator[Rule]:
    """Four trumps, or three and no suit to bid first."""
    major = contest.opened
    strong = points(10) & dummy_points(major, least)
    no_suit = every(length(suit, 0, 4) for suit in contest.unbid)
    trumps = length(major, 4) | (length(major, 3) & no_suit)
    forcing = Forcing.GAME
    yield rule(f"{contest} {contest.cue}", strong & trumps, rung=Rung.FIT, forcing=forcing, asks=CUE)
    light = points(6, 9) & dummy_points(major, least) & length(major, 3)
    yield rule(f"{contest} 4{major}", light, rung=Rung.QUIET)
    yield rule(
        f"{contest} {contest.cue}", strong & length(major, 3), rung=Rung.QUIET, forcing=forcing, asks=CUE
    )


def _high(contest: Contest) -> Iterator[Rule]:
    """Over a preempt: game with an opening bid, and with a great deal more their suit."""
    major = contest.opened
    yield rule(
        f"{contest} 4{major}", points(7, 15) & dummy_points(major, 12, 18) & length(major, 3), rung=Rung.FIT
    )
    slam = points(16) & length(major, 3)
    cue = f"{contest} {contest.cue}"
    yield rule(cue, slam, rung=Rung.FIT, forcing=Forcing.GAME, asks=CUE)


def _shut_out(contest: Contest) -> Rule:
    major = contest.opened
    return rule(f"{contest} 4{major}", points(2, 9) & length(major, 5) & _short(major), rung=Rung.FIT)


SUPPORT = {
    DIAMONDS: length(DIAMONDS, 5) | (length(DIAMONDS, 4) & ~balanced()),
    CLUBS: length(CLUBS, 5),
}
"""Trumps for a minor that partner may have opened on three cards."""


def _minor(contest: Contest) -> Iterator[Rule]:
    """After the majors have been thought of; the strong hand bids their suit where nothing else is clear."""
    minor = contest.opened
    trumps = SUPPORT[minor]
    barrage = points(2, 9) & length(minor, 7) & _short(minor)
    yield rule(f"{contest} 5{minor}", barrage, rung=Rung.QUIET)
    yield from MINOR_RAISES[contest.raise_.level](contest, trumps)


def _minor_at_two(contest: Contest, trumps: Claim) -> Iterator[Rule]:
    minor = contest.opened
    yield rule(f"{contest} 2{minor}", points(4, 9) & dummy_points(minor, 6, 11) & trumps, rung=Rung.QUIET)
    yield rule(f"{contest} 3{minor}", points(7, 12) & dummy_points(minor, 10, 14) & trumps, rung=Rung.QUIET)
    yield rule(f"{contest} 2{minor}", points(6, 9) & length(minor, 4), rung=Rung.LAST)
    yield rule(f"{contest} 3{minor}", points(10, 11) & length(minor, 4), rung=Rung.LAST)


def _minor_at_three(contest: Contest, trumps: Claim) -> Iterator[Rule]:
    minor = contest.opened
    yield rule(f"{contest} 3{minor}", points(5, 12) & dummy_points(minor, 8, 15) & trumps, rung=Rung.QUIET)


def _minor_at_four(contest: Contest, trumps: Claim) -> Iterator[Rule]:
    minor = contest.opened
    yield rule(f"{contest} 4{minor}", points(7, 13) & dummy_points(minor, 11, 15) & trumps, rung=Rung.QUIET)


def _minor_at_five(contest: Contest, trumps: Claim) -> Iterator[Rule]:
    minor = contest.opened
    yield rule(f"{contest} 5{minor}", points(7, 14) & dummy_points(minor, 13, 17) & trumps, rung=Rung.QUIET)


MINOR_RAISES = {2: _minor_at_two, 3: _minor_at_three, 4: _minor_at_four, 5: _minor_at_five}
"""By the level of the cheapest raise."""


def _any_strong_hand(contest: Contest) -> Rule:
    """Enough for game, and no other bid that says so."""
    return rule(f"{contest} {contest.cue}", points(13), rung=Rung.LAST, forcing=Forcing.GAME, asks=CUE)


IN_MAJORS, IN_MINORS = opened_in(CONTESTS, *MAJORS), opened_in(CONTESTS, *MINORS)
LOW_IN_MAJORS, HIGH_IN_MAJORS = opened_in(LOW_CONTESTS, *MAJORS), opened_in(HIGH_CONTESTS, *MAJORS)

RAISES_AFTER_OVERCALL = Agreement(
    "raises_after_overcall",
    phrase("Raises after an overcall"),
    (
        *(_shut_out(contest) for level in (2, 3) for contest in raised_at(IN_MAJORS, level)),
        *(each for contest in raised_at(LOW_IN_MAJORS, 2) for each in _over_a_two_level_raise(contest)),
        *(each for contest in raised_at(IN_MAJORS, 3) for each in _over_a_three_level_raise(contest)),
        *(each for contest in raised_at(LOW_IN_MAJORS, 3) for each in _cue(contest, 12)),
        *(
            each
            for level in (3, 4)
            for contest in raised_at(HIGH_IN_MAJORS, level)
            for each in _high(contest)
        ),
        *(each for contest in IN_MINORS for each in _minor(contest)),
        *(_any_strong_hand(contest) for contest in LOW_CONTESTS),
    ),
)
