"""Reading an auction: pictures, force, alerts, and what was not bid."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import bid_out
from bridgetutor.bidding.rule import Forcing
from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.systems.sayc import sayc
from bridgetutor.hands.region import Range
from bridgetutor.rules.auction import PASS, Auction
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.deal import Board, Deal
from bridgetutor.rules.seats import Seat, Vulnerability
from tests.bidding.toy import READER, after
from tests.strategies import auctions, deals, seats, unhurried, vulnerabilities

SAYC = Reader.both(sayc())


@given(auctions(), vulnerabilities)
def test_reading_is_a_fold_over_the_calls(auction: Auction, vulnerability: Vulnerability) -> None:
    situation = Situation(Auction(auction.dealer), vulnerability)
    for each in auction.calls:
        situation = READER.after(situation, each)
    assert situation == READER.read(auction, vulnerability)


@unhurried
@given(deal=deals(), dealer=seats, vulnerability=vulnerabilities)
@pytest.mark.parametrize("reader", [READER, SAYC], ids=["toy", "sayc"])
def test_every_hand_is_in_its_own_picture(
    deal: Deal, dealer: Seat, vulnerability: Vulnerability, reader: Reader
) -> None:
    for step in bid_out(Board(deal, dealer, vulnerability), reader):
        after_it = reader.after(step.situation, step.call)
        meaning = after_it.meanings[-1]
        assert meaning.claim.holds(step.hand)
        assert meaning.shown.admits(step.hand)
        assert after_it.picture[step.situation.me].admits(step.hand)


def test_a_bid_denies_what_is_preferred_to_it() -> None:
    """One spade comes before one heart in the toy system, whatever the hearts."""
    north = after("1H").picture[Seat.NORTH].bounds
    assert north is not None
    assert north.length(Suit.SPADES) == Range(0, 4)


def test_a_pass_denies_what_would_have_been_bid() -> None:
    north = after("P").picture[Seat.NORTH]
    assert north.bounds is not None
    assert north.bounds.points == Range(0, 14)
    east = after("1N P P").picture[Seat.SOUTH]
    assert east.bounds is not None
    assert east.bounds.points == Range(0, 7)


def test_pictures_are_drawn_from_every_call() -> None:
    situation = after("1N P 2C P 2S")
    north, south = situation.picture[Seat.NORTH].bounds, situation.picture[Seat.SOUTH].bounds
    assert north is not None
    assert south is not None
    assert (north.points, north.length(Suit.SPADES)) == (Range(15, 17), Range(4, 5))
    assert (south.points.low, south.length(Suit.SPADES).low) == (8, 4)


def test_forcing_states() -> None:
    assert after("1N P 2C P").is_forced
    assert not after("1N P 2C X").is_forced
    assert not after("1N P").is_forced
    assert after("1N P 3N P").is_signed_off
    assert after("1S P 2N P 3C P").is_game_forced
    assert after("1S P 2N P 3C P").is_forced
    assert not after("1S P 2N P 4S P").is_game_forced


def test_a_game_force_does_not_bar_leaving_in_a_double_of_theirs() -> None:
    assert not after("1S P 2N 3H X P").is_forced


def test_a_takeout_double_is_left_in_by_agreement_only() -> None:
    situation = after("1S X P")
    rules = {str(reading.rule.pattern): reading.rule for reading in READER.east_west.readings(situation)}
    assert situation.is_forced
    assert not situation.bars(rules["(1S) X - P"])


def test_alerts_and_meanings() -> None:
    *_, asked, _, answer = after("1N P 2C P 2D").meanings
    assert asked.is_artificial
    assert asked.forcing is Forcing.ROUND
    assert asked.agreements == ("answers",)
    assert str(answer.describe()) == "no four spades: at most 3 spades"


def test_each_side_reads_with_its_own_system() -> None:
    mixed = Reader(sayc(), READER.north_south)
    assert mixed.system(Seat.NORTH.side).name == "sayc"
    assert mixed.system(Seat.EAST.side).name == "toy"
    situation = mixed.read(Auction.parse(Seat.EAST, "1H P"), Vulnerability.NONE)
    assert situation.meanings[0].agreements == ("openings",)
    assert situation.meanings[1].call == PASS


def test_the_legal_calls_are_those_of_the_laws() -> None:
    random = Random(1)
    for _ in range(60):
        auction = Auction(Seat.NORTH)
        while not auction.is_over:
            situation = Situation(auction, Vulnerability.NONE)
            assert situation.legal == frozenset(auction.legal_calls)
            auction = auction.after(random.choice(auction.legal_calls[:9]))
        assert Situation(auction, Vulnerability.NONE).legal == frozenset()
