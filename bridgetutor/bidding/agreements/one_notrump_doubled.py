"""Partner's 1NT has been doubled, or overcalled with two clubs: all that is played over 1NT stays on.

A redouble says that we have the most points; over two clubs the double asks for a major (SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.one_notrump_responses import MAXIMUM, MINIMUM, NO_MAJOR
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    half_stopper,
    length,
    points,
    stopper,
    top_honours,
)
from bridgetutor.phrase import phrase

DONE = Forcing.SIGN_OFF


def _doubled() -> Iterator[Rule]:
    """A redouble says that they have nowhere to go; opener doubles the suit they run to."""
    own = length(HEARTS, 0, 4) & length(SPADES, 0, 4)
    yield rule("1N (X) XX", points(8, 14) & own, rung=Rung.SPECIAL)
    yield rule("1N (X) XX - P", ALWAYS, rung=Rung.ANSWER)
    for suit in (CLUBS, DIAMONDS, HEARTS, SPADES):
        ran = f"1N (X) XX (2{suit})"
        trumps = length(suit, 4) | (length(suit, 3) & top_honours(suit, 2))
        yield rule(f"{ran} X", trumps)
        yield rule(f"{ran} P", length(suit, 2, 3), rung=Rung.QUIET)
        yield rule(f"{ran} P - X", length(suit, 3), rung=Rung.QUIET)
        yield rule(f"{ran} X - P", ALWAYS, rung=Rung.ANSWER)
        yield rule(f"{ran} P - 2N", points(8, 9) & length(suit, 0, 2), rung=Rung.QUIET)
        yield rule(f"{ran} P - 3N", points(10), rung=Rung.QUIET)


def _two_clubs() -> Iterator[Rule]:
    """Beside the transfers: a natural two notrump, and three of a minor to compete."""
    yield rule("1N (2C) 2N", points(8, 9) & half_stopper(CLUBS), rung=Rung.QUIET)
    yield rule("1N (2C) 2N - 3N", MAXIMUM, rung=Rung.ANSWER, forcing=DONE)
    yield rule("1N (2C) 2N - P", MINIMUM, rung=Rung.QUIET)
    yield rule("1N (2C) 3D", length(DIAMONDS, 6) & points(6, 10), rung=Rung.QUIET)
    yield rule("1N (2C) 3D - 3N", MAXIMUM & stopper(CLUBS), rung=Rung.ANSWER, forcing=DONE)
    yield rule("1N (2C) 3D - P", points(15, 17), rung=Rung.QUIET)
    yield rule("1N (2C) 3N", points(10, 17) & NO_MAJOR, rung=Rung.QUIET, forcing=DONE)
    yield rule("1N (2C) P", points(0, 9), rung=Rung.QUIET)


ONE_NOTRUMP_DOUBLED = Agreement(
    "1nt_doubled",
    phrase("After a double of partner's 1NT, or two clubs"),
    possible(_doubled(), _two_clubs()),
)
