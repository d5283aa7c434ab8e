"""Opener's reverse: a second suit above the first at the two level shows 17 points, the first suit longer, and forces.

Responder then repeats a suit of five, bids two notrump or goes back to the first suit with a minimum, and with more
raises, bids the fourth suit or the game (standard American texts).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import ONE_NOTRUMP, REVERSES, OneNotrump, Reverse
from bridgetutor.hands.claims import (
    balanced,
    length,
    longer,
    points,
    stopper,
    suit_points,
    total_points,
)
from bridgetutor.phrase import phrase

STRONG = points(16, 21) & total_points(18)
WEAK = points(5, 8)
ENOUGH = points(9)


def _reverse(start: Reverse) -> Iterator[Rule]:
    opened, shown = start.opened, start.shown
    unfit = length(start.answered, 0, 3)
    yield rule(str(start), STRONG & length(shown, 4) & longer(opened, shown) & unfit, forcing=Forcing.ROUND)
    # Too strong for three of the long suit, which could be passed: three good cards pass for a suit.
    borrowed = points(17) & total_points(19) & length(opened, 6) & length(shown, 3, 3) & suit_points(shown, 4)
    yield rule(str(start), borrowed & unfit, rung=Rung.SPECIAL, forcing=Forcing.ROUND)


def _answers(start: Reverse) -> Iterator[Rule]:
    opened, answered, shown, fourth, fourth_bid = start
    yield rule(f"{start} - 3{shown}", ENOUGH & length(shown, 4), rung=Rung.FIT, forcing=Forcing.GAME)
    yield rule(f"{start} - 3{answered}", ENOUGH & length(answered, 6), forcing=Forcing.GAME)
    yield rule(f"{start} - 2{answered}", points(5, 10) & length(answered, 5), forcing=Forcing.ROUND)
    yield rule(f"{start} - 3N", points(9, 14) & stopper(fourth) & length(answered, 4, 4))
    yield rule(
        f"{start} - {fourth_bid}",
        points(10),
        rung=Rung.QUIET,
        forcing=Forcing.GAME,
        asks=phrase("the fourth suit, forces to game"),
    )
    yield rule(f"{start} - 2N", points(5, 9) & stopper(fourth), rung=Rung.QUIET)
    yield rule(f"{start} - 3{opened}", WEAK & length(opened, 3), rung=Rung.QUIET)
    yield rule(f"{start} - 2N", points(5, 9), rung=Rung.QUIET)


def _after_the_suit_again(start: Reverse) -> Iterator[Rule]:
    """Opener's third bid over two of responder's suit, which has five cards."""
    opened, answered, shown, fourth, _ = start
    so_far = f"{start} - 2{answered} -"
    yield rule(f"{so_far} 4{answered}", points(19) & length(answered, 3), rung=Rung.FIT)
    yield rule(f"{so_far} 3{answered}", length(answered, 3), rung=Rung.FIT, forcing=Forcing.ROUND)
    yield rule(f"{so_far} 3N", points(19) & stopper(fourth))
    yield rule(f"{so_far} 3{opened}", length(opened, 6))
    yield rule(f"{so_far} 2N", points(16, 18) & stopper(fourth))
    yield rule(f"{so_far} 3{shown}", length(shown, 5))
    yield rule(f"{so_far} 3{opened}", length(opened, 5), rung=Rung.QUIET)


def _after_notrump(start: Reverse) -> Iterator[Rule]:
    """Over two notrump, a minimum: a second six-card suit bid closes, eighteen bid the game."""
    opened, answered, shown, _, _ = start
    so_far = f"{start} - 2N -"
    yield rule(f"{so_far} 3{opened}", points(16, 18) & length(opened, 6), forcing=Forcing.SIGN_OFF)
    yield rule(f"{so_far} 3{answered}", points(17) & length(answered, 3), forcing=Forcing.ROUND)
    yield rule(f"{so_far} 3{shown}", points(16, 21) & length(shown, 5), forcing=Forcing.ROUND)
    yield rule(f"{so_far} 3N", points(18), rung=Rung.QUIET)
    yield rule(f"{so_far} P", points(16, 17), rung=Rung.QUIET)


def _after_preference(start: Reverse) -> Iterator[Rule]:
    opened, answered, _, fourth, _ = start
    so_far = f"{start} - 3{opened} -"
    yield rule(f"{so_far} 3N", points(18) & stopper(fourth))
    yield rule(f"{so_far} 3{answered}", points(19) & length(answered, 3), forcing=Forcing.ROUND)
    yield rule(f"{so_far} 5{opened}", points(20), rung=Rung.QUIET)
    yield rule(f"{so_far} P", points(16, 19), rung=Rung.QUIET)


def _after_the_raise(start: Reverse) -> Iterator[Rule]:
    opened, answered, shown, fourth, _ = start
    so_far = f"{start} - 3{shown} -"
    yield rule(f"{so_far} 3{answered}", length(answered, 3, 3), forcing=Forcing.GAME)
    yield rule(f"{so_far} 3N", stopper(fourth) & length(answered, 0, 2))
    yield rule(f"{so_far} 4{opened}", length(opened, 5), rung=Rung.QUIET, forcing=Forcing.GAME)


def _after_one_notrump(start: OneNotrump) -> Iterator[Rule]:
    """Over one notrump, which has no four-card suit that could have been shown before."""
    opened = start.opened
    for shown in start.reverses:
        bid = f"{start} - 2{shown}"
        yield rule(
            bid,
            STRONG & length(shown, 4) & longer(opened, shown) & ~balanced(),
            rung=Rung.SPECIAL,
            forcing=Forcing.ROUND,
        )
        yield rule(f"{bid} - 3N", points(9, 12), rung=Rung.QUIET)
        yield rule(f"{bid} - 4{shown}", points(9, 10) & length(shown, 4), rung=Rung.FIT)
        yield rule(f"{bid} - 3{shown}", points(6, 8) & length(shown, 4), rung=Rung.FIT)
        yield rule(f"{bid} - 3{opened}", points(6, 8) & length(opened, 3))
        yield rule(f"{bid} - 2N", points(6, 8), rung=Rung.QUIET)


OPENER_REVERSES = Agreement(
    "reverses",
    phrase("Opener's reverse"),
    (
        *(
            each
            for start in REVERSES
            for part in (
                _reverse,
                _answers,
                _after_the_suit_again,
                _after_notrump,
                _after_preference,
                _after_the_raise,
            )
            for each in part(start)
        ),
        *(each for start in ONE_NOTRUMP for each in _after_one_notrump(start)),
    ),
)
