"""Responder after opener has raised the suit answered: two of it 10–15 in support, three 16–18, four more.

Responder counts short suits, aces and a fifth trump: 14 go to game over the single raise, 12 and 13 invite; over the
jump seven with length do.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import MAJORS, ONE_OVER_ONE, OneOverOne
from bridgetutor.hands.claims import (
    DIAMONDS,
    HEARTS,
    SPADES,
    balanced,
    fit_points,
    half_stopper,
    length,
    points,
    total_points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


def _single(start: OneOverOne, major: Suit) -> Iterator[Rule]:
    so_far, off = f"{start} - 2{major} -", Forcing.SIGN_OFF
    four = length(major, 4, 4) & balanced()
    yield rule(f"{so_far} 3N", points(13, 16) & four)
    yield rule(f"{so_far} 4{major}", fit_points(major, 14, 19, told=4), forcing=off)
    yield rule(f"{so_far} 4{major}", fit_points(major, 14, told=4), rung=Rung.LAST)
    yield rule(f"{so_far} 2N", total_points(11, 12) & four)
    yield rule(f"{so_far} 3{major}", fit_points(major, 12, 13, told=4))
    yield rule(f"{so_far} P", fit_points(major, 0, 11, told=4), rung=Rung.LAST)
    # Opener has four trumps, or three and a short suit.
    yield rule(f"{so_far} 3N - 4{major}", length(major, 4), rung=Rung.ANSWER, forcing=off)
    yield rule(f"{so_far} 3N - P", length(major, 0, 3), rung=Rung.ANSWER)
    yield from _invited(f"{so_far} 2N -", major)
    yield from _invited(f"{so_far} 3{major} -", major)


def _invited(so_far: str, major: Suit) -> Iterator[Rule]:
    off = Forcing.SIGN_OFF
    accepts = fit_points(major, 15, told=4)
    yield rule(f"{so_far} 3N", accepts & length(major, 3, 3), rung=Rung.QUIET, forcing=off)
    yield rule(f"{so_far} 4{major}", accepts & length(major, 4), rung=Rung.ANSWER, forcing=off)
    yield rule(f"{so_far} 4{major}", accepts, rung=Rung.QUIET, forcing=off)
    yield rule(f"{so_far} 3{major}", ~accepts & length(major, 4), rung=Rung.ANSWER, forcing=off)
    yield rule(f"{so_far} P", ~accepts, rung=Rung.QUIET)


def _jump(start: OneOverOne, major: Suit) -> Iterator[Rule]:
    so_far = f"{start} - 3{major} -"
    yield rule(f"{so_far} 4{major}", total_points(7, 14) & length(major, 4), forcing=Forcing.SIGN_OFF)
    yield rule(f"{so_far} 4{major}", points(13), rung=Rung.LAST)
    yield rule(f"{so_far} P", total_points(0, 6), rung=Rung.LAST)
    yield rule(f"{start} - 4{major} - P", total_points(0, 12), rung=Rung.QUIET)
    yield rule(f"{start} - 4{major} - P", length(major, 4), rung=Rung.LAST)


def _diamonds() -> Iterator[Rule]:
    """Diamonds raised: rather nine tricks in notrump than eleven."""
    raised = "1C - 1D - 2D -"
    stopped = half_stopper(HEARTS) & half_stopper(SPADES)
    yield rule(f"{raised} 3N", points(13, 18) & stopped)
    yield rule(f"{raised} 2N", points(11, 12) & stopped)
    for major in MAJORS:
        shows = points(11) & half_stopper(major)
        yield rule(f"{raised} 2{major}", shows, rung=Rung.QUIET, forcing=Forcing.ROUND)
    yield rule(f"{raised} 3D", points(10, 12) & length(DIAMONDS, 5), rung=Rung.QUIET)
    yield rule(f"{raised} 5D", points(13) & length(DIAMONDS, 5), rung=Rung.LAST)
    yield rule(f"{raised} 3D", points(11) & length(DIAMONDS, 4), rung=Rung.LAST)
    yield rule(f"{raised} P", points(0, 10), rung=Rung.LAST)
    jumped = "1C - 1D - 3D -"
    yield rule(f"{jumped} 3N", points(7, 14) & stopped)
    for major in MAJORS:
        yield rule(
            f"{jumped} 3{major}", points(8) & half_stopper(major), rung=Rung.QUIET, forcing=Forcing.ROUND
        )
    yield rule(f"{jumped} 5D", total_points(11), rung=Rung.LAST)
    yield rule(f"{jumped} 4D", points(8), rung=Rung.LAST)
    yield rule(f"{jumped} P", points(0, 8), rung=Rung.LAST)


def _rules() -> Iterator[Rule]:
    for start in ONE_OVER_ONE[1:]:
        yield from _single(start, start.answered)
        yield from _jump(start, start.answered)
    yield from _diamonds()


RESPONDER_AFTER_RAISE = Agreement(
    "responder_after_raise", phrase("Responder after opener's raise"), possible(_rules())
)
