"""Losers, quick tricks, controls, key cards."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridgetutor.hands.facts.tricks import (
    ace_count,
    control_count,
    key_card_count,
    king_count,
    losing_tricks,
    quick_half_tricks,
)
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import FULL_PACK, Hand
from tests.strategies import hands


@pytest.mark.parametrize(
    ("hand", "losers"),
    [
        # The article "Losing-Trick Count" of Wikipedia.
        ("AK432.A432.Q2.32", 7),
        ("J432.J32.J32.J32", 12),
        ("65432..5432.5432", 9),
        # The tables of holdings that every text on the count prints.
        ("A...", 0),
        ("K...", 1),
        ("AK...", 0),
        ("A2...", 1),
        ("K2...", 1),
        ("Q2...", 2),
        ("AKQ...", 0),
        ("AQ64...", 1),
        ("KQ74...", 1),
        ("QJT4...", 2),
        ("JT9...", 3),
        ("K64...", 2),
        ("A8765...", 2),
    ],
)
def test_losing_tricks(hand: str, losers: int) -> None:
    assert losing_tricks(Hand.parse(hand)) == losers


@given(hands())
def test_a_hand_has_at_most_twelve_losers(hand: Hand) -> None:
    assert 0 <= losing_tricks(hand) <= 12


@pytest.mark.parametrize(
    ("holding", "halves"),
    [
        ("AK2", 4),
        ("AKQ", 4),
        ("AQ", 3),
        ("A2", 2),
        ("AJT", 2),
        ("KQ", 2),
        ("KJ2", 1),
        ("K2", 1),
        ("K", 0),
        ("QJT", 0),
    ],
)
def test_quick_tricks(holding: str, halves: int) -> None:
    """Culbertson's table of honour tricks."""
    assert quick_half_tricks(Hand.parse(f"{holding}...")) == halves


def test_controls_aces_kings_and_key_cards() -> None:
    hand = Hand.parse("AK42.K53.QJ4.A92")
    assert (ace_count(hand), king_count(hand), control_count(hand)) == (2, 2, 6)
    assert [key_card_count(hand, suit) for suit in (Suit.SPADES, Suit.CLUBS)] == [3, 2]
    assert control_count(FULL_PACK) == 12
