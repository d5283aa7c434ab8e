"""What a claim leaves of shape and honours holds every hand that keeps it, and nothing that can be told to break it."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridgetutor.dealing.named import NAMED, Named
from bridgetutor.dealing.possible import honours, shapes
from bridgetutor.hands import claims as c
from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import HEARTS, SPADES
from bridgetutor.hands.facts.tables import ACES, JACKS, KINGS, QUEENS
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand
from tests.hands.claim_strategies import any_hands, claims


def lengths_of(hand: Hand) -> tuple[int, ...]:
    return tuple(hand.length(suit) for suit in Suit)


def honours_of(hand: Hand) -> tuple[int, ...]:
    held = [(hand.bits & rank).bit_count() for rank in (ACES, KINGS, QUEENS, JACKS)]
    return (*held, 13 - sum(held))


@given(claims, any_hands)
def test_a_hand_that_keeps_the_claim_is_left(claim: Claim, hand: Hand) -> None:
    kept = claim if claim.holds(hand) else ~claim
    assert lengths_of(hand) in shapes(kept)
    assert honours_of(hand) in honours(kept)


@given(any_hands)
def test_named_hands_are_left_too(hand: Hand) -> None:
    for named in NAMED:
        kept = named if named.holds(hand) else ~named
        assert isinstance(kept, Named)
        assert lengths_of(hand) in shapes(kept)
        assert honours_of(hand) in honours(kept)


@pytest.mark.parametrize(
    ("claim", "left"),
    [
        (c.ALWAYS, 560),
        (c.NEVER, 0),
        (c.balanced(), 4 + 12 + 12),
        (c.length(SPADES, 13), 1),
        (c.longer(HEARTS, SPADES) & c.length(HEARTS, 0, 1), 13),
        (c.balanced() | c.points(12), 560),
        (c.balanced() & c.points(12), 28),
        (c.stopper(SPADES), 560 - 105),
        (c.points(37), 560),
    ],
)
def test_shapes_that_are_left(claim: Claim, left: int) -> None:
    assert len(shapes(claim)) == left


@pytest.mark.parametrize(
    ("claim", "left"),
    [
        (c.NEVER, 0),
        (c.points(0, 0), 1),
        (c.points(37), 1),
        (
            c.aces(4) & c.kings(4),
            len([1 for queens in range(5) for jacks in range(5) if queens + jacks <= 5]),
        ),
        (c.controls(12), len([1 for queens in range(5) for jacks in range(5) if queens + jacks <= 5])),
        (c.holding(Card(SPADES, Rank.ACE)) & c.points(0, 3), 0),
        (c.points(0, 3) & c.length(SPADES, 5), len(honours(c.points(0, 3)))),
    ],
)
def test_honours_that_are_left(claim: Claim, left: int) -> None:
    assert len(honours(claim)) == left
