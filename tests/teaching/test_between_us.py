"""The hint for a call: what partner has shown, beside one's own points."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgetutor.rules.auction import Auction
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.teaching.between_us import known
from bridgetutor.teaching.lesson import BidExercise, Prose

HAND = Hand.parse("KJ82.Q754.A3.962")


def asked(auction: str, system: str | None = "sayc") -> BidExercise:
    dealer = Seat.SOUTH.after(-len(auction.split()) % len(Seat))
    calls = Auction.parse(dealer, auction) if auction else Auction(dealer)
    return BidExercise("", Prose(""), HAND, calls, Vulnerability.NONE, (), system=system)


@pytest.mark.parametrize(
    ("auction", "says"),
    [
        ("1N P", "With your 10 points that is 25 to 27 together."),
        ("2C P", "With your 10 points that is 27 or more together."),
        ("P P", "With your 10 points that is at most 23 together."),
        ("", "You hold 10 points, and 4 cards in your longest suit."),
        ("1N P 2C P", "Partner has promised nothing yet."),
    ],
)
def test_partner_and_oneself_are_added_up(auction: str, says: str) -> None:
    assert says in str(known(asked(auction)))


def test_no_more_points_are_named_than_there_are() -> None:
    strong = replace(asked("2N P 3C P 3H P"), hand=Hand.parse("AKQJ73.K654.K.Q4"))
    assert "38 to 39" in str(known(strong))
    stronger = replace(strong, hand=Hand.parse("AKQJ73.AK54.K.Q4"))
    assert "to 40 together" in str(known(stronger))


def test_without_a_system_nothing_is_known() -> None:
    assert known(asked("1N P", None)) is None
