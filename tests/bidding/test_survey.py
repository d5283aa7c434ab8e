"""Four robots bid boards, and what that shows of a system."""

from __future__ import annotations

from random import Random

import pytest

from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import MOST_CALLS, auction_of, bid_out, dealt, dealt_hand
from bridgetutor.bidding.rule import Agreement, Forcing, rule
from bridgetutor.bidding.survey import Gap, Survey, Tally
from bridgetutor.bidding.system import System
from bridgetutor.hands.claims import ALWAYS, SPADES, length, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import BIDS, Auction
from bridgetutor.rules.hands import FULL_PACK, Hand
from tests.bidding.toy import READER

SAMPLE = tuple(dealt_hand(Random(seed)) for seed in range(100))


def tally(reader: Reader, boards: int = 30) -> Tally:
    return Survey(reader, SAMPLE).of(dealt(number, Random(number)) for number in range(1, boards + 1))


def of(*agreements: Agreement) -> Reader:
    return Reader.both(System.of("t", phrase("T"), agreements))


def test_a_board_is_dealt_from_its_number_and_a_seed() -> None:
    board = dealt(7, Random(3))
    assert board == dealt(7, Random(3))
    assert board.deal != dealt(7, Random(4)).deal
    assert board.deal.faults() == ()
    assert (board.dealer.letter, board.vulnerability.value) == ("S", "All")


def test_an_auction_is_bid_to_its_end() -> None:
    board = dealt(1, Random(1))
    auction = auction_of(board, READER)
    steps = list(bid_out(board, READER))
    assert auction.is_over
    assert tuple(step.call for step in steps) == auction.calls
    assert all(step.hand == board.deal[step.situation.me] for step in steps)


def test_counts_add_up() -> None:
    whole, parts = tally(READER), Tally()
    for first in (1, 11, 21):
        part = Survey(READER, SAMPLE).of(dealt(n, Random(n)) for n in range(first, first + 10))
        parts.add(part)
    assert parts == whole
    assert whole.boards == 30
    assert whole.faults == 0
    assert sum(whole.spots.values()) == sum(whole.gaps.values())
    assert 0 < whole.gap_share(free=True) < 1
    assert whole.gap_count(free=True) + whole.gap_count(free=False) == sum(whole.gaps.values())


@pytest.mark.parametrize(
    ("pattern", "promise", "gap"),
    [("1C", ALWAYS, Gap.WIDE), ("1C", points(3), Gap.WIDE), ("... 1C", points(20, 40), Gap.ANYWHERE)],
)
def test_a_rule_that_says_nothing_is_a_gap(pattern: str, promise: object, gap: Gap) -> None:
    said = points(3) if promise == points(3) else points(20) if gap is Gap.ANYWHERE else ALWAYS
    found = tally(of(Agreement("a", phrase("A"), (rule(pattern, said), rule("P", ALWAYS)))))
    assert found.gaps[True, gap] > 0
    assert (f"a: {pattern}" in found.loose) is (gap is Gap.WIDE)


def test_a_call_without_a_rule_is_a_gap() -> None:
    found = tally(of(Agreement("a", phrase("A"), ())))
    assert found.gaps[True, Gap.PRINCIPLE] == found.calls[True] == 120


def test_a_broken_promise_is_found() -> None:
    """Every bid up to three of a suit promises spades: who has none and must bid breaks the promise."""
    asks = rule("1C", points(0), forcing=Forcing.ROUND)
    steps = (rule(f"1C - {bid}", length(SPADES, 13)) for bid in BIDS[1:20])
    found = tally(of(Agreement("a", phrase("A"), (asks, *steps))), 5)
    assert found.broken
    assert "13 spades" in found.broken[0].says
    assert found.faults == len(found.broken)


def test_endless_auctions_are_cut_off() -> None:
    every = Agreement("a", phrase("A"), tuple(rule(f"... {bid}", ALWAYS) for bid in BIDS))
    found = tally(of(every), 3)
    assert found.too_long == []
    assert len(BIDS) + 3 < MOST_CALLS
    (longest,) = {len(auction_of(dealt(n, Random(n)), of(every)).calls) for n in range(1, 4)}
    assert longest == len(BIDS) + 3


def test_an_exception_is_a_finding() -> None:
    broken = Survey(READER, ()).of([dealt(1, Random(1))])
    assert len(broken.crashed) == 1
    assert "ZeroDivisionError" in broken.crashed[0].says


def test_a_random_hand_has_thirteen_cards() -> None:
    hand = dealt_hand(Random(1))
    assert isinstance(hand, Hand)
    assert len(hand) == 13
    assert hand - FULL_PACK == Hand()


def test_an_auction_starts_with_the_dealer() -> None:
    assert auction_of(dealt(2, Random(5)), READER).dealer == Auction(dealt(2, Random(5)).dealer).dealer
