"""Responder after opener has bid the first suit again: two of it a minimum, three a six-card suit and 16–18.

Over two a suit of six cards closes at the two level and invites at the three level, 2NT and a raise invite, a new suit
forces to game. Over three seven points go to game.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.ladder import at_the_three_level, bids_of, majors_of, minors_of, others, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import ONE_OVER_ONE, OneOverOne
from bridgetutor.hands.claim import every
from bridgetutor.hands.claims import (
    balanced,
    dummy_points,
    half_stopper,
    length,
    points,
    quality,
    top_honours,
    total_points,
)
from bridgetutor.phrase import phrase


def _own_suit(start: OneOverOne) -> Iterator[Rule]:
    so_far, suit = f"{start} - 2{start.opened} -", start.answered
    six = length(suit, 6)
    for major in majors_of(suit):
        yield rule(f"{so_far} 4{major}", six & points(12) & total_points(14, 18), forcing=Forcing.SIGN_OFF)
    yield rule(f"{so_far} 3{suit}", six & points(9, 12) & total_points(11, 14))
    yield rule(f"{so_far} 2{suit}", six & points(0, 9))
    misfit = length(suit, 5) & length(start.opened, 0, 1) & points(0, 9)
    yield rule(f"{so_far} 2{suit}", misfit, rung=Rung.QUIET)


def _support(start: OneOverOne) -> Iterator[Rule]:
    so_far, opened = f"{start} - 2{start.opened} -", start.opened
    for major in majors_of(opened):
        yield rule(f"{so_far} 4{major}", dummy_points(opened, 13, 17) & length(opened, 3), rung=Rung.FIT)
        yield rule(
            f"{so_far} 3{major}", points(7) & dummy_points(opened, 10, 12) & length(opened, 3), rung=Rung.FIT
        )
        yield rule(f"{so_far} 4{major}", points(13) & length(opened, 2), rung=Rung.LAST)
        yield rule(f"{so_far} 3{major}", points(10, 12) & length(opened, 2), rung=Rung.QUIET)
    for minor in minors_of(opened):
        yield rule(f"{so_far} 3{minor}", points(9, 12) & length(opened, 3), rung=Rung.QUIET)


def _others(start: OneOverOne) -> Iterator[Rule]:
    last = f"2{start.opened}"
    so_far, sides = f"{start} - {last} -", others(start.opened, start.answered)
    stopped = every(half_stopper(suit) for suit in sides)
    for suit in sides[::-1]:
        lowest, hand = over(last, suit), points(12) & length(suit, 4)
        for jump in bids_of(suit, lowest.level + 1, 3):
            # With much more the jump says at once that a slam is near.
            slam = points(15) & length(suit, 4) & length(start.answered, 5)
            yield rule(f"{so_far} {jump}", slam & ~balanced(), rung=Rung.SPECIAL, forcing=Forcing.GAME)
        yield rule(f"{so_far} {lowest}", hand & length(start.answered, 5) & ~balanced(), forcing=Forcing.GAME)
    no_void = length(start.opened, 1)
    yield rule(f"{so_far} 3N", points(13, 17) & stopped & no_void & length(start.answered, 0, 5))
    for suit in sides:
        hand = points(12) & length(suit, 4)
        yield rule(f"{so_far} {over(last, suit)}", hand, rung=Rung.QUIET, forcing=Forcing.GAME)
    yield rule(f"{so_far} 2N", points(11, 12) & stopped)
    yield rule(f"{so_far} 2N", points(10, 12), rung=Rung.LAST)
    for suit in sides[::-1]:
        hand = points(13) & length(suit, 3)
        yield rule(f"{so_far} {over(last, suit)}", hand, rung=Rung.LAST, forcing=Forcing.GAME)
    yield rule(f"{so_far} 3N", points(13), rung=Rung.LAST)
    yield rule(f"{so_far} P", points(0, 10), rung=Rung.LAST)


def _accepting(start: OneOverOne) -> Iterator[Rule]:
    """Opener, over two notrump with eleven or twelve: thirteen are enough, or twelve and a suit that runs."""
    runs = points(12) & length(start.opened, 6) & quality(start.opened, 10)
    yield rule(f"{start} - 2{start.opened} - 2N - 3N", points(13) | runs)
    # Partner's three cards make a good long minor run.
    stopped = every(half_stopper(side) for side in others(start.opened, start.answered))
    for minor in minors_of(start.opened):
        long = points(12) & length(minor, 6) & top_honours(minor, 2)
        yield rule(f"{start} - 2{minor} - 3{minor} - 3N", long | (points(13) & stopped))


def _after_the_jump(start: OneOverOne) -> Iterator[Rule]:
    opened, suit = start.opened, start.answered
    so_far, sides = f"{start} - 3{opened} -", others(opened, suit)
    stopped = every(half_stopper(side) for side in sides)
    for major in majors_of(opened):
        yield rule(f"{so_far} 4{major}", points(6, 12) & length(opened, 2), rung=Rung.FIT)
        yield rule(f"{so_far} 4{major}", points(5, 5) & length(opened, 3), rung=Rung.FIT)
    for major in majors_of(suit):
        yield rule(f"{so_far} 4{major}", length(suit, 6) & points(8, 13) & length(opened, 0, 2))
        yield rule(f"{so_far} 3{major}", length(suit, 5) & points(8), forcing=Forcing.GAME)
    yield rule(f"{so_far} 3N", points(7, 14) & stopped)
    for side in sides:
        shows = points(8) & half_stopper(side)
        for bid in at_the_three_level(f"3{opened}", side):
            yield rule(f"{so_far} {bid}", shows, rung=Rung.QUIET, forcing=Forcing.GAME)
    for minor in minors_of(opened):
        yield rule(f"{so_far} 5{minor}", points(8) & length(minor, 2), rung=Rung.LAST)
    yield rule(f"{so_far} 3N", points(8), rung=Rung.LAST)
    yield rule(f"{so_far} P", points(0, 8), rung=Rung.LAST)


RESPONDER_AFTER_REPEAT = Agreement(
    "responder_after_repeat",
    phrase("Responder after opener's first suit again"),
    tuple(
        each
        for start in ONE_OVER_ONE
        for part in (_support, _own_suit, _others, _accepting, _after_the_jump)
        for each in part(start)
    ),
)
