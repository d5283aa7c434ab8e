"""Promises that depend on what has been shown settle to plain claims, the same for everybody at the table."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridgetutor.bidding.relative import (
    Promise,
    fit,
    settled,
    stopped,
    stopped_between_us,
    together,
    together_in,
    with_fit,
)
from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import ALWAYS, HEARTS, SPADES, length, points
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Vulnerability
from tests.bidding.toy import READER, after
from tests.hands.claim_strategies import any_hands, claims
from tests.strategies import auctions

PROMISES: tuple[Promise, ...] = (
    together(25),
    together(23, 24),
    together_in(SPADES, 25),
    with_fit(SPADES, 33),
    fit(HEARTS),
    stopped,
    stopped_between_us,
    fit(SPADES) & together(25),
    ~fit(SPADES) | points(12),
    length(HEARTS, 4) & ~together(25),
)


@given(auction=auctions(over=False))
@pytest.mark.parametrize("promise", PROMISES, ids=range(len(PROMISES)))
def test_they_settle_to_claims(auction: Auction, promise: Promise) -> None:
    situation = READER.read(auction, Vulnerability.NONE)
    assert isinstance(settled(promise, situation), Claim)
    assert settled(promise, situation) == settled(promise, situation)


@given(claims, claims, any_hands)
def test_they_combine_as_claims_do(one: Claim, other: Claim, hand: Hand) -> None:
    situation = after("1N P")
    relative = together(20)
    bare = settled(relative, situation)
    for combined, plain in (
        (relative & one, bare & one),
        (one & relative, one & bare),
        (relative | other, bare | other),
        (~relative & other, ~bare & other),
    ):
        assert settled(combined, situation).holds(hand) == plain.holds(hand)


@pytest.mark.parametrize(
    ("promise", "auction", "says"),
    [
        (together(25), "1N P", "10+ points"),
        (together(23, 24), "1N P", "8–9 points"),
        (fit(SPADES), "1S P", "3+ spades"),
        (fit(SPADES, 9), "1S P", "4+ spades"),
        (fit(HEARTS), "1S P", "8+ hearts"),
        (together_in(SPADES, 25), "1S P", "13+ points in support of S"),
        (with_fit(SPADES, 33), "1S P", "18+ points with S as trumps"),
        (stopped, "1H", "a stopper in H"),
    ],
)
def test_what_they_come_to(promise: Promise, auction: str, says: str) -> None:
    assert str(settled(promise, after(auction)).describe()) == says


def test_a_fit_that_partner_has_alone_asks_nothing() -> None:
    assert settled(fit(SPADES, 5), after("1S P")) == ALWAYS
