"""Answers to a weak jump overcall: at two as to a weak two, two notrump asking; higher by the number of trumps.

Source: the ACBL's SAYC booklet ("jump overcalls are preemptive").
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.advances import AFTER_ANY_CALL
from bridgetutor.bidding.agreements.weak_two_answers import WEAK_TWO_ANSWERS
from bridgetutor.bidding.ladder import MAJORS, others, over
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.bidding.systems_on import systems_on
from bridgetutor.hands.claims import dummy_points, length, points, quick_tricks, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

AT_TWO = (("(1C)", "2D"), ("(1C)|(1D)", "2H"), ("(1C)|(1D)|(1H)", "2S"))
"""Their opening, and our jumps to two over it."""


def _at_two() -> Iterator[Rule]:
    for openings, jump in AT_TWO:
        yield from systems_on(openings, jump, (WEAK_TWO_ANSWERS,))
        yield rule(f"{openings} {jump} {AFTER_ANY_CALL} P", points(0, 16), rung=Rung.LAST)


def _higher() -> Iterator[Rule]:
    for theirs in Suit:
        for suit in others(theirs):
            for level in range(max(3, over(f"1{theirs}", suit).level + 1), 4):
                before = f"(1{theirs}) {level}{suit} {AFTER_ANY_CALL}"
                for major in {suit} & set(MAJORS):
                    strong = points(14) & length(suit, 1) & quick_tricks(3)
                    yield rule(f"{before} 4{major}", strong, rung=Rung.FIT)
                    for trumps in (length(suit, 3, 3), length(suit, 4)):
                        yield rule(f"{before} 4{major}", trumps & dummy_points(suit, 6, 15), rung=Rung.FIT)
                yield rule(f"{before} 3N", points(16) & stopper(theirs) & length(suit, 2))
                for minor in {suit} - set(MAJORS):
                    yield rule(f"{before} 5{minor}", length(suit, 4) & points(6), rung=Rung.FIT)
                    yield rule(f"{before} 4{minor}", length(suit, 4) & points(4, 5), rung=Rung.FIT)
                    yield rule(f"{before} 4{minor}", length(suit, 3, 3) & points(6, 14), rung=Rung.FIT)
            for level in (3, 4, 5):
                yield rule(f"(1{theirs}) {level}{suit} {AFTER_ANY_CALL} P", points(0, 18), rung=Rung.LAST)


JUMP_OVERCALL_ANSWERS = Agreement(
    "jump_overcall_answers",
    phrase("Answers to a jump overcall"),
    (*_at_two(), *_higher()),
)
