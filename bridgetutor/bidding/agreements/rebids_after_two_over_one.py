"""Opener's second bid after two over one: responder has eleven and will speak again, so nothing needs a hurry.

Two of the suit opened is the minimum that has nothing else to tell, whether of five or six cards; a jump in it, a
reverse and a new suit at the three level show extras; two notrump is balanced, 12–14 (SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import partner_passed
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import TWO_OVER_ONE, TwoOverOne, others
from bridgetutor.hands.claim import Claim, every
from bridgetutor.hands.claims import (
    DIAMONDS,
    HEARTS,
    balanced,
    dummy_points,
    half_stopper,
    length,
    points,
    semi_balanced,
    total_points,
)
from bridgetutor.phrase import phrase

EXTRAS = points(15)
REVERSE = points(17) | (points(15, 16) & total_points(17))


def _rebid(start: TwoOverOne, bid: str, hand: Claim, rung: Rung = Rung.NATURAL) -> Iterator[Rule]:
    """It forces a hand that has not passed before."""
    yield rule(f"{start} - {bid}", hand, when=~partner_passed, rung=rung, forcing=Forcing.ROUND)
    yield rule(f"{start} - {bid}", hand, when=partner_passed, rung=rung)


def _raise_of_hearts() -> Iterator[Rule]:
    fit = length(HEARTS, 3)
    yield rule(
        "1S - 2H - 3H",
        fit & (dummy_points(HEARTS, 10, 15) | points(18)),
        when=~partner_passed,
        rung=Rung.FIT,
        forcing=Forcing.ROUND,
    )
    yield rule("1S - 2H - 3H", fit & dummy_points(HEARTS, 13, 15), when=partner_passed, rung=Rung.FIT)
    enough = fit & dummy_points(HEARTS, 16)
    yield rule("1S - 2H - 4H", enough & points(12, 17), when=~partner_passed, rung=Rung.FIT)
    yield rule("1S - 2H - 4H", enough, when=partner_passed, rung=Rung.FIT)


def _raise_of_a_minor(start: TwoOverOne) -> Iterator[Rule]:
    fit = length(start.answered, 4) & ~balanced()
    yield from _rebid(start, f"3{start.answered}", fit & length(start.opened, 0, 5))


def _own_suit(start: TwoOverOne) -> Iterator[Rule]:
    opened = start.opened
    six = length(opened, 6)
    extras = six & total_points(16) & points(14)
    yield rule(f"{start} - 3{opened}", extras, when=~partner_passed, forcing=Forcing.GAME)
    yield rule(f"{start} - 3{opened}", extras, when=partner_passed)
    yield from _rebid(start, f"2{opened}", six & points(10, 16))


def _shape(start: TwoOverOne) -> Iterator[Rule]:
    opened = start.opened
    sides = every(half_stopper(suit) for suit in others(opened, start.answered))
    yield from _rebid(start, "2N", points(12, 14) & balanced() & sides)
    yield rule(f"{start} - 3N", points(15, 19) & balanced())
    # Ten or eleven opposite: nine tricks are near, and partner may pass anything less.
    yield rule(f"{start} - 3N", points(16, 19) & semi_balanced() & sides, when=partner_passed)
    for suit in start.lower:
        yield from _rebid(start, f"2{suit}", length(suit, 4))
    for suit in start.reverses:
        yield from _rebid(start, f"2{suit}", REVERSE & length(suit, 4) & length(opened, 4))
    for suit in start.high:
        yield from _rebid(start, f"3{suit}", EXTRAS & length(suit, 4))


def _quiet(start: TwoOverOne) -> Iterator[Rule]:
    opened = start.opened
    yield from _rebid(start, f"2{opened}", points(10, 16) & length(opened, 5), Rung.QUIET)


def _four_diamonds() -> Iterator[Rule]:
    """Four of each minor, or diamonds shorter still: notrump, or clubs raised."""
    start = TWO_OVER_ONE[0]
    yield from _rebid(start, "2N", points(10, 14) & balanced(), Rung.QUIET)
    yield from _rebid(start, "2D", length(DIAMONDS, 4), Rung.QUIET)


def _pass(start: TwoOverOne) -> Rule:
    """Opposite a passed hand a bare opening that likes the suit goes no further."""
    hand = points(10, 13) & length(start.answered, 3) & length(start.opened, 0, 5)
    return rule(f"{start} - P", hand, when=partner_passed, rung=Rung.SPECIAL)


REBIDS_AFTER_TWO_OVER_ONE = Agreement(
    "rebids_after_two_over_one",
    phrase("Opener's rebid after two over one"),
    (
        *map(_pass, TWO_OVER_ONE),
        *_raise_of_hearts(),
        *(each for start in TWO_OVER_ONE for part in (_own_suit, _shape, _quiet) for each in part(start)),
        *(each for start in TWO_OVER_ONE[:5] for each in _raise_of_a_minor(start)),
        *_four_diamonds(),
    ),
)
