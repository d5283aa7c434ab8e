"""The fast ways to read deals, auctions and plays find what the careful ones find."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.phrase import Phrase
from bridgetutor.rules.auction import CALLS, Auction, Call
from bridgetutor.rules.cards import PACK
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation import pbn
from bridgetutor.rules.notation.pbn import deals, plain
from bridgetutor.rules.notation.pbn.bidding import Bidding
from bridgetutor.rules.notation.pbn.following import Following
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.strategies import boards, partly_known_deals, plays, seats, unhurried


@unhurried
@given(boards())
def test_a_note_makes_it_slow_and_changes_nothing(record: BoardRecord) -> None:
    text = pbn.write([record])
    careful = (
        text.replace('[Auction "', '{-}[Auction "').replace("Pass\n", "Pass {-}\n").replace("*\n", "* {-}\n")
    )
    for card in record.cards[:1]:
        careful = careful.replace(f"\n{card}", f"\n{card} {{-}}").replace(f" {card}", f" {card} {{-}}")
    read = pbn.read(careful).boards[0]
    assert replace(read, comments=()) == record == pbn.read(text).boards[0]


@given(seats, st.lists(st.sampled_from(CALLS), max_size=12))
def test_calls_are_judged_as_the_auction_judges(dealer: Seat, calls: list[Call]) -> None:
    bidding = Bidding(dealer)
    for call in CALLS * 2:
        assert bidding.may(call) == bidding.auction.is_legal(call)
    for call in calls:
        assert bidding.fault(call) == (None if bidding.may(call) else _says(bidding.auction, call))
        if bidding.may(call):
            bidding.add(call)
    assert all(bidding.may(call) == bidding.auction.is_legal(call) for call in CALLS)


def _says(auction: Auction, call: Call) -> Phrase | None:
    fault = auction.fault(call)
    return None if fault is None else fault.says


@unhurried
@given(plays())
def test_cards_are_judged_as_the_play_judges(play: Play) -> None:
    following = Following(play.before(0))
    for card in play.cards:
        assert following.add(card) is None
    assert following.play == play
    assert following.won == [
        sum(t.winner(play.strain).side == side for t in play.complete_tricks) for side in (0, 1)
    ]
    if not play.is_over:
        assert following.turn is play.turn
    for card in PACK[::5]:
        fault = play.fault(card)
        if fault is not None:
            assert following.add(card) == fault.says


@given(partly_known_deals() | st.text("NESW:.-AKQJT98765432 k").map(lambda text: f"N:{text}"))
def test_deals_are_read_as_deals_read_themselves(deal: Deal | str) -> None:
    text = str(deal)
    try:
        expected = Deal.parse(text)
    except BridgeError:
        expected = None
    try:
        assert deals.parse(text) == expected
    except BridgeError:
        assert expected is None
    if isinstance(deal, Deal):
        assert deals.is_complete(deal) == (deal.is_complete and not deal.faults())


def test_a_card_that_cannot_be_makes_the_fast_way_give_up() -> None:
    deal = Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8")
    play = pbn.read(f'[Deal "{deal}"]\n[Contract "3N by S"]').boards[0].play
    assert play is not None
    assert plain.cards("HK H5 H2 H4\nHQ H7 H3 HA *", play, Seat.WEST) is not None
    for body in (
        "HK H5 H2 D5",
        "HK H5 H2 HX",
        "H7 H5 H2 H4",
        "HK - - H4",
        "HK H5 - - SA - - -",
        "HK HK H5 H2",
    ):
        assert plain.cards(body, play, Seat.WEST) is None
