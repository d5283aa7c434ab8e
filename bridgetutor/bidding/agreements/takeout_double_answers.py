"""Answers to partner's takeout double of one of a suit: 0–8 the best suit, 9–11 a jump, 12 and more a cue bid or game.

Source: the ACBL's SAYC booklet. Notrump shows a stopper; a pass is for penalties, with length and strength in trumps.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import (
    cheapest_first,
    other_majors,
    other_minors,
    others,
    over,
    raised,
)
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import (
    Claim,
    every,
    length,
    longest,
    points,
    quality,
    stopper,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

CUE = phrase("strong: asks the doubler to go on")


def no_major(theirs: Suit) -> Claim:
    """Fewer than four cards in each major they have not bid."""
    return every(length(suit, 0, 3) for suit in other_majors(theirs))


def trumps(theirs: Suit) -> Claim:
    """What it takes to defend at the one level: five cards or more and honours among them."""
    return points(6) & length(theirs, 5) & quality(theirs, 8)


def _answers() -> Iterator[Rule]:
    for theirs in Suit:
        before = f"(1{theirs}) X -"
        yield rule(f"{before} P", trumps(theirs), rung=Rung.SPECIAL)
        for suit in other_majors(theirs):
            game = (points(9, 13) & length(suit, 5)) & (points(11) | length(suit, 6))
            yield rule(f"{before} 4{suit}", game & longest(suit), rung=Rung.FIT)
        flat = no_major(theirs) & stopper(theirs)
        yield rule(f"{before} 3N", points(13, 17) & flat, rung=Rung.FIT)
        yield rule(f"{before} 2N", points(11, 12) & flat, rung=Rung.FIT)
        yield rule(f"{before} 2{theirs}", _cue(theirs), rung=Rung.FIT, forcing=Forcing.ROUND, asks=CUE)
        yield from _jumps(before, theirs)
        yield rule(f"{before} 1N", points(6, 10) & flat)
        yield from _minor_jumps(before, theirs)
        yield from _minimum(before, theirs)


def _cue(theirs: Suit) -> Claim:
    both = points(10) & every(length(suit, 4) for suit in other_majors(theirs))
    return {Suit.CLUBS: points(12) | both, Suit.DIAMONDS: points(12) | both}.get(theirs, points(12))


def _jumps(before: str, theirs: Suit) -> Iterator[Rule]:
    for suit in other_majors(theirs):
        bid = raised(over(f"1{theirs}", suit))
        yield rule(f"{before} {bid}", points(9, 11) & length(suit, 4) & longest(suit))
    for suit in other_majors(theirs):
        bid = raised(over(f"1{theirs}", suit))
        yield rule(f"{before} {bid}", points(9, 11) & length(suit, 4))


def _minor_jumps(before: str, theirs: Suit) -> Iterator[Rule]:
    for suit in other_minors(theirs):
        bid = raised(over(f"1{theirs}", suit))
        yield rule(f"{before} {bid}", points(9, 11) & length(suit, 4) & longest(suit))
    for suit in other_minors(theirs):
        bid = raised(over(f"1{theirs}", suit))
        yield rule(f"{before} {bid}", points(9, 11) & length(suit, 4))


def _minimum(before: str, theirs: Suit) -> Iterator[Rule]:
    suits = (*other_majors(theirs), *other_minors(theirs))
    for suit in other_majors(theirs):
        bid = over(f"1{theirs}", suit)
        yield rule(f"{before} {bid}", points(0, 8) & length(suit, 4) & longest(suit))
    for suit in suits:
        bid = over(f"1{theirs}", suit)
        yield rule(f"{before} {bid}", points(0, 8) & length(suit, 4), rung=Rung.QUIET)
    for suit in cheapest_first(f"1{theirs}", others(theirs)):
        bid = over(f"1{theirs}", suit)
        yield rule(f"{before} {bid}", points(0, 11) & length(suit, 3, 3), rung=Rung.LAST)


TAKEOUT_DOUBLE_ANSWERS = Agreement(
    "takeout_double_answers", phrase("Answers to a takeout double"), possible(_answers())
)
