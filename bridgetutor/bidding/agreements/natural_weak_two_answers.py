"""Strong answers to a weak two without a question: game with a fit and an opening to spare, two notrump invites three.

Raises short of game and new suits are as in any natural system: the raise is no invitation, a new suit forces.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.weak_two_answers import MAXIMUM, MINIMUM, WEAK_TWOS, opened
from bridgetutor.bidding.ladder import majors_of, minors_of
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import dummy_points, length, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

DONE = Forcing.SIGN_OFF


def _answers(suit: Suit) -> Iterator[Rule]:
    before = opened(suit)
    for major in majors_of(suit):
        fit = length(major, 2) & points(14) & dummy_points(major, 16)
        yield rule(f"{before} 4{major}", fit, rung=Rung.FIT, forcing=DONE)
        yield rule(f"{before} 2N", points(16, 17) & length(major, 0, 1))
        yield rule(f"{before} 3N", points(18) & length(major, 0, 1), forcing=DONE)
    for minor in minors_of(suit):
        yield rule(f"{before} 2N", points(15, 16) & length(minor, 2))
        yield rule(f"{before} 3N", points(17), forcing=DONE)
    yield rule(f"{before} 2N - 3N", MAXIMUM, rung=Rung.ANSWER, forcing=DONE)
    yield rule(f"{before} 2N - 3{suit}", MINIMUM, rung=Rung.ANSWER, forcing=DONE)


NATURAL_WEAK_TWO_ANSWERS = Agreement(
    "natural_weak_two_answers",
    phrase("Strong answers to a weak two"),
    tuple(each for two in WEAK_TWOS for each in _answers(two.suit)),
)
