"""Auctions: what may be called, when they end, who declares."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.auction import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Auction, Bid, Call, parse_call
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract, Risk
from bridgetutor.rules.faults import IllegalCall, NotationError
from bridgetutor.rules.seats import Seat, Side
from tests.strategies import auctions, seats, unhurried

LEGAL_AUCTIONS = 128745650347030683120231926111609371363122697557


def north(text: str) -> Auction:
    return Auction.parse(Seat.NORTH, text)


def test_there_are_38_calls_of_which_35_are_bids_in_rising_order() -> None:
    assert len(set(CALLS)) == 38
    assert [str(bid) for bid in BIDS[:6]] == ["1C", "1D", "1H", "1S", "1N", "2C"]
    assert all(lower < higher for lower, higher in pairwise(BIDS))
    assert BIDS[-1] == Bid(7, Strain.NOTRUMP)


@given(st.sampled_from(CALLS))
def test_a_call_is_read_as_it_is_written(call: Call) -> None:
    assert parse_call(str(call)) == parse_call(f" {call} ".lower()) == call


@pytest.mark.parametrize(
    ("texts", "call"),
    [
        ("P pass PASS Pass -", PASS),
        ("X D dbl Dbl double", DOUBLE),
        ("XX R rdbl Redbl redouble", REDOUBLE),
        ("1N 1NT 1nt", Bid(1, Strain.NOTRUMP)),
        ("2S 2s 2♠ 2♤", Bid(2, Strain.SPADES)),
    ],
)
def test_ways_to_write_a_call(texts: str, call: Call) -> None:
    assert {parse_call(text) for text in texts.split()} == {call}


@pytest.mark.parametrize("text", ["", "0C", "8C", "C1", "1", "N", "XXX", "1C!", "AP"])
def test_what_is_no_call(text: str) -> None:
    with pytest.raises(NotationError, match="is not a call"):
        parse_call(text)


@given(auctions())
def test_an_auction_is_read_as_it_is_written(auction: Auction) -> None:
    assert Auction.parse(auction.dealer, str(auction)) == auction


@unhurried
@given(auctions())
def test_legal_calls_are_those_that_can_be_added(auction: Auction) -> None:
    for call in CALLS:
        fault = auction.fault(call)
        assert (call in auction.legal_calls) == auction.is_legal(call) == (fault is None)
        if fault is None:
            assert auction.after(call).calls == (*auction.calls, call)
        else:
            with pytest.raises(IllegalCall) as error:
                auction.after(call)
            assert error.value.fault == fault


@unhurried
@given(auctions())
def test_what_may_be_called_follows_from_the_calls_alone(auction: Auction) -> None:
    """The Laws once more, from the written calls (18, 19, 22), against `legal_calls`."""
    texts = [str(call) for call in auction.calls]
    acts = [i for i, text in enumerate(texts) if text != "P"]
    bids = [call for call in auction.calls if isinstance(call, Bid)]
    legal: set[Call] = set()
    if not (len(texts) >= 4 and texts[-3:] == ["P"] * 3 and (bids or texts[-4:] == ["P"] * 4)):
        legal = {PASS, *(bid for bid in BIDS if not bids or bid > bids[-1])}
        by_opponents = bool(acts) and (len(texts) - acts[-1]) % 2 == 1
        if by_opponents and texts[acts[-1]] not in {"X", "XX"}:
            legal.add(DOUBLE)
        if by_opponents and texts[acts[-1]] == "X":
            legal.add(REDOUBLE)
    assert set(auction.legal_calls) == legal


@given(auctions(over=True))
def test_an_auction_ends_with_three_passes_and_not_before(auction: Auction) -> None:
    assert auction.is_over
    assert auction.legal_calls == ()
    assert auction.calls[-3:] == (PASS, PASS, PASS)
    assert 4 <= len(auction.calls) <= 319
    assert not any(Auction(auction.dealer, auction.calls[:i]).is_over for i in range(len(auction.calls)))
    assert auction.passed_out == (set(auction.calls) == {PASS}) == (auction.contract is None)


@given(auctions(over=False))
def test_an_unfinished_auction_allows_a_pass_by_whose_turn_it_is(auction: Auction) -> None:
    assert auction.is_legal(PASS)
    assert auction.turn is auction.caller(len(auction.calls))
    assert not auction.passed_out


@given(auctions())
def test_declarer_was_the_first_of_the_side_to_name_the_strain(auction: Auction) -> None:
    contract = auction.contract
    bids = [(auction.caller(i), call) for i, call in enumerate(auction.calls) if isinstance(call, Bid)]
    if contract is None:
        assert not bids
        return
    buyer, last = bids[-1]
    of_side = [seat for seat, bid in bids if bid.strain == last.strain and seat.side is buyer.side]
    assert contract.declarer is of_side[0]
    assert (contract.level, contract.strain) == (last.level, last.strain)


@pytest.mark.parametrize(
    ("calls", "contract"),
    [
        ("1N P 3N P P P", "3NT by N"),
        ("P 1H P 4H P P P", "4H by E"),
        ("1H P 2H P 4H P P P", "4H by N"),
        ("1H 2H P 4H P P P", "4H by E"),
        ("1C P 1H P 2H P 4H P P P", "4H by S"),
        ("1N P 2D P 2H P 3N P 4H P P P", "4H by N"),
        ("1S X P P P", "1SX by N"),
        ("1S X XX P P P", "1SXX by N"),
        ("1S X XX 2C P P P", "2C by W"),
        ("1S P P X P P XX P P P", "1SXX by N"),
    ],
)
def test_contracts_of_known_auctions(calls: str, contract: str) -> None:
    auction = north(calls)
    assert auction.is_over
    assert str(auction.contract) == contract


def test_a_bid_wipes_out_the_double() -> None:
    assert north("1S X").risk is Risk.DOUBLED
    assert north("1S X XX P").risk is Risk.REDOUBLED
    assert north("1S X XX 2C").risk is Risk.UNDOUBLED


@pytest.mark.parametrize(
    ("calls", "call", "says", "law"),
    [
        ("1S", "1H", "1H is not enough: a bid must be higher than 1S", "27"),
        ("1S", "1S", "1S is not enough", "27"),
        ("7N", "7S", "is not enough", "27"),
        ("", "X", "no bid to double", "36"),
        ("P P", "X", "no bid to double", "36"),
        ("1S P", "X", "Only an opponent's bid can be doubled", "36"),
        ("1S X", "X", "doubled already", "36"),
        ("1S X XX", "X", "doubled already", "36"),
        ("1S", "XX", "Only an opponent's double can be redoubled", "36"),
        ("1S X P", "XX", "Only an opponent's double can be redoubled", "36"),
        ("1S X XX", "XX", "Only an opponent's double can be redoubled", "36"),
        ("1S X 1N", "XX", "Only an opponent's double can be redoubled", "36"),
        ("P P P P", "P", "The auction is over", "22"),
        ("1S P P P", "2S", "The auction is over", "22"),
    ],
)
def test_a_call_that_is_not_allowed_names_the_reason_and_the_law(
    calls: str, call: str, says: str, law: str
) -> None:
    with pytest.raises(IllegalCall, match=says) as error:
        north(calls).after(parse_call(call))
    assert error.value.fault.law == law


def test_a_redouble_comes_from_either_doubled_partner() -> None:
    assert north("1S X").is_legal(REDOUBLE)
    assert north("1S X P P").is_legal(REDOUBLE)
    assert north("1S P P X P P").is_legal(REDOUBLE)


def test_of_raises_at_the_first_illegal_call() -> None:
    with pytest.raises(IllegalCall, match="1C is not enough"):
        north("1S 1C 1D")


@given(seats)
def test_four_passes_are_the_shortest_auction(dealer: Seat) -> None:
    passed = [Auction(dealer, (PASS,) * i) for i in range(5)]
    assert [auction.is_over for auction in passed] == [False] * 4 + [True]
    assert passed[4].passed_out
    assert not Auction.of(dealer, (BIDS[0], PASS, PASS)).is_over
    assert Auction.of(dealer, (BIDS[0], PASS, PASS, PASS)).is_over


def test_the_longest_auction_has_319_calls() -> None:
    """Three passes, then before each next step two more: bid, double, redouble, thirty-five times over."""
    auction = Auction(Seat.NORTH).after(PASS).after(PASS).after(PASS)
    for bid in BIDS:
        for call in (bid, PASS, PASS, DOUBLE, PASS, PASS, REDOUBLE, PASS, PASS):
            auction = auction.after(call)
    auction = auction.after(PASS)
    assert len(auction.calls) == 319
    assert auction.is_over
    assert auction.contract == Contract(7, Strain.NOTRUMP, Seat.WEST, Risk.REDOUBLED)


def test_the_number_of_legal_auctions() -> None:
    count, longest = _count(Auction(Seat.NORTH), {})
    assert count == LEGAL_AUCTIONS
    assert longest == 319


def _count(auction: Auction, known: dict[object, tuple[int, int]]) -> tuple[int, int]:
    """How many ways there are to finish an auction, and the most calls that takes.

    Auctions alike in last bid, its risk, its side and the passes since go on alike.
    """
    if auction.is_over:
        return 1, 0
    passes = next((i for i, call in enumerate(reversed(auction.calls)) if call != PASS), len(auction.calls))
    key = (auction.last_bid, auction.risk, passes, _bidders_turn(auction))
    if key not in known:
        rest = [_count(auction.after(call), known) for call in auction.legal_calls]
        known[key] = sum(ways for ways, _ in rest), 1 + max(calls for _, calls in rest)
    return known[key]


def _bidders_turn(auction: Auction) -> bool:
    last = [auction.caller(i).side for i, call in enumerate(auction.calls) if isinstance(call, Bid)][-1:]
    return last == [auction.turn.side]


def test_sides_call_in_turn() -> None:
    auction = north("P P P")
    assert [auction.caller(i).side for i in range(3)] == [Side.NORTH_SOUTH, Side.EAST_WEST, Side.NORTH_SOUTH]
    assert auction.turn is Seat.WEST
