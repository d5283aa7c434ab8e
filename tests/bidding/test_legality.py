"""What the Laws allow somewhere in the auctions of a pattern, beside the auctions themselves."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.bidding.checks import auction_of
from bridgetutor.bidding.legality import Standing, is_possible
from bridgetutor.bidding.pattern import Pattern
from bridgetutor.rules.auction import CALLS, DOUBLE, PASS, REDOUBLE, Auction, Bid, Call
from bridgetutor.rules.cards import Strain
from tests.strategies import auctions

FEW: tuple[Call, ...] = (
    PASS,
    DOUBLE,
    REDOUBLE,
    Bid(1, Strain.CLUBS),
    Bid(1, Strain.SPADES),
    Bid(2, Strain.CLUBS),
)
"""Calls that are seldom legal one after the other."""


def standing(auction: Auction) -> Standing:
    reached = Standing()
    for call in auction.calls:
        after = reached.after(call)
        assert after is not None
        reached = after
    return reached


@given(auctions())
def test_it_allows_what_the_laws_allow(auction: Auction) -> None:
    reached = standing(auction)
    assert reached.is_over is auction.is_over
    assert [call for call in CALLS if reached.after(call) is not None] == list(auction.legal_calls)


@st.composite
def patterns(draw: st.DrawFn) -> Pattern:
    places = []
    for distance in range(draw(st.integers(0, 4)), 0, -1):
        calls = draw(st.sets(st.sampled_from(FEW), min_size=1, max_size=3))
        ours = distance % 2 == 0
        places.append(frozenset(str(c) if ours else "-" if c == PASS else f"({c})" for c in calls))
    return Pattern(tuple(places), draw(st.sampled_from(FEW)))


@given(patterns())
def test_a_pattern_is_possible_where_one_of_its_auctions_is(pattern: Pattern) -> None:
    reached = [auction_of(key) for key in pattern.keys or ()]
    assert is_possible(pattern) is any(
        auction is not None and auction.is_legal(pattern.call) for auction in reached
    )


def test_after_a_wild_card_anything_may_be() -> None:
    assert is_possible(Pattern.parse("7N (*) 1C"))
    assert is_possible(Pattern.parse("... 7N - 1C"))
    assert not is_possible(Pattern.parse("7N - 1C"))
