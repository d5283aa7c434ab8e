"""Responder's third suit names where no suit is a question: the fourth suit is real, and game values find a game.

After three suits a bid of the fourth shows four cards and goes on to game; without them thirteen points bid three
notrump, stopper or not, as nothing else is left to say (where fourth suit forcing is not played).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.fourth_suit_forcing import THREE_SUITS, ThreeSuits
from bridgetutor.bidding.condition import passed_hand
from bridgetutor.bidding.ladder import others
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import REVERSES, TWO_OVER_ONE, Reverse, TwoOverOne
from bridgetutor.hands.claims import length, points, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

GAME = points(13, 18)


def _after_three_suits(suits: ThreeSuits) -> Iterator[Rule]:
    so_far, fourth = f"{suits} -", suits.fourth
    real = f"{so_far} {suits.fourth_bid}"
    shown = points(13) & length(fourth, 4)
    yield rule(real, shown, when=~passed_hand, rung=Rung.QUIET, forcing=Forcing.GAME)
    yield rule(f"{so_far} 3N", GAME, rung=Rung.LAST)


def _after_a_reverse(start: Reverse) -> Iterator[Rule]:
    yield rule(f"{start} - 3N", points(10, 15) & stopper(start.fourth), rung=Rung.QUIET)
    yield rule(f"{start} - 3N", points(9, 15), rung=Rung.LAST)


def _after_two_over_one(start: TwoOverOne, second: Suit) -> Iterator[Rule]:
    so_far = f"{start} - 2{second} -"
    for fourth in others(start.opened, start.answered, second):
        level = 2 + (fourth < second)
        real = points(13) & length(fourth, 4)
        yield rule(f"{so_far} {level}{fourth}", real, rung=Rung.QUIET, forcing=Forcing.GAME)
    yield rule(f"{so_far} 3N", GAME, rung=Rung.LAST)


NATURAL_THIRD_BIDS = Agreement(
    "natural_third_bids",
    phrase("The fourth suit, natural"),
    (
        *(each for suits in THREE_SUITS for each in _after_three_suits(suits)),
        *(each for start in REVERSES for each in _after_a_reverse(start)),
        *(
            each
            for start in TWO_OVER_ONE
            for second in start.lower
            for each in _after_two_over_one(start, second)
        ),
    ),
)
