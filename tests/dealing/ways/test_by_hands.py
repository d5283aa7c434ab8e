"""The hands that one seat may have, against figures that are known."""

from __future__ import annotations

from math import comb
from random import Random

import pytest

from bridgetutor.dealing.ways.by_hands import ByHands, OneHand
from bridgetutor.dealing.ways.way import ALL_DEALS
from bridgetutor.hands import claims as c
from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import HEARTS, SPADES
from bridgetutor.rules.cards import Card, Rank
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat

ACE, KING = Card(SPADES, Rank.ACE), Card(SPADES, Rank.KING)


@pytest.mark.parametrize(
    ("claim", "hands"),
    [
        (c.ALWAYS, comb(52, 13)),
        (c.NEVER, 0),
        # The Official Encyclopedia of Bridge, "Mathematical tables".
        (c.points(10, 10), 59723754816),
        (c.points(37), 4),
        (c.length(SPADES, 5, 5), comb(13, 5) * comb(39, 8)),
        (c.points(10, 10) & c.length(SPADES, 13), 1),
        (c.length(SPADES, 12) | c.length(HEARTS, 12), 2 * (1 + 13 * 39)),
        (c.holding(ACE), comb(51, 12)),
        (~c.holding(ACE), comb(51, 13)),
        (c.holding(ACE) & ~c.holding(KING), comb(50, 12)),
        (c.holding(ACE) & c.points(0, 3), 0),
        (c.holding(ACE) & c.points(4, 4), comb(36, 12)),
        (c.holding(ACE) & ~c.holding(KING) & c.length(SPADES, 1, 1), comb(39, 12)),
    ],
)
def test_hands_are_counted(claim: Claim, hands: int) -> None:
    assert OneHand(claim).total == hands


def test_a_hand_has_the_cards_that_are_named_and_not_the_others() -> None:
    claim = c.holding(ACE) & ~c.holding(KING) & c.points(4, 6)
    hand, random = OneHand(claim), Random(1)
    for _ in range(100):
        assert claim.holds(Hand(hand.drawn(random)))


def test_two_hands_of_the_same_card_are_no_deal() -> None:
    both = ByHands({seat: OneHand(c.holding(ACE)) for seat in (Seat.NORTH, Seat.EAST)})
    assert all(both.drawn(Random(seed)) is None for seed in range(50))


def test_without_any_hand_it_is_all_deals() -> None:
    assert ByHands({}).total == ALL_DEALS
    assert ByHands({Seat.EAST: OneHand(c.ALWAYS)}).total == ALL_DEALS
    deal = ByHands({}).drawn(Random(1))
    assert deal is not None
    assert deal.faults() == ()
