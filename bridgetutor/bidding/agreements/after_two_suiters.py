"""When the next hand shows two suits at once (Michaels, the unusual notrump): double to punish, raise to compete.

A bid of a suit they have shown is a limit raise or better, the fourth suit is natural and forcing, a double says that
we have the balance of the strength. Source: standard American texts.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.blackwood import ACES
from bridgetutor.bidding.contests import TWO_SUITERS, TwoSuiter
from bridgetutor.bidding.ladder import majors_of, minors_of, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import some
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    dummy_points,
    fit_points,
    length,
    points,
    shaped,
    stopper,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

LIMIT_RAISE = phrase("a limit raise or better")
SUPPORT = {
    SPADES: length(SPADES, 3),
    HEARTS: length(HEARTS, 3),
    DIAMONDS: length(DIAMONDS, 5),
    CLUBS: length(CLUBS, 5),
}
FEW = {CLUBS: 4, DIAMONDS: 4, HEARTS: 3, SPADES: 3}


def _responder(shown: TwoSuiter) -> Iterator[Rule]:
    opened, support = shown.opened, SUPPORT[shown.opened]
    low = over(shown.call, opened)
    cue = over(shown.call, shown.known[0])
    limit = points(7) & dummy_points(opened, 11) & support
    yield rule(f"{shown} {cue}", limit, rung=Rung.FIT, forcing=Forcing.ROUND, asks=LIMIT_RAISE)
    raises = points(4) & dummy_points(opened, 7, 10) & support
    # Three trumps and nothing to ruff are no reason to go so high.
    for shape in (length(opened, 4), points(9) | ~shaped("4333")):
        yield rule(f"{shown} {low}", raises & shape, rung=Rung.FIT)
    for suit in shown.left:
        yield rule(f"{shown} {over(shown.call, suit)}", points(10) & length(suit, 5), forcing=Forcing.ROUND)
    stops = some(stopper(suit) for suit in shown.known)
    three_notrump = points(13, 16) & stops & length(opened, 0, FEW[opened])
    yield rule(f"{shown} X", points(10) & some(length(suit, 4) for suit in shown.known))
    yield rule(f"{shown} 3N", three_notrump)
    yield rule(f"{shown} X", points(11), rung=Rung.QUIET)
    yield rule(f"{shown} P", points(0, 10), rung=Rung.LAST)


def _opener(shown: TwoSuiter) -> Iterator[Rule]:
    """After partner's raise of limit strength, and after the double they ran from."""
    opened = shown.opened
    cue = over(shown.call, shown.known[0])
    before = f"{shown} {cue} -"
    yield rule(f"{before} 4N", points(18), rung=Rung.ANSWER, forcing=Forcing.ROUND, asks=ACES)
    for major in majors_of(opened):
        yield rule(f"{before} 4{major}", points(10, 17) & fit_points(major, 16, told=5), rung=Rung.ANSWER)
        too_little = points(10, 17) & fit_points(major, 0, 15, told=5)
        yield rule(f"{before} {over(cue, opened)}", too_little, rung=Rung.ANSWER)
    for _ in minors_of(opened):
        yield rule(f"{before} {over(cue, opened)}", points(10, 13), rung=Rung.ANSWER)
        yield rule(f"{before} 3N", points(14, 17), rung=Rung.ANSWER)
    minimum = f"{before} {over(cue, opened)} -"
    for major in majors_of(opened):
        yield rule(f"{minimum} 4{major}", points(13) | dummy_points(major, 15), rung=Rung.ANSWER)
    yield rule(f"{minimum} P", points(7, 13), rung=Rung.QUIET)
    for run in (over(shown.call, suit) for suit in shown.known):
        doubled = f"{shown} X ({run})"
        yield rule(f"{doubled} X", points(10) & length(Suit(run.strain), 4), rung=Rung.SPECIAL)
        yield rule(f"{doubled} P", points(10) & length(Suit(run.strain), 0, 3), rung=Rung.QUIET)
        yield rule(f"{doubled} P - X", points(10) & length(Suit(run.strain), 3), rung=Rung.SPECIAL)


AFTER_TWO_SUITERS = Agreement(
    "after_two_suiters",
    phrase("After Michaels or the unusual notrump"),
    tuple(each for shown in TWO_SUITERS for part in (_responder, _opener) for each in part(shown)),
)
