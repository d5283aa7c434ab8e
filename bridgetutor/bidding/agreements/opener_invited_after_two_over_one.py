"""Opener invited after two over one: thirteen go to three notrump, a good six-card major or a fit to four of it.

Partner has 10 to 12 and has said so with two notrump or an old suit (standard texts: accept with more than a bare
minimum; a long suit of one's own is worth its length).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import majors_of, minors_of
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.bidding.starts import TWO_OVER_ONE, TwoOverOne
from bridgetutor.hands.claims import length, losers, points, quality, semi_balanced, total_points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


def _over_an_invitation(start: TwoOverOne) -> Iterator[Rule]:
    opened, suit = start.opened, start.answered
    rebids = "|".join(f"2{rebid}" for rebid in (opened, *start.lower))
    for major in majors_of(opened):
        accepts = length(major, 5) & (total_points(14) | losers(0, 6))
        yield rule(f"{start} - {rebids} - 3{major} - 4{major}", accepts, rung=Rung.FIT)
    for invited in (f"{start} - {rebids} - 2N -", f"{start} - {rebids} - 3{suit} -"):
        for major in majors_of(opened):
            long = length(major, 6) & quality(major, 9) & total_points(14)
            yield rule(f"{invited} 4{major}", long | (length(major, 7) & total_points(13)))
        yield rule(f"{invited} 3N", points(14) | (points(13) & length(suit, 1) & length(opened, 0, 6)))
    # Too little for game, and a hand that would rather ruff.
    six = points(10, 13) & length(opened, 6) & ~semi_balanced()
    yield rule(f"{start} - 2{opened} - 2N - 3{opened}", six, rung=Rung.QUIET)


def _two_suits(start: TwoOverOne, second: Suit) -> Iterator[Rule]:
    """Five cards in both suits: partner has not heard of the fifth."""
    invited = f"{start} - 2{second} - 2N -"
    both = length(start.opened, 5) & length(second, 5)
    for major in majors_of(second):
        yield rule(f"{invited} 4{major}", both & total_points(15), rung=Rung.SPECIAL)
    yield rule(f"{invited} 3{second}", both & points(10, 13), rung=Rung.SPECIAL)


def _over_a_raise(start: TwoOverOne) -> Iterator[Rule]:
    """Partner raises the minor that opener has raised before: eleven tricks with more than a minimum."""
    for minor in minors_of(start.answered):
        enough = points(14) & length(minor, 4)
        yield rule(f"{start} - 3{minor} - 4{minor} - 5{minor}", enough)


OPENER_INVITED_AFTER_TWO_OVER_ONE = Agreement(
    "opener_invited_after_two_over_one",
    phrase("Opener invited after two over one"),
    possible(
        each
        for start in TWO_OVER_ONE
        for part in (_over_an_invitation, _over_a_raise)
        for each in part(start)
    )
    + possible(
        each for start in TWO_OVER_ONE for second in start.lower for each in _two_suits(start, second)
    ),
)
