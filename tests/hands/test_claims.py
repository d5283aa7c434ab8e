"""The vocabulary, word by word, on hands that keep a claim and hands that do not."""

from __future__ import annotations

import pytest

from bridgetutor.hands import claims as c
from bridgetutor.hands.claims import CLUBS, DIAMONDS, HEARTS, SPADES, Claim
from bridgetutor.rules.cards import Card
from bridgetutor.rules.hands import Hand

HAND = Hand.parse("AKJ52.Q4.QJ73.K8")
"""16 points, five spades and four diamonds."""


@pytest.mark.parametrize(
    "claim",
    [
        c.points(16, 16),
        c.adjusted_points(15, 15),
        c.total_points(17, 17),
        c.dummy_points(DIAMONDS, 18, 18),
        c.fit_points(SPADES, 17, 17, told=5),
        c.fit_points(DIAMONDS, 18, 18, told=3),
        c.suit_points(SPADES, 8, 8),
        c.rule_of_20(25),
        c.rule_of_15(21),
        c.losers(6, 6),
        c.quick_tricks(2.5, 2.5),
        c.controls(4, 4),
        c.aces(1, 3),
        c.kings(2),
        c.key_cards(SPADES, 2),
        c.key_cards(HEARTS, 1),
        c.aces_and_kings(5, 5),
        c.semi_balanced(),
        c.oblique(),
        c.shaped("5422"),
        c.length(SPADES, 5, 5),
        c.longer(SPADES, DIAMONDS),
        c.as_long(HEARTS, CLUBS),
        c.at_least_as_long(CLUBS, HEARTS),
        c.longest(SPADES, alone=True),
        c.stronger(SPADES, DIAMONDS, by=5),
        c.top_honours(SPADES, 2, 2),
        c.good_suit(SPADES),
        c.quality(SPADES, 8, 8),
        c.stopper(CLUBS),
        c.half_stopper(HEARTS),
        c.first_round_control(SPADES),
        c.second_round_control(CLUBS),
        c.controlled(CLUBS),
        c.holding(Card.parse("DJ")),
        c.trump_queen(DIAMONDS),
    ],
    ids=lambda claim: str(claim.describe()),
)
def test_claims_that_the_hand_keeps(claim: Claim) -> None:
    assert claim.holds(HAND)
    assert not (~claim).holds(HAND)


@pytest.mark.parametrize(
    "claim",
    [
        c.points(17),
        c.rule_of_20(26),
        c.aces(0, 4),
        c.balanced(),
        c.regular(),
        c.longer(HEARTS, CLUBS),
        c.longest(DIAMONDS),
        c.stronger(SPADES, DIAMONDS, by=6),
        c.good_suit(HEARTS),
        c.stopper(HEARTS),
        c.first_round_control(CLUBS),
        c.second_round_control(SPADES),
        c.controlled(HEARTS),
        c.trump_queen(SPADES),
    ],
    ids=lambda claim: str(claim.describe()),
)
def test_claims_that_the_hand_breaks(claim: Claim) -> None:
    assert not claim.holds(HAND)


def test_patterns_are_written_longest_first() -> None:
    assert c.shaped("10-2-1-0").holds(Hand.parse("AKQJT98765.32.4."))
    with pytest.raises(ValueError, match="not in tuple"):
        c.shaped("2245")
