"""Answers to a balancing bid: partner has already counted on a king of yours, so it takes a king more to go on.

Source: standard texts (Mike Lawrence, Balancing).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.takeout_double_answers import CUE, no_major, trumps
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import (
    MAJORS,
    cheapest_first,
    other_majors,
    other_minors,
    others,
    over,
    raised,
)
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import balanced, dummy_points, length, longest, points, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Suit

CUE_AGAIN = phrase("very strong: asks partner to say more")


def _suits() -> Iterator[Rule]:
    for theirs in Suit:
        for suit in others(theirs):
            bid = over(f"1{theirs}", suit)
            before = f"(1{theirs}) P - {bid} -|(X)"
            yield from _raises(before, suit, bid)
            held = stopper(theirs) & length(suit, 0, 3)
            yield rule(f"{before} 3N", points(15) & held)
            yield rule(f"{before} 2N", points({1: 13, 2: 12}[bid.level], 14) & held)
            for level in range(bid.level, 2):
                yield rule(f"{before} {level}N", points(9, 12) & held)
            for ours in others(theirs, suit):
                new = over(bid, ours)
                yield rule(
                    f"{before} {new}", points(9, 14) & length(ours, 5) & longest(ours) & length(suit, 0, 2)
                )
            yield rule(f"{before} P", points(0, 15), rung=Rung.LAST)


def _jumps() -> Iterator[Rule]:
    """Partner has an opening and six good cards."""
    for theirs in Suit:
        for suit in others(theirs):
            bid = raised(over(f"1{theirs}", suit))
            before = f"(1{theirs}) P - {bid} -"
            for major in {suit} & set(MAJORS):
                three = length(suit, 3) & dummy_points(suit, 10)
                two = length(suit, 2, 2) & points(11)
                yield rule(f"{before} 4{major}", three, rung=Rung.FIT)
                yield rule(f"{before} 4{major}", two, rung=Rung.FIT)
            yield rule(f"{before} 3N", points(11) & stopper(theirs))
            yield rule(f"{before} P", points(0, 13), rung=Rung.LAST)


def _raises(before: str, suit: Suit, bid: Bid) -> Iterator[Rule]:
    for major in {suit} & set(MAJORS):
        yield rule(f"{before} 4{major}", length(suit, 4) & dummy_points(suit, 16), rung=Rung.FIT)
    for level, low, high in {1: ((3, 13, 15), (2, 9, 12)), 2: ((3, 11, 15),)}[bid.level]:
        yield rule(
            f"{before} {level}{suit}",
            points(8) & length(suit, 3) & dummy_points(suit, low, high),
            rung=Rung.FIT,
        )


def _doubles() -> Iterator[Rule]:
    """The levels of a double in the direct seat, two points later."""
    for theirs in Suit:
        before = f"(1{theirs}) P - X -"
        yield rule(f"{before} P", trumps(theirs), rung=Rung.SPECIAL)
        flat = no_major(theirs) & stopper(theirs)
        yield rule(f"{before} 3N", points(15) & flat, rung=Rung.FIT)
        yield rule(f"{before} 2N", points(12, 14) & flat, rung=Rung.FIT)
        yield rule(f"{before} 2{theirs}", points(14), rung=Rung.FIT, forcing=Forcing.ROUND, asks=CUE)
        yield rule(f"{before} 1N", points(7, 11) & flat, rung=Rung.QUIET)
        for suit in other_majors(theirs):
            bid = over(f"1{theirs}", suit)
            yield rule(f"{before} {raised(bid)}", points(10, 13) & length(suit, 4) & longest(suit))
            yield rule(f"{before} {bid}", points(0, 9) & length(suit, 4) & longest(suit))
        for suit in (*other_majors(theirs), *other_minors(theirs)):
            bid = over(f"1{theirs}", suit)
            yield rule(f"{before} {bid}", points(0, 13) & length(suit, 4), rung=Rung.LAST)
        for suit in other_minors(theirs):
            bid = over(f"1{theirs}", suit)
            yield rule(f"{before} {raised(bid)}", points(11, 13) & length(suit, 5), rung=Rung.QUIET)
        for suit in cheapest_first(f"1{theirs}", others(theirs)):
            bid = over(f"1{theirs}", suit)
            yield rule(f"{before} {bid}", points(0, 13) & length(suit, 3, 3), rung=Rung.LAST)


def _after_notrump() -> Iterator[Rule]:
    """Partner has 7 to 11 and a stopper."""
    for theirs in Suit:
        before = f"(1{theirs}) P - X - 1N -"
        yield rule(f"{before} 3N", points(17) & length(theirs, 1))
        yield rule(f"{before} 2N", points(15, 16) & length(theirs, 1))
        for suit in others(theirs):
            yield rule(f"{before} {over('1N', suit)}", points(15) & length(suit, 5) & longest(suit))
        yield rule(f"{before} P", points(0, 17), rung=Rung.LAST)


def _the_raise_accepted() -> Iterator[Rule]:
    """Who doubled has raised with 15 to 17, or with a jump and 18 to 21."""
    for theirs in Suit:
        for suit in others(theirs):
            answer = over(f"1{theirs}", suit)
            for level, least in ((answer.level + 1, 10), (answer.level + 2, 7)):
                before = f"(1{theirs}) P - X - {answer} - {level}{suit} -"
                for major in {suit} & set(MAJORS):
                    game = dummy_points(suit, least) & length(suit, 4)
                    yield rule(f"{before} 4{major}", game, rung=Rung.FIT)
                for minor in {suit} - set(MAJORS):
                    yield rule(f"{before} 5{minor}", dummy_points(suit, least + 1) & length(suit, 4))
                yield rule(f"{before} P", points(0, 13), rung=Rung.LAST)


def _after_the_answer() -> Iterator[Rule]:
    """Who balanced passes unless far above the least."""
    for theirs in Suit:
        for suit in others(theirs):
            answer = over(f"1{theirs}", suit)
            before = f"(1{theirs}) P - X - {answer} -"
            for level, low, high in ((answer.level + 1, 15, 17), (answer.level + 2, 18, 21)):
                yield rule(f"{before} {level}{suit}", points(low, high) & length(suit, 4), rung=Rung.FIT)
            for level in range(answer.level, 2):
                yield rule(f"{before} {level}N", points(15, 18) & balanced() & stopper(theirs))
                yield rule(f"{before} {level + 1}N", points(19, 21) & balanced() & stopper(theirs))
            cue = over(answer, theirs)
            yield rule(f"{before} {cue}", points(19), rung=Rung.LAST, forcing=Forcing.ROUND, asks=CUE_AGAIN)
            for ours in others(theirs, suit):
                yield rule(f"{before} {over(answer, ours)}", points(15) & length(ours, 5) & longest(ours))
            yield rule(f"{before} P", points(0, 18), rung=Rung.LAST)


BALANCING_ANSWERS = Agreement(
    "balancing_answers",
    phrase("Answers to a balancing bid"),
    possible(_suits(), _jumps(), _doubles(), _after_the_answer(), _after_notrump(), _the_raise_accepted()),
)
