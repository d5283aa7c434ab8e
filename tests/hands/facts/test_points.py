"""Counting points: the plain count, the adjusted one with its reasons, length, shortness and the rule of 20."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridgetutor.hands.facts.points import (
    adjusted_count,
    adjusted_points,
    dummy_points,
    fit_points,
    high_card_points,
    length_points,
    rule_of_15,
    rule_of_20,
    short_points,
    suit_points,
    total_points,
)
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import FULL_PACK, Hand
from tests.strategies import hands


def _spades(ranks: str) -> Hand:
    return Hand.parse(f"{ranks}...")


def test_the_pack_has_forty_points() -> None:
    assert high_card_points(FULL_PACK) == 40


@given(hands())
def test_the_points_of_the_suits_add_up(hand: Hand) -> None:
    assert high_card_points(hand) == sum(suit_points(hand, suit) for suit in Suit) <= 37


@pytest.mark.parametrize(
    ("holding", "points"),
    [
        ("K", 2),
        ("K2", 3),
        ("Q", 1),
        ("Q2", 1),
        ("J", 0),
        ("J2", 0),
        ("AJ", 4),
        ("AQ", 5),
        ("KQ", 4),
        ("QJ", 1),
        ("A", 4),
        ("AK", 7),
        ("KJ", 3),
        ("QJ2", 3),
        ("J32", 1),
        ("", 0),
    ],
)
def test_the_adjusted_scale(holding: str, points: int) -> None:
    """The first ten are the scale as the course gives it; the others follow from the rule behind it."""
    assert adjusted_points(_spades(holding)) == points


@given(hands())
def test_every_point_off_has_its_reason(hand: Hand) -> None:
    count = adjusted_count(hand)
    assert count.plain == high_card_points(hand)
    assert count.total == adjusted_points(hand)


def test_the_reasons_name_the_card_and_the_suit() -> None:
    reasons = [str(each.says) for each in adjusted_count(Hand.parse("K.QJ.A9876.K5432")).deductions]
    assert reasons == [
        "a singleton K in S: 1 off",
        "a Q in only two H: 1 off",
        "a J in only two H: 1 off",
    ]


def test_length_and_shortness() -> None:
    hand = Hand.parse("AKQ762.K53.QJ43.")
    assert length_points(hand) == 2
    assert short_points(hand) == 3
    assert total_points(hand) == 9 + 3 + 3 + 2
    assert dummy_points(hand, Suit.HEARTS) == 15 + 5
    assert length_points(Hand.parse("AKQJT98765432...")) == 9


def test_short_trumps_ruff_nothing() -> None:
    hand = Hand.parse("2.K532.QJ43.A432")
    assert dummy_points(hand, Suit.SPADES) == high_card_points(hand)
    assert dummy_points(hand, Suit.HEARTS) == high_card_points(hand) + 3


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("AKJ52.Q43.QJ7.K8", 16 + 1),
        ("AKJ52.Q43.AQJ73.", 17 + 5 + 1),
        ("AKJ52.Q4.QJ73.K8", 16 + 2 - 1),
        ("AKJ52.43.QJ743.K", 14 + 1 + 3 - 1),
        ("AKJ652.Q43.QJ7.8", 13 + 3 + 1),
        ("QJ.AKJ52.QJ7.K82", 17),
        ("A8652.A43.A74.A8", 16 + 1 + 2),
    ],
)
def test_a_fit_counts_short_suits_aces_and_trumps(hand: str, points: int) -> None:
    assert fit_points(Hand.parse(hand), Suit.SPADES, 5) == points


def test_the_rules_of_20_and_15() -> None:
    hand = Hand.parse("AK976.KJ865.32.2")
    assert rule_of_20(hand) == 11 + 10
    assert rule_of_15(hand) == 11 + 5
