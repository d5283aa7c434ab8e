"""When no hand fits what was promised, the promise is relaxed by degrees, and that of the right seat."""

from __future__ import annotations

from random import Random

import pytest

from bridgetutor.cardplay.sampling import Layouts, layouts
from bridgetutor.cardplay.sampling.places import LAST_DEGREE
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.hands.picture import Picture
from bridgetutor.hands.promises import Promises
from bridgetutor.hands.region import ANY_POINTS, NOWHERE, Range, Region, box, region
from bridgetutor.rules.cards import Card, Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat

DEAL = Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8")
BEFORE_THE_LEAD = Play.of(DEAL, Contract(3, Strain.NOTRUMP, Seat.SOUTH))
AFTER_THE_LEAD = BEFORE_THE_LEAD.after(Card.parse("HK"))
"""South sees 26 points, so that West and East have 14 between them and West three of these at least."""


def promised(regions: dict[Seat, Region]) -> Promises:
    picture = Picture()
    for seat, shown in regions.items():
        picture = picture.with_region(seat, shown)
    return Promises(picture)


def points(low: int, high: int) -> Region:
    return region([box(Range(low, high))])


def made(regions: dict[Seat, Region], play: Play = AFTER_THE_LEAD, seat: Seat = Seat.SOUTH) -> Layouts:
    return layouts(PlayView.of(play, seat), promised(regions), count=40, random=Random(1))


def points_of(found: Layouts, seat: Seat, *played: Card) -> set[int]:
    return {high_card_points(Hand(hands[seat]) | Hand.of(played)) for hands in found.hands}


@pytest.mark.parametrize("missing", range(9))
def test_points_are_relaxed_as_far_as_need_be(missing: int) -> None:
    # West has three points on the table already.
    found = made({Seat.WEST: points(0, 3 - missing) if missing <= 3 else points(14 + missing, 37)})
    assert found.relaxed == missing


def test_who_can_have_told_the_truth_is_believed() -> None:
    hearts = region([box(ANY_POINTS, {Suit.HEARTS: Range(2, 2)})])
    found = made({Seat.WEST: points(16, 18), Seat.EAST: hearts})
    assert found.relaxed == 2
    assert points_of(found, Seat.WEST, Card.parse("HK")) == {14}
    assert {Hand(hands[Seat.EAST]).length(Suit.HEARTS) for hands in found.hands} == {2}


def test_where_both_promised_too_much_both_are_relaxed() -> None:
    found = made({Seat.WEST: points(9, 12), Seat.EAST: points(9, 12)})
    assert found.relaxed == 2
    assert points_of(found, Seat.WEST, Card.parse("HK")) == {7}


def test_lengths_are_relaxed_after_points() -> None:
    # Seven hearts are unseen besides the king: nobody has ten.
    ten = region([box(ANY_POINTS, {Suit.HEARTS: Range(10, 13)})])
    found = made({Seat.WEST: ten})
    assert found.relaxed == 5
    assert {Hand(hands[Seat.WEST]).length(Suit.HEARTS) for hands in found.hands} == {7}


def test_a_promise_that_no_hand_keeps_tells_nothing() -> None:
    picture = Picture((*Picture().regions[:3], NOWHERE))
    view = PlayView.of(AFTER_THE_LEAD, Seat.SOUTH)
    found = layouts(view, Promises(picture), count=40, random=Random(1))
    assert found.relaxed == LAST_DEGREE
    assert len(found.hands) == 40


def test_of_three_hidden_hands_too() -> None:
    # The leader has 8 points: the others have 32, and promise 34.
    regions = {Seat.NORTH: points(11, 13), Seat.EAST: points(8, 9), Seat.SOUTH: points(15, 17)}
    found = made(regions, BEFORE_THE_LEAD, Seat.WEST)
    assert found.relaxed == 1
    for hands in found.hands:
        shares = [high_card_points(Hand(hands[seat])) for seat in (Seat.NORTH, Seat.EAST, Seat.SOUTH)]
        assert sum(shares) == 32
        assert all(share >= least for share, least in zip(shares, (10, 7, 14), strict=True))
