"""Auctions that begin with our opening and their call."""

from __future__ import annotations

from bridgetutor.bidding import contests
from bridgetutor.bidding.contests import CONTESTS, LOW_CONTESTS, TWO_SUITERS, Contest
from bridgetutor.rules.auction import Auction, Bid, parse_call
from bridgetutor.rules.cards import Strain, Suit
from bridgetutor.rules.seats import Seat


def test_all_overcalls_are_legal_and_none_is_listed_twice() -> None:
    assert len(set(CONTESTS)) == len(CONTESTS)
    for contest in CONTESTS:
        assert contest.overcall > Bid(1, contest.opened.strain)
        assert contest.theirs is not contest.opened


def test_doubles_are_negative_up_to_two_spades() -> None:
    assert max(contest.overcall for contest in LOW_CONTESTS) == Bid(2, Strain.SPADES)


def test_where_the_suits_stand() -> None:
    contest = Contest(Suit.DIAMONDS, Bid(1, Strain.SPADES))
    assert str(contest) == "1D (1S)"
    assert contest.unbid == (Suit.HEARTS, Suit.CLUBS)
    assert contest.majors == (Suit.HEARTS,)
    assert contest.minors == (Suit.CLUBS,)
    assert contest.raise_ == Bid(2, Strain.DIAMONDS)
    assert contest.cue == Bid(2, Strain.SPADES)
    assert contest.at(2) == (Suit.HEARTS, Suit.CLUBS)
    assert contest.at(1) == ()


def test_two_suiters_leave_the_suits_they_have_not_shown() -> None:
    for shown in TWO_SUITERS:
        assert not {shown.opened, *shown.known} & {*shown.left}


def test_the_turns_of_opener_are_auctions() -> None:
    places = (
        *contests.FREE_AT_ONE,
        *contests.FREE_AT_TWO,
        *contests.FREE_AT_THREE,
        *contests.AFTER_A_DOUBLE,
        *contests.OVERCALLED_AFTER,
        *contests.DOUBLED_AFTER,
    )
    for place in places:
        auction = Auction(Seat.NORTH)
        for token in str(place).split():
            auction = auction.after(parse_call("P" if token == "-" else token.strip("()")))
        assert auction.turn is Seat.NORTH
        assert auction.last_bid == place.last
