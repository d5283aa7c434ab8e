"""Two notrump over their opening is strong and natural, 20 or 21; all notrump overcalls are answered naturally.

Opposite one notrump in fourth seat, which shows 11 to 14, it takes three points more than opposite an opening.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.natural_notrump_answers import NATURAL_NOTRUMP_ANSWERS, NATURAL_TWO_CLUBS
from bridgetutor.bidding.agreements.natural_over_two_notrump import Notrump, over_two
from bridgetutor.bidding.agreements.overcalls import ONE_OF_A_SUIT
from bridgetutor.bidding.ladder import majors_of, others
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.systems_on import systems_on
from bridgetutor.hands.claims import balanced, length, longest, points, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

DONE = Forcing.SIGN_OFF


def _overcalls() -> Iterator[Rule]:
    for theirs in Suit:
        strong = points(20, 21) & balanced() & stopper(theirs)
        yield rule(f"(1{theirs}) 2N", strong, rung=Rung.SPECIAL)


def _after_one_notrump() -> Iterator[Rule]:
    for theirs in Suit:
        for suit in Suit:
            yield rule(f"(1{theirs}) 1N (2{suit}) P", points(0, 9), rung=Rung.LAST)
        for suit in others(theirs):
            competes = points(4, 9) & length(suit, 5) & longest(suit)
            level = 2 + (suit < theirs)
            yield rule(f"(1{theirs}) 1N (2{theirs}) {level}{suit}", competes, rung=Rung.QUIET, forcing=DONE)


def _in_fourth_seat() -> Iterator[Rule]:
    for theirs in Suit:
        before = f"(1{theirs}) P - 1N -"
        for suit in others(theirs):
            weak = points(0, 10) & length(suit, 5) & longest(suit)
            yield rule(f"{before} 2{suit}", weak, rung=Rung.SPECIAL, forcing=DONE)
        for major in majors_of(*others(theirs)):
            strong = points(13) & length(major, 5) & longest(major)
            yield rule(f"{before} 3{major}", strong, rung=Rung.SPECIAL, forcing=Forcing.GAME)
        yield rule(f"{before} 3N", points(13, 20), rung=Rung.QUIET, forcing=DONE)
        yield rule(f"{before} 2N", points(11, 12), rung=Rung.QUIET)
        yield rule(f"{before} 2N - 3N", points(13), rung=Rung.ANSWER, forcing=DONE)
        yield rule(f"{before} 2N - P", points(10, 12), rung=Rung.LAST)
        yield rule(f"{before} P", points(0, 10), rung=Rung.LAST)


NATURAL_NOTRUMP_OVERCALLS = Agreement(
    "natural_notrump_overcalls",
    phrase("Notrump over their opening, natural"),
    (
        *_overcalls(),
        *systems_on(ONE_OF_A_SUIT, "1N", (NATURAL_NOTRUMP_ANSWERS, NATURAL_TWO_CLUBS)),
        *_after_one_notrump(),
        *_in_fourth_seat(),
        *over_two(Notrump(f"{ONE_OF_A_SUIT} 2N -|(X)", 20, 21, 5)),
        *over_two(Notrump(f"{ONE_OF_A_SUIT} P - 2N -|(X)", 20, 21, 5)),
    ),
)
