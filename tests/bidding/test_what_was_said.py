"""Words for what the two of us have said: partner's likely points, agreed suits, questions, suits left open."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.agreements.blackwood import ACES
from bridgetutor.bidding.condition import (
    Condition,
    agreed,
    asked_for,
    i_asked,
    partner_can_have_more,
    partner_conventional,
)
from bridgetutor.bidding.ladder import above, at_the_three_level, between, suits_between, to_play
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.relative import (
    Promise,
    likely,
    likely_in,
    more_than_shown,
    settled,
    unbid_half_stopped,
    unbid_stopped,
)
from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.systems.sayc import sayc
from bridgetutor.hands.claims import ALWAYS, DIAMONDS, HEARTS, SPADES
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.seats import Seat, Vulnerability

READER = Reader.both(sayc())


def after(auction: str) -> Situation:
    return READER.read(Auction.parse(Seat.NORTH, auction), Vulnerability.NONE)


@pytest.mark.parametrize(
    ("auction", "points"),
    [
        ("1N P", 16),  # fifteen to seventeen
        ("1S P", 13),  # ten to twenty-one: three above the least
        ("1D P 1S P 1N P", 12),
        ("1S P 1N P", 8),
    ],
)
def test_the_likely_points(auction: str, points: int) -> None:
    assert after(auction).partner_likely == points


@pytest.mark.parametrize(
    ("promise", "auction", "says"),
    [
        (likely(25), "1N P", "9+ points"),
        (likely(23, 24), "1N P", "7–8 points"),
        (likely(0, 10), "1N P", "no hand at all"),
        (likely_in(SPADES, 25), "1S P", "12+ points in support of S"),
        (unbid_stopped, "1H P 1S P 2D P", "a stopper in C"),
        (unbid_half_stopped, "1H P 1S P 2D P", "at least half a stopper in C"),
        (more_than_shown(SPADES), "1H P 1S P 2D P", "5+ spades"),
        (more_than_shown(HEARTS), "1H P 1S P", "6+ hearts"),
    ],
)
def test_what_they_come_to(promise: Promise, auction: str, says: str) -> None:
    assert str(settled(promise, after(auction)).describe()) == says


@pytest.mark.parametrize("auction", ["1N P", "1D P 1H P 1N P", "1D P 1H P 2N P"])
def test_who_bids_notrump_stops_the_suits(auction: str) -> None:
    assert settled(unbid_stopped, after(auction)) is ALWAYS


@pytest.mark.parametrize(
    ("auction", "suit"),
    [
        ("1S P 3S P", SPADES),
        ("1S P 2N P", SPADES),  # Jacoby's raise promises the fit
        ("1D P 1H P 2H P", HEARTS),
        ("1D P 1S P 3D P", None),
        ("1H P 2D P 3D P", DIAMONDS),
        ("1D P 1H P", None),
    ],
)
def test_the_agreed_suit(auction: str, suit: Suit | None) -> None:
    assert after(auction).agreed is suit
    assert agreed(SPADES).holds(after(auction)) == (suit is SPADES)


@pytest.mark.parametrize(
    ("condition", "auction", "holds"),
    [
        (asked_for(ACES), "1S P 3S P 4N P", True),
        (asked_for(ACES), "1N P 4N P", False),  # invites
        (asked_for(ACES), "1S P 3S P 4N X", True),
        (i_asked(ACES), "1S P 3S P 4N P 5D P", True),
        (i_asked(ACES), "1S P 3S P 4S P", False),
        (partner_conventional, "1S P 3S P 4N P 5D P", True),
        (partner_conventional, "1S P 3S P", False),
        (partner_can_have_more, "1S P", True),
    ],
)
def test_questions(condition: Condition, auction: str, holds: bool) -> None:
    assert condition.holds(after(auction)) == holds


def test_the_ladder() -> None:
    assert between("1S", "2D") == "1S|1N|2C|2D"
    assert suits_between("1S", "2D") == "1S|2C|2D"
    assert to_play("5D", "5D") == "P"
    assert to_play("5D", "5S") == "5S"
    assert above("5C", 2, but="5D") == ("5H", "5S")
    assert [str(bid) for bid in at_the_three_level("3D", SPADES)] == ["3S"]
    assert at_the_three_level("3S", DIAMONDS) == ()
