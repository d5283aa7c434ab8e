"""Hands as sets of cards, and as they are written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.cards import PACK, SUITS_DOWN, Card, Rank, Suit
from bridgetutor.rules.faults import NotationError
from bridgetutor.rules.hands import FULL_PACK, Hand
from tests.strategies import cards, hands

AN_OPENING = Hand.parse("AKQ2.K53.QJ4.A92")


def test_a_hand_knows_its_suits() -> None:
    assert AN_OPENING.lengths == (4, 3, 3, 3)
    assert AN_OPENING.ranks(Suit.DIAMONDS) == (Rank.QUEEN, Rank.JACK, Rank.FOUR)
    assert AN_OPENING.cards(Suit.HEARTS) == tuple(map(Card.parse, ("HK", "H5", "H3")))


def test_a_holding_is_thirteen_bits_the_two_lowest() -> None:
    assert Hand.parse("2...").holding(Suit.SPADES) == 1
    assert Hand.parse("...A").holding(Suit.CLUBS) == 1 << 12
    assert Hand.parse("...A").holding(Suit.SPADES) == 0


@given(st.integers(0, 13).flatmap(hands))
def test_a_hand_is_read_as_it_is_written(hand: Hand) -> None:
    assert Hand.parse(str(hand)) == hand


@given(st.integers(0, 52).flatmap(hands))
def test_a_hand_is_the_set_of_the_cards_it_iterates(hand: Hand) -> None:
    assert Hand.of(hand) == hand
    assert len(list(hand)) == len(hand) == sum(hand.lengths)
    assert {card for card in PACK if card in hand} == set(hand)


@given(hands())
def test_a_hand_iterates_as_it_is_written(hand: Hand) -> None:
    assert list(hand) == sorted(hand, reverse=True)


@given(st.sets(cards), st.sets(cards))
def test_hands_combine_as_sets_do(left: set[Card], right: set[Card]) -> None:
    assert set(Hand.of(left) | Hand.of(right)) == left | right
    assert set(Hand.of(left) & Hand.of(right)) == left & right
    assert set(Hand.of(left) - Hand.of(right)) == set(Hand.of(left).without(*right)) == left - right


def test_the_full_pack_and_the_empty_hand() -> None:
    assert list(FULL_PACK) == sorted(PACK, reverse=True)
    assert not Hand()
    assert "SA" not in FULL_PACK


@pytest.mark.parametrize(
    "text", ["akq2.k53.qj4.a92", "AKQ2 K53 QJ4 A92", " AKQ2.K53.QJ4.A92 ", "QAK2.53K.J4Q.29A"]
)
def test_ways_to_write_a_hand(text: str) -> None:
    assert Hand.parse(text) == AN_OPENING


def test_tens_and_voids() -> None:
    assert Hand.parse("A10.-.KQJ10.") == Hand.parse("AT..KQJT.") == Hand.parse("AT - KQJT -")
    assert Hand.parse("...") == Hand()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "write four suits"),
        ("AKQ2.K53.QJ4", "write four suits"),
        ("AKQ2.K53.QJ4.A92.", "write four suits"),
        ("AKQ2.K53.QJ4.A9X", "“X” is not a rank"),
        ("AKQ2.KK3.QJ4.A92", "HK twice"),
    ],
)
def test_what_is_no_hand(text: str, says: str) -> None:
    with pytest.raises(NotationError, match=says):
        Hand.parse(text)


def test_suits_are_written_spades_first() -> None:
    assert str(Hand.of(Card(suit, Rank.ACE) for suit in SUITS_DOWN[:1])) == "A..."
