"""Suits, strains, ranks, cards: their order, and what they are written as."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridgetutor.rules.cards import PACK, RANKS_DOWN, SUITS_DOWN, Card, Rank, Strain, Suit
from bridgetutor.rules.faults import NotationError
from tests.strategies import cards


def test_the_pack_has_thirteen_cards_in_each_of_four_suits() -> None:
    assert len(set(PACK)) == 52
    assert all(sum(card.suit is suit for card in PACK) == 13 for suit in Suit)


def test_a_cards_index_is_its_place_in_the_pack() -> None:
    assert [card.index for card in PACK] == list(range(52))


def test_suits_and_strains_rank_as_in_the_auction() -> None:
    assert "".join(suit.letter for suit in SUITS_DOWN) == "SHDC"
    assert [str(strain) for strain in sorted(Strain)] == ["C", "D", "H", "S", "NT"]
    assert "".join(rank.letter for rank in RANKS_DOWN) == "AKQJT98765432"


def test_majors_minors_and_honours() -> None:
    assert [suit for suit in Suit if suit.is_major] == [Suit.HEARTS, Suit.SPADES]
    assert [strain for strain in Strain if strain.is_minor] == [Strain.CLUBS, Strain.DIAMONDS]
    assert "".join(rank.letter for rank in RANKS_DOWN if rank.is_honour) == "AKQJT"


def test_each_suit_is_a_strain_and_notrump_has_no_suit() -> None:
    assert all(suit.strain.suit is suit for suit in Suit)
    assert Strain.NOTRUMP.suit is None


@given(cards)
def test_a_card_is_read_as_it_is_written_and_the_other_way_round(card: Card) -> None:
    assert Card.parse(str(card)) == card
    assert Card.parse(str(card)[::-1].lower()) == card


@pytest.mark.parametrize("text", ["ht", "HT", "TH", "H10", "10h", "♥T", "10♥", "♡10", " h10 "])
def test_ways_to_write_the_ten_of_hearts(text: str) -> None:
    assert Card.parse(text) == Card(Suit.HEARTS, Rank.TEN)


@pytest.mark.parametrize("text", ["", "S", "SS", "A", "AA", "S1", "SAA", "NA", "S11", "SA HK"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card"):
        Card.parse(text)
