"""Responder's second bid after two over one: 11 and 12 in support, 2NT or an old suit invite, 13 go to game.

Two of opener's major is preference with eleven and two cards, three of it a limit raise; a new suit forces to game, the
fourth suit as a question (SAYC booklet: responder has promised to bid again).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.ladder import at_the_three_level, higher, lower, majors_of, minors_of, others, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import TWO_OVER_ONE, TwoOverOne
from bridgetutor.hands.claim import every
from bridgetutor.hands.claims import (
    balanced,
    dummy_points,
    half_stopper,
    length,
    points,
    stopper,
    top_honours,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

INVITING, GAME = points(10, 12), points(13)
FOURTH = phrase("the fourth suit, forces to game and asks for more")


def _support(start: TwoOverOne, rebid: str) -> Iterator[Rule]:
    """Three cards in opener's major."""
    so_far, opened = f"{start} - {rebid} -", start.opened
    for major in majors_of(opened):
        fit = length(major, 3)
        yield rule(f"{so_far} 4{major}", fit & points(12, 12) & dummy_points(major, 15), rung=Rung.FIT)
        yield rule(f"{so_far} 3{major}", fit & INVITING, rung=Rung.FIT)
        yield rule(f"{so_far} 4{major}", fit & points(13, 16), rung=Rung.FIT)
    for minor in minors_of(opened):
        yield rule(f"{so_far} 3{minor}", length(minor, 3) & INVITING, rung=Rung.QUIET)


def _after_the_first_suit(start: TwoOverOne) -> Iterator[Rule]:
    rebid = f"2{start.opened}"
    so_far, suit = f"{start} - {rebid} -", start.answered
    sides = others(start.opened, suit)
    stopped = every(half_stopper(side) for side in sides)
    yield from _support(start, rebid)
    for side in sides:
        hand = GAME & length(side, 4)
        yield rule(f"{so_far} {over(rebid, side)}", hand, forcing=Forcing.GAME)
    yield rule(f"{so_far} 3{suit}", length(suit, 6) & points(10, 13))
    yield rule(f"{so_far} 3N", points(13, 17) & stopped & length(suit, 0, 5))
    yield rule(f"{so_far} 2N", INVITING & stopped, rung=Rung.QUIET)
    yield rule(f"{so_far} 2N", INVITING, rung=Rung.LAST)
    for side in sides[::-1]:
        hand = GAME & length(side, 3)
        yield rule(f"{so_far} {over(rebid, side)}", hand, rung=Rung.LAST, forcing=Forcing.GAME)
    yield rule(f"{so_far} 3N", GAME, rung=Rung.LAST)


def _after_a_second_suit(start: TwoOverOne, second: Suit) -> Iterator[Rule]:
    rebid = f"2{second}"
    so_far, suit, opened = f"{start} - {rebid} -", start.answered, start.opened
    (fourth,) = others(opened, suit, second)
    yield from _support(start, rebid)
    for major in majors_of(second):
        yield rule(f"{so_far} 4{major}", length(major, 4) & dummy_points(major, 13, 16), rung=Rung.FIT)
    raises = length(second, 4) & points(7, 12) & dummy_points(second, 10, 14)
    yield rule(f"{so_far} 3{second}", raises, rung=Rung.FIT)
    yield rule(f"{so_far} 3{suit}", length(suit, 6) & INVITING)
    yield rule(f"{so_far} 3N", points(13, 16) & stopper(fourth))
    yield rule(f"{so_far} 2N", INVITING & stopper(fourth))
    for back in (opened,)[: int(opened > second)]:
        yield rule(f"{so_far} 2{back}", INVITING & length(back, 2), rung=Rung.QUIET)
    yield rule(f"{so_far} {over(rebid, fourth)}", GAME, rung=Rung.QUIET, forcing=Forcing.GAME, asks=FOURTH)
    yield rule(f"{so_far} 2N", INVITING & half_stopper(fourth), rung=Rung.QUIET)
    yield rule(f"{so_far} 3{suit}", INVITING & length(suit, 5), rung=Rung.QUIET)
    yield rule(f"{so_far} 2N", INVITING, rung=Rung.LAST)


def _after_two_notrump(start: TwoOverOne) -> Iterator[Rule]:
    """Opener is balanced, 12 to 14."""
    so_far, opened, suit = f"{start} - 2N -", start.opened, start.answered
    for major in majors_of(opened):
        yield rule(f"{so_far} 3{major}", length(major, 3) & points(12), rung=Rung.FIT, forcing=Forcing.GAME)
        yield rule(f"{so_far} 3{major} - 4{major}", length(major, 5), rung=Rung.ANSWER)
    yield rule(f"{so_far} 6N", points(20) & balanced(), rung=Rung.SPECIAL, forcing=Forcing.SIGN_OFF)
    yield rule(f"{so_far} 3N", points(12, 17) & length(suit, 4, 6))
    yield rule(f"{so_far} 3{suit}", length(suit, 6) & top_honours(suit, 0, 1) & points(0, 11))
    yield rule(f"{so_far} 3N", points(9, 11) & length(suit, 6))
    for side in (*lower(opened, suit), *higher(opened, suit)):
        shows = points(15) & length(side, 4)
        yield rule(f"{so_far} 3{side}", shows, forcing=Forcing.GAME)
    yield rule(f"{so_far} 3N", points(11), rung=Rung.LAST)
    # Two notrump is forcing: a bare ten has nowhere else to go.
    yield rule(f"{so_far} 3N", points(9, 10), rung=Rung.LAST)


def _after_the_jump(start: TwoOverOne) -> Iterator[Rule]:
    """Opener has a six-card suit and extras: game is sure."""
    rebid = f"3{start.opened}"
    so_far, opened, suit = f"{start} - {rebid} -", start.opened, start.answered
    sides = others(opened, suit)
    for major in majors_of(opened):
        yield rule(f"{so_far} 4{major}", points(10, 15) & length(major, 2), rung=Rung.FIT)
        yield rule(
            f"{so_far} 4{major}", points(10) & length(major, 1) & top_honours(major, 1), rung=Rung.LAST
        )
    yield rule(f"{so_far} 3N", points(10, 15) & every(half_stopper(side) for side in sides))
    for side in sides:
        shows = points(12) & stopper(side)
        for bid in at_the_three_level(rebid, side):
            yield rule(f"{so_far} {bid}", shows, rung=Rung.QUIET, forcing=Forcing.GAME)
    again = over(rebid, suit)
    yield rule(f"{so_far} {again}", length(suit, 6), rung=Rung.QUIET, forcing=Forcing.GAME)
    yield rule(f"{so_far} 3N", points(10) & length(opened, 0, 1) & length(suit, 4, 5), rung=Rung.QUIET)
    for minor in minors_of(opened):
        for trumps in (length(minor, 2, 4), length(minor, 5)):
            yield rule(f"{so_far} 4{minor}", trumps, rung=Rung.LAST, forcing=Forcing.GAME)


def _after_a_high_suit(start: TwoOverOne, rebid: str, second: Suit) -> Iterator[Rule]:
    """A reverse, or a new suit at the three level: opener has extras, game is sure."""
    so_far, opened, suit = f"{start} - {rebid} -", start.opened, start.answered
    (fourth,) = others(opened, suit, second)
    back, force = over(rebid, opened), Forcing.GAME
    yield rule(f"{so_far} {over(rebid, second)}", length(second, 4), rung=Rung.FIT, forcing=force)
    yield rule(f"{so_far} {back}", length(opened, 3, 4), rung=Rung.FIT, forcing=force)
    yield rule(f"{so_far} {over(rebid, suit)}", length(suit, 6), forcing=force)
    yield rule(f"{so_far} 3N", points(10, 15) & stopper(fourth) & length(opened, 0, 2))
    yield rule(f"{so_far} {back}", length(opened, 2, 2), rung=Rung.QUIET, forcing=force)
    yield rule(f"{so_far} 3N", points(10) & length(opened, 0, 1) & length(suit, 4, 5), rung=Rung.LAST)


def _after_the_raise(start: TwoOverOne) -> Iterator[Rule]:
    """Opener likes the suit answered."""
    rebid = f"3{start.answered}"
    so_far, opened, suit = f"{start} - {rebid} -", start.opened, start.answered
    sides = others(opened, suit)
    stopped = every(half_stopper(side) for side in sides)
    for major in majors_of(opened):
        yield rule(f"{so_far} 4{major}", length(major, 3) & dummy_points(major, 11, 17), rung=Rung.FIT)
    for major in majors_of(suit):
        yield rule(f"{so_far} 4{major}", points(11, 16) & length(major, 5))
    yield rule(f"{so_far} 3N", points(11, 17) & stopped)
    for minor in minors_of(suit):
        yield rule(f"{so_far} 5{minor}", points(13) & length(minor, 5), rung=Rung.LAST)
    for side in sides:
        shows = points(12) & stopper(side)
        for bid in at_the_three_level(rebid, side):
            yield rule(f"{so_far} {bid}", shows, rung=Rung.QUIET, forcing=Forcing.GAME)
    for minor in minors_of(suit):
        yield rule(f"{so_far} 4{minor}", points(10, 12) & length(minor, 4), rung=Rung.LAST)


RESPONDER_AFTER_TWO_OVER_ONE = Agreement(
    "responder_after_two_over_one",
    phrase("Responder's second bid after two over one"),
    (
        *(each for start in TWO_OVER_ONE for each in _after_the_first_suit(start)),
        *(each for start in TWO_OVER_ONE for each in _after_two_notrump(start)),
        *(each for start in TWO_OVER_ONE for each in _after_the_raise(start)),
        *(each for start in TWO_OVER_ONE for each in _after_the_jump(start)),
        *(
            each
            for start in TWO_OVER_ONE
            for level, seconds in ((2, start.reverses), (3, start.high))
            for second in seconds
            for each in _after_a_high_suit(start, f"{level}{second}", second)
        ),
        *(
            each
            for start in TWO_OVER_ONE
            for second in start.lower
            for each in _after_a_second_suit(start, second)
        ),
    ),
)
