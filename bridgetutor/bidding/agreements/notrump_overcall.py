"""The one notrump overcall: 15 to 18 points, balanced, their suit stopped; partner answers as to an opening of one.

Source: the ACBL's SAYC booklet ("systems on").
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.ladder import MAJORS, others, over
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import Claim, balanced, good_suit, length, points, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

RANGE = points(15, 18)


def better_in_a_major(suit: Suit) -> Claim:
    """A good five-card major that is worth showing with less than 17."""
    return points(15, 16) & length(suit, 5) & good_suit(suit)


def _over_one() -> Iterator[Rule]:
    for theirs in Suit:
        yield rule(f"(1{theirs}) 1N", _natural(theirs) & stopper(theirs), rung=Rung.SPECIAL)


def _sandwich() -> Iterator[Rule]:
    for theirs in Suit:
        for second in others(theirs):
            answer = over(f"1{theirs}", second)
            yield rule(
                f"(1{theirs}) P ({answer}) 1N",
                RANGE & balanced() & stopper(theirs) & stopper(second),
                rung=Rung.SPECIAL,
            )


def _natural(theirs: Suit) -> Claim:
    spades, hearts = (~better_in_a_major(suit) | length(theirs, 5) for suit in MAJORS)
    return RANGE & balanced() & spades & hearts


NOTRUMP_OVERCALL = Agreement(
    "notrump_overcall",
    phrase("The notrump overcall"),
    (*_over_one(), *_sandwich()),
)
