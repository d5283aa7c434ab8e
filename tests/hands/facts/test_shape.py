"""The words for the shape of a hand."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridgetutor.hands.facts.shape import (
    PATTERNS,
    Pattern,
    SuitLength,
    is_balanced,
    is_oblique,
    is_regular,
    is_semi_balanced,
    longest_suits,
    pattern,
    pattern_index,
)
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand
from tests.strategies import hands


def test_there_are_39_patterns_of_thirteen_cards() -> None:
    assert len(set(PATTERNS)) == 39
    assert all(sum(each) == 13 and list(each) == sorted(each, reverse=True) for each in PATTERNS)


@given(hands())
def test_the_index_is_that_of_the_pattern(hand: Hand) -> None:
    assert PATTERNS[pattern_index(hand)] == pattern(hand)


def test_a_hand_of_twelve_has_no_place_among_the_patterns() -> None:
    with pytest.raises(KeyError):
        pattern_index(Hand.parse("AKQ.AKQ.AKQ.AKQ"))


def test_balanced_semi_balanced_and_regular_hands() -> None:
    assert {each for each in PATTERNS if is_balanced(each)} == {(4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)}
    assert {each for each in PATTERNS if is_semi_balanced(each)} == {(5, 4, 2, 2), (6, 3, 2, 2)}
    assert {each for each in PATTERNS if is_regular(each)} == {(4, 3, 3, 3), (4, 4, 3, 2), (4, 4, 4, 1)}


@pytest.mark.parametrize("shape", [(5, 4, 2, 2), (6, 3, 3, 1), (7, 4, 2, 0)])
def test_oblique_hands(shape: Pattern) -> None:
    assert is_oblique(shape)
    assert not is_oblique((5, 3, 3, 2))
    assert not is_oblique((4, 4, 4, 1))


def test_the_words_for_a_suit() -> None:
    words = [SuitLength.of(length).value for length in range(6)]
    assert words == ["void", "singleton", "doubleton", "tripleton", "long", "long"]
    assert [SuitLength.of(length).is_short for length in (3, 4, 13)] == [True, False, False]


def test_the_longest_suits() -> None:
    assert longest_suits(Hand.parse("AKQ2.5.QJ42.A932")) == (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)
