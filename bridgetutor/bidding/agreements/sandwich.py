"""Overcalls when both opponents have bid: as over an opening, but no weak hand comes in between two strong ones.

Source: standard practice.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.overcalls import at_one_level
from bridgetutor.bidding.ladder import others, over
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import Claim, good_suit, length, longest, points, quality
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


def _two_level(suit: Suit) -> Claim:
    five = points(11) & length(suit, 5, 5) & good_suit(suit)
    six = points(10) & length(suit, 6) & quality(suit, 8)
    return points(10, 17) & (five | six)


def _three_level(suit: Suit) -> Claim:
    return points(12, 17) & length(suit, 6) & quality(suit, 8)


AT_LEVEL = {1: (at_one_level,), 2: (_two_level,), 3: (_three_level,), 4: ()}


def _overcalls(before: str, last: str, suits: tuple[Suit, ...]) -> Iterator[Rule]:
    for suit in suits:
        bid = over(last, suit)
        for promise in AT_LEVEL[bid.level]:
            yield rule(f"{before} {bid}", promise(suit) & longest(suit))
            yield rule(f"{before} {bid}", promise(suit), rung=Rung.QUIET)


def _sandwiched() -> Iterator[Rule]:
    for theirs in Suit:
        for second in others(theirs):
            answer = str(over(f"1{theirs}", second))
            yield from _overcalls(f"(1{theirs}) P ({answer})", answer, others(theirs, second))
        for answer in ("1N", f"2{theirs}", "2N", f"3{theirs}"):
            yield from _overcalls(f"(1{theirs}) P ({answer})", answer, others(theirs))


SANDWICH = Agreement("sandwich", phrase("Overcalls when both have bid"), tuple(_sandwiched()))
