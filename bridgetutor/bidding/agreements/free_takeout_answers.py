"""Answers to partner's takeout double when the next hand bids or redoubles: nobody has to speak, a bid shows something.

Source: the ACBL's SAYC booklet and standard texts. A double of the suit that the next hand bid is for penalties; over a
redouble one names the suit that the doubler will like best, however weak.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.takeout_double_answers import CUE
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import MAJORS, cheapest_first, other_majors, others, over, raised
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import length, longest, points, quality, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


def _after_a_bid() -> Iterator[Rule]:
    """The next hand has bid: a bid is free now, and shows 6 points or so."""
    for theirs in Suit:
        for second in others(theirs):
            answer = str(over(f"1{theirs}", second))
            yield from _free(f"(1{theirs}) X ({answer})", answer, theirs, others(theirs, second))
        for answer in ("1N", f"2{theirs}", f"3{theirs}"):
            yield from _free(f"(1{theirs}) X ({answer})", answer, theirs, others(theirs))
        for second in others(theirs):
            jump = str(raised(over(f"1{theirs}", second)))
            yield from _free(f"(1{theirs}) X ({jump})", jump, theirs, others(theirs, second))


FREE = {1: points(5, 8), 2: points(6, 9), 3: points(8, 11), 4: points(10, 13)}
"""What a bid that nobody asked for shows, by its level."""

FREE_JUMP = {2: points(9, 11), 3: points(9, 11), 4: points(10, 13), 5: points(13, 15)}


def _free(before: str, last: str, theirs: Suit, suits: tuple[Suit, ...]) -> Iterator[Rule]:
    cue = over(last, theirs)
    yield rule(f"{before} {cue}", points(12), forcing=Forcing.ROUND, asks=CUE)
    for suit in suits:
        cheap = over(last, suit)
        jump = raised(cheap)
        free = FREE[cheap.level] & length(suit, 4) & longest(suit)
        yield rule(f"{before} {cheap}", free)
        for three in (cheap,)[: cheap.level == 3]:
            five = points(7, 11) & length(suit, 5) & longest(suit)
            yield rule(f"{before} {three}", five & length(theirs, 0, 3))
        for level in range(cheap.level, 3)[:1]:
            yield rule(f"{before} {level}{suit}", points(3, 8) & length(suit, 6))
        yield rule(f"{before} {jump}", FREE_JUMP[jump.level] & length(suit, cheap.level + 3) & longest(suit))
    for suit in sorted(set(suits) & set(MAJORS), reverse=True):
        jump = raised(over(last, suit))
        yield rule(f"{before} {jump}", FREE_JUMP[jump.level] & length(suit, 4) & points(9))
        yield rule(
            f"{before} 4{suit}",
            points(10, 13) & length(suit, 5) & (points(11) | length(suit, 6)),
            rung=Rung.FIT,
        )
    for level, strength in ((1, points(7, 10)), (2, points(11, 12)), (3, points(13, 16))):
        yield rule(f"{before} {level}N", strength & stopper(theirs), rung=Rung.QUIET)
    yield rule(f"{before} P", points(0, 11), rung=Rung.LAST)


def _penalty() -> Iterator[Rule]:
    """A double of the suit that the next hand bid is for penalties: partner has promised it."""
    for theirs in Suit:
        for second in others(theirs):
            answer = over(f"1{theirs}", second)
            yield rule(f"(1{theirs}) X ({answer}) X", points(7) & length(second, 4) & quality(second, 6))
        yield rule(f"(1{theirs}) X (1N) X", points(9, 14))


def _after_a_redouble() -> Iterator[Rule]:
    """No strength is left for us: the suit that the doubler will like, a pass without one."""
    for theirs in Suit:
        before = f"(1{theirs}) X (XX)"
        for suit in others(theirs):
            bid = over(f"1{theirs}", suit)
            yield rule(f"{before} {raised(bid)}", points(3, 8) & length(suit, 6))
        for suit in cheapest_first(f"1{theirs}", others(theirs)):
            bid = over(f"1{theirs}", suit)
            yield rule(f"{before} {bid}", points(0, 11) & length(suit, 4) & longest(suit))
        for suit in other_majors(theirs):
            bid = over(f"1{theirs}", suit)
            yield rule(f"{before} {bid}", points(0, 11) & length(suit, 4))
        yield rule(f"{before} P", points(0, 14), rung=Rung.LAST)


FREE_TAKEOUT_ANSWERS = Agreement(
    "free_takeout_answers",
    phrase("Free answers to a takeout double"),
    possible(_after_a_bid(), _penalty(), _after_a_redouble()),
)
