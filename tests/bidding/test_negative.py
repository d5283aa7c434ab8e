"""Negative inference takes away only what is certain."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.bidding.negative import certain, without
from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import (
    HEARTS,
    SPADES,
    balanced,
    dummy_points,
    good_suit,
    length,
    points,
    total_points,
)
from bridgetutor.hands.region import EVERYWHERE, Range
from bridgetutor.rules.hands import Hand
from tests.hands.claim_strategies import any_hands, claims


@given(claims, any_hands)
def test_a_hand_in_a_certain_box_keeps_the_claim(claim: Claim, hand: Hand) -> None:
    if any(box.admits(hand) for box in certain(claim)):
        assert claim.holds(hand)


@given(claims, st.lists(claims, max_size=4), any_hands)
def test_a_hand_that_keeps_a_claim_and_none_of_the_others_stays(
    claim: Claim, unbid: list[Claim], hand: Hand
) -> None:
    if claim.holds(hand) and not any(other.holds(hand) for other in unbid):
        assert without(claim.region(), unbid).admits(hand)


@given(claims, st.lists(claims, max_size=4))
def test_it_adds_nothing(claim: Claim, unbid: list[Claim]) -> None:
    shown, less = claim.region(), without(claim.region(), unbid)
    assert all(any(whole.covers(part) for whole in shown.boxes) for part in less.boxes)


@pytest.mark.parametrize(
    ("unbid", "hand", "stays"),
    [
        (points(12), "AKQ2.K53.QJ4.932", False),
        (points(12), "AKQ2.753.J54.932", True),
        (points(12) & length(SPADES, 5), "AKQ52.K53.QJ4.32", False),
        (points(12) & length(SPADES, 5), "AKQ52.653.QJ4.32", False),
        (points(12) & length(SPADES, 5), "AKQ5.K653.QJ4.32", True),
        (points(15, 17) & balanced(), "AKQ2.K53.QJ4.Q32", True),
        (total_points(13), "AKQ2.K53.QJ4.932", False),
        (dummy_points(SPADES, 13), "AKQ2.K53.QJ4.932", False),
        (dummy_points(SPADES, 13, 15), "AKQ2.K53.QJ4.932", True),
        (length(HEARTS, 6) & good_suit(HEARTS), "2.AKQJ53.QJ4.932", True),
    ],
)
def test_what_goes_and_what_stays(unbid: Claim, hand: str, *, stays: bool) -> None:
    assert without(EVERYWHERE, [unbid]).admits(Hand.parse(hand)) is stays


def test_bounds_are_drawn_in() -> None:
    bounds = without(EVERYWHERE, [points(12), length(SPADES, 5)]).bounds
    assert bounds is not None
    assert (bounds.points, bounds.length(SPADES)) == (Range(0, 11), Range(0, 4))


def test_what_would_leave_nothing_takes_nothing() -> None:
    assert without(EVERYWHERE, [points(0, 20), points(10)]) == EVERYWHERE
