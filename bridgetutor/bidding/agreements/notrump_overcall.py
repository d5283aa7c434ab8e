"""The one notrump overcall: 15 to 18 points, balanced, their suit stopped; partner answers as to an opening of one.

Source: the ACBL's SAYC booklet ("systems on").
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import other_majors, others, over
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import balanced, good_suit, length, points, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

RANGE = points(15, 18)


def _good_majors() -> Iterator[Rule]:
    """A good five-card major is shown with less than 17."""
    for theirs in Suit:
        for suit in other_majors(theirs):
            major = points(15, 16) & length(suit, 5, 5) & good_suit(suit)
            yield rule(f"(1{theirs}) {over(f'1{theirs}', suit)}", major, rung=Rung.SPECIAL)


def _over_one() -> Iterator[Rule]:
    for theirs in Suit:
        yield rule(f"(1{theirs}) 1N", RANGE & balanced() & stopper(theirs), rung=Rung.SPECIAL)


def _sandwich() -> Iterator[Rule]:
    for theirs in Suit:
        for second in others(theirs):
            answer = over(f"1{theirs}", second)
            yield rule(
                f"(1{theirs}) P ({answer}) 1N",
                RANGE & balanced() & stopper(theirs) & stopper(second),
                rung=Rung.SPECIAL,
            )


NOTRUMP_OVERCALL = Agreement(
    "notrump_overcall",
    phrase("The notrump overcall"),
    possible(_good_majors(), _over_one(), _sandwich()),
)
