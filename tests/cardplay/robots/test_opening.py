"""The opening lead: layouts and experience together."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.leads import Table
from bridgetutor.cardplay.robots.opening import with_experience
from bridgetutor.cardplay.robots.pricing import Price
from bridgetutor.hands.carding import STANDARD
from bridgetutor.hands.promises import SILENCE
from bridgetutor.rules.cards import Card, Strain
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
