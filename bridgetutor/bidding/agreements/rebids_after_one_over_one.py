"""Opener's second bid after one over one: strength by the step, a fit before anything else (SAYC booklet).

In support of a major up to 16 points are a minimum, 17 and 18 invite, 19 bid game; a long suit is repeated up to 15
high-card points and jumped in with 16–18. One notrump is 12–14 balanced, two notrump 18–19. New suits at the one level
and below the first are natural and not forcing.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import partner_passed
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import MAXIMUM, MEDIUM, MINIMUM, ONE_OVER_ONE, OneOverOne, others
from bridgetutor.hands.claim import every, some
from bridgetutor.hands.claims import (
    DIAMONDS,
    HEARTS,
    SPADES,
    balanced,
    dummy_points,
    half_stopper,
    length,
    points,
    suit_points,
    total_points,
)
from bridgetutor.phrase import phrase


def _raises(start: OneOverOne) -> Iterator[Rule]:
    suit = start.answered
    yield rule(f"{start} - 2{suit}", length(suit, 4) & dummy_points(suit, 10, 16), rung=Rung.FIT)
    yield rule(f"{start} - 3{suit}", length(suit, 4) & dummy_points(suit, 17, 18), rung=Rung.FIT)
    game = points(14) & dummy_points(suit, 19)
    yield rule(f"{start} - 4{suit}", length(suit, 4) & game, rung=Rung.FIT)
    # Three good cards will do with a short suit to ruff.
    short = some(length(other, 0, 1) for other in others(suit))
    three = length(suit, 3, 3) & suit_points(suit, 3) & short
    yield rule(f"{start} - 2{suit}", three & dummy_points(suit, 12, 16), rung=Rung.QUIET)


def _diamond_raises() -> Iterator[Rule]:
    """Without a major to show; eleven tricks are far, so four are left to the strongest hands."""
    fit = length(DIAMONDS, 4) & length(HEARTS, 0, 3) & length(SPADES, 0, 3)
    yield rule("1C - 1D - 2D", fit & MINIMUM, rung=Rung.FIT)
    yield rule("1C - 1D - 3D", fit & MEDIUM, rung=Rung.FIT)
    yield rule("1C - 1D - 4D", fit & MAXIMUM, rung=Rung.FIT, forcing=Forcing.ROUND)


def _notrump_or_one_more(start: OneOverOne) -> Iterator[Rule]:
    no_fit = length(start.answered, 0, 3)
    yield rule(f"{start} - 2N", points(18, 19) & balanced() & no_fit, rung=Rung.SPECIAL)
    for suit in start.cheap:
        yield rule(f"{start} - 1{suit}", points(10, 18) & length(suit, 4))
    yield rule(f"{start} - 1N", points(12, 14) & balanced() & no_fit)
    yield rule(f"{start} - 1N", points(10, 11) & balanced() & no_fit, when=partner_passed)
    # Short in partner's suit and no suit to bid again: notrump all the same.
    no_void = every(length(suit, 1) for suit in others(start.opened))
    lopsided = no_void & length(start.opened, 0, 5) & length(start.answered, 0, 3)
    yield rule(f"{start} - 1N", points(11, 14) & lopsided, rung=Rung.QUIET)


def _second_suit(start: OneOverOne) -> Iterator[Rule]:
    opened = start.opened
    for suit in start.lower:
        yield rule(f"{start} - 2{suit}", points(10, 18) & length(suit, 5) & length(opened, 5))
    yield from _own_suit(start)
    for suit in start.lower:
        yield rule(f"{start} - 2{suit}", points(10, 18) & length(suit, 4) & length(opened, 4) & ~balanced())


def _own_suit(start: OneOverOne) -> Iterator[Rule]:
    opened = start.opened
    six = length(opened, 6)
    yield rule(f"{start} - 3{opened}", (MEDIUM & six) | (points(14, 15) & length(opened, 7)))
    yield rule(f"{start} - 2{opened}", MINIMUM & six)


def _game(start: OneOverOne) -> Iterator[Rule]:
    """A maximum with one long suit: four of a major, with a minor three notrump."""
    sides = every(half_stopper(suit) for suit in others(start.opened, start.answered))
    three_notrump = MAXIMUM & length(start.opened, 5) & length(start.answered, 0, 3) & sides
    yield rule(f"{start} - 3N", three_notrump)


def _four_hearts() -> Iterator[Rule]:
    yield rule("1H - 1S - 4H", length(HEARTS, 6) & MAXIMUM)
    yield rule("1H - 1S - 4H", length(HEARTS, 7) & total_points(17))


def _quiet(start: OneOverOne) -> Iterator[Rule]:
    opened = start.opened
    yield rule(f"{start} - 2{opened}", points(10, 17) & length(opened, 5), rung=Rung.QUIET)
    yield rule(f"{start} - 3{opened}", points(18) & length(opened, 5), rung=Rung.QUIET)


def _pass(start: OneOverOne) -> Rule:
    """Opposite a passed hand a minimum with three of partner's suit has found its place."""
    hand = points(10, 13) & length(start.answered, 3, 3)
    return rule(f"{start} - P", hand, when=partner_passed, rung=Rung.SPECIAL)


REBIDS_AFTER_ONE_OVER_ONE = Agreement(
    "rebids_after_one_over_one",
    phrase("Opener's rebid after one over one"),
    (
        *_four_hearts(),
        *_diamond_raises(),
        *(each for start in ONE_OVER_ONE[1:] for each in _raises(start)),
        *(
            each
            for start in ONE_OVER_ONE
            for each in (
                _pass(start),
                *_notrump_or_one_more(start),
                *_second_suit(start),
                *_game(start),
                *_quiet(start),
            )
        ),
    ),
)
