"""Opener after partner's raise when they have come in: pass, invite or bid the game by the points with the fit.

After a single raise 18–20 invite and 21 bid game, short suits, aces and a sixth trump counted; over their next bid
three of our suit only competes, and a new suit below it invites (standard texts). After a limit raise sixteen are
enough, and over a cue bid one is in game at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.agreements.blackwood import ACES
from bridgetutor.bidding.agreements.forced_in_competition import STOPPER
from bridgetutor.bidding.contests import CONTESTS, LOW_CONTESTS, Contest, opened_in, raised_at
from bridgetutor.bidding.ladder import MAJORS, MINORS, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    dummy_points,
    fit_points,
    length,
    losers,
    points,
    stopper,
    suit_points,
    total_points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

GAME, TRY = 21, 18
GAME_TRY = phrase("a game try, asks for help in the suit")


def _raised_to_two(major: Suit) -> tuple[str, ...]:
    """The auctions in which they have come in before partner's raise."""
    contests = raised_at(opened_in(LOW_CONTESTS, major), 2)
    return (*(f"{contest} 2{major}" for contest in contests), f"1{major} (X) 2{major}")


def _game(major: Suit) -> Claim:
    return fit_points(major, GAME, told=5)


def _try(major: Suit) -> Claim:
    return fit_points(major, TRY, GAME - 1, told=5)


def _after_two(raise_: str, major: Suit) -> Iterator[Rule]:
    yield rule(f"{raise_} - 4{major}", _game(major), rung=Rung.SPECIAL)
    yield rule(f"{raise_} - 3{major}", _try(major), rung=Rung.SPECIAL)
    yield rule(f"{raise_} - P", fit_points(major, 0, TRY - 1, told=5), rung=Rung.QUIET)
    yield rule(
        f"{raise_} - 3{major} - 4{major}",
        points(3, 9) & dummy_points(major, 8) & length(major, 3),
        rung=Rung.ANSWER,
    )
    yield rule(f"{raise_} - 3{major} - P", dummy_points(major, 3, 8), rung=Rung.ANSWER)


class Push(NamedTuple):
    """Our suit, their bids over two of it, and the suits between them and three of ours."""

    major: Suit
    bids: str
    between: tuple[Suit, ...]


PUSHES = (
    Push(HEARTS, "(2S)", (CLUBS, DIAMONDS)),
    Push(HEARTS, "(2N)|(3C)", (DIAMONDS,)),
    Push(HEARTS, "(3D)", ()),
    Push(SPADES, "(2N)|(3C)", (DIAMONDS, HEARTS)),
    Push(SPADES, "(3D)", (HEARTS,)),
    Push(SPADES, "(3H)", ()),
)


def _pushed(raise_: str, push: Push) -> Iterator[Rule]:
    """They bid on: six trumps, or five and shape, for three; with more a try where there is room, or game."""
    major, before = push.major, f"{raise_} {push.bids}"
    yield rule(f"{before} 4{major}", _game(major), rung=Rung.SPECIAL)
    for suit in push.between:
        bid = f"{before} 3{suit}"
        yield rule(
            bid, _try(major) & length(suit, 4), rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=GAME_TRY
        )
        helped = dummy_points(major, 7) & (suit_points(suit, 3) | length(suit, 0, 1) | dummy_points(major, 9))
        yield rule(f"{bid} - 4{major}", helped, rung=Rung.ANSWER)
        yield rule(f"{bid} - 3{major}", dummy_points(major, 3, 8), rung=Rung.ANSWER)
        yield rule(f"{bid} - 3{major} - P", _try(major), rung=Rung.QUIET)
    for suit in push.between[:1]:
        three = _try(major) & length(suit, 2, 3)
        yield rule(f"{before} 3{suit}", three, rung=Rung.QUIET, forcing=Forcing.ROUND, asks=GAME_TRY)
    competes = fit_points(major, 0, GAME - 1, told=5) & (length(major, 6) | (length(major, 5) & losers(0, 6)))
    yield rule(f"{before} 3{major}", competes, rung=Rung.QUIET)
    yield rule(f"{before} P", fit_points(major, 0, GAME - 1, told=5), rung=Rung.LAST)


LIMIT_RAISED = raised_at(opened_in(LOW_CONTESTS, *MAJORS), 2)
COMPETED = raised_at(opened_in(CONTESTS, *MAJORS), 3)


def _after_a_limit_raise(contest: Contest) -> Iterator[Rule]:
    raise_ = f"{contest} 3{contest.opened}"
    enough, too_little = (fit_points(contest.opened, *part, told=5) for part in ((16,), (0, 15)))
    yield rule(f"{raise_} - 4{contest.opened}", enough, rung=Rung.SPECIAL)
    yield rule(f"{raise_} - P", too_little, rung=Rung.QUIET)


def _after_a_competitive_three(contest: Contest) -> Iterator[Rule]:
    """Eight to eleven: seventeen bid the game."""
    raise_ = f"{contest} 3{contest.opened}"
    enough, too_little = (fit_points(contest.opened, *part, told=5) for part in ((17,), (0, 16)))
    yield rule(f"{raise_} - 4{contest.opened}", enough, rung=Rung.SPECIAL)
    yield rule(f"{raise_} - P", too_little, rung=Rung.QUIET)


def _after_a_preemptive_three(major: Suit) -> Iterator[Rule]:
    raise_ = f"1{major} (X) 3{major}"
    yield rule(f"{raise_} - 4{major}", total_points(19) | (points(15) & losers(0, 4)), rung=Rung.SPECIAL)
    yield rule(f"{raise_} - P", points(10, 19), rung=Rung.QUIET)


def _after_a_cue(contest: Contest) -> Iterator[Rule]:
    """Partner has forced to game in our major: game with a minimum, three leaves room for more."""
    major, cue = contest.opened, f"{contest} {contest.cue} -"
    yield rule(f"{cue} 4{major}", total_points(10, 15), rung=Rung.ANSWER)
    yield rule(
        f"{cue} 4N", total_points(20) & losers(0, 4), rung=Rung.ANSWER, forcing=Forcing.ROUND, asks=ACES
    )
    yield rule(f"{cue} 4{major}", total_points(16), rung=Rung.LAST)


def _after_a_minor_raise(minor: Suit) -> Iterator[Rule]:
    """Three notrump with all suits held, three of the suit on a long one, else a pass."""
    for contest in raised_at(opened_in(LOW_CONTESTS, minor), 2):
        raise_ = f"{contest} 2{minor} -"
        yield rule(f"{raise_} 3N", points(18, 21) & stopper(contest.theirs), rung=Rung.SPECIAL)
        yield rule(f"{raise_} 3{minor}", points(15, 18) & length(minor, 6), rung=Rung.SPECIAL)
        cue = over(f"2{minor}", contest.theirs)
        yield rule(f"{raise_} {cue}", points(18), rung=Rung.LAST, forcing=Forcing.ROUND, asks=STOPPER)
        yield rule(f"{raise_} P", points(10, 17), rung=Rung.QUIET)
    for contest in raised_at(opened_in(LOW_CONTESTS, minor), 2):
        raise_ = f"{contest} 3{minor} -"
        yield rule(f"{raise_} 3N", points(14, 21) & stopper(contest.theirs), rung=Rung.SPECIAL)
        yield rule(f"{raise_} 5{minor}", points(16, 21) & losers(0, 5), rung=Rung.SPECIAL)
        yield rule(f"{raise_} P", points(10, 15), rung=Rung.QUIET)


RAISED_IN_COMPETITION = Agreement(
    "raised_in_competition",
    phrase("Opener's rebid after a raise in competition"),
    (
        *(each for major in MAJORS for raise_ in _raised_to_two(major) for each in _after_two(raise_, major)),
        *(
            each
            for push in PUSHES
            for raise_ in (*_raised_to_two(push.major), f"1{push.major} - 2{push.major}")
            for each in _pushed(raise_, push)
        ),
        *(each for contest in LIMIT_RAISED for each in _after_a_limit_raise(contest)),
        *(each for contest in COMPETED for each in _after_a_competitive_three(contest)),
        *(each for major in MAJORS for each in _after_a_preemptive_three(major)),
        *(each for contest in opened_in(LOW_CONTESTS, *MAJORS) for each in _after_a_cue(contest)),
        *(each for minor in MINORS for each in _after_a_minor_raise(minor)),
    ),
)
