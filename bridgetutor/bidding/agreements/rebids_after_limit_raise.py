"""Opener after a limit raise: on to game with more than a bare minimum, counted with the fit (SAYC booklet).

Partner's eleven and sixteen of ours make ten tricks, short suits, aces and a sixth trump counted.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import partner_passed
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import MAJORS, MINORS, others
from bridgetutor.hands.claim import every
from bridgetutor.hands.claims import balanced, fit_points, half_stopper, length, losers, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

ENOUGH, PLENTY = 16, 18
"""Opposite a passed hand the raise is never more than it says: there less than 14 high-card points need plenty."""


OVERCALLS = "(1S)|(1N)|(2C)|(2D)|(2H)|(2S)"
"""Over these the jump raise keeps its strength; over a double it is weak."""


def _in_a_major(major: Suit) -> Iterator[Rule]:
    raised = f"1{major} -|{OVERCALLS} 3{major} -"
    slam = points(19) & losers(0, 5)
    yield rule(f"{raised} 4N", slam, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=phrase("asks for aces"))
    accepts = fit_points(major, ENOUGH, told=5) | points(15)
    opposite_a_passed_hand = accepts & (points(14) | fit_points(major, PLENTY, told=5))
    for hand, when in ((accepts, ~partner_passed), (opposite_a_passed_hand, partner_passed)):
        yield rule(f"{raised} 4{major}", hand, when=when, rung=Rung.FIT)
        yield rule(f"{raised} P", ~hand, when=when, rung=Rung.QUIET)
    yield rule(f"{raised} 4{major} - P", points(6, 12))


def _in_a_minor(minor: Suit) -> Iterator[Rule]:
    raised = f"1{minor} - 3{minor} -"
    stopped = every(half_stopper(suit) for suit in others(minor))
    yield rule(f"{raised} 3N", points(18, 19) & balanced(), rung=Rung.SPECIAL)
    yield rule(f"{raised} 3N", points(13) & stopped & (balanced() | length(minor, 5, 6)))
    yield rule(f"{raised} 3N", points(14) & balanced(), rung=Rung.QUIET)
    yield rule(f"{raised} 5{minor}", points(14) & losers(0, 5) & length(minor, 5), rung=Rung.QUIET)
    yield rule(f"{raised} 3N", points(16) & length(minor, 3), rung=Rung.QUIET)
    yield rule(f"{raised} P", points(10, 15), rung=Rung.QUIET)
    yield rule(f"{raised} 3N|5{minor} - P", points(10, 12))


REBIDS_AFTER_LIMIT_RAISE = Agreement(
    "rebids_after_limit_raise",
    phrase("Opener's rebid after a limit raise"),
    (
        *(each for major in MAJORS for each in _in_a_major(major)),
        *(each for minor in MINORS for each in _in_a_minor(minor)),
    ),
)
