"""Stayman's other form: without a major two diamonds are a minimum and two notrump a maximum.

Two hearts show hearts and deny spades, two spades show spades and perhaps hearts too. A maximum is worth a game
opposite whoever had the eight points to ask; a weak hand short in clubs goes back to three diamonds.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.one_notrump_responses import MAXIMUM, MINORS
from bridgetutor.bidding.agreements.stayman import ESCAPE, MINOR_FOR_SLAM, steps
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import HEARTS, SPADES, length, points, shaped, total_points
from bridgetutor.phrase import phrase

DONE = Forcing.SIGN_OFF
LEAST = points(15, 15) | (points(16, 16) & shaped("4333"))
"""A minimum, by the same measure that makes a maximum."""


def _answers(asked: str) -> Iterator[Rule]:
    few = {suit: length(suit, 2, 3) for suit in (HEARTS, SPADES)}
    none = few[HEARTS] & few[SPADES]
    yield rule(f"{asked} 2H", length(HEARTS, 4) & few[SPADES], rung=Rung.ANSWER)
    yield rule(f"{asked} 2S", length(SPADES, 4), rung=Rung.ANSWER)
    yield rule(
        f"{asked} 2D", none & LEAST, rung=Rung.ANSWER, asks=phrase("no four-card major, and a minimum")
    )
    yield rule(
        f"{asked} 2N", none & MAXIMUM, rung=Rung.ANSWER, asks=phrase("no four-card major, and a maximum")
    )


def _over_a_maximum(shown: str) -> Iterator[Rule]:
    """Sixteen or seventeen points without a major."""
    for suit, other in ((HEARTS, SPADES), (SPADES, HEARTS)):
        three = f"{shown} 3{suit}"
        yield rule(f"{shown} 4{suit}", length(suit, 6) & length(other, 4, 4) & points(8, 13), forcing=DONE)
        yield rule(three, length(suit, 5) & length(other, 4, 4) & points(8), forcing=Forcing.GAME)
        yield rule(f"{three} - 4{suit}", MAXIMUM & length(suit, 3), rung=Rung.ANSWER)
        yield rule(f"{three} - 3N", length(suit, 2, 2), rung=Rung.ANSWER)
        yield rule(f"{three} - 3N - 6N", points(17), rung=Rung.QUIET, forcing=DONE)
        yield rule(f"{three} - 3N - P", points(8, 16), rung=Rung.QUIET)
        yield rule(f"{three} - 4{suit} - 6{suit}", total_points(16) & points(14), forcing=DONE)
        yield rule(f"{three} - 4{suit} - P", points(8, 15), rung=Rung.QUIET)
    yield from _a_minor(shown)
    yield rule(f"{shown} 6N", points(17), forcing=DONE)
    yield rule(f"{shown} 4N", points(15, 16))
    yield rule(f"{shown} 4N - 6N", points(17), rung=Rung.ANSWER, forcing=DONE)
    yield rule(f"{shown} 4N - P", points(16, 16), rung=Rung.QUIET)
    yield rule(f"{shown} 3D", ESCAPE, rung=Rung.QUIET, forcing=DONE)
    yield rule(f"{shown} 3N", points(8, 14), rung=Rung.QUIET, forcing=DONE)


def _a_minor(shown: str) -> Iterator[Rule]:
    """Four of a long minor looks for a slam."""
    for minor in MINORS:
        four = f"{shown} 4{minor}"
        yield rule(four, MINOR_FOR_SLAM & length(minor, 5), rung=Rung.SPECIAL, forcing=Forcing.ROUND)
        yield rule(f"{four} - 5{minor}", MAXIMUM & length(minor, 3), rung=Rung.ANSWER)
        yield rule(f"{four} - 4N", length(minor, 2, 2), rung=Rung.ANSWER)
        yield rule(f"{four} - 5{minor} - 6{minor}", total_points(16), rung=Rung.QUIET, forcing=DONE)
        yield rule(f"{four} - 5{minor} - P", points(14, 15), rung=Rung.QUIET)
        yield rule(f"{four} - 4N - 6N", points(17), rung=Rung.QUIET, forcing=DONE)
        yield rule(f"{four} - 4N - P", points(14, 16), rung=Rung.QUIET)


def _answered(asked: str) -> Iterator[Rule]:
    yield from _answers(asked)
    yield from _over_a_maximum(f"{asked} 2N -")


STAYMAN_FOR_MAXIMUM = Agreement(
    "stayman_for_maximum",
    phrase("Stayman, two notrump for a maximum"),
    tuple(steps(_answered, SPADES, HEARTS)),
)
