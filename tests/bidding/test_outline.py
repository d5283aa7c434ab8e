"""A picture in words."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridgetutor.bidding.outline import bounds, brief, gist, outline
from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import (
    ALWAYS,
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    balanced,
    dummy_points,
    length,
    longer,
    points,
)
from bridgetutor.hands.region import NOWHERE, Box
from bridgetutor.rules.hands import Hand
from tests.bidding.toy import after
from tests.hands.claim_strategies import any_hands, claims


@pytest.mark.parametrize(
    ("claim", "says"),
    [
        (ALWAYS, "any hand"),
        (points(12), "12+ points"),
        (points(6, 9) & length(SPADES, 3), "6–9 points, 3+ spades"),
        (length(SPADES, 5) & length(HEARTS, 5), "5+ spades, 5+ hearts"),
        (length(SPADES, 0, 3), "at most 3 spades"),
        (length(SPADES, 0, 5), "any hand"),
        (length(SPADES, 2, 6), "any hand"),
        (length(SPADES, 2, 3), "2–3 spades"),
        (length(SPADES, 6, 6), "6 spades"),
        (length(SPADES, 6, 8), "6+ spades"),
        (points(15, 17) & balanced(), "15–17 points, no suit shorter than 2 or longer than 5"),
    ],
)
def test_only_what_is_known(claim: Claim, says: str) -> None:
    assert str(outline(claim.region())) == says


@pytest.mark.parametrize(
    ("auction", "says"),
    [
        ("1N", None),
        ("1S", None),
        ("1H", "at most 4 spades"),
        ("P", None),
        ("1N P P", None),
        ("1N P 3N", "at most 3 spades"),
    ],
)
def test_what_was_not_bid(auction: str, says: str | None) -> None:
    found = after(auction).meanings[-1].inferred
    assert (None if found is None else str(found)) == says


def test_a_short_description_stays_as_it_is() -> None:
    claim = points(15, 17) & balanced() | length(SPADES, 6)
    assert brief(claim) == claim


@pytest.mark.parametrize(
    ("claim", "says"),
    [
        (length(CLUBS, 5) & (length(CLUBS, 4) | length(DIAMONDS, 4)), "5+ clubs"),
        (length(CLUBS, 3) & (length(CLUBS, 4) | length(HEARTS, 4)), "3+ clubs, either 4+ clubs or 4+ hearts"),
        (points(3) & dummy_points(SPADES, 6, 9), "3+ points, 6–9 points in support of S"),
        (points(8) & dummy_points(SPADES, 6, 9), "8+ points, 6–9 points in support of S"),
        (points(3, 9) & dummy_points(SPADES, 6, 9), "3–9 points, 6–9 points in support of S"),
        (
            (points(11) | points(10) & length(CLUBS, 5)) & length(CLUBS, 4),
            "4+ clubs, either 11+ points; or 10+ points, 5+ clubs",
        ),
        ((points(10) | points(10) & length(CLUBS, 6)) & length(CLUBS, 5), "10+ points, 5+ clubs"),
    ],
)
def test_the_tighter_claim_swallows_the_looser_one_and_long_cases_come_last(claim: Claim, says: str) -> None:
    assert str(brief(claim).describe()) == says


@pytest.mark.parametrize(
    ("claim", "says"),
    [
        ((points(0, 9) | points(11)) & length(SPADES, 4), "4+ spades"),
        ((points(6, 9) | points(11, 12)) & length(SPADES, 4), "6–12 points, 4+ spades"),
        (points(6) & (points(0, 12) | longer(HEARTS, CLUBS)) & length(HEARTS, 4), "6+ points, 4+ hearts"),
        (length(CLUBS, 5) | length(DIAMONDS, 5), "5+ clubs or 5+ diamonds"),
        (points(0, 12) | longer(HEARTS, CLUBS), "at most 12 points or more H than C"),
    ],
)
def test_a_learner_is_spared_holes_and_choices_between_unlike_things(claim: Claim, says: str) -> None:
    assert str(gist(claim).describe()) == says


@given(claim=claims, hand=any_hands)
def test_the_gist_is_true_of_every_hand_that_the_claim_is_true_of(claim: Claim, hand: Hand) -> None:
    if claim.holds(hand):
        assert gist(claim).holds(hand)


def test_a_paragraph_becomes_a_line() -> None:
    either = length(SPADES, 5) | length(HEARTS, 5)
    one = points(10, 12) & length(CLUBS, 5) & longer(CLUBS, DIAMONDS) & either & length(SPADES, 0, 5)
    other = points(12, 14) & length(CLUBS, 6) & either & (length(SPADES, 2) | points(13))
    told = brief(one | other)
    assert str(told.describe()) == "10–14 points, at most 3 diamonds, 5+ clubs, either 5+ spades or 5+ hearts"


@given(claim=claims, hand=any_hands)
def test_it_is_true_of_every_hand_that_the_claim_is_true_of(claim: Claim, hand: Hand) -> None:
    if claim.holds(hand):
        assert brief(claim).holds(hand)


def test_the_bounds_of_nothing_are_those_of_any_hand() -> None:
    assert bounds(NOWHERE) == Box()
