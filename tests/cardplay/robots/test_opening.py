"""The opening lead: layouts and experience together."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.leads import Table
from bridgetutor.cardplay.robots.opening import with_experience
from bridgetutor.cardplay.robots.pricing import Price
from bridgetutor.hands.carding import STANDARD
from bridgetutor.hands.claims import length
from bridgetutor.hands.picture import BLANK
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.rules.cards import PACK, Card, Strain, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat

HAND = Hand.parse("Q.T9632.A32.KQJ4")


def test_cards_that_the_layouts_hold_equal_are_told_apart_by_suit() -> None:
    table = Table.of(Strain.SPADES, Seat.WEST, SILENCE, 4)
    same = {card.index: Price(9.0, 0.5, -9.0) for card in HAND}
    found = with_experience(same, HAND, table, STANDARD, 1.0)
    worth = {str(card): found[card.index].worth for card in HAND}
    assert worth["CK"] > worth["SQ"]
    assert worth["CK"] > worth["D2"]
    assert worth["CK"] == worth["C4"]
    assert all(price.tricks == 9.0 for price in found.values())


@pytest.mark.parametrize("card", ["SQ", "H6"])
def test_what_wins_clearly_more_is_led_all_the_same(card: str) -> None:
    table = Table.of(Strain.SPADES, Seat.WEST, SILENCE, 4)
    prices = {each.index: Price(9.0, 0.5, -9.0) for each in HAND}
    prices[Card.parse(card).index] = Price(8.0, 0.1, -8.0)
    found = with_experience(prices, HAND, table, STANDARD, 1.0)
    assert max(found, key=lambda index: found[index].worth) == Card.parse(card).index


@pytest.mark.parametrize("is_partners", [False, True])
def test_no_lone_ace_is_led_against_trumps_unless_the_suit_is_partners(is_partners: bool) -> None:
    """The layouts hold the ace of diamonds for a fifth of a trick better than anything else."""
    hand = Hand.parse("Q72.T962.A83.954")
    picture = BLANK.with_claim(Seat.EAST, length(Suit.DIAMONDS, 5)) if is_partners else BLANK
    prices = {each.index: Price(9.0, 0.5, -9.0) for each in hand}
    prices[Card.parse("DA").index] = Price(8.8, 0.4, -8.8)
    table = Table.of(Strain.SPADES, Seat.WEST, Promises(picture), 4)
    found = with_experience(prices, hand, table, STANDARD, 1.0)
    best = PACK[max(found, key=lambda index: found[index].worth)]
    assert (best.suit is Suit.DIAMONDS) is is_partners


def test_at_notrump_experience_counts_for_more() -> None:
    """The layouts like the queen from two for a quarter of a trick more than fourth best of the longest suit."""
    hand = Hand.parse("Q3.K9742.T83.J64")
    prices = {each.index: Price(9.0, 0.5, -9.0) for each in hand}
    prices[Card.parse("SQ").index] = Price(8.75, 0.4, -8.75)
    led = {
        strain: max(found, key=lambda index: found[index].worth)
        for strain in (Strain.NOTRUMP, Strain.DIAMONDS)
        for found in [with_experience(prices, hand, Table.of(strain, Seat.WEST, SILENCE, 3), STANDARD, 1.0)]
    }
    assert PACK[led[Strain.NOTRUMP]].suit is Suit.HEARTS
    assert PACK[led[Strain.DIAMONDS]] == Card.parse("SQ")
