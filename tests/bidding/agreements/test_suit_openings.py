"""One of a suit: what opens, in which suit, in which seat."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("", "KJ82.A74.Q75.Q75", "P"),  # a flat twelve comes to nineteen
        ("", "KJ82.A74.Q754.Q7", "1D"),
        ("", "KJ82.AQ4.Q75.875", "P"),
        ("", "KJ82.AQ4.K75.875", "1C"),
        ("", "AJT954.KQ84.73.5", "1S"),  # nine points would not do
        ("", "AJT95.KJ84.73.52", "P"),
        ("", "AQ4.KT82.KJ73.54", "1D"),
        ("", "AQ4.KT82.KJ7.543", "1C"),
        ("", "A4.KT82.KJ73.K54", "1D"),
        ("", "A4.K8.KJ73.KT542", "1C"),
        ("", "A43.K8.KJ73.KT54", "1D"),
        ("", "AQ82.KT73.J84.A5", "1D"),  # four of each major, three diamonds
        ("", "AQT84.KJ973.A4.5", "1S"),
        ("", "AQT8.KJ973.A42.5", "1H"),
        ("", "AQT84.5.4.KQJ973", "1C"),
        ("", "5.AQT84.KQJ97.42", "1H"),
        ("", "5.AQT84.KQJ973.4", "1D"),
        ("P P", "AQJ84.K83.765.43", "1S"),
        ("P P", "AQT84.Q83.765.43", "P"),  # eight
        ("P P", "AT984.KQ3.J65.43", "P"),  # ten, but not a suit one wants led
        ("P P P", "AQJ75.K83.765.43", "1S"),
        ("P P P", "742.T8.K75.AKT75", "P"),
        ("P P P", "74.AQ84.K75.KT75", "P"),  # twelve and two spades
        ("P P P", "74.AQ84.KJ5.KT75", "1C"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected


def test_vulnerable_a_light_opening_in_third_seat_needs_a_point_more() -> None:
    assert call("AQJ84.K83.765.43", "P P", "All") == "P"
    assert call("AQJ84.KJ3.765.43", "P P", "All") == "1S"
