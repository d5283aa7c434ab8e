"""What the table has been shown."""

from __future__ import annotations

from hypothesis import given

from bridgetutor.hands.claim import NEVER, Claim
from bridgetutor.hands.claims import HEARTS, length, points
from bridgetutor.hands.picture import Picture
from bridgetutor.hands.region import EVERYWHERE, Range, box
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat
from tests.hands.claim_strategies import any_hands, claims


def test_claims_add_up_for_the_seat_that_made_them() -> None:
    picture = Picture().with_claim(Seat.EAST, points(12)).with_claim(Seat.EAST, length(HEARTS, 5))
    assert picture[Seat.EAST].bounds == box(Range(12, 37), {HEARTS: Range(5, 13)})
    assert all(picture[seat] == EVERYWHERE for seat in Seat if seat is not Seat.EAST)


def test_the_last_word_counts_where_two_contradict() -> None:
    picture = Picture().with_claim(Seat.EAST, points(12)).with_claim(Seat.EAST, points(0, 5))
    assert picture[Seat.EAST] == points(0, 5).region()


def test_an_impossible_claim_tells_nothing() -> None:
    picture = Picture().with_claim(Seat.EAST, points(12))
    assert picture.with_claim(Seat.EAST, NEVER) == picture


@given(claims, claims, any_hands)
def test_a_hand_that_kept_every_claim_is_in_the_picture(one: Claim, other: Claim, hand: Hand) -> None:
    picture = Picture().with_claim(Seat.WEST, one).with_claim(Seat.WEST, other)
    assert not picture[Seat.WEST].is_empty
    assert not (one & other).holds(hand) or picture[Seat.WEST].admits(hand)
