"""Partner's one notrump is overcalled with two clubs: suits at two to play, at three forcing, two notrump invites.

As over the other overcalls; where Stayman is off a double of two clubs is for penalties too. Over three of a suit four
of a minor is natural, and game values without anything to show bid three notrump.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.one_notrump_overcalled import (
    Overcall,
    competes,
    doubles_and_games,
    invitation,
    passes,
    three_level,
)
from bridgetutor.bidding.agreements.one_notrump_preempted import HIGH_OVERCALLS
from bridgetutor.bidding.ladder import other_minors
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import CLUBS, DIAMONDS, HEARTS, SPADES, length, longest, points
from bridgetutor.phrase import phrase

SUITS = (DIAMONDS, HEARTS, SPADES)
TWO_CLUBS = Overcall("2C", CLUBS, SUITS, SUITS)


def _rules() -> Iterator[Rule]:
    for part in (three_level, competes, invitation, passes):
        yield from part(TWO_CLUBS)
    for overcall in HIGH_OVERCALLS:
        before = f"1N ({overcall.bid})"
        for minor in other_minors(overcall.suit):
            long = points(9) & length(minor, 5) & longest(minor)
            yield rule(f"{before} 4{minor}", long, rung=Rung.QUIET)
        yield rule(f"{before} 3N", points(11), rung=Rung.LAST, forcing=Forcing.SIGN_OFF)


NATURAL_NOTRUMP_DISTURBED = Agreement(
    "natural_notrump_disturbed", phrase("When they overcall our notrump with two clubs"), tuple(_rules())
)
DOUBLE_OF_TWO_CLUBS = Agreement(
    "double_of_two_clubs",
    phrase("The double of two clubs, for penalties"),
    tuple(doubles_and_games(TWO_CLUBS)),
)
