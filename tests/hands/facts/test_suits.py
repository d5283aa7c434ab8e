"""Stoppers, suit quality, control of a suit, fits."""

from __future__ import annotations

import pytest

from bridgetutor.hands.facts.suits import (
    Control,
    Stopper,
    control,
    fits,
    is_good_suit,
    stopper,
    suit_quality,
    top_honours,
)
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand


def _spades(ranks: str) -> Hand:
    return Hand.parse(f"{ranks}...")


@pytest.mark.parametrize(
    ("holding", "stops"),
    [
        ("A", Stopper.FULL),
        ("K2", Stopper.FULL),
        ("Q32", Stopper.FULL),
        ("J432", Stopper.FULL),
        ("QJ3", Stopper.FULL),
        ("K", Stopper.HALF),
        ("Q2", Stopper.HALF),
        ("QJ", Stopper.HALF),
        ("J32", Stopper.HALF),
        ("Q", Stopper.NONE),
        ("J2", Stopper.NONE),
        ("T9876", Stopper.NONE),
        ("", Stopper.NONE),
    ],
)
def test_stoppers(holding: str, stops: Stopper) -> None:
    assert stopper(_spades(holding), Suit.SPADES) is stops


@pytest.mark.parametrize(
    ("holding", "good"),
    [("KQ5432", True), ("QJT432", True), ("AJT432", True), ("AJ5432", False), ("KT9876", False)],
)
def test_good_suits(holding: str, good: bool) -> None:
    """The ACBL asks two of the top three honours or three of the top five for a weak two."""
    assert is_good_suit(_spades(holding), Suit.SPADES) is good


@pytest.mark.parametrize(("holding", "quality"), [("KQ9875", 8), ("AKJT43", 10), ("JT9876", 6), ("QJT98", 8)])
def test_klingers_suit_quality(holding: str, quality: int) -> None:
    """KQ9875, a weak two, is Klinger's own example; the jack and ten count only below a higher honour."""
    assert suit_quality(_spades(holding), Suit.SPADES) == quality


@pytest.mark.parametrize(
    ("holding", "level"),
    [
        ("", Control.FIRST_ROUND),
        ("A32", Control.FIRST_ROUND),
        ("2", Control.SECOND_ROUND),
        ("K32", Control.SECOND_ROUND),
        ("QJ", Control.NONE),
    ],
)
def test_control_of_a_suit(holding: str, level: Control) -> None:
    assert control(_spades(holding), Suit.SPADES) is level


def test_top_honours() -> None:
    assert [top_honours(_spades(held), Suit.SPADES) for held in ("AKQJ", "KJT", "JT9")] == [3, 1, 0]


def test_fits_have_eight_cards_or_more() -> None:
    hand, partner = Hand.parse("AKQ32.K53.QJ4.A9"), Hand.parse("J54.QJT86.32.K54")
    assert fits(hand, partner) == (Suit.SPADES, Suit.HEARTS)
