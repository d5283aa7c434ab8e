"""What the side that did not open asks of a situation: who opened, what was bid, whether partner wants an answer."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.condition import asked_by_double, last_named, they_bid, they_opened
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.systems.sayc import sayc
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Strain, Suit
from bridgetutor.rules.seats import Seat, Vulnerability

READER = Reader.both(sayc())


def after(calls: str) -> Situation:
    return READER.read(Auction.parse(Seat.NORTH, calls), Vulnerability.NONE)


@pytest.mark.parametrize(("calls", "theirs"), [("", False), ("1H", True), ("P 1H", True), ("1H P", False)])
def test_who_opened(calls: str, theirs: bool) -> None:
    assert they_opened.holds(after(calls)) is theirs


@pytest.mark.parametrize(
    ("calls", "asked"), [("1H X P", True), ("1H X 2H", True), ("1N X P", False), ("1H 1S P", False)]
)
def test_a_takeout_double_asks(calls: str, asked: bool) -> None:
    assert asked_by_double.holds(after(calls)) is asked


def test_a_convention_is_no_suit_of_theirs() -> None:
    assert they_bid(Suit.HEARTS).holds(after("1H"))
    assert not they_bid(Suit.CLUBS).holds(after("1N P 2C"))


def test_what_was_named_last() -> None:
    assert last_named(Suit.HEARTS).holds(after("1S X 2H P"))
    assert last_named(Strain.NOTRUMP, 1, 2).holds(after("1N P"))
    assert not last_named(Suit.HEARTS, 3, 4).holds(after("2H"))
