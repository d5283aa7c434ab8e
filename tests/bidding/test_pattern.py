"""Patterns as players write auctions down."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.bidding.pattern import Pattern, key_of
from bridgetutor.rules.auction import BIDS, CALLS, PASS, Auction
from bridgetutor.rules.faults import NotationError
from bridgetutor.rules.seats import Seat
from tests.strategies import auctions

_ours = st.sampled_from([*map(str, CALLS), "*"])
_theirs = st.sampled_from(["-", "(*)", *(f"({call})" for call in CALLS if call != PASS)])


@st.composite
def patterns(draw: st.DrawFn) -> str:
    """Texts in which the sides call in turn, ours last."""
    calls = draw(st.integers(0, 6))
    places = []
    for distance in range(calls, 0, -1):
        alternatives = draw(st.sets(_theirs if distance % 2 else _ours, min_size=1, max_size=3))
        places.append("|".join(sorted(alternatives)))
    start = ["..."] if draw(st.booleans()) else []
    return " ".join((*start, *places, str(draw(st.sampled_from(CALLS)))))


@given(patterns())
def test_written_and_read_again_it_is_the_same(text: str) -> None:
    assert str(Pattern.parse(text)) == text


@given(patterns())
def test_it_matches_each_auction_that_it_counts_up(text: str) -> None:
    pattern = Pattern.parse(text)
    for key in pattern.keys or ():
        assert pattern.matches(key)
        assert not pattern.matches((*key, "-", "P"))


@given(auctions(over=False))
def test_an_auction_written_as_a_pattern_matches_itself(auction: Auction) -> None:
    key = key_of(auction)
    exact, wide = Pattern.parse(" ".join((*key, "P"))), Pattern.parse(" ".join(("...", *key[-2:], "P")))
    assert exact.matches(key)
    assert list(exact.keys or ()) == [key]
    assert wide.matches(key)
    assert wide.keys is None


@given(auctions(over=False))
def test_the_key_is_the_auction_from_the_first_bid_as_the_side_to_call_sees_it(auction: Auction) -> None:
    key = key_of(auction)
    passes = len(auction.calls) - len(key)
    assert all(call == PASS for call in auction.calls[:passes])
    for token, i in zip(key, range(passes, len(auction.calls)), strict=True):
        ours = auction.caller(i).side is auction.turn.side
        assert token.strip("()") == (str(auction.calls[i]) if ours or auction.calls[i] != PASS else "-")
        assert token.startswith("(") == (not ours and auction.calls[i] != PASS)


@pytest.mark.parametrize(
    ("auction", "key"),
    [
        ("", ()),
        ("P P", ()),
        ("P 1N P", ("1N", "-")),
        ("1H 1S X P", ("1H", "(1S)", "X", "-")),
        ("1H P 2H", ("(1H)", "P", "(2H)")),
    ],
)
def test_keys(auction: str, key: tuple[str, ...]) -> None:
    assert key_of(Auction.parse(Seat.NORTH, auction)) == key


@pytest.mark.parametrize(
    ("pattern", "fits", "fails"),
    [
        ("1N -|(X) 2C", ("1N", "(X)"), ("1N", "(2C)")),
        ("... (*) X", ("1H", "(1S)"), ("1H", "-")),
        ("* - 2C", ("1N", "-"), ("(1N)", "-")),
        ("... 1H (*) 2H", ("(1C)", "1H", "(2D)"), ("1H", "-")),
        ("... 3N", (), None),
    ],
)
def test_wild_cards(pattern: str, fits: tuple[str, ...], fails: tuple[str, ...] | None) -> None:
    assert Pattern.parse(pattern).matches(fits)
    assert fails is None or not Pattern.parse(pattern).matches(fails)


@pytest.mark.parametrize(
    ("text", "anything"),
    [("... 4S", True), ("... - 4S", True), ("... (*) X", True), ("... 1H - 4H", False), ("* - 4S", False)],
)
def test_a_pattern_that_names_no_call_fits_any_auction(text: str, *, anything: bool) -> None:
    assert Pattern.parse(text).fits_anything is anything


def test_naming_every_bid_is_naming_none() -> None:
    assert Pattern.parse(f"... {'|'.join(map(str, BIDS))} - 4S").fits_anything


def test_the_last_token_must_be_a_call() -> None:
    with pytest.raises(NotationError):
        Pattern.parse("1N - (2C)")
