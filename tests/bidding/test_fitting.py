"""The calls that fit, and the nearest that do not: what they promise beside what the hand has."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.fitting import fitting
from bridgetutor.bidding.reader import Reader
from bridgetutor.rules.auction import Auction, parse_call
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.wording import Wording

SAYC = system("sayc")


def said(hand: str, calls: str, *, ends: bool = False) -> str:
    auction = Auction(Seat.NORTH, tuple(map(parse_call, calls.split())))
    situation = Reader.both(SAYC).read(auction, Vulnerability.NONE)
    return Wording.english().render(fitting(choose(Hand.parse(hand), situation, SAYC), ends=ends))


@pytest.mark.parametrize(
    ("hand", "calls", "nearest"),
    [
        ("K764.AQT64.54.83", "P 1D P", "Pass (at most 6 points; you hold 9 points)"),
        ("KQ2.KQ2.JT3.K874", "3D", "3NT (15–21 points; you hold 14 points)"),
        ("J93.T2.KT952.T74", "P 1H", "3♦ (6–7 diamonds; you hold 5 diamonds)"),
    ],
)
def test_of_a_single_call_it_is_told_what_the_nearest_others_promise(
    hand: str, calls: str, nearest: str
) -> None:
    told = said(hand, calls)
    assert told.startswith("Only one call fits your hand. The nearest others promise something else: ")
    assert nearest in told


def test_of_several_all_are_told_and_none_is_named_the_best() -> None:
    assert said("AQ32.K53.QJ4.A92", "") == "These calls promise nothing that you do not hold: 1♣ and 1NT."


def test_what_only_common_sense_would_bid_is_no_near_miss() -> None:
    told = said("J732.Q2.J8743.T9", "P P 1H P 1S P 2C")
    assert "22+" not in told


def test_that_a_pass_ends_the_auction_is_told() -> None:
    assert said("Q862.Q95.T6532.7", "P P P 1H P P", ends=True).startswith(
        "If you pass here, the auction is over."
    )


def test_where_no_agreement_is_left_nothing_is_compared() -> None:
    told = said("J732.Q2.J8743.T9", "P P 1H P 1S P 2C P 3N P P", ends=True)
    assert told == "No agreed bid is left that is nearly right for your hand. What remains?"
