"""The ladder of bids: what is cheapest over what."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.ladder import (
    below,
    bids_between,
    by_them,
    by_us,
    cheapest_first,
    other_majors,
    other_minors,
    others,
    others_upwards,
    over,
    raised,
)
from bridgetutor.rules.cards import Strain, Suit

CLUBS, DIAMONDS, HEARTS, SPADES = Suit


@pytest.mark.parametrize(
    ("last", "suit", "bid"),
    [
        ("1H", SPADES, "1S"),
        ("1H", DIAMONDS, "2D"),
        ("1H", HEARTS, "2H"),
        ("1N", CLUBS, "2C"),
        ("3S", CLUBS, "4C"),
    ],
)
def test_the_cheapest_bid_over_another(last: str, suit: Suit, bid: str) -> None:
    assert str(over(last, suit)) == bid


def test_over_seven_notrump_there_is_none() -> None:
    with pytest.raises(ValueError, match="7N"):
        over("7N", CLUBS)


def test_a_bid_is_the_cheapest_over_the_five_below_it() -> None:
    two_spades = over("1S", SPADES)
    assert by_us(below(two_spades)) == "1S|1N|2C|2D|2H"
    assert all(over(bid, SPADES) == two_spades for bid in below(two_spades))
    assert below(over("1C", Strain.NOTRUMP)) == bids_between("1C", "1S")


def test_suits_that_are_left() -> None:
    assert others(HEARTS) == (SPADES, DIAMONDS, CLUBS)
    assert others_upwards(HEARTS, CLUBS) == (DIAMONDS, SPADES)
    assert (other_majors(HEARTS), other_minors(CLUBS)) == ((SPADES,), (DIAMONDS,))
    assert cheapest_first("1H", others(HEARTS)) == (SPADES, CLUBS, DIAMONDS)


def test_places_in_a_pattern() -> None:
    assert by_them(bids_between("2H", "2N")) == "(2H)|(2S)|(2N)"
    assert str(raised(over("1H", SPADES), 2)) == "3S"
