"""Opener's second bid after the answer one notrump: pass with a balanced minimum, else the shape (SAYC booklet).

Partner has at most ten points: sixteen and a long suit invite, eighteen balanced too, nineteen and more bid game.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.bidding.starts import MAJORS, MAXIMUM, MEDIUM, MINIMUM, ONE_NOTRUMP, OneNotrump
from bridgetutor.hands.claims import balanced, length, points, semi_balanced, total_points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


def _own_suit(start: OneNotrump) -> Iterator[Rule]:
    opened = start.opened
    for suit in start.lower:
        yield rule(f"{start} - 2{suit}", points(10, 18) & length(suit, 5) & length(opened, 5))
    six = length(opened, 6)
    yield rule(f"{start} - 3{opened}", (MEDIUM & six) | (points(14, 15) & length(opened, 7)))
    yield rule(f"{start} - 2{opened}", MINIMUM & six)


def _game_in_a_major(major: Suit) -> Iterator[Rule]:
    yield rule(f"1{major} - 1N - 4{major}", length(major, 6) & MAXIMUM)
    yield rule(f"1{major} - 1N - 4{major}", length(major, 7) & total_points(18), rung=Rung.SPECIAL)


def _others(start: OneNotrump) -> Iterator[Rule]:
    opened = start.opened
    for suit in start.lower:
        yield rule(f"{start} - 2{suit}", points(10, 18) & length(suit, 4) & length(opened, 4) & ~balanced())
    yield rule(f"{start} - 2N", points(18, 19) & (balanced() | semi_balanced()))
    yield rule(f"{start} - 3N", MAXIMUM & length(opened, 4), rung=Rung.QUIET)
    yield rule(f"{start} - 2{opened}", points(10, 15) & length(opened, 5) & ~balanced(), rung=Rung.QUIET)
    yield rule(f"{start} - P", points(10, 17) & length(opened, 3, 5), rung=Rung.QUIET)
    yield rule(f"{start} - 2N", points(18, 18) & length(opened, 4), rung=Rung.QUIET)


REBIDS_AFTER_ONE_NOTRUMP = Agreement(
    "rebids_after_one_notrump",
    phrase("Opener's rebid after one notrump"),
    (
        *(each for major in MAJORS for each in _game_in_a_major(major)),
        *(each for start in ONE_NOTRUMP for part in (_own_suit, _others) for each in part(start)),
    ),
)
